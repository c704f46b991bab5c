export { loadReading, readingMeta } from "./data";
export { ReadingPage } from "./ReadingPage";
