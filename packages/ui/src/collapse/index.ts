export { Collapse } from "./Collapse.js";
export type { CollapseItem, CollapseProps } from "./Collapse.js";
