const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text with its character references decoded once: `&lt;` → `<`. The result is text, not markup. @see CONTENT-04 */
export const decodeHtml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name.toLowerCase()) ? (NAMED[name.toLowerCase()] ?? whole) : whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

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

/**
 * The boundary of a region for placeSearch; it never widens the search beyond it. `region`: name or code; codes are never ambiguous.
 * `centre`, in degrees: the nearest come first.
 */
export const boundaryOf = (region: string, centre?: { lat: number; lng: number }): string =>
  centre ? `region(${region},0,${centre.lat},${centre.lng})` : `region(${region},0)`;
