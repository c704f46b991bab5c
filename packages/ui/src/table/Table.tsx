"use client";
import { useId, useRef, type ReactNode } from "react";
import { ClampedText } from "../clamped-text/ClampedText.js";
import { Empty } from "../empty/Empty.js";
import { cx } from "../internal/cx.js";
import { Icon } from "../internal/icons.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useOverflow } from "../internal/useOverflow.js";
import { cellOf, labelOf, type RowKey, type TableColumn } from "./columns.js";
import { flatten, type FlatRow } from "./flatten.js";
import { tableLabels, type TableLabels } from "./labels.js";
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
  /** Shown in place of rows. */
  empty?: ReactNode;
  labels?: Partial<TableLabels>;
  className?: string;
} & Controllable<"openKeys", string[]>;

const ownChildren = <Row,>(row: Row) => (row as { children?: readonly Row[] }).children;

/**
 * A native table: caption, scopes, rows that open to rows below them, long text folded. On phones each row becomes a card whose cells
 * carry their column's name; without scripts all rows are there; print always gets the table.
 * Keyboard: Tab to a row's toggle, Enter or Space; arrow keys scroll a table wider than its place.
 * Data attributes of a row: `data-level` (below the first), `data-leaf` (in a tree), `data-folded`; of a cell: `data-label`.
 */
export function Table<Row>({ columns, rows, rowKey, caption, captionHidden, childRows = ownChildren, empty, labels, className, ...state }: TableProps<Row>) {
  requireUniqueKeys(
    "Table",
    columns.map((column) => column.key),
  );
  const words = useLabels("table", tableLabels, labels);
  const [openKeys, setOpenKeys] = useControllable(state, "openKeys", []);
  const hydrated = useHydrated();
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroll);
  const flat = flatten(rows, rowKey, childRows, openKeys);
  const isTree = flat.some((entry) => entry.branch);
  const headerKey = (columns.find((column) => column.rowHeader) ?? columns[0])?.key;

  const press = ({ key, open }: FlatRow<Row>) => setOpenKeys(open ? openKeys.filter((other) => other !== key) : [...openKeys, key]);

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
      <Icon name="chevronRight" className={styles.arrow} />
    </button>
  );

  const cell = (entry: FlatRow<Row>, column: TableColumn<Row>, position: number, first: boolean) => {
    const value = cellOf(entry.row, column, entry.index);
    const shown = column.clamp ? <ClampedText>{value}</ClampedText> : value;
    const content =
      first && entry.branch ? (
        <div className={styles.branch}>
          {toggle(entry, position)}
          <div id={`${id}r${position}`}>{shown}</div>
        </div>
      ) : (
        shown
      );
    const align = column.align && styles.align[column.align];
    return column.key === headerKey ? (
      <th key={column.key} scope="row" className={cx(styles.cell, styles.rowHead, align)}>
        {content}
      </th>
    ) : (
      <td key={column.key} className={cx(styles.cell, align)} data-label={labelOf(column)}>
        {content}
      </td>
    );
  };

  return (
    <div ref={scroll} className={cx(styles.scroll, className)} {...(overflows && { tabIndex: 0, role: "region", "aria-labelledby": `${id}c` })}>
      <table className={styles.table}>
        <caption id={`${id}c`} className={captionHidden ? styles.hidden : styles.caption}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(styles.headCell, column.align && styles.align[column.align], column.width && styles.width[column.width])}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {flat.map((entry, position) => (
            <tr
              key={entry.key}
              className={cx(styles.row, !hydrated && entry.folded && styles.early)}
              data-level={entry.level || undefined}
              data-leaf={(isTree && !entry.branch) || undefined}
              data-folded={(hydrated && entry.folded) || undefined}
            >
              {columns.map((column, index) => cell(entry, column, position, index === 0))}
            </tr>
          ))}
          {flat.length === 0 && (
            <tr>
              <td className={styles.nothing} colSpan={columns.length}>
                {empty ?? <Empty />}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
