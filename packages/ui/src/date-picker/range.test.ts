import { expect, test } from "vitest";
import { sortRange, selectInRange } from "./range.js";

test("the first press sets the start, the second the end", () => {
  expect(selectInRange(undefined, "2026-11-20")).toEqual({ pending: "2026-11-20" });
  expect(selectInRange("2026-11-20", "2026-12-01")).toEqual({ done: ["2026-11-20", "2026-12-01"] });
});

test("an earlier second press swaps them; the same day twice is one day", () => {
  expect(selectInRange("2026-11-20", "2026-11-11")).toEqual({ done: ["2026-11-11", "2026-11-20"] });
  expect(selectInRange("2026-11-20", "2026-11-20")).toEqual({ done: ["2026-11-20", "2026-11-20"] });
});

test.each([
  ["2026-11-20", "", ["2026-11-20", ""]],
  ["", "2026-11-11", ["", "2026-11-11"]],
  ["2026-12", "2026-11", ["2026-11", "2026-12"]],
])("%j and %j in order", (start, end, result) => {
  expect(sortRange(start, end)).toEqual(result);
});
