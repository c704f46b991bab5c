import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { showsFolded, visibleCount } from "./foldedView.js";

test.each([
  [5, 2, 16, 10],
  [8, 2, 16, 16],
  [10, 2, 16, 16],
  [1, 2, 16, 2],
  [0, 2, 16, 1],
])("%i columns × %i lines, at most %i → %i", (columns, lines, most, count) => {
  expect(visibleCount(columns, lines, most)).toBe(count);
});

test("folded, as many show as fit, always the selected one among them", () => {
  assert(
    property(integer({ min: 1, max: 40 }), integer({ min: 1, max: 20 }), integer({ min: -1, max: 39 }), (total, visible, picked) => {
      const selected = picked < total ? picked : -1;
      const shown = Array.from({ length: total }, (_, index) => index).filter((index) => showsFolded(index, visible, selected));
      expect(shown.length).toBe(Math.min(total, visible));
      if (selected >= 0) expect(shown).toContain(selected);
    }),
  );
});
