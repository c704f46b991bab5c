export type RowSpan = {
  /** First row drawn and the row behind the last. */
  from: number;
  to: number;
};

/** Rows by which a span grows at once: a slow scroll draws again only now and then. */
const STEP = 8;

/** Rows between two places of a list, in pixels from its head, in whole steps; always at least one step where there are rows. */
export function visibleRows(count: number, heightOf: (index: number) => number, top: number, bottom: number): RowSpan {
  let [from, to, edge] = [0, 0, 0];
  for (let index = 0; index < count && edge < bottom; index += 1) {
    edge += heightOf(index);
    if (edge <= top) from = index + 1;
    to = index + 1;
  }
  from = Math.max(0, Math.floor(Math.min(from, count - 1) / STEP) * STEP);
  return { from, to: Math.min(count, Math.ceil(Math.max(to, from + 1) / STEP) * STEP) };
}

/** Sum of the heights of some rows. */
export function heightOfRows(heightOf: (index: number) => number, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += heightOf(index);
  return sum;
}
