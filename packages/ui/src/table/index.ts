export { Table } from "./Table.js";
export type { TableProps } from "./Table.js";
export type { Percent, RowKey, TableColumn } from "./columns.js";
export type { TableLabels } from "./labels.js";
