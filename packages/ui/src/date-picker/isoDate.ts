/** A day as YYYY-MM-DD or a month as YYYY-MM. Compared as texts they are in order of time. */
export type IsoDate = string;

/** Bounds where none are given (KIT-DATE-03). */
export const MIN_DATE = "1970-01-01";
export const MAX_DATE = "3018-01-01";

export const padded = (number: number, length: number): string => String(number).padStart(length, "0");

export const isoMonth = (year: number, month: number): IsoDate => `${padded(year, 4)}-${padded(month, 2)}`;

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
