import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { VisuallyHidden } from "./index.js";

test("the text is in the server's HTML", async () => {
  const { html, container } = await renderThenHydrate(<VisuallyHidden id="hint">共 3 页</VisuallyHidden>);
  expect(html).toContain("共 3 页");
  expect(container.querySelector("#hint")?.textContent).toBe("共 3 页");
});
