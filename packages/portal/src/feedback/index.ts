export { answerFeedback, feedbackHeaders, feedbackMeta, loadFeedback } from "./data";
export type { FeedbackAnswer, FeedbackData } from "./data";
export { FeedbackPage } from "./FeedbackPage";
export { FeedbackProgressPage } from "./FeedbackProgressPage";
export { answerFeedbackProgress, feedbackProgressHeaders, feedbackProgressMeta, loadFeedbackProgress } from "./progress-data";
