export { Picker } from "./Picker.js";
export type { PickerProps } from "./Picker.js";
export { pickerLabels } from "./labels.js";
export type { PickerLabels } from "./labels.js";
