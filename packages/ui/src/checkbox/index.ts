export { Checkbox } from "./Checkbox.js";
export type { CheckboxProps } from "./Checkbox.js";
export { CheckboxGroup } from "./CheckboxGroup.js";
export type { CheckboxGroupProps } from "./CheckboxGroup.js";
export type { ChoiceOption } from "../internal/choice.js";
