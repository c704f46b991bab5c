"use client";
import { memo, startTransition, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useEvent } from "../internal/useEvent.js";
import type { TableColumn, TableSlots } from "./columns.js";
import type { FlatRow } from "./flatten.js";
import type { TableLabels } from "./labels.js";
import { FIRST_ROW_INDEX, FIRST_ROWS } from "./virtualTable.js";
import { heightOfRows, visibleRows, type RowSpan } from "./visibleRows.js";
import * as styles from "./Table.css.js";

type Draw<Row> = (entry: FlatRow<Row>, position: number) => ReactNode;

export type VirtualRowsProps<Row> = {
  /** Rows that are not folded. */
  rows: readonly FlatRow<Row>[];
  /** Draws the `<tr>` of a row, with its `aria-rowindex`, from nothing but what else stands here. */
  draw: Draw<Row>;
  columns: readonly TableColumn<Row>[];
  slots: TableSlots<Row> | undefined;
  words: TableLabels;
  body: RefObject<HTMLTableSectionElement | null>;
};

/** Height of a row that was not drawn yet, in pixels, until some were. */
const GUESS = 48;
/** Pixels drawn above and below the window, so that a flick meets rows. */
const SPARE = 400;

/** A row that scrolling leaves as it is. */
const Drawn = memo(({ entry, position, draw }: { entry: FlatRow<unknown>; position: number; draw: Draw<unknown> }) => draw(entry, position)) as <Row>(props: {
  entry: FlatRow<Row>;
  position: number;
  draw: Draw<Row>;
}) => ReactNode;

/**
 * Rows of a table that is too long to be drawn at once: those in sight, the one with the focus, and empty rows as high as what is left out.
 * Paper gets all of them. Heights are measured, columns keep the widths that the first rows gave them.
 */
function Rows<Row>({ rows, draw, columns, body }: VirtualRowsProps<Row>): ReactNode {
  const heights = useRef(new Map<string, number>());
  const mean = useRef(GUESS);
  const [span, setSpan] = useState<RowSpan>({ from: 0, to: Math.min(rows.length, FIRST_ROWS) });
  const [focused, setFocused] = useState<string>();
  const [paper, setPaper] = useState(false);
  const heightOf = (index: number) => heights.current.get(rows[index]!.key) ?? mean.current;

  const see = useEvent(() => {
    const section = body.current;
    if (!section) return;
    const { top } = section.getBoundingClientRect();
    const next = visibleRows(rows.length, heightOf, -top - SPARE, window.innerHeight - top + SPARE);
    setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
    const active = document.activeElement?.closest("tr");
    setFocused(active && section.contains(active) ? rows[Number(active.getAttribute("aria-rowindex")) - FIRST_ROW_INDEX]?.key : undefined);
  });

  // All of it is read after a frame, when nothing has to be laid out for it.
  useEffect(() => {
    const drawn = [...(body.current?.rows ?? [])];
    const tops = drawn.map((row) => row.getBoundingClientRect().top);
    for (const [index, row] of drawn.entries()) {
      const entry = rows[Number(row.getAttribute("aria-rowindex")) - FIRST_ROW_INDEX];
      const height = (tops[index + 1] ?? 0) - tops[index]!;
      if (entry && height > 0) heights.current.set(entry.key, height);
    }
    const { size } = heights.current;
    if (size > 0) mean.current = [...heights.current.values()].reduce((sum, height) => sum + height, 0) / size;
  });
  useEffect(() => keepWidths(body.current?.closest("table")), [body]);
  useEffect(() => startTransition(see), [see, rows]);
  useEffect(() => {
    const page = { capture: true, passive: true };
    const [before, after] = [() => flushSync(() => setPaper(true)), () => setPaper(false)];
    window.addEventListener("scroll", see, page); // captured: whatever scrolls around the table
    window.addEventListener("resize", see);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("scroll", see, page);
      window.removeEventListener("resize", see);
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [see]);

  // Fewer rows than a moment ago: the last ones, until the window was looked at.
  const to = paper ? rows.length : Math.min(span.to, rows.length);
  const from = paper ? 0 : Math.max(0, Math.min(span.from, to - (span.to - span.from)));
  const kept = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);
  const gap = (first: number, end: number) =>
    first < end && (
      <tr key={`gap${first === 0 ? "" : end}`} className={styles.gap} aria-hidden="true">
        <td aria-hidden="true" colSpan={columns.length} style={{ blockSize: heightOfRows(heightOf, first, end) }} />
      </tr>
    );
  const row = (position: number) => <Drawn key={rows[position]!.key} entry={rows[position]!} position={position} draw={draw} />;
  // One list: a row with the focus stays the same element wherever it comes to stand in it.
  const between = Array.from({ length: to - from }, (_, index) => row(from + index));
  if (kept >= 0 && kept < from) return [gap(0, kept), row(kept), gap(kept + 1, from), ...between, gap(to, rows.length)];
  if (kept >= to) return [gap(0, from), ...between, gap(to, kept), row(kept), gap(kept + 1, rows.length)];
  return [gap(0, from), ...between, gap(to, rows.length)];
}

/** Re-renders only when rows, columns or labels change; a new `draw` alone does not matter. */
export const VirtualRows = memo(
  Rows,
  (one, other) => one.rows === other.rows && one.columns === other.columns && one.slots === other.slots && one.words === other.words,
) as typeof Rows;

/** Columns would change their widths with every row that comes into sight. Answers how to let them go; phones have no columns. */
function keepWidths(table: HTMLTableElement | null | undefined): (() => void) | undefined {
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table || heads.length === 0 || getComputedStyle(table).display !== "table") return undefined;
  const whole = table.offsetWidth;
  const widths = heads.map((head) => head.offsetWidth);
  if (whole === 0) return undefined;
  for (const [index, head] of heads.entries()) head.style.inlineSize = `${(100 * widths[index]!) / whole}%`;
  if (whole > (table.parentElement?.clientWidth ?? whole)) table.style.minInlineSize = `${whole}px`;
  table.style.tableLayout = "fixed";
  return () => {
    for (const element of [table, ...heads]) for (const name of ["inline-size", "min-inline-size", "table-layout"]) element.style.removeProperty(name);
  };
}
