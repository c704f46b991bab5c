"use client";
import { useState } from "react";
import type { IsoDate } from "./isoDate.js";
import type { DatePickerLabels } from "./labels.js";
import { parseDate, type DateMode } from "./parseDate.js";

/** One field of a date picker, or the two of a range. */
export type Place = 0 | 1;

type Pair<Entry> = readonly [Entry?, Entry?];
const NONE: Pair<string> = [];
const replaced = <Entry>(pair: Pair<Entry>, place: Place, entry: Entry): Pair<Entry> => (place === 0 ? [entry, pair[1]] : [pair[0], entry]);

type Options = {
  mode: DateMode;
  min: IsoDate;
  max: IsoDate;
  isUnavailable?: (date: IsoDate) => boolean;
  words: DatePickerLabels;
  /** Called with the parsed date, `""` for none. */
  onDate: (place: Place, date: IsoDate) => void;
};

/** What was typed and is not read yet, or was read and found wrong: it stays as it is, with the reason. */
export function useTypedDates({ mode, min, max, isUnavailable, words, onDate }: Options) {
  const [typed, setTyped] = useState(NONE);
  const [faults, setFaults] = useState(NONE);

  const faultOf = (text: string): string | undefined => {
    if (text.trim() === "") return undefined;
    const date = parseDate(text, mode);
    if (date === null) return words.wrong(text.trim(), mode === "month" ? "2026-11" : "2026-11-20");
    if (date < min || date > max) return words.outside(min, max);
    return isUnavailable?.(date) ? words.unavailable(date) : undefined;
  };
  return {
    typed,
    /** Why what stands there is no date; of two fields each reason once. */
    fault: faults[0] && faults[1] && faults[0] !== faults[1] ? `${faults[0]} ${faults[1]}` : (faults[0] ?? faults[1]),
    write: (place: Place, text: string) => {
      setTyped(replaced(typed, place, text));
      // Was invalid: the message is removed as soon as the value is valid.
      if (faults[place] !== undefined && faultOf(text) === undefined) setFaults(replaced(faults, place, undefined));
    },
    settle: (place: Place) => {
      const text = typed[place];
      if (text === undefined) return;
      const fault = faultOf(text);
      setFaults(replaced(faults, place, fault));
      if (fault === undefined) setTyped(replaced(typed, place, undefined));
      onDate(place, fault === undefined ? (parseDate(text, mode) ?? "") : "");
    },
    clear: () => {
      setTyped(NONE);
      setFaults(NONE);
    },
  };
}
