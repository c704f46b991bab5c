import { expect, test } from "vitest";
import { toggled } from "./toggled.js";

test.each([
  [[], "a", true, false, ["a"]],
  [["a"], "b", true, false, ["a", "b"]],
  [["a"], "b", true, true, ["b"]],
  [["a", "b"], "a", false, false, ["b"]],
  [["a"], "a", false, true, []],
  [["a"], "a", true, false, ["a"]],
  [["a"], "b", false, false, ["a"]],
])("%j, %s open %s, accordion %s → %j", (keys, key, open, accordion, expected) => {
  expect(toggled(keys, key, open, accordion)).toEqual(expected);
});
