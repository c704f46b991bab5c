import fc from "fast-check";
import { expect, test } from "vitest";
import { localDate, deadlineOf } from "./deadline";

test.each([
  ["a Friday, three weeks", "2026-11-20", 15, "2026-12-11"],
  ["at once", "2026-11-20", 0, "2026-11-20"],
  ["over the National Day week", "2026-09-30", 1, "2026-10-08"],
  ["a Saturday that is worked counts", "2026-10-09", 1, "2026-10-10"],
  ["applied on a Sunday", "2026-11-22", 1, "2026-11-23"],
])("%s: %s + %i → %s", (_, today, days, date) => expect(deadlineOf(today, days)).toEqual({ date, provisional: false }));

test.each([
  ["2026-11-20", { days: 15, unit: "工作日" }, "2026-12-11"],
  ["2026-11-20", { days: 30, unit: "自然日" }, "2026-12-21"], // the 20th is a Sunday
  ["2026-08-31", { days: 1, unit: "个月" }, "2026-09-30"],
  ["2025-11-20", { days: 1, unit: "年" }, "2026-11-20"],
])("from %s a limit of %j ends on %s", (today, limit, date) => expect(deadlineOf(today, 15, limit).date).toBe(date));

test("a year without published holidays is provisional", () => {
  expect(deadlineOf("2026-12-31", 1)).toEqual({ date: "2027-01-01", provisional: true });
  expect(deadlineOf("2026-12-30", 1)).toEqual({ date: "2026-12-31", provisional: false });
});

test("more days never end sooner, and the last day is never before today", () => {
  const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 120 }), (today, days) => {
      const { date } = deadlineOf(today, days);
      expect(date >= today).toBe(true);
      expect(deadlineOf(today, days + 1).date > date).toBe(true);
    }),
  );
});

test("the day is the province's, wherever the server stands", () => {
  expect(localDate(new Date("2026-11-20T15:59:59Z"))).toBe("2026-11-20");
  expect(localDate(new Date("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
});
