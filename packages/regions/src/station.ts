import { isYes, text } from "./text.js";

/** A service station as the back end writes it. @see STATION-01 */
export type RawStation = Readonly<Record<string, unknown>>;

/** Levels of a service station. */
export type StationLevel = "city" | "county" | "town" | "village";

/** A service station as programs want it. @see STATION-01 */
export type Station = {
  id: string;
  name: string;
  address: string;
  /** As the back end spells it. */
  telphone: string;
  officeHour: string;
  busRoute: string;
  level: StationLevel;
  /** Empty where the station belongs to none. */
  villageCode: string;
  townCode: string;
  countyCode: string;
  cityCode: string;
  /** Metres from the visitor; null where unknown. */
  distance: number | null;
  /** Degrees; null where unknown. */
  lat: number | null;
  lng: number | null;
  deleted: boolean;
  /** The position is only near the place. */
  approximate: boolean;
  /** What the position is worth and where it comes from, in words. */
  positionNote: string;
  /** Whether it was open when the answer was made; null where unknown. */
  openNow: boolean | null;
  /** It has a 办不成事 window, for what went wrong elsewhere. */
  hasTroubleWindow: boolean;
  /** People waiting; null where the hall does not tell. */
  waiting: number | null;
};

/** Level of a station: 1 county, 2 town, 3 village, anything else city. @see STATION-04 */
export function stationLevel(level: unknown): StationLevel {
  const code = text(level);
  return code === "1" ? "county" : code === "2" ? "town" : code === "3" ? "village" : "city";
}

/** Level in the list of station services: 1 county, 2 town, anything else village. @see STATION-05 */
export function stationServiceLevel(level: unknown): Exclude<StationLevel, "city"> {
  const code = text(level);
  return code === "1" ? "county" : code === "2" ? "town" : "village";
}

/** The list of station services, grouped as the page shows it. @see STATION-05 */
export function groupStationServices<Entry extends { level?: unknown }>(entries: readonly Entry[]): Record<Exclude<StationLevel, "city">, Entry[]> {
  const groups: Record<Exclude<StationLevel, "city">, Entry[]> = { county: [], town: [], village: [] };
  for (const entry of entries) groups[stationServiceLevel(entry.level)].push(entry);
  return groups;
}

const NONE = "none";
const code = (value: unknown): string => (text(value) === NONE ? "" : text(value));
const number = (value: unknown): number | null => {
  const written = text(value);
  const parsed = Number(written);
  return written === "" || !Number.isFinite(parsed) ? null : parsed;
};

/** Raw station → station. `lat` comes from `dimension`, `lng` from `longitude`; never throws. @see STATION-02, STATION-03 */
export const mapStation = (raw: RawStation): Station => ({
  id: text(raw["id"]),
  name: text(raw["name"]),
  address: text(raw["address"]),
  telphone: text(raw["telphone"]),
  officeHour: text(raw["officeHour"]),
  busRoute: text(raw["busRoute"]),
  level: stationLevel(raw["level"]),
  villageCode: code(raw["villageCode"]),
  townCode: code(raw["townCode"]),
  countyCode: code(raw["countyCode"]),
  cityCode: code(raw["cityCode"]),
  distance: number(raw["distance"]),
  lat: number(raw["dimension"]),
  lng: number(raw["longitude"]),
  deleted: isYes(raw["deleted"]),
  approximate: isYes(raw["approximate"]),
  positionNote: text(raw["positionNote"]),
  openNow: text(raw["openNow"]) === "" ? null : isYes(raw["openNow"]),
  hasTroubleWindow: isYes(raw["trouble"]),
  waiting: number(raw["waiting"]),
});
