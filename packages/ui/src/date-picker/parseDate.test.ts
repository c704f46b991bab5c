import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDate } from "./parseDate.js";

test.each([
  ["2026-11-20", "2026-11-20"],
  ["20261120", "2026-11-20"],
  ["2026/1/5", "2026-01-05"],
  ["2026.01.05", "2026-01-05"],
  ["2026年11月20日", "2026-11-20"],
  ["2026 年 1 月 5 日", "2026-01-05"],
  ["２０２６１１２０", "2026-11-20"],
  [" 2026-11-20 ", "2026-11-20"],
  ["2024-02-29", "2024-02-29"],
  ["2026-02-29", null],
  ["2026-13-01", null],
  ["2026-00-10", null],
  ["2026-11-31", null],
  ["26-11-20", null],
  ["2026-11", null],
  ["昨天", null],
  ["", null],
  ["2026-11-20-1", null],
  ["202611201", null],
])("%j is the day %s", (text, date) => {
  expect(parseDate(text, "date")).toBe(date);
});

test.each([
  ["2026-11", "2026-11"],
  ["202611", "2026-11"],
  ["2026年1月", "2026-01"],
  ["2026/13", null],
  ["2026-11-20", null],
])("%j is the month %s", (text, month) => {
  expect(parseDate(text, "month")).toBe(month);
});

test("every day comes back from each way of writing it", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("3018-01-01T00:00:00Z"), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split("-").map(Number);
      for (const text of [iso, iso.replaceAll("-", ""), `${year}年${month}月${day}日`, `${year}/${month}/${day}`]) expect(parseDate(text, "date")).toBe(iso);
    }),
  );
});
