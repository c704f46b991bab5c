export { Tag } from "./Tag.js";
export type { TagProps } from "./Tag.js";
