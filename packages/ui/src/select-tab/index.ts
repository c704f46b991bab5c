export { SelectTab } from "./SelectTab.js";
export type { ItemWidth, SelectTabItem, SelectTabProps } from "./SelectTab.js";
export type { SelectTabLabels } from "./labels.js";
