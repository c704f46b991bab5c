import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Drawer } from "./index.js";

test("closed it is there, named, at its edge", async () => {
  const { html, container } = await renderThenHydrate(
    <Drawer title="筛选" side="bottom" footer="24 件">
      区域
    </Drawer>,
  );
  expect(html).not.toMatch(/<dialog[^>]* open/);
  const dialog = container.querySelector("dialog")!;
  expect(document.getElementById(dialog.getAttribute("aria-labelledby")!)?.textContent).toBe("筛选");
  expect([dialog.dataset["side"], dialog.querySelector("footer")?.textContent]).toEqual(["bottom", "24 件"]);
});
