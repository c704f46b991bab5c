export { Empty } from "./Empty.js";
export type { EmptyProps } from "./Empty.js";
export type { EmptyLabels } from "./labels.js";
