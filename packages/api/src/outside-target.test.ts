import { expect, test } from "vitest";
import { outsideTarget } from "./outside-target.js";

test.each([
  ["https://a.example/x?y=z#w", "https://a.example/x?y=z#w"],
  ["HTTP://A.Example:80", "http://a.example/"],
  ["https://例子.example/", "https://xn--fsqu00a.example/"],
  ["https://user@a.example/", undefined],
  ["https://www.gov.cn\\@a.example/", undefined],
  ["https://a.example/\tb", undefined],
  ["https:a.example", undefined],
  ["//a.example", undefined],
  ["/portal/v2/index", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["ftp://a.example/", undefined],
  ["https://", undefined],
  ["", undefined],
  [null, undefined],
  ["https:\\\\evil.example", undefined],
  ["https:///evil.example/", undefined],
  ["http://www.gov.cn\r\nSet-Cookie: a=b", undefined],
  [`https://a.example/${"x".repeat(2_031)}`, undefined],
  [undefined, undefined],
])("%s leads to %s", (text, url) => {
  expect(outsideTarget(text)?.href).toBe(url);
});

test("2,048 characters are followed", () => {
  const url = `https://a.example/${"x".repeat(2_030)}`;
  expect(url).toHaveLength(2_048);
  expect(outsideTarget(url)?.href).toBe(url);
});
