export {
  answerFeedbackProgress as action,
  feedbackProgressHeaders as headers,
  feedbackProgressMeta as meta,
  FeedbackProgressPage as default,
  loadFeedbackProgress as loader,
} from "@onehall/portal/feedback";
