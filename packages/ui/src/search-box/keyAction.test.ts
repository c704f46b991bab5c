import { expect, test } from "vitest";
import { keyAction, type KeyAction, type ListState } from "./keyAction.js";

const closed: ListState = { open: false, active: -1, count: 3 };
const opened: ListState = { open: true, active: 1, count: 3 };

test.each<[string, boolean, ListState, KeyAction | undefined]>([
  ["ArrowDown", false, closed, { open: true, active: 0 }],
  ["ArrowUp", false, closed, { open: true, active: 2 }],
  ["ArrowDown", false, opened, { open: true, active: 2 }],
  ["ArrowDown", false, { open: false, active: -1, count: 0 }, { open: true, active: -1 }],
  ["ArrowDown", true, closed, { open: true, active: -1 }],
  ["ArrowUp", true, opened, { open: false, active: -1 }],
  ["Enter", false, opened, "pick"],
  ["Enter", false, { ...opened, active: -1 }, undefined],
  ["Enter", false, { ...opened, open: false }, undefined],
  ["Escape", false, opened, { open: false, active: -1 }],
  ["Escape", false, closed, "clear"],
  ["Home", false, opened, undefined],
  ["a", false, opened, undefined],
])("%s (Alt: %s) on %o → %o", (key, altKey, state, answer) => {
  expect(keyAction({ key, altKey }, state)).toEqual(answer);
});
