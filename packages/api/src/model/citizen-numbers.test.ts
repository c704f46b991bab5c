import fc from "fast-check";
import { expect, test } from "vitest";
import { isCreditCode, isIdNumber, isMobile, isSampleMobile } from "./citizen-numbers";

test.each([
  ["11010519491231002X", true], // the example of GB 11643 itself
  ["110105194912310021", false],
  ["11010519491231002x", false],
  ["11010519491231002", false],
  ["44999920240229001X", true],
  ["449999202402290011", false],
  ["440106202402290014", true],
  ["440106202302290017", false], // 29 February of a year that has none, with the right check digit
  ["440106199013010010", false],
  ["110105189912310023", false], // the day before the first birthday that is taken, with the right check digit
  ["110105190001010028", true],
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

test.each([
  ["13800138000", true, false],
  ["19912345678", true, false],
  ["12345678901", false, false],
  ["1380013800", false, false],
  ["10000000106", false, true],
  ["+8613800138000", false, false],
])("mobile %s: %s, of a sample: %s", (number, mobile, sample) => {
  expect([isMobile(number), isSampleMobile(number)]).toEqual([mobile, sample]);
});
