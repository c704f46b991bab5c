import { daysInMonth, isoMonth, padded, type IsoDate } from "./isoDate.js";

const MILLISECONDS_OF_A_DAY = 86_400_000;

const partsOf = (iso: IsoDate) => {
  const [year = 1970, month = 1, day = 1] = iso.split("-").map(Number);
  return { year, month, day };
};
const timeOf = (iso: IsoDate) => {
  const { year, month, day } = partsOf(iso);
  return Date.UTC(year, month - 1, day);
};
const dayOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

export const yearOf = (iso: IsoDate): number => partsOf(iso).year;
export const monthOf = (iso: IsoDate): IsoDate => iso.slice(0, 7);

/** For formatters that are set to UTC. */
export const dateOf = (iso: IsoDate): Date => new Date(timeOf(iso));

export const addDays = (iso: IsoDate, days: number): IsoDate => dayOf(timeOf(iso) + days * MILLISECONDS_OF_A_DAY);

/** The same day so many months on; the last day of a month that is shorter. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(iso);
  const total = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return `${isoMonth(toYear, toMonth)}-${padded(Math.min(day, daysInMonth(toYear, toMonth)), 2)}`;
}

/** Days since the week began: 0 to 6. `weekStart` is 0 for Sunday, 1 for Monday. */
export const dayOfWeek = (iso: IsoDate, weekStart: number): number => (dateOf(iso).getUTCDay() - weekStart + 7) % 7;

/** Weeks that a month touches, whole. */
export function weeksOf(month: IsoDate, weekStart: number): IsoDate[][] {
  const first = `${monthOf(month)}-01`;
  const start = addDays(first, -dayOfWeek(first, weekStart));
  const { year, month: number } = partsOf(month);
  const weeks = Math.ceil((dayOfWeek(first, weekStart) + daysInMonth(year, number)) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)));
}

export const clampDate = (iso: IsoDate, min: IsoDate, max: IsoDate): IsoDate => (iso < min ? min : iso > max ? max : iso);
