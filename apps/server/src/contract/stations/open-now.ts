import type { Schedule } from "../../province/families/stations/hours";
import { localDate, isHoliday, isMakeUpDay } from "../../common/deadline";

const MONDAY = 1;
const SUNDAY = 7;

const clockFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Shanghai", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The weekday by which a day is worked, 1 Monday to 7 Sunday: a make-up day counts as a Monday. */
const weekdayOf = (day: string): number => (isMakeUpDay(day) ? MONDAY : new Date(day).getUTCDay() || SUNDAY);

/** Whether an office with these hours is open, by the clock and calendar of the province. It is open at `from` and closed at `to`. */
export function isOpen({ days, from, to, lunch }: Schedule, now: Date): boolean {
  const day = localDate(now);
  if (isHoliday(day) || !days.includes(weekdayOf(day))) return false;
  const clock = clockFormat.format(now);
  return clock >= from && clock < to && !(lunch && clock >= lunch.from && clock < lunch.to);
}
