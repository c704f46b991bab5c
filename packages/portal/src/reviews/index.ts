export { loadReviews, loadReviewsFile, reviewsMeta } from "./data";
export { answerRate, loadRate, rateHeaders, rateMeta } from "./rate-data";
export { RatePage } from "./RatePage";
export { ReviewsPage } from "./ReviewsPage";
