export { RegionSwitch } from "./RegionSwitch";
export { placeName, provinceSummary, summarise } from "../app/region-summary";
export type { RegionSummary } from "../app/region-summary";
