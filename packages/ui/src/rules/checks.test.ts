import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, isEmpty, isOfType, isUrl } from "./checks.js";
import type { RuleType } from "./Rule.js";

test.each([
  ["chen@example.cn", true],
  ["chen.xm+gd@mail.example.com.cn", true],
  ["陈@例子.中国", true],
  ["chen", false],
  ["chen@", false],
  ["@example.cn", false],
  ["chen@localhost", false],
  ["a b@example.cn", false],
  ["a@@example.cn", false],
  [".a@example.cn", false],
  ["a..b@example.cn", false],
  ["a@-example.cn", false],
  ["a@example..cn", false],
  ["a@example.cn,b@example.cn", false],
  [`${"a".repeat(65)}@example.cn`, false],
  [`a@${"a".repeat(260)}.cn`, false],
])("email %s: %s", (text, fine) => {
  expect(isEmail(text)).toBe(fine);
});

test.each([
  ["https://www.example.cn/path?x=1#y", true],
  ["http://例子.中国", true],
  ["ftp://example.cn", true],
  ["HTTPS://EXAMPLE.CN", true],
  ["example.cn", false],
  ["//example.cn", false],
  ["javascript:alert(1)", false],
  ["https://", false],
  ["https://a b.cn", false],
  ["http://[", false],
])("url %s: %s", (text, fine) => {
  expect(isUrl(text)).toBe(fine);
});

test("no text makes them slow", () => {
  const started = performance.now();
  for (const part of ["a", "a.", "@", "a@", "-", "://", "%"]) {
    isEmail(part.repeat(100_000));
    isUrl(`https://${part.repeat(100_000)}`);
  }
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each<[RuleType, unknown[], unknown[]]>([
  ["string", ["", "字"], [1, null]],
  ["number", [0, 1.5, -1], ["1", Number.NaN]],
  ["integer", [0, -3], [1.5, "1"]],
  ["float", [1.5], [1, "1.5"]],
  ["boolean", [true, false], [0, "true"]],
  ["array", [[], [1]], [{}, "a"]],
  ["object", [{}], [[], null, "a"]],
  ["method", [() => 1], [{}]],
  ["regexp", [/a/, "a+"], ["("]],
  ["date", [new Date(0), "2026-11-20", "2026-11"], [new Date(Number.NaN), "2026-13-01", "昨天", 20261120]],
  ["hex", ["#fff", "00FF7f"], ["#ffff", "green"]],
  ["any", [null, 1, "a"], []],
])("type %s", (type, good, bad) => {
  expect(good.filter((value) => !isOfType[type](value))).toEqual([]);
  expect(bad.filter((value) => isOfType[type](value))).toEqual([]);
});

test.each<[unknown, RuleType | undefined, boolean]>([
  [undefined, undefined, true],
  [null, "number", true],
  ["", "email", true],
  [[], "array", true],
  [["", ""], undefined, true],
  [["", ""], "array", false],
  [false, undefined, true],
  [false, "boolean", false],
  [0, undefined, false],
  [" ", undefined, false],
  [[""], undefined, true],
])("empty: %j as %s: %s", (value, type, expected) => {
  expect(isEmpty(value, type)).toBe(expected);
});

test("what is an email has exactly one @ between two parts", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      if (isEmail(text)) expect(text.split("@").map((part) => part.length > 0)).toEqual([true, true]);
    }),
  );
});
