export {
  answerProgress as action,
  loadProgress as loader,
  progressHeaders as headers,
  progressDetailMeta as meta,
  ProgressPage as default,
} from "@onehall/portal/progress";
