export { Still } from "./Still";
export type { StillProps } from "./Still";
export { withStill } from "./still-data";
export type { WithStill } from "./still-data";
