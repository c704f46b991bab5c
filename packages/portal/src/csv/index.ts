export { csvResponse, toCsv, type CsvColumn } from "./csv";
export { everyPage, MOST_ROWS, type ListPage } from "./every-page";
