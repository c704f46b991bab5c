/** A number as people read it: 1.23 with the unit 万. */
export type ShortNumber = { value: number; unit: "" | "万" | "亿" | "万亿" };

const BASE = 10_000;
const UNITS = ["", "万", "亿", "万亿"] as const;

/** Shortens numbers above 10000 with 万, 亿 or 万亿, to two digits behind the point. @see CONTENT-09 */
export function shortNumber(number: number): ShortNumber {
  let value = number;
  let power = 0;
  while (round(value) > BASE - (power > 0 ? 1 / BASE : 0) && power < UNITS.length - 1) {
    value /= BASE;
    power += 1;
  }
  return { value: power === 0 ? value : round(value), unit: UNITS[power] ?? "" };
}

const round = (value: number): number => Math.round(value * 100) / 100;
