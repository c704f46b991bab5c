import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Chart } from "./index.js";

const series = [
  { name: "线上", values: [820, 640] },
  { name: "窗口", values: [240, 180] },
];

test.each(["bar", "line", "share"] as const)("%s: drawn by the server, named, with its numbers in a table", async (kind) => {
  const { html, container } = await renderThenHydrate(<Chart kind={kind} title="办件量" unit=" 件" categories={["社保", "户政"]} series={series} />);
  expect(html).toContain("<svg");
  expect(html).not.toContain("style=");
  const figure = container.querySelector("figure")!;
  expect(document.getElementById(figure.getAttribute("aria-labelledby")!)!.textContent).toBe("办件量");
  expect([...container.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(
    kind === "share" ? ["820 件", "56.2%", "640 件", "43.8%"] : ["820 件", "240 件", "640 件", "180 件"],
  );
  expect(container.querySelector("figure > div")!.getAttribute("aria-hidden")).toBe("true");
});
