export { Rating } from "./Rating.js";
export type { RatingProps } from "./Rating.js";
export { ratingAt } from "./ratingAt.js";
export { ratingLabels } from "./labels.js";
export type { RatingLabels } from "./labels.js";
