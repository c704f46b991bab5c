import { expect, test } from "vitest";
import { isOpen } from "./open-now";

const hall = { days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00", lunch: { from: "12:00", to: "13:00" } };
const weekends = { days: [6, 7], from: "09:00", to: "12:00" };
const beijing = (time: string) => new Date(`${time}+08:00`);

test.each([
  ["a Friday morning", "2026-11-20T09:00", true],
  ["a minute before it opens", "2026-11-20T08:59:59", false],
  ["at lunch", "2026-11-20T12:00", false],
  ["after lunch", "2026-11-20T13:00", true],
  ["a minute before it closes", "2026-11-20T16:59:59", true],
  ["when it closes", "2026-11-20T17:00", false],
  ["just after midnight", "2026-11-20T00:30", false],
  ["a Saturday", "2026-11-21T10:00", false],
  ["a Sunday", "2026-11-22T10:00", false],
  ["National Day, a Thursday", "2026-10-01T10:00", false],
  ["a Saturday that is worked for it", "2026-10-10T10:00", true],
])("a hall on %s", (_, time, open) => expect(isOpen(hall, beijing(time))).toBe(open));

test.each([
  ["a Sunday", "2026-11-22T10:00", true],
  ["a Monday", "2026-11-23T10:00", false],
  ["a Saturday of a holiday", "2026-10-03T10:00", false],
  ["a Saturday that is worked like a Monday", "2026-10-10T10:00", false],
])("an office for weekends on %s", (_, time, open) => expect(isOpen(weekends, beijing(time))).toBe(open));
