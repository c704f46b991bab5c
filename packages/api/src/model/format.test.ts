import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeHtml, shortNumber } from "./format";

test.each([
  ["&lt;p&gt;通知&lt;/p&gt;", "<p>通知</p>"],
  ["A &amp; B", "A & B"],
  ["&amp;lt;", "&lt;"],
  ["&quot;引号&apos;&#39;&#x27;", "\"引号'''"],
  ["a&nbsp;b", "a b"],
  ["&#24191;&#x5DDE;", "广州"],
  ["&NBSP;&Lt;", " <"],
  ["&copy;&unknown;&constructor;", "&copy;&unknown;&constructor;"],
  ["&#0;&#9999999;", "&#0;&#9999999;"],
  ["50 & 60; &", "50 & 60; &"],
])("%s → %s", (text, decoded) => {
  expect(decodeHtml(text)).toBe(decoded);
});

const encode = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

test("text that was encoded comes back", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeHtml(encode(text))).toBe(text);
    }),
  );
});

test.each([
  [0, 0, ""],
  [9999, 9999, ""],
  [10_000, 10_000, ""],
  [10_001, 1, "万"],
  [12_345, 1.23, "万"],
  [99_994_999, 9999.5, "万"],
  [99_999_999, 1, "亿"],
  [100_000_000, 1, "亿"],
  [123_456_789, 1.23, "亿"],
  [999_999_999_999, 1, "万亿"],
  [1_234_500_000_000, 1.23, "万亿"],
  [12_345_000_000_000_000, 12_345, "万亿"],
])("%i is %d %s", (number, value, unit) => {
  expect(shortNumber(number)).toEqual({ value, unit });
});

test("says the same number, to two digits behind the point, and nothing above 10000 while a unit is left", () => {
  const power = { "": 1, 万: 1e4, 亿: 1e8, 万亿: 1e12 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e15 }), (number) => {
      const { value, unit } = shortNumber(number);
      expect(Math.abs(value * power[unit] - number)).toBeLessThanOrEqual(0.005 * power[unit] + 1);
      expect(value <= 10_000 || unit === "万亿").toBe(true);
    }),
  );
});
