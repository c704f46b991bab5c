/**
 * Index of the option that a key leads to in options laid out in rows; -1 is the field itself, through which Up and Down wrap.
 * `undefined` for keys that move nothing here. In one column Left and Right belong to the text.
 */
export function gridTarget(key: string, active: number, count: number, columns: number, rtl = false): number | undefined {
  const last = count - 1;
  const inRow = active >= 0 && columns > 1;
  switch (key) {
    case "ArrowDown":
      if (active < 0) return 0;
      // A last row that is not full is still a row: its end lies below.
      return active + columns <= last ? active + columns : Math.floor(active / columns) < Math.floor(last / columns) ? last : -1;
    case "ArrowUp":
      return active < 0 ? last : Math.max(-1, active - columns);
    case "ArrowRight":
    case "ArrowLeft": {
      if (!inRow) return undefined;
      const next = active + ((key === "ArrowRight") !== rtl ? 1 : -1);
      return next >= 0 && next <= last ? next : undefined;
    }
    case "PageDown":
      return active < 0 ? undefined : Math.min(last, active + columns * PAGE);
    case "PageUp":
      return active < 0 ? undefined : Math.max(0, active - columns * PAGE);
    default:
      return undefined;
  }
}

/** Rows that Page Up and Page Down move. */
const PAGE = 5;
