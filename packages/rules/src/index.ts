export { answerName, answersIn, answersQuery } from "./address.js";
export { checkEachPart, checkNames, checkRules, MOST_QUESTIONS, type RuleProblem } from "./check.js";
export { type Compiled, compile, evaluate, type Evaluation, openWhen, waitsFor } from "./evaluate.js";
export { type Answers, type Option, OUTSIDE, type Part, type Question, REGION, type Rules, type Stop, UNSURE, type When } from "./model.js";
export { type Case, type GuideParts, type Personal, personalGuide } from "./personal.js";
