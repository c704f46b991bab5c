import { groupStationServices, mapStation, type Station } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/stations.js";

/** The services of stations, by level. POST node/gdbsPortal/getStationService, form-encoded. @see CALL-28 */
export const stationServices = defineCall<typeof shapes.stationServices, Record<"county" | "town" | "village", shapes.StationService[]>>({
  method: "POST",
  path: "node/gdbsPortal/getStationService",
  select: (answer) => groupStationServices(answer.list),
});

/** A page of service stations, the nearest first where a position is given. GET station/search: a path of this site. @see CALL-58 */
export const stationSearch = defineCall<typeof shapes.stationSearch, { total: number; list: Station[] }>({
  method: "GET",
  path: "station/search",
  select: ({ total, list }) => ({ total, list: list.map(mapStation) }),
});

/** A service station, or null: the first of what is found. GET station/detail: a path of this site. @see CALL-58, STATION-10 */
export const stationDetail = defineCall<typeof shapes.stationDetail, Station | null>({
  method: "GET",
  path: "station/detail",
  select: ([first]) => (first ? mapStation(first) : null),
});

/** A page of the windows of halls: of a region and what lies below it, of a department, or of one hall. GET station/windows: a path of this site. @see CALL-58 */
export const offlineWindows = defineCall<typeof shapes.offlineWindows>({ method: "GET", path: "station/windows" });

/** Places on the map by name, 200 at most, within a boundary such as boundaryOf makes: halls, stations and regions, the nearest first where it names a point. GET search. @see CALL-49, STATION-07 */
export const placeSearch = defineCall<typeof shapes.placeSearch>({ method: "GET", path: "search", fixed: { page_size: 200 } });

/** The map service that shows stations, if there is one. GET station/map: a path of this site. @see CALL-59 */
export const mapService = defineCall<typeof shapes.mapService>({ method: "GET", path: "station/map" });
