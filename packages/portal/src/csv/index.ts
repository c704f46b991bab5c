export { csvResponse, toCsv, type CsvColumn } from "./csv";
export { fetchAllPages, MAX_ROWS, type ListPage } from "./fetch-all-pages";
