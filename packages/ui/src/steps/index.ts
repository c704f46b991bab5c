export { Steps } from "./Steps.js";
export type { StepItem, StepsProps } from "./Steps.js";
