export { RegionSwitch } from "./RegionSwitch";
export { placeName, PROVINCE, summarise } from "./summary";
export type { RegionSummary } from "./summary";
