export { answerRate as action, loadRate as loader, rateHeaders as headers, rateMeta as meta, RatePage as default } from "@onehall/portal/reviews";
