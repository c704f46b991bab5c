import type { Handler } from "../router/handler";
import { punctuality } from "./punctuality";
import { rate } from "./rate";
import { ratingFigures, ratingWords, reviews } from "./ratings";
import { visits } from "./visits";
import { efficiency, orders, orderStatistics } from "./work-orders";

export { countVisit, writeVisits } from "./visits";

/** Ratings, supervision and the publication of cases. @see RATING-01, RATING-05 */
export const supervisionRoutes: readonly Handler[] = [ratingFigures, ratingWords, reviews, rate, efficiency, punctuality, orders, orderStatistics, visits];
