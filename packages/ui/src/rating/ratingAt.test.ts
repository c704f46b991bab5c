import fc from "fast-check";
import { expect, test } from "vitest";
import { roundToFifths, ratingAt } from "./ratingAt.js";

test.each([
  [0, 0],
  [0.001, 1],
  [0.2, 1],
  [0.21, 2],
  [0.4, 2],
  [0.6, 3],
  [0.8, 4],
  [0.81, 5],
  [1, 5],
  [-0.2, 0],
  [1.3, 5],
])("at %d of the row: %d", (fraction, rating) => {
  expect(ratingAt(fraction, 5)).toBe(rating);
});

test("only whole values from 0 to the number of stars, growing with the place", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 10 }), (one, other, max) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((fraction) => ratingAt(fraction, max)) as [number, number];
      expect(Number.isInteger(low) && low >= 0 && high <= max && low <= high).toBe(true);
    }),
  );
});

test.each([
  [4.6, 4.6],
  [4.56, 4.6],
  [4.49, 4.4],
  [-1, 0],
  [9, 5],
])("an average of %d is drawn as %d", (value, drawn) => {
  expect(roundToFifths(value, 5)).toBe(drawn);
});
