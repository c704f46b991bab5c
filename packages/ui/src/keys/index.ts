export { Keys } from "./Keys.js";
export type { KeysProps } from "./Keys.js";
