import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Textarea } from "./index.js";

test("the server sends a native field with its text and its limit in words", async () => {
  const { html } = await renderThenHydrate(<Textarea aria-label="意见" name="content" defaultValue="很好" maxLength={500} />);
  expect(html).toMatch(/<textarea[^>]*name="content"[^>]*>很好<\/textarea>/);
  expect(html).toContain("最多 500 个字");
  expect(html).not.toMatch(/maxlength/i);
});
