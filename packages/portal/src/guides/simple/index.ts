export { loadSimpleGuide, simpleGuideMeta } from "./data";
export { SimpleGuidePage } from "./SimpleGuidePage";
