export {
  answerFeedback as action,
  feedbackHeaders as headers,
  feedbackMeta as meta,
  FeedbackPage as default,
  loadFeedback as loader,
} from "@onehall/portal/feedback";
