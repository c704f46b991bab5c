export { compareMeta, loadCompare } from "./data";
export type { CompareData } from "./data";
export { ComparePage } from "./ComparePage";
