import fc from "fast-check";
import { expect, test } from "vitest";
import { gridTarget } from "./gridTarget.js";

// 0 1 2
// 3 4 5
// 6
test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 4, 6],
  ["ArrowDown", 3, 6],
  ["ArrowDown", 6, -1],
  ["ArrowUp", -1, 6],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 1, -1],
  ["ArrowRight", 2, 3],
  ["ArrowRight", 6, undefined],
  ["ArrowRight", -1, undefined],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, undefined],
  ["PageDown", 0, 6],
  ["PageUp", 6, 0],
  ["PageDown", -1, undefined],
  ["Home", 3, undefined],
  ["a", 3, undefined],
])("%s from %s leads to %s", (key, active, target) => {
  expect(gridTarget(key, active, 7, 3)).toBe(target);
});

test("from right to left the arrows change places; in one column they belong to the text", () => {
  expect(gridTarget("ArrowRight", 3, 7, 3, true)).toBe(2);
  expect(gridTarget("ArrowLeft", 3, 7, 1)).toBeUndefined();
});

test("Down alone comes from the field through every row and back to the field", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 8 }), (count, columns) => {
      let active = gridTarget("ArrowDown", -1, count, columns)!;
      const rows = new Set<number>();
      while (active >= 0) {
        rows.add(Math.floor(active / columns));
        active = gridTarget("ArrowDown", active, count, columns)!;
      }
      expect(rows.size).toBe(Math.ceil(count / columns));
    }),
  );
});
