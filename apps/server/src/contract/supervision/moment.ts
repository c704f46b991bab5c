import { monthAfter } from "../../province/families/supervision/calendar";
import { localDate } from "../../common/deadline";

/** The clock as figures need it, in the time of the province. */
export type Moment = {
  /** 2026-11-20 10:00 */
  now: string;
  /** 2026-11-20 */
  today: string;
  /** 2026-11, the month that is not over. */
  month: string;
  /** First and last of the twelve full months before it. */
  from: string;
  until: string;
};

/** Full months that figures look back on. */
const MONTHS = 12;

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", hour: "2-digit", minute: "2-digit" });

export function momentOf(now: Date): Moment {
  const today = localDate(now);
  const month = today.slice(0, 7);
  return { now: `${today} ${clock.format(now)}`, today, month, from: monthAfter(month, -MONTHS), until: monthAfter(month, -1) };
}

/** The twelve full months, the oldest first. */
export const lastMonths = ({ from }: Moment): string[] => Array.from({ length: MONTHS }, (_, index) => monthAfter(from, index));

/** How much of a whole, in percent with two decimals. @param none what it is of nothing */
export const percentOf = (share: number, whole: number, none = 0): number => (whole === 0 ? none : Math.round((share / whole) * 10_000) / 100);
