import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { LoadingBar } from "./index.js";

test("the server sends no bar, only the place for its word", async () => {
  const { html } = await renderThenHydrate(<LoadingBar active />);
  expect(html).not.toContain("progressbar");
  expect(html).toContain('role="status"');
});
