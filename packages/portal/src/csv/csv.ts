import Papa from "papaparse";

/** A column of an exported list: its heading and what of a row stands in it. */
export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number };

/** Tells spreadsheets that the file is UTF-8; without it they show Chinese as rubbish. */
const BOM = "\uFEFF";

/**
 * A list as a file for spreadsheets: RFC 4180, UTF-8 with a byte-order mark. Text that a spreadsheet would take for a formula
 * gets an apostrophe in front. @see PAGE-47
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return `${BOM}${Papa.unparse(lines, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
}

/** Answer of a resource route: the file under a name that may be Chinese. */
export function csvResponse<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Response {
  return new Response(toCsv(columns, rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.csv`)}`,
    },
  });
}
