export { answerUsefulness, loadUsefulness, usefulnessHeaders, usefulnessMeta } from "./data";
export type { UsefulnessAnswer, UsefulnessData } from "./data";
export { UsefulnessPage } from "./UsefulnessPage";
