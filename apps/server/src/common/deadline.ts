import { createRequire } from "node:module";

/** The last day of a working-day limit. `provisional`: the holidays of its year are not published yet, so weekends were counted as the only days off. */
export type Deadline = { date: string; provisional: boolean };

/** Days off, and Saturdays and Sundays that are worked for them, as the State Council published them: 2026-10-01 → a name. */
type Calendar = { holidays: Record<string, string>; workdays: Record<string, string> };

// The data of the package and not its functions: those read the time zone of the machine, and west of Greenwich find the day before.
const calendar = createRequire(import.meta.url)("chinese-days/dist/chinese-days.json") as Calendar;
const publishedYears = new Set(Object.keys(calendar.holidays).map((day) => day.slice(0, 4)));

const DAY = 86_400_000;
const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" });

const MINUTE = 60_000;
let lastAsked = { minute: NaN, day: "" };

/** The day in the province: 2026-11-20. Formatting a time zone is slow and every page needs it: cached for one minute. */
export function localDate(now: Date): string {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (minute !== lastAsked.minute) lastAsked = { minute, day: dayFormat.format(now) };
  return lastAsked.day;
}

/** Whether a Saturday or Sunday is worked for a holiday. @param day 2026-10-10 */
export const isMakeUpDay = (day: string): boolean => day in calendar.workdays;

/** Whether a day is a public holiday. @param day 2026-10-01 */
export const isHoliday = (day: string): boolean => !isMakeUpDay(day) && day in calendar.holidays;

function isWorkday(day: string): boolean {
  if (isMakeUpDay(day)) return true;
  const weekday = new Date(day).getUTCDay();
  return !isHoliday(day) && weekday !== 0 && weekday !== 6;
}

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/**
 * The last day if one applies on `today` and `workingDays` are promised. Counting begins on the next working day; 0 means today.
 * @param today 2026-11-20
 */
export function deadlineOf(today: string, workingDays: number): Deadline {
  let day = today;
  for (let left = workingDays; left > 0;) {
    day = nextDay(day);
    if (isWorkday(day)) left -= 1;
  }
  return { date: day, provisional: !publishedYears.has(day.slice(0, 4)) };
}
