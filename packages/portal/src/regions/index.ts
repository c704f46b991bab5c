export { loadRegionsPage, regionsMeta } from "./data";
export { RegionsPage } from "./RegionsPage";
export { RegionSwitch } from "./RegionSwitch";
export { placeName, PROVINCE, summarise } from "./summary";
export type { RegionSummary } from "./summary";
