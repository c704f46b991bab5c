import { type AnswerOf, stationDetail, stationSearch } from "@onehall/api";
import { isRegionCode, lineage, regionLevel } from "@onehall/regions";
import type { Schedule } from "../../province/families/stations/hours";
import { defineHandler } from "../router/handler";
import { regionPath } from "../rows/regions";
import { isOpen } from "./open-now";
import { type FoundStation, hoursOf, stationOf, stationPage, type StationRow } from "./rows";

type RawStation = AnswerOf<typeof stationDetail>[number];

/** How a back end of this kind writes that a station belongs to no such region. @see STATION-02 */
const NONE = "none";

/** The regions of a station by level. */
function codesOf(region: string): Pick<RawStation, "cityCode" | "countyCode" | "townCode" | "villageCode"> {
  const codes = new Map(lineage(region).map((code) => [regionLevel(code), code]));
  return {
    cityCode: codes.get("city") ?? NONE,
    countyCode: codes.get("county") ?? NONE,
    townCode: codes.get("town") ?? NONE,
    villageCode: codes.get("village") ?? NONE,
  };
}

/** Whether the office of a row is open. */
export const openAt = ({ schedule }: Pick<StationRow, "schedule">, now: Date): boolean => isOpen(JSON.parse(schedule) as Schedule, now);

const rawOf = (row: StationRow | FoundStation, now: Date): RawStation => ({
  id: row.region,
  name: row.name,
  address: row.address,
  telphone: row.phone,
  officeHour: row.hours,
  busRoute: row.bus,
  level: row.level,
  ...codesOf(row.region),
  distance: "squared" in row && row.squared !== null ? Math.round(Math.sqrt(row.squared)) : null,
  dimension: row.lat,
  longitude: row.lng,
  deleted: 0,
  approximate: row.approximate,
  positionNote: row.positionNote,
  openNow: openAt(row, now),
  trouble: row.trouble,
  waiting: row.waiting,
});

export const handleStationSearch = defineHandler(stationSearch, async ({ region, page, pageSize, keyword, level, lng, lat, openNow }, { database, now }) => {
  const at = now();
  const [{ current }, hours] = await Promise.all([regionPath(database, region), openNow ? hoursOf(database) : undefined]);
  const open = hours?.filter((row) => openAt(row, at)).map(({ id }) => id);
  const from = lng === undefined || lat === undefined ? undefined : { lng, lat };
  const filter = { region: current.code, level: level === undefined ? undefined : Number(level), keyword, from, hours: open };
  const { rows, total } = await stationPage(database, filter, pageSize, (page - 1) * pageSize);
  return { total, page, pageSize, list: rows.map((row) => rawOf(row, at)) };
});

export const handleStationDetail = defineHandler(stationDetail, async ({ id }, { database, now }) => {
  const row = isRegionCode(id) ? await stationOf(database, id) : undefined;
  return row ? [rawOf(row, now())] : [];
});
