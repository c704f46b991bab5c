import { useLoaderData } from "react-router-dom";
import { useRootData } from "../app/root-data";
import { PageBody } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadStations, StationsData } from "./data";
import { NearMe } from "./NearMe";
import * as styles from "./places.css";
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
      {/* Tiles stand where the map would: nothing is missing then. */}
      {data.placed.length === 0 && <StationMap map={data.map} parameters={data.parameters} stations={data.found?.list ?? []} />}
      <StaticIsland name="stations">{import.meta.env.SSR && <Places {...data} />}</StaticIsland>
    </PageBody>
  );
}

/**
 * The list and, where there is no map, the drawing of the regions: before it, unless the reader looks for a name or reads on. Elder mode has the list
 * alone: tiles as large as its targets would have no room on a phone. @see ELDER-05
 */
function Places(data: StationsData) {
  const isElder = useRootData()?.preferences.elder ?? false;
  const list = (
    <div className={styles.part}>
      <StationList {...data} />
    </div>
  );
  const { placed, parameters } = data;
  if (placed.length === 0 || isElder) return list;
  const isListFirst = parameters.keyword !== "" || parameters.page > 1;
  return (
    <div className={styles.drawn} data-list-first={isListFirst || undefined}>
      {isListFirst && list}
      <RegionTiles {...data} />
      {!isListFirst && list}
    </div>
  );
}
