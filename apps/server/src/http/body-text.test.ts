import { expect, test } from "vitest";
import { bodyText } from "./body-text";

test.each(["\uFEFF事项,工作日\r\n", "<!doctype html><p>事项</p>", ""])("%j comes through whole", async (body) => {
  expect(await bodyText(new Response(body))).toBe(body);
});
