"use client";
import { memo, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { Highlight } from "../highlight/Highlight.js";
import { cx } from "../internal/cx.js";
import * as frame from "../internal/popup.css.js";
import { observeSize } from "../internal/observeSize.js";
import { optionId } from "./optionId.js";
import * as styles from "./Picker.css.js";
import { cellWidth, longestLabel, rowWindow } from "./rowWindow.js";

export type PickerEntry = { id: string; label: string };

export type PickerListProps = {
  id: string;
  label?: string;
  labelledBy?: string;
  /** What is offered now, and all there is: the width is made for all, so that it does not jump. */
  entries: readonly PickerEntry[];
  everything: readonly PickerEntry[];
  value: string;
  active: number;
  typed: string;
  itemWidth: number;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLDivElement | null>;
  empty: string;
  onPick: (entry: PickerEntry) => void;
  onColumns: (columns: number) => void;
};

type Measures = { columns: number; rowHeight: number; height: number };
/** As tall as a list may be, so that its true height can be measured. */
const UNMEASURED: Measures = { columns: 1, rowHeight: 44, height: 352 };

/** Columns at most; more would have to be read like a page. */
const MAX_COLUMNS = 6;
/** Rows drawn in one task: a list that has just changed begins with so many and grows by as many. */
const ROWS_AT_ONCE = 3;
/** Room at both sides of a label and of the list, in pixels. */
const PADDING = 16;

/** Options in columns of one width, of which only those in sight are drawn: thousands of towns open as quickly as ten. */
export const PickerList = memo(function PickerList({
  id,
  label,
  labelledBy,
  entries,
  everything,
  value,
  active,
  typed,
  itemWidth,
  anchor,
  popup,
  empty,
  onPick,
  onColumns,
}: PickerListProps) {
  const probe = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures>();
  const [scrollTop, setScrollTop] = useState(0);
  const seen = useRef(0);
  const scrolled = (top: number) => {
    seen.current = top;
    setScrollTop(top);
  };
  const longest = useMemo(() => longestLabel(everything.map((entry) => entry.label)), [everything]);
  const { columns, rowHeight, height } = measures ?? UNMEASURED;

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize) || 16;
    const cell = cellWidth(itemWidth, longest, fontSize, PADDING);
    const [needed, most] = [Math.min(MAX_COLUMNS, everything.length), MAX_COLUMNS].map((count) => count * cell + 2 * PADDING) as [number, number];
    element.style.setProperty("--oh-picker-width", `${Math.max(needed, Math.min(most, anchor.current?.offsetWidth ?? 0))}px`);
    const measure = () => {
      const fit = Math.max(1, Math.floor((element.clientWidth - PADDING / 2) / cell));
      const next = { columns: fit, rowHeight: probe.current?.offsetHeight || UNMEASURED.rowHeight, height: element.clientHeight || UNMEASURED.height };
      setMeasures((now) => (now?.columns === next.columns && now.rowHeight === next.rowHeight && now.height === next.height ? now : next));
      onColumns(fit);
    };
    return observeSize([element], measure, "later"); // it is shown only after this
  }, [popup, anchor, everything, itemWidth, longest, onColumns]);

  // The active option comes into sight; without one, a list that changed begins at its head.
  const row = active < 0 ? -1 : Math.floor(active / columns);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || (row < 0 && seen.current === 0)) return; // at its head already: to read that, the browser would lay out the page
    const top = row * rowHeight;
    if (row < 0) element.scrollTop = 0;
    else if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight + PADDING / 2 > element.scrollTop + element.clientHeight) element.scrollTop = top + rowHeight + PADDING / 2 - element.clientHeight;
    scrolled(element.scrollTop);
  }, [popup, row, rowHeight, measures, typed]);

  // Thousands of characters shaped at once hold up a slow processor: the rows in sight come in pieces, and then those around them.
  const [grown, setGrown] = useState<{ entries: readonly PickerEntry[]; rows: number }>();
  const ready = measures ? (grown?.entries === entries ? grown.rows : ROWS_AT_ONCE) : 0;
  const { from, to, rows, growing } = rowWindow(entries.length, columns, scrollTop, height, rowHeight, ready);
  useEffect(() => {
    if (ready > 0 && growing) startTransition(() => setGrown({ entries, rows: ready + ROWS_AT_ONCE }));
  }, [entries, ready, growing]);
  const twoLines = longest * 16 + PADDING > itemWidth;

  return (
    <div
      ref={popup}
      popover="manual"
      className={cx(frame.popup, styles.list, styles.most)}
      {...(entries.length > 0 && { id, role: "listbox", "aria-label": label, "aria-labelledby": labelledBy })}
      data-columns={columns}
      onScroll={(event) => scrolled(event.currentTarget.scrollTop)}
      // Pressing the list must not take the focus from the field: it would close before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={probe} className={styles.probe} aria-hidden="true">
        {twoLines ? "口\n口" : "口"}
      </div>
      {entries.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div role="presentation" style={{ blockSize: rows * rowHeight }}>
        <div
          role="presentation"
          className={styles.rows}
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridAutoRows: `${rowHeight}px`, transform: `translateY(${from * rowHeight}px)` }}
        >
          {entries.slice(from * columns, to * columns).map((entry, offset) => {
            const index = from * columns + offset;
            return (
              <Option
                key={entry.id}
                id={optionId(id, index)}
                entry={entry}
                selected={entry.id === value}
                active={index === active}
                count={entries.length}
                position={index + 1}
                typed={typed}
                onPick={onPick}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});

type OptionProps = Pick<PickerListProps, "typed" | "onPick"> & {
  id: string;
  entry: PickerEntry;
  selected: boolean;
  active: boolean;
  count: number;
  position: number;
};

const Option = memo(function Option({ id, entry, selected, active, count, position, typed, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      className={styles.option}
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={position}
      data-active={active || undefined}
      onClick={() => onPick(entry)}
    >
      <span>
        <Highlight text={entry.label} terms={typed ? [typed] : []} />
      </span>
    </div>
  );
});
