import fc from "fast-check";
import { expect, test } from "vitest";
import { heightOfRows, visibleRows } from "./visibleRows.js";

test("what is in sight is drawn, and never many more", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: -2000, max: 60_000 }),
      fc.integer({ min: 1, max: 2000 }),
      (heights, top, height) => {
        const heightOf = (index: number) => heights[index]!;
        const { from, to } = visibleRows(heights.length, heightOf, top, top + height);
        expect(0 <= from && from < to && to <= heights.length).toBe(true);
        for (const index of heights.keys()) {
          const begin = heightOfRows(heightOf, 0, index);
          if (begin < top + height && begin + heights[index]! > top) expect(from <= index && index < to, `row ${index}`).toBe(true);
        }
        expect(to - from).toBeLessThanOrEqual(height / 20 + 18);
      },
    ),
  );
});

test.each([
  ["at the head", 0, 400, { from: 0, to: 16 }],
  ["in the middle, in steps of eight", 4000, 4400, { from: 96, to: 112 }],
  ["below its end the last rows stay", 99_000, 99_400, { from: 992, to: 1000 }],
  ["above its head the first rows stay", -900, -500, { from: 0, to: 8 }],
])("%s", (_, top, bottom, span) => {
  expect(visibleRows(1000, () => 40, top, bottom)).toEqual(span);
});

test("without rows nothing is drawn", () => {
  expect(visibleRows(0, () => 40, 0, 400)).toEqual({ from: 0, to: 0 });
});
