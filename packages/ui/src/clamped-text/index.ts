export { ClampedText } from "./ClampedText.js";
export type { ClampedTextProps } from "./ClampedText.js";
export type { ClampedTextLabels } from "./labels.js";
