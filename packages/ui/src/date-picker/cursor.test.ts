import { expect, test } from "vitest";
import { cursorTarget, firstYear } from "./cursor.js";

test.each([
  ["ArrowRight", false, "2026-11-21"],
  ["ArrowLeft", false, "2026-11-19"],
  ["ArrowDown", false, "2026-11-27"],
  ["ArrowUp", false, "2026-11-13"],
  ["Home", false, "2026-11-16"],
  ["End", false, "2026-11-22"],
  ["PageDown", false, "2026-12-20"],
  ["PageUp", false, "2026-10-20"],
  ["PageDown", true, "2027-11-20"],
  ["PageUp", true, "2025-11-20"],
  ["a", false, undefined],
])("days: %s with shift %s leads to %s", (key, shift, target) => {
  expect(cursorTarget(key, shift, "2026-11-20", "days", 1)).toBe(target);
});

test("weeks that begin on Sunday", () => {
  expect([cursorTarget("Home", false, "2026-11-20", "days", 0), cursorTarget("End", false, "2026-11-20", "days", 0)]).toEqual(["2026-11-15", "2026-11-21"]);
});

test.each([
  ["ArrowRight", "2026-12-20"],
  ["ArrowDown", "2027-02-20"],
  ["ArrowUp", "2026-08-20"],
  ["Home", "2026-10-20"],
  ["End", "2026-12-20"],
  ["PageDown", "2027-11-20"],
])("months, three in a row: %s leads to %s", (key, target) => {
  expect(cursorTarget(key, false, "2026-11-20", "months", 1)).toBe(target);
});

test.each([
  ["ArrowLeft", "2025-11-20"],
  ["ArrowDown", "2029-11-20"],
  ["Home", "2025-11-20"],
  ["End", "2027-11-20"],
  ["PageDown", "2038-11-20"],
  ["PageUp", "2014-11-20"],
])("years: %s leads to %s", (key, target) => {
  expect(cursorTarget(key, false, "2026-11-20", "years", 1)).toBe(target);
});

test("from right to left the arrows change places", () => {
  expect(cursorTarget("ArrowRight", false, "2026-11-20", "days", 1, true)).toBe("2026-11-19");
});

test.each([
  [2026, 2016],
  [2016, 2016],
  [2027, 2016],
  [2028, 2028],
  [1970, 1968],
])("%d stands in the panel that begins with %d", (year, first) => {
  expect(firstYear(year)).toBe(first);
});
