import { expect, test } from "vitest";
import { rovingTarget } from "./rovingTarget.js";

const none = [false, false, false];
test.each([
  ["ArrowRight", 0, none, false, 1],
  ["ArrowRight", 2, none, false, 0],
  ["ArrowLeft", 0, none, false, 2],
  ["ArrowLeft", 2, none, false, 1],
  ["Home", 2, none, false, 0],
  ["End", 0, none, false, 2],
  ["ArrowDown", 0, none, false, undefined],
  ["a", 0, none, false, undefined],
  ["ArrowRight", 0, [false, true, false], false, 2],
  ["ArrowLeft", 0, [false, false, true], false, 1],
  ["Home", 2, [true, false, false], false, 1],
  ["End", 0, [false, false, true], false, 1],
  ["ArrowRight", 0, none, true, 2],
  ["ArrowLeft", 0, none, true, 1],
])("%s at %i of %j, rtl %s → %s", (key, index, disabled, rtl, target) => {
  expect(rovingTarget(key, index, disabled, rtl)).toBe(target);
});
