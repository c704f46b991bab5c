export { loadStations as loader, stationsHeaders as headers, stationsMeta as meta, StationsPage as default } from "@onehall/portal/places";
