export { loadStations, stationsHeaders, stationsMeta } from "./data";
export type { StationsData } from "./data";
export { StationsPage } from "./StationsPage";
