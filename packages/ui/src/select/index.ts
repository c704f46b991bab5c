export { Select } from "./Select.js";
export type { SelectGroup, SelectOption, SelectProps } from "./Select.js";
