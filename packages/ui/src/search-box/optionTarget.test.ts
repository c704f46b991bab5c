import { expect, test } from "vitest";
import { optionTarget } from "./optionTarget.js";

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 1, 3, 2],
  ["ArrowDown", 2, 3, -1],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["ArrowUp", 0, 3, -1],
  ["Home", 1, 3, 1],
])("%s at %i of %i → %i", (key, active, count, target) => {
  expect(optionTarget(key, active, count)).toBe(target);
});
