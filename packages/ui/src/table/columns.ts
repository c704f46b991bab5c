import type { ReactNode } from "react";

export type Percent = 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95;

export type TableColumn<Row> = {
  /** Unique; also the field of the row that is shown when there is no `render`. */
  key: string;
  title: ReactNode;
  /** Before each cell on phones, when `title` is no plain text. */
  label?: string;
  /** Share of the table, or `content`: as narrow as its longest line. A style sheet, not a style attribute, carries it. */
  width?: `${Percent}%` | "content";
  align?: "start" | "center" | "end";
  /** Its cells name their rows. The first column does unless another says so. */
  rowHeader?: boolean;
  /** Long text is folded, with 展开/收起. */
  clamp?: boolean;
  render?: (row: Row, index: number) => ReactNode;
};

export type RowKey<Row> = string | ((row: Row) => string);

const field = (row: unknown, key: string) => (row as Record<string, unknown>)[key];

export const keyOf = <Row>(row: Row, rowKey: RowKey<Row>): string => (typeof rowKey === "function" ? rowKey(row) : String(field(row, rowKey)));

export const cellOf = <Row>(row: Row, column: TableColumn<Row>, index: number): ReactNode =>
  column.render ? column.render(row, index) : (field(row, column.key) as ReactNode);

export const labelOf = <Row>(column: TableColumn<Row>): string | undefined => column.label ?? (typeof column.title === "string" ? column.title : undefined);
