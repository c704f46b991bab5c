import type { IsoDate } from "./isoDate.js";

/** Start and end, either of them `""` while it is not chosen. */
export type DateRange = readonly [start: IsoDate, end: IsoDate];

/** The earlier of two first (KIT-DATE-02). */
export const sortRange = (start: IsoDate, end: IsoDate): DateRange => (start !== "" && end !== "" && end < start ? [end, start] : [start, end]);

/**
 * A range as it is picked: the first press sets the start, the second sets the end, which closes the calendar.
 * @param pending The start, while the end is still to come.
 */
export const selectInRange = (pending: IsoDate | undefined, pressed: IsoDate): { pending?: IsoDate; done?: DateRange } =>
  pending === undefined ? { pending: pressed } : { done: sortRange(pending, pressed) };
