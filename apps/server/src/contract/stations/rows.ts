import { list, fragment, type Queries, sql } from "../../data";
import { codeRange } from "../rows/regions";
import { searchCircle, type Point, RADII } from "./distance";
import { patternsOf } from "./words";

/** A hall or station as the database holds it. `level`: 0 province or city, 1 county, 2 town, 3 village. */
export type StationRow = {
  region: string;
  level: number;
  name: string;
  address: string;
  phone: string;
  bus: string;
  hours: string;
  /** JSON. */
  schedule: string;
  lat: number;
  lng: number;
  approximate: number;
  positionNote: string;
  trouble: number;
  waiting: number | null;
};

/** A station with the square of its distance, in metres; null where nobody asked how far. */
export type FoundStation = StationRow & { squared: number | null };

const DEPTH = 5;

export const stationColumns = fragment`station.region, station.level, station.name, station.address, station.phone, station.bus, office_hours.text AS hours, office_hours.schedule,
  station.lat, station.lng, station.approximate, station_position.note AS "positionNote", station.trouble, station.waiting`;
export const stationTables = fragment`station JOIN office_hours ON office_hours.id = station.hours JOIN station_position ON station_position.approximate = station.approximate`;

export const squaredDistance = fragment`((station.lat - ${"here"}) * ${"metres"} * ((station.lat - ${"here"}) * ${"metres"}) + (station.lng - ${"there"}) * ${"across"} * ((station.lng - ${"there"}) * ${"across"}))`;

/** Kinds of opening hours in a pack at most; it has a handful. */
const MAX_HOURS = 64;

const inRange = fragment`station.region >= ${"low"} AND station.region < ${"high"} AND (station.level = ${"level"} OR ${"level"} IS NULL)
  AND (${"anyHours"} = 1 OR station.hours IN ${list("hours", MAX_HOURS)})`;
const inBox = fragment`station.lat >= ${"south"} AND station.lat <= ${"north"} AND station.lng >= ${"west"} AND station.lng <= ${"east"}`;
const likes = (name: "first" | "second" | "third") => fragment`(LOWER(station.name) LIKE ${name} ESCAPE '!' OR LOWER(station.address) LIKE ${name} ESCAPE '!')`;
const worded = fragment`${likes("first")} AND ${likes("second")} AND ${likes("third")}`;

const byRegions = sql<StationRow>`SELECT ${stationColumns} FROM ${stationTables} WHERE station.region IN ${list("codes", DEPTH)} ORDER BY station.region`;
const everyHours = sql<HoursRow>`SELECT id, schedule FROM office_hours ORDER BY id`;
const countAll = sql<{ n: number }>`SELECT COUNT(*) AS n FROM station WHERE ${inRange}`;
const countWorded = sql<{ n: number }>`SELECT COUNT(*) AS n FROM station WHERE ${inRange} AND ${worded}`;
const inOrder = sql<FoundStation>`SELECT ${stationColumns}, NULL AS squared FROM ${stationTables} WHERE ${inRange} AND ${worded}
  ORDER BY station.level, station.sort LIMIT ${"limit"} OFFSET ${"offset"}`;
const nearest = sql<FoundStation>`SELECT ${stationColumns}, ${squaredDistance} AS squared FROM ${stationTables}
  WHERE ${inBox} AND ${squaredDistance} <= ${"most"} AND ${inRange} AND ${worded}
  ORDER BY squared, station.level, station.sort LIMIT ${"limit"} OFFSET ${"offset"}`;

/** Opening hours as the database holds them. */
export type HoursRow = { id: string; /** JSON. */ schedule: string };

/** All kinds of opening hours. */
export const hoursOf = (queries: Queries): Promise<HoursRow[]> => queries.all(everyHours);

/** What stations are looked for. */
export type StationFilter = {
  /** A region and everything in it. */
  region: string;
  level: number | undefined;
  keyword: string;
  /** From where the nearest come first; by level and region without it. */
  from: Point | undefined;
  /** Only stations with these hours; undefined: with any. */
  hours?: readonly string[] | undefined;
};

/** A page of stations and how many there are in all. */
export async function stationPage(queries: Queries, filter: StationFilter, limit: number, offset: number): Promise<{ rows: FoundStation[]; total: number }> {
  const params = {
    ...codeRange(filter.region),
    level: filter.level ?? null,
    ...patternsOf(filter.keyword),
    anyHours: filter.hours ? 0 : 1,
    hours: filter.hours ?? [],
    limit,
    offset,
  };
  const counted = await queries.get(filter.keyword === "" ? countAll : countWorded, params);
  const total = counted?.n ?? 0;
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return { rows: [], total };
  if (!filter.from) return { rows: await queries.all(inOrder, params), total };
  let rows: FoundStation[] = [];
  for (const radius of RADII) {
    rows = await queries.all(nearest, { ...params, ...searchCircle(filter.from, radius) });
    if (rows.length === wanted) break; // everything nearer than the last one lies in the circle too
  }
  return { rows, total };
}

/** The station of a region; undefined where there is none. */
export const stationOf = async (queries: Queries, region: string): Promise<StationRow | undefined> => (await queries.all(byRegions, { codes: [region] }))[0];
