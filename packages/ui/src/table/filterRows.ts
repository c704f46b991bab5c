import { fits, keyOf, type RowKey, type TableColumn } from "./columns.js";

/** Ticked filter values by the key of their column. */
export type TableFilters = Readonly<Record<string, readonly string[]>>;

export type Filtered<Row> = {
  /** Rows that pass, and those above one that does: what fits is never shown without saying where it belongs. */
  kept: ReadonlySet<Row>;
  /** Keys of rows with such a row below them: they have to be open for it to be seen. */
  above: readonly string[];
};

/** Whether a row fits one of the ticked values of every column that has any. */
const passes = <Row>(row: Row, columns: readonly TableColumn<Row>[], ticked: TableFilters): boolean =>
  columns.every((column) => {
    const values = ticked[column.key] ?? [];
    return values.length === 0 || values.some((value) => fits(row, column, value));
  });

/** What is left of a tree of rows; `undefined` where nothing is ticked. */
export function filterRows<Row>(
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  columns: readonly TableColumn<Row>[],
  childRows: (row: Row) => readonly Row[] | undefined,
  ticked: TableFilters,
): Filtered<Row> | undefined {
  if (Object.values(ticked).every((values) => values.length === 0)) return undefined;
  const kept = new Set<Row>();
  const above: string[] = [];
  const visit = (row: Row): boolean => {
    const below = (childRows(row) ?? []).filter(visit).length > 0;
    if (below) above.push(keyOf(row, rowKey));
    if (!below && !passes(row, columns, ticked)) return false;
    kept.add(row);
    return true;
  };
  rows.forEach(visit);
  return { kept, above };
}
