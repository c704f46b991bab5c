export { Input } from "./Input.js";
export type { InputProps } from "./Input.js";
export { inputLabels } from "./labels.js";
export type { InputLabels } from "./labels.js";
export { countCharacters } from "./limitTyped.js";
