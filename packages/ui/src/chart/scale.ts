/** Kinds of ink; each also differs in dash or in place, as colour alone says nothing to many. */
export const SERIES_STYLES = 6;

/** The end of an axis: a round distance from its start, not below the largest value, and the ticks up to it. Never more than five steps. */
export function axis(largest: number, start = 0): { end: number; ticks: number[] } {
  const span = largest - start;
  if (!(span > 0)) return { end: start + 1, ticks: [start, start + 1] };
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.ceil(span / step - 1e-9);
  const at = (index: number) => Number((start + index * step).toPrecision(12));
  return { end: at(count), ticks: Array.from({ length: count + 1 }, (_, index) => at(index)) };
}

/** Percent of a whole with one decimal, made to sum up to 100 by giving the remainders to the largest ones. */
export function shares(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (!(whole > 0)) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * 1000);
  const parts = exact.map(Math.floor);
  const missing = 1000 - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts.map((part) => part / 10);
}

/** A length in percent as an SVG attribute. */
export const percent = (part: number, whole: number): string => `${Number(((part / whole) * 100).toFixed(3))}%`;
