export { Table } from "./Table.js";
export type { TableProps } from "./Table.js";
export type { CellRender, MinWidth, Percent, RowKey, TableColumn, TableFilter, TableSlots } from "./columns.js";
export type { TableFilters } from "./filterRows.js";
export type { TableLabels } from "./labels.js";
