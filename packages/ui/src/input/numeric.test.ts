import fc from "fast-check";
import { expect, test } from "vitest";
import { numberOrText, representsValue } from "./numeric.js";

test.each([
  ["12", 12],
  ["-3.5", -3.5],
  ["１２．５", 12.5],
  ["1,234,567.5", 1234567.5],
  [" 8 ", 8],
  ["1.", 1],
  [".5", 0.5],
  ["007", 7],
  ["", ""],
  ["-", "-"],
  ["12岁", "12岁"],
  ["1e5", "1e5"],
  ["0x10", "0x10"],
  ["1,23", "1,23"],
  ["123456789012345678", "123456789012345678"],
])("%j is %j", (text, value) => {
  expect(numberOrText(text)).toBe(value);
});

test("every number of up to fifteen digits comes back from its text", () => {
  fc.assert(
    fc.property(fc.integer({ min: -999999999999999, max: 999999999999999 }), (number) => {
      expect(numberOrText(String(number))).toBe(number);
    }),
  );
});

test.each([
  ["1.", 1, true],
  ["1.0", 1, true],
  ["1", 2, false],
  ["一", "一", true],
  ["", "", true],
])("%j says %j: %j", (text, value, expected) => {
  expect(representsValue(text, value)).toBe(expected);
});
