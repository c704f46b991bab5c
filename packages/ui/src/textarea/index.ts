export { Textarea } from "./Textarea.js";
export type { TextareaProps } from "./Textarea.js";
