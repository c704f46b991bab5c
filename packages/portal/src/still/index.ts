export { Still } from "./Still";
export type { StillProps } from "./Still";
