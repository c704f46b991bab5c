import { isHoliday, isMakeUpDay } from "../../common/deadline";
import type { Schedule } from "../../province/families/stations/hours";

/** Days ahead for which one can book, today included. */
export const BOOKING_DAYS = 14;
/** Length of a slot in minutes. */
const MINUTES = 30;
const DAY = 86_400_000;
const MONDAY = 1;
const SUNDAY = 7;

const weekdayOf = (day: string): number => (isMakeUpDay(day) ? MONDAY : new Date(day).getUTCDay() || SUNDAY);

/** The days of the coming two weeks on which an office is open. @param today 2026-11-20 */
export const openDays = ({ days }: Schedule, today: string): string[] =>
  Array.from({ length: BOOKING_DAYS }, (_, ahead) => new Date(Date.parse(today) + ahead * DAY).toISOString().slice(0, 10)).filter(
    (day) => !isHoliday(day) && days.includes(weekdayOf(day)),
  );

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** When the slots of a day begin: every half hour that ends before the office closes, and before lunch. */
export function slotsOf({ from, to, lunch }: Schedule): string[] {
  const periods = lunch
    ? [
        [from, lunch.from],
        [lunch.to, to],
      ]
    : [[from, to]];
  return periods.flatMap(([opens = from, closes = to]) => {
    const count = Math.floor((minutesOf(closes) - minutesOf(opens)) / MINUTES);
    return Array.from({ length: Math.max(0, count) }, (_, index) => clockOf(minutesOf(opens) + index * MINUTES));
  });
}
