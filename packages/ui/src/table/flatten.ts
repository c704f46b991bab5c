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

/**
 * A tree of rows as one list, parents before their children; only the first so many, where no more are drawn. One pass, one list: trees have
 * tens of thousands of rows.
 */
export function flatten<Row>(
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  childRows: (row: Row) => readonly Row[] | undefined,
  openKeys: readonly string[],
  most = Infinity,
): FlatRow<Row>[] {
  const opened = new Set(openKeys);
  const flat: FlatRow<Row>[] = [];
  const visit = (siblings: readonly Row[], level: number, folded: boolean) => {
    for (let index = 0; index < siblings.length && flat.length < most; index += 1) {
      const row = siblings[index]!;
      const key = keyOf(row, rowKey);
      const children = childRows(row);
      const branch = children !== undefined && children.length > 0;
      const open = branch && opened.has(key);
      flat.push({ row, key, level, index, branch, open, folded });
      if (branch) visit(children, level + 1, folded || !open);
    }
  };
  visit(rows, 0, false);
  return flat;
}
