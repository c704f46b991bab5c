import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { ToastRegion } from "./index.js";

test("the server sends an empty place; in the browser it is a named live region before anything comes into it", async () => {
  const { html, container } = await renderThenHydrate(<ToastRegion />);
  expect(html).not.toContain("role=");
  const region = container.querySelector("[role=region]")!;
  expect([region.getAttribute("aria-label"), region.getAttribute("aria-live"), region.textContent]).toEqual(["消息", "polite", ""]);
});
