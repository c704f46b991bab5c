import fc from "fast-check";
import { expect, test } from "vitest";
import { axis, percent, shares } from "./scale.js";

test.each([
  [128400, 0, 150000],
  [820, 0, 1000],
  [100, 0, 100],
  [1, 0, 1],
  [0.03, 0, 0.03],
  [98.6, 94, 100],
  [0, 0, 1],
])("up to %d from %d the axis ends at %d", (largest, start, end) => {
  expect(axis(largest, start).end).toBeCloseTo(end, 9);
});

test("an axis holds its largest value, in at most five even steps", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (largest) => {
      const { end, ticks } = axis(largest);
      expect(end).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
      expect(end).toBeLessThanOrEqual(largest * 2.6);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeCloseTo(end, 9);
    }),
  );
});

test("shares always make a hundred", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1, maxLength: 8 }).filter((values) => values.some(Boolean)),
      (values) => {
        expect(shares(values).reduce((sum, share) => sum + share * 10, 0)).toBeCloseTo(1000, 6);
      },
    ),
  );
  expect(shares([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(shares([0, 0])).toEqual([0, 0]);
});

test("lengths are percent without endless digits", () => {
  expect([percent(1, 3), percent(0, 5), percent(5, 5)]).toEqual(["33.333%", "0%", "100%"]);
});
