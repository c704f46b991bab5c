import { keyOf, type RowKey } from "./columns.js";

export type FlatRow<Row> = {
  row: Row;
  key: string;
  /** 0 for the rows of the table itself. */
  level: number;
  /** Index among its siblings. */
  index: number;
  branch: boolean;
  open: boolean;
  /** Below a closed row. */
  folded: boolean;
};

/** A tree of rows as one list, parents before their children. */
export function flatten<Row>(
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  childRows: (row: Row) => readonly Row[] | undefined,
  openKeys: readonly string[],
  level = 0,
  folded = false,
): FlatRow<Row>[] {
  return rows.flatMap((row, index) => {
    const key = keyOf(row, rowKey);
    const children = childRows(row) ?? [];
    const open = openKeys.includes(key);
    const flat = { row, key, level, index, branch: children.length > 0, open, folded };
    return [flat, ...flatten(children, rowKey, childRows, openKeys, level + 1, folded || !open)];
  });
}
