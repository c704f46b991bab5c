export { SearchBox } from "./SearchBox.js";
export type { SearchBoxProps } from "./SearchBox.js";
export type { LoadSuggestions, Suggestion } from "./suggestions.js";
export type { SearchBoxLabels } from "./labels.js";
