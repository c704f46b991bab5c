import fc from "fast-check";
import { expect, test } from "vitest";
import { cellWidth, longestLabel, rowWindow } from "./rowWindow.js";

test("what is in sight is drawn, and never many more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 50, max: 900 }),
      fc.integer({ min: 20, max: 90 }),
      (count, columns, scroll, height, rowHeight) => {
        const rows = Math.ceil(count / columns);
        const top = Math.min(scroll, Math.max(0, rows * rowHeight - height));
        const drawn = rowWindow(count, columns, top, height, rowHeight);
        expect(drawn.rows).toBe(rows);
        expect(drawn.from * rowHeight).toBeLessThanOrEqual(top);
        expect(drawn.to === rows || drawn.to * rowHeight >= top + height).toBe(true);
        expect(drawn.to - drawn.from).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 9);
      },
    ),
  );
});

test("as far as so many are ready, those in sight come first, then those around them", () => {
  const at = (ready: number) => rowWindow(1000, 5, 2000, 300, 50, ready);
  expect(at(0)).toEqual({ from: 40, to: 40, rows: 200, growing: true });
  expect(at(3)).toEqual({ from: 40, to: 43, rows: 200, growing: true });
  expect(at(9)).toEqual({ from: 38, to: 48, rows: 200, growing: true });
  expect(at(12)).toEqual({ from: 36, to: 50, rows: 200, growing: false });
  expect(rowWindow(10, 5, 0, 300, 50, 2)).toEqual({ from: 0, to: 2, rows: 2, growing: false });
  expect(rowWindow(20, 5, 100, 300, 50, 6)).toEqual({ from: 0, to: 4, rows: 4, growing: false });
});

test.each([
  [[], 0],
  [["广州市", "横琴粤澳深度合作区"], 9],
  [["Yuexiu"], 3.72],
])("the longest of %j is %d em", (labels, width) => {
  expect(longestLabel(labels)).toBeCloseTo(width, 5);
});

test("an option is as wide as asked, wider where two lines would not hold its label", () => {
  expect(cellWidth(96, 9, 16, 16)).toBe(96);
  expect(cellWidth(96, 14, 16, 16)).toBe(128);
  expect(cellWidth(96, 9, 20, 16)).toBe(116);
});
