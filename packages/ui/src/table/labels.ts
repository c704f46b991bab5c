export type TableLabels = {
  expand: string;
  fold: string;
  /** Button of a column's filters; `count` of them are ticked. */
  filter: (column: string, count: number) => string;
  /** Read out after a filter was ticked. */
  rows: (count: number) => string;
  /** Below a long table, until scripts draw the rest and without them. */
  part: (shown: number) => string;
};

export const tableLabels: TableLabels = {
  expand: "展开",
  fold: "收起",
  filter: (column, count) => (count > 0 ? `筛选${column}（已选 ${count}）` : `筛选${column}`),
  rows: (count) => `筛选后有 ${count} 行`,
  part: (shown) => `这里列出前 ${shown} 行`,
};
