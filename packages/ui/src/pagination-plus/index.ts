export { MAX_TOTAL, PaginationPlus } from "./PaginationPlus.js";
export type { PaginationPlusProps } from "./PaginationPlus.js";
export type { PaginationPlusLabels } from "./labels.js";
