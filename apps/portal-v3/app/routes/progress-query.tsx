export {
  answerProgress as action,
  loadProgress as loader,
  progressHeaders as headers,
  progressMeta as meta,
  ProgressPage as default,
} from "@onehall/portal/progress";
