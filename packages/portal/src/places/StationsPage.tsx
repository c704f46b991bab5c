import { useLoaderData } from "react-router-dom";
import { PageBody } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadStations } from "./data";
import { NearMe } from "./NearMe";
import { RegionTiles } from "./RegionTiles";
import { StationList } from "./StationList";
import { StationMap } from "./StationMap";
import { StationsHead } from "./StationsHead";

export { loadStations as loader, stationsHeaders as headers, stationsMeta as meta } from "./data";
export { StationsPage as default };

/** 办事网点: halls and stations, the nearest first where the visitor says where that is, on a map where the operator has one. @see STATION-12 */
export function StationsPage() {
  const data = useLoaderData<typeof loadStations>();
  return (
    <PageBody>
      <StaticIsland name="stations-head">{import.meta.env.SSR && <StationsHead {...data} />}</StaticIsland>
      <NearMe parameters={data.parameters} />
      <StaticIsland name="tiles">{import.meta.env.SSR && <RegionTiles {...data} />}</StaticIsland>
      {/* Tiles stand where the map would: nothing is missing then. */}
      {data.placed.length === 0 && <StationMap map={data.map} parameters={data.parameters} stations={data.found?.list ?? []} />}
      <StaticIsland name="stations">{import.meta.env.SSR && <StationList {...data} />}</StaticIsland>
    </PageBody>
  );
}
