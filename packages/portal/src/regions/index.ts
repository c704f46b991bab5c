export { RegionSwitch } from "./RegionSwitch";
export { placeName, provinceSummary, summarise } from "./summary";
export type { RegionSummary } from "./summary";
