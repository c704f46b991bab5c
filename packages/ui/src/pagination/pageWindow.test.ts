import { assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { clampPage, pageCount, pageWindow, parsePage, SLOTS } from "./pageWindow.js";

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [236, 10, 24],
  [1000, 15, 67],
])("%i entries by %i are %i pages", (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  [7, 24, 7],
  [0, 24, 1],
  [-3, 24, 1],
  [99, 24, 24],
  [2.9, 24, 2],
  [Number.NaN, 24, 1],
  [Infinity, 24, 1],
])("page %d of %i is %i", (page, pages, clamped) => {
  expect(clampPage(page, pages)).toBe(clamped);
});

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, null, 6]],
  [3, 24, [1, 2, 3, 4, null, 24]],
  [4, 24, [1, null, 3, 4, 5, null, 24]],
  [7, 24, [1, null, 6, 7, 8, null, 24]],
  [21, 24, [1, null, 20, 21, 22, null, 24]],
  [22, 24, [1, null, 21, 22, 23, 24]],
  [24, 24, [1, null, 21, 22, 23, 24]],
])("page %i of %i shows %j", (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test("at most five numbers, rising, with the first, the current, its neighbours and the last", () => {
  assert(
    property(integer({ min: 1, max: 2000 }), nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const shown = pageWindow(page, pages);
      const numbers = shown.filter((number) => number !== null);
      expect(numbers.length).toBe(Math.min(pages, SLOTS));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const must of [1, page - 1, page, page + 1, pages]) if (must >= 1 && must <= pages) expect(numbers).toContain(must);
      shown.forEach((number, index) => {
        if (number === null) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(1);
        else if (typeof shown[index - 1] === "number") expect(number - Number(shown[index - 1])).toBe(1);
      });
    }),
  );
});

test.each([
  ["3", 3],
  [" 12 ", 12],
  ["１２", 12],
  ["007", 7],
  ["0", null],
  ["-3", null],
  ["1.5", null],
  ["", null],
  ["三", null],
  ["9".repeat(30), null],
])("“%s” typed is %s", (text, page) => {
  expect(parsePage(text)).toBe(page);
});
