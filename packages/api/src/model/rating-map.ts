import { shortNumber, type ShortNumber } from "./short-number.js";
import type { Ratings } from "./supervision.js";

/** Ratings with their large numbers as people read them. @see RATING-01, CONTENT-09 */
export type RatingStatistics = Ratings & { affairsShort: ShortNumber; evaluationsShort: ShortNumber; badShort: ShortNumber };

/** Ratings of the wire → ratings of a page. */
export const mapRatings = (ratings: Ratings): RatingStatistics => ({
  ...ratings,
  affairsShort: shortNumber(ratings.affairs),
  evaluationsShort: shortNumber(ratings.evaluations),
  badShort: shortNumber(ratings.bad),
});
