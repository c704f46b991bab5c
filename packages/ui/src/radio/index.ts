export { RadioGroup } from "./RadioGroup.js";
export type { RadioGroupProps } from "./RadioGroup.js";
export type { ChoiceOption } from "../internal/choice.js";
