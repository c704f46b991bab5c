import { daysInMonth, isoMonth, padded, type IsoDate } from "./isoDate.js";

export type DateMode = "date" | "month";

/**
 * The date that somebody typed or pasted: 2026-11-20, 2026/11/20, 2026.11.20, 2026年11月20日, 20261120, full-width digits too.
 * `null` for what is no date, such as 2026-02-30: nothing is rounded or guessed.
 */
export function parseDate(text: string, mode: DateMode): IsoDate | null {
  const plain = text.normalize("NFKC").trim();
  const parts =
    mode === "date"
      ? (/^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? /^(\d{4}) ?[-/.年 ] ?(\d{1,2}) ?[-/.月 ] ?(\d{1,2}) ?日?$/.exec(plain))
      : (/^(\d{4})(\d\d)$/.exec(plain) ?? /^(\d{4}) ?[-/.年 ] ?(\d{1,2}) ?月?$/.exec(plain));
  if (!parts) return null;
  const [year = 0, month = 0, day = 1] = parts.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return mode === "month" ? isoMonth(year, month) : `${isoMonth(year, month)}-${padded(day, 2)}`;
}
