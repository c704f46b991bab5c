export { Pagination } from "./Pagination.js";
export type { PaginationProps } from "./Pagination.js";
export type { PaginationJump } from "./JumpForm.js";
export type { PaginationLabels } from "./labels.js";
export { clampPage, pageCount, pageWindow, parsePage } from "./pageWindow.js";
