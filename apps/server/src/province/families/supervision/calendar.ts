import { deadlineOf } from "../../../common/deadline";

const DAY = 86_400_000;

/** The day so many days after another: 2026-11-20, 1 → 2026-11-21. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The month so many months after another: 2026-11, −1 → 2026-10. */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The days of a stretch of time, with its working days numbered, so that a deadline is found by one addition. */
export type WorkCalendar = {
  /** Days and working days of a month within the stretch. */
  month(month: string): { days: readonly string[]; workdays: readonly string[] };
  /** The working day so many after a day; 0: the day itself. */
  after(day: string, workdays: number): string;
};

/** @param first 2024-11-01, @param last a day so late that no deadline lies behind it */
export function workCalendar(first: string, last: string): WorkCalendar {
  const workdays: string[] = [];
  /** How many working days there are up to each day, itself included. */
  const upTo = new Map<string, number>();
  const months = new Map<string, { days: string[]; workdays: string[] }>();
  let next = deadlineOf(dayAfter(first, -1), 1).date;
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    const entry = months.get(day.slice(0, 7)) ?? { days: [], workdays: [] };
    months.set(day.slice(0, 7), entry);
    entry.days.push(day);
    if (day === next) {
      workdays.push(day);
      entry.workdays.push(day);
      next = deadlineOf(day, 1).date;
    }
    upTo.set(day, workdays.length);
  }
  return {
    month: (month) => months.get(month) ?? { days: [], workdays: [] },
    after(day, count) {
      if (count === 0) return day;
      const found = workdays[(upTo.get(day) ?? 0) + count - 1];
      if (found === undefined) throw new RangeError(`${count} working days after ${day} lie outside the calendar`);
      return found;
    },
  };
}
