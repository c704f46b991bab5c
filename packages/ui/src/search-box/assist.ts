/** What helps a reader who types, loaded as one when the field is first touched: the list, its keyboard, and how to ask for suggestions. */
export { keyAction } from "./keyAction.js";
export { SuggestionPopup } from "./SuggestionPopup.js";
export { requestSuggestions } from "./suggestions.js";
