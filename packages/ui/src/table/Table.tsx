"use client";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode, type Ref } from "react";
import { ClampedText } from "../clamped-text/ClampedText.js";
import { Empty } from "../empty/Empty.js";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useEvent } from "../internal/useEvent.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useOverflow } from "../internal/useOverflow.js";
import { cellOf, labelOf, widthOf, type RowKey, type TableColumn, type TableSlots } from "./columns.js";
import { filterRows, type TableFilters } from "./filterRows.js";
import { Filters } from "./Filters.js";
import { flatten, type FlatRow } from "./flatten.js";
import { tableLabels, type TableLabels } from "./labels.js";
import { FIRST_ROW_INDEX, FIRST_ROWS, useVirtualRows, VIRTUAL_THRESHOLD } from "./virtualTable.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import * as styles from "./Table.css.js";

export type TableProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Field or function that tells rows apart. */
  rowKey: RowKey<Row>;
  /** What the table shows; its accessible name. */
  caption: ReactNode;
  /** Only read out, where a heading above says it already. @default false */
  captionHidden?: boolean;
  /** Rows below a row. @default row.children */
  childRows?: (row: Row) => readonly Row[] | undefined;
  /** Functions that draw the cells of columns with `scopedSlots`. */
  slots?: TableSlots<Row>;
  /** Shown in place of rows. */
  empty?: ReactNode;
  labels?: Partial<TableLabels>;
  className?: string;
  ref?: Ref<HTMLTableElement>;
} & Controllable<"openKeys", string[]> &
  Controllable<"filters", TableFilters>;

const NONE: TableFilters = {};
/** `aria-rowcount` of a table whose rows were not counted yet. */
const UNKNOWN = -1;
const ownChildren = <Row,>(row: Row) => (row as { children?: readonly Row[] }).children;

/**
 * A native table: caption, scopes, rows that open to rows below them, long text folded. On phones each row becomes a card whose cells
 * carry their column's name; without scripts all rows are there, up to 500; print always gets the table. Of a longer table only the rows in
 * sight are drawn, and numbered; paper gets all.
 * Columns with `filters` have boxes to tick above the table once scripts are there.
 * Keyboard: Tab to a row's toggle or a filter, Enter or Space; arrow keys scroll a table wider than its place.
 * Data attributes of a row: `data-level` (below the first), `data-leaf` (in a tree), `data-folded`; of a cell: `data-label`; of a filter: `data-ticked`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, caption, captionHidden, childRows = ownChildren, slots, empty, labels, className, ref } = props;
  requireUniqueKeys(
    "Table",
    columns.map((column) => column.key),
  );
  const words = useLabels("table", tableLabels, labels);
  const [openKeys, setOpenKeys] = useControllable(props as Controllable<"openKeys", string[]>, "openKeys", []);
  const [ticked, setTicked] = useControllable(props as Controllable<"filters", TableFilters>, "filters", NONE);
  const hydrated = useHydrated();
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [atFirst] = useState(hydrated ? FIRST_ROWS : VIRTUAL_THRESHOLD); // what the server has sent stays until the rows in sight take its place
  // A long table that comes by a press shows its head with the press, its first rows and filters in the tasks behind it.
  const first = useDeferredValue(atFirst, atFirst === VIRTUAL_THRESHOLD ? VIRTUAL_THRESHOLD : 0);
  const overflows = useOverflow(scroll);
  // A press is answered at once; a table of thousands of rows follows in pieces, between which the browser can do other things.
  const seenTicks = useDeferredValue(ticked);
  const filtered = useMemo(() => filterRows(rows, rowKey, columns, childRows, seenTicks), [rows, rowKey, columns, childRows, seenTicks]);
  const seenKeys = useDeferredValue(openKeys);
  const [module, load] = useVirtualRows();
  const most = module === undefined ? VIRTUAL_THRESHOLD + 1 : Infinity;
  const flat = useMemo(() => {
    if (!filtered) return flatten(rows, rowKey, childRows, seenKeys, most);
    const stays = (list: readonly Row[]) => list.filter((row) => filtered.kept.has(row));
    return flatten(stays(rows), rowKey, (row) => stays(childRows(row) ?? []), seenKeys, most);
  }, [rows, rowKey, childRows, seenKeys, filtered, most]);
  const isTree = useMemo(() => flat.some((entry) => entry.branch), [flat]);
  const isLong = module !== null && flat.length > VIRTUAL_THRESHOLD;
  const hasFilters = useDeferredValue(hydrated, hydrated && !isLong);
  useEffect(() => {
    if (isLong) load();
  }, [isLong, load]);
  const long = isLong ? module : undefined;
  const isWindowed = long !== undefined;
  const listed = useMemo(() => (isWindowed ? flat.filter((entry) => !entry.folded) : flat), [isWindowed, flat]);
  const headerKey = (columns.find((column) => column.rowHeader) ?? columns[0])?.key;

  const looks = columns.map(({ key, align }) => cx(styles.cell, key === headerKey && styles.rowHead, align && styles.align[align]));

  const filterable = columns.filter((column) => column.filters);
  // What was found lies open, once: a reader may fold it again.
  const tick = (next: TableFilters) => {
    setTicked(next);
    setOpenKeys([...new Set([...openKeys, ...(filterRows(rows, rowKey, columns, childRows, next)?.above ?? [])])]);
  };

  const press = useEvent(({ key, open }: FlatRow<Row>) => setOpenKeys(open ? openKeys.filter((other) => other !== key) : [...openKeys, key]));

  const toggle = (entry: FlatRow<Row>, position: number) => (
    <button
      type="button"
      id={`${id}t${position}`}
      className={styles.toggle}
      aria-expanded={entry.open}
      aria-label={entry.open ? words.fold : words.expand}
      aria-labelledby={`${id}t${position} ${id}r${position}`}
      onClick={() => press(entry)}
    >
      <Icon path={glyphs.chevronRight} className={styles.arrow} />
    </button>
  );

  const cell = (entry: FlatRow<Row>, column: TableColumn<Row>, position: number, place: number) => {
    const value = cellOf(entry.row, column, entry.index, slots);
    const shown = column.clamp ? <ClampedText>{value}</ClampedText> : value;
    const content =
      place === 0 && entry.branch ? (
        <div className={styles.branch}>
          {toggle(entry, position)}
          <div id={`${id}r${position}`}>{shown}</div>
        </div>
      ) : (
        shown
      );
    return column.key === headerKey ? (
      <th key={column.key} scope="row" className={looks[place]}>
        {content}
      </th>
    ) : (
      <td key={column.key} className={looks[place]} data-label={labelOf(column)}>
        {content}
      </td>
    );
  };

  const row = (entry: FlatRow<Row>, position: number) => (
    <tr
      key={entry.key}
      className={!hydrated && entry.folded ? cx(styles.row, styles.early) : styles.row}
      aria-rowindex={isLong ? position + FIRST_ROW_INDEX : undefined}
      data-level={entry.level || undefined}
      data-leaf={(isTree && !entry.branch) || undefined}
      data-folded={(hydrated && entry.folded) || undefined}
    >
      {columns.map((column, index) => cell(entry, column, position, index))}
    </tr>
  );

  const table = (
    <div
      ref={scroll}
      className={cx(styles.scroll, filterable.length === 0 && className)}
      {...(overflows && { tabIndex: 0, role: "region", "aria-labelledby": `${id}c` })}
    >
      <table ref={ref} className={styles.table} aria-rowcount={long ? listed.length + 1 : isLong ? UNKNOWN : undefined}>
        <caption id={`${id}c`} className={captionHidden ? styles.hidden : styles.caption}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(styles.headCell, column.align && styles.align[column.align], ...widthOf(column, styles))}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={styles.body}>
          {long ? (
            <long.VirtualRows rows={listed} draw={row} columns={columns} slots={slots} words={words} body={body} />
          ) : (
            (isLong ? flat.slice(0, first) : flat).map(row)
          )}
          {flat.length === 0 && (
            <tr>
              <td className={styles.nothing} colSpan={columns.length}>
                {empty ?? <Empty />}
              </td>
            </tr>
          )}
        </tbody>
        {isLong && !hydrated && (
          <tfoot>
            <tr>
              <td className={styles.nothing} colSpan={columns.length}>
                {words.part(VIRTUAL_THRESHOLD)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
  if (filterable.length === 0) return table;
  return (
    <div className={className}>
      {hasFilters && <Filters columns={filterable} ticked={ticked} words={words} onTick={tick} />}
      {table}
      <VisuallyHidden role="status">{filtered ? words.rows(filtered.kept.size) : ""}</VisuallyHidden>
    </div>
  );
}
