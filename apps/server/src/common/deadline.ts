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

/** A limit in its own unit: 60 自然日, 3 个月. */
type Limit = { days: number; unit: string };

/** The same day of a later month, or the last one of a month that is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** When a limit that counts all days ends: a last day that nobody works is followed by the next working day (民法典 第二百零三条). */
function endOf(today: string, { days, unit }: Limit): string {
  let day = unit === "自然日" ? new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10) : monthsLater(today, unit === "年" ? days * 12 : days);
  while (!isWorkday(day)) day = nextDay(day);
  return day;
}

/**
 * The last day if a limit begins on `today`. Working days count from the next one on; 0 means today.
 * @param today 2026-11-20 @param limit in its own unit; counts instead of the working days where it is another one @see GUIDE-19, GUIDE-71
 */
export function deadlineOf(today: string, workingDays: number, limit?: Limit): Deadline {
  let day = limit && limit.unit !== "工作日" ? endOf(today, limit) : today;
  for (let left = day === today ? workingDays : 0; left > 0;) {
    day = nextDay(day);
    if (isWorkday(day)) left -= 1;
  }
  return { date: day, provisional: !publishedYears.has(day.slice(0, 4)) };
}
