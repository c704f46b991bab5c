/** What helps a reader who types, loaded as one when the field is first touched: the list, its keyboard, and how to ask for suggestions. */
export { answerTo } from "./answerTo.js";
export { SuggestionPopup } from "./SuggestionPopup.js";
export { ask } from "./suggestions.js";
