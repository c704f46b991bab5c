export { loadReviews as loader, reviewsMeta as meta, ReviewsPage as default } from "@onehall/portal/reviews";
