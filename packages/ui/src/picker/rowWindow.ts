export type RowWindow = {
  /** First row drawn and the row behind the last. */
  from: number;
  to: number;
  rows: number;
};

/** Rows drawn beyond what is in sight, so that a flick meets no gap. */
const SPARE = 4;

/**
 * Which rows of a long list are drawn: those in sight and then a few around them, as far as so many are ready. Heights in pixels.
 * `growing`: more should be made ready.
 */
export function rowWindow(
  count: number,
  columns: number,
  scrollTop: number,
  height: number,
  rowHeight: number,
  ready = Infinity,
): RowWindow & { growing: boolean } {
  const rows = Math.ceil(count / Math.max(1, columns));
  const inSight = Math.ceil(height / rowHeight) + 1;
  const spare = ready >= rows ? SPARE : Math.max(0, Math.min(SPARE, ready - inSight));
  const from = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight) - spare, rows - 1));
  const to = Math.min(rows, Math.ceil((scrollTop + height) / rowHeight) + spare, spare === 0 ? from + ready : rows);
  return { from, to, rows, growing: ready < Math.min(rows, inSight + SPARE) };
}

/** Width of the longest label in em, Chinese characters counting one and letters a little more than half. */
export function longestLabel(labels: readonly string[]): number {
  let longest = 0;
  for (const label of labels) {
    if (label.length <= longest) continue; // no character is wider than one: of thousands of labels few are worth counting
    let width = 0;
    for (const character of label) width += character > "\u2e7f" ? 1 : 0.62;
    longest = Math.max(longest, width);
  }
  return longest;
}

/** Width of one option in pixels: as asked, wider where the longest label would need more than two lines. */
export const cellWidth = (asked: number, longest: number, fontSize: number, padding: number): number =>
  Math.max(asked, Math.ceil(Math.ceil(longest / 2) * fontSize + padding));
