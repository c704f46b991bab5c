import { groupStationServices, mapStation, type Station } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/stations.js";

/** The services of stations, by level. POST node/gdbsPortal/getStationService, form-encoded. @see spec.md section 7 */
export const stationServices = defineCall<typeof shapes.stationServices, Record<"county" | "town" | "village", shapes.StationService[]>>({
  method: "POST",
  path: "node/gdbsPortal/getStationService",
  select: (answer) => groupStationServices(answer.list),
});

/** A page of service stations, the nearest first where a position is given. GET station/search: a path of ours, the specification shows none. @see spec.md sections 3 and 7 */
export const stationSearch = defineCall<typeof shapes.stationSearch, { total: number; list: Station[] }>({
  method: "GET",
  path: "station/search",
  select: ({ total, list }) => ({ total, list: list.map(mapStation) }),
});

/** A service station, or null: the first of what is found. GET station/detail: a path of ours. @see spec.md section 7, answer handling */
export const stationDetail = defineCall<typeof shapes.stationDetail, Station | null>({
  method: "GET",
  path: "station/detail",
  select: ([first]) => (first ? mapStation(first) : null),
});

/** A page of the windows of halls: of a region and what lies below it, of a department, or of one hall. GET station/windows: a path of ours. @see spec.md section 7, offline windows */
export const offlineWindows = defineCall<typeof shapes.offlineWindows>({ method: "GET", path: "station/windows" });

/** Places on the map by name, 200 at most, within a boundary such as boundaryOf makes: halls, stations and regions, the nearest first where it names a point. GET search. @see spec.md sections 7 and 9 */
export const placeSearch = defineCall<typeof shapes.placeSearch>({ method: "GET", path: "search", fixed: { page_size: 200 } });

/** The map service that shows stations, if there is one. GET station/map: a path of ours. @see spec.md sections 7 and 9, map */
export const mapService = defineCall<typeof shapes.mapService>({ method: "GET", path: "station/map" });
