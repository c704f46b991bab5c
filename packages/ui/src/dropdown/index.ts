export { Dropdown } from "./Dropdown.js";
export type { DropdownItem, DropdownProps } from "./Dropdown.js";
