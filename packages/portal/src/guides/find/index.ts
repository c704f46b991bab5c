export { findMeta, loadFind } from "./data";
export type { FindData } from "./data";
export { FindPage } from "./FindPage";
