import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, clampDate, dayOfWeek, weeksOf } from "./dates.js";
import { daysInMonth, MAX_DATE, MIN_DATE } from "./isoDate.js";

const day = fc
  .date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("3018-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [2100, 2, 28],
  [2000, 2, 29],
  [2026, 12, 31],
  [2026, 4, 30],
])("%d-%d has %d days", (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
])("%s and %d days is %s", (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-11-20", 2, "2027-01-20"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2024-02-29", 12, "2025-02-28"],
])("%s and %d months is %s", (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});

test("days there and back again; texts are in order of time", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 4000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(addDays(date, days) > date).toBe(true);
    }),
  );
});

test("a month stands in whole weeks, each day once, in order", () => {
  fc.assert(
    fc.property(day, fc.constantFrom(0, 1), (date, weekStart) => {
      const weeks = weeksOf(date.slice(0, 7), weekStart);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && dayOfWeek(week[0]!, weekStart) === 0)).toBe(true);
      expect(days).toEqual([...new Set(days)].toSorted());
      const month = date.slice(0, 7);
      expect(days.filter((other) => other.startsWith(month))).toHaveLength(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
      expect(weeks.every((week) => week.some((other) => other.startsWith(month)))).toBe(true);
    }),
  );
});

test("bounds are kept", () => {
  expect([clampDate("1969-12-31", MIN_DATE, MAX_DATE), clampDate("3018-01-02", MIN_DATE, MAX_DATE), clampDate("2026-11-20", MIN_DATE, MAX_DATE)]).toEqual([
    MIN_DATE,
    MAX_DATE,
    "2026-11-20",
  ]);
});
