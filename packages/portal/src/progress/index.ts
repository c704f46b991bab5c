export { answerProgress, loadProgress, progressDetailMeta, progressHeaders, progressMeta } from "./data";
export type { ProgressAnswer, ProgressData } from "./data";
export { ProgressPage } from "./ProgressPage";
