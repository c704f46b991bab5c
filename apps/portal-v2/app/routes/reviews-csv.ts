export { loadReviewsFile as loader } from "@onehall/portal/reviews";
