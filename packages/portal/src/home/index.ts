export { homeMeta, loadHome } from "./data";
export type { HomeData } from "./data";
