import { addDays, addMonths, dayOfWeek } from "./dates.js";
import type { IsoDate } from "./isoDate.js";

export type CalendarView = "days" | "months" | "years";

/** Years that one panel shows (KIT-DATE-06). */
export const YEARS = 12;
/** Months and years stand in rows of three. */
const ROW = 3;

/** First year of the panel that holds a year. */
export const firstYear = (year: number): number => year - (year % YEARS);

/** Where a key leads the cursor in a grid of days, months or years (APG grid of dates); `undefined` for keys that lead nowhere. */
export function cursorTarget(key: string, shift: boolean, cursor: IsoDate, view: CalendarView, weekStart: number, rtl = false): IsoDate | undefined {
  const step = (count: number) => (view === "days" ? addDays(cursor, count) : addMonths(cursor, view === "months" ? count : count * 12));
  const row = view === "days" ? 7 : ROW;
  const column = view === "days" ? dayOfWeek(cursor, weekStart) : view === "months" ? (Number(cursor.slice(5, 7)) - 1) % ROW : Number(cursor.slice(0, 4)) % ROW;
  const page = { days: shift ? 12 : 1, months: 12, years: YEARS * 12 }[view];
  switch (key) {
    case "ArrowRight":
      return step(rtl ? -1 : 1);
    case "ArrowLeft":
      return step(rtl ? 1 : -1);
    case "ArrowDown":
      return step(row);
    case "ArrowUp":
      return step(-row);
    case "Home":
      return step(-column);
    case "End":
      return step(row - 1 - column);
    case "PageDown":
      return addMonths(cursor, page);
    case "PageUp":
      return addMonths(cursor, -page);
    default:
      return undefined;
  }
}
