export { PAGES, SAMPLES, SHARED } from "./manifest";
export type { Pattern, CsvPage, Page, PageId, SampleName, SharedPattern, SitemapSource } from "./manifest";
export { patternsOf, ALL_PATTERNS, CSV_PAGES, routesOf } from "./routes";
