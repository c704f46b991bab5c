export { Grid } from "./Grid.js";
export type { GridProps } from "./Grid.js";
export { GridItem } from "./GridItem.js";
export type { GridItemProps } from "./GridItem.js";
export type { Count, Responsive } from "./responsive.js";
