import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { SideMenu } from "./index.js";

test("a named list of anchors, open without scripts", async () => {
  const { html, container } = await renderThenHydrate(
    <SideMenu
      items={[
        { id: "can", label: "我能办吗" },
        { id: "materials", label: "申请材料" },
      ]}
    />,
  );
  expect(container.querySelector("nav")?.getAttribute("aria-label")).toBe("本页目录");
  expect([...container.querySelectorAll("li a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["我能办吗", "#can"],
    ["申请材料", "#materials"],
  ]);
  expect(html).not.toContain("data-open");
  expect(container.querySelector("ul")?.dataset["open"]).toBe("false");
});
