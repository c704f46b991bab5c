export { Highlight } from "./Highlight.js";
export type { HighlightProps } from "./Highlight.js";
export { highlightParts } from "./highlightParts.js";
export type { TextPart } from "./highlightParts.js";
