import fc from "fast-check";
import { expect, test } from "vitest";
import { isCreditCode, isIdNumber, meaningOf } from "./numbers";

test.each([
  ["11010519491231002X", true], // the example of GB 11643 itself
  ["110105194912310021", false],
  ["11010519491231002x", false],
  ["11010519491231002", false],
  ["", false],
])("identity number %s: %s", (number, right) => {
  expect(isIdNumber(number)).toBe(right);
});

test("one wrong digit is always noticed", () => {
  const right = "11010519491231002X";
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(right[place]) + more) % 10;
      expect(isIdNumber(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false);
    }),
  );
});

test("birthday and gender stand in the number", () => {
  expect(meaningOf("11010519491231002X")).toEqual({ born: "1949-12-31", gender: "女" });
  expect(meaningOf("110105194912310119")).toEqual({ born: "1949-12-31", gender: "男" });
});

test.each([
  ["11440000MB2D0164XH", true],
  ["11440000MB2D0164XJ", false],
  ["11440000553612461J", true],
  ["11440000MB2D0164X", false],
  ["I1440000MB2D0164XH", false],
  ["", false],
])("credit code %s: %s", (code, right) => {
  expect(isCreditCode(code)).toBe(right);
});
