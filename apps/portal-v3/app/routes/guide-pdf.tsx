export { readingMeta as meta, ReadingPage as default, loadReading as loader } from "@onehall/portal/guides/reading";
