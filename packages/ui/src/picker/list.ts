/** What comes with the first focus: the list itself and where keys lead in it. */
export { gridTarget } from "./gridTarget.js";
export { PickerList } from "./PickerList.js";
