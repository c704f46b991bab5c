import type { ReactNode } from "react";
import { usageError } from "../internal/usageError.js";

export type Percent = 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95;

/** Steps of a least width in px at normal text size. */
export const MIN_WIDTHS = [64, 96, 128, 160, 192, 224, 256, 320, 384, 448] as const;
export type MinWidth = (typeof MIN_WIDTHS)[number];

export type TableFilter = { value: string; label: string };

/** Draws a cell. `index` counts among siblings. */
export type CellRender<Row> = (row: Row, index: number) => ReactNode;

/** @see KIT-TABLE-01 */
export type TableColumn<Row> = {
  /** Unique; also the field of the row that is shown when nothing draws the cell. */
  key: string;
  title: ReactNode;
  /** Before each cell on phones, when `title` is no plain text. */
  label?: string;
  /** Share of the table, or `content`: as narrow as its longest line. A style sheet, not a style attribute, carries it. */
  width?: `${Percent}%` | "content";
  /** Never narrower than this; a narrower window scrolls the table. In steps, as a style sheet carries it; phones show cards and ignore it. */
  minWidth?: MinWidth;
  /** Takes no share of its own: `width` is ignored, and the column is as wide as `minWidth` says or its content needs. @default false */
  onlyMinWidth?: boolean;
  align?: "start" | "center" | "end";
  /** Its cells name their rows. The first column does unless another says so. */
  rowHeader?: boolean;
  /** Long text is folded, with 展开/收起. */
  clamp?: boolean;
  customRender?: CellRender<Row>;
  /** Name of the function in the table's `slots` that draws the cells, for columns that are plain data. `customRender` comes first. */
  scopedSlots?: { customRender: string };
  /** Boxes to tick above the table; rows that fit none of those ticked are left out. */
  filters?: readonly TableFilter[];
  /** Whether a row fits a ticked filter. @default its field equals the filter's value */
  onFilter?: (value: string, row: Row) => boolean;
};

/** Functions by the names that columns use in `scopedSlots`. */
export type TableSlots<Row> = Readonly<Record<string, CellRender<Row>>>;

export type RowKey<Row> = string | ((row: Row) => string);

const field = (row: unknown, key: string) => (row as Record<string, unknown>)[key];

export const keyOf = <Row>(row: Row, rowKey: RowKey<Row>): string => (typeof rowKey === "function" ? rowKey(row) : String(field(row, rowKey)));

/** What stands in a cell. @throws when a column names a slot that the table was not given. */
export function cellOf<Row>(row: Row, column: TableColumn<Row>, index: number, slots: TableSlots<Row> = {}): ReactNode {
  if (column.customRender) return column.customRender(row, index);
  const slot = column.scopedSlots?.customRender;
  if (slot === undefined) return field(row, column.key) as ReactNode;
  const draw = slots[slot];
  if (!draw)
    throw usageError("Table", `column "${column.key}" is drawn by the slot "${slot}", which is not there`, "Its cells would be empty", "Pass it in slots");
  return draw(row, index);
}

export const fits = <Row>(row: Row, column: TableColumn<Row>, value: string): boolean =>
  column.onFilter ? column.onFilter(value, row) : String(field(row, column.key)) === value;

export const labelOf = <Row>(column: TableColumn<Row>): string | undefined => column.label ?? (typeof column.title === "string" ? column.title : undefined);

type WidthClasses = { width: Record<string, string>; minWidth: Record<MinWidth, string> };

/** Classes for the widths that a column asks for. @throws when it takes only a least width and names none. */
export function widthOf<Row>({ key, width, minWidth, onlyMinWidth }: TableColumn<Row>, classes: WidthClasses): (string | undefined)[] {
  if (onlyMinWidth && minWidth === undefined)
    throw usageError(
      "Table",
      `column "${key}" has onlyMinWidth and no minWidth`,
      "It would have no width at all",
      "Pass minWidth too, or leave onlyMinWidth out",
    );
  return [width && !onlyMinWidth ? classes.width[width] : undefined, minWidth && classes.minWidth[minWidth]];
}
