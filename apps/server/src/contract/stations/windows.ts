import { type OfflineWindow, offlineWindows } from "@onehall/api";
import { fragment, type Queries, sql } from "../../data";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../province/offices";
import { defineHandler } from "../router/handler";
import { departmentByOrg, regionPath, codeRange } from "../rows/regions";
import { stationColumns, type StationRow, stationTables } from "./rows";
import { openAt } from "./stations";
import { patternsOf } from "./words";

type WindowRow = StationRow & { id: number; number: number; title: string; note: string; reports: number };

const inRange = fragment`service_window.region >= ${"low"} AND service_window.region < ${"high"} AND (${"department"} = ''
  OR EXISTS (SELECT 1 FROM service_window_department AS seat WHERE seat.dept_id = ${"department"} AND seat.window_id = service_window.id))`;
const likes = (name: "first" | "second" | "third") =>
  fragment`(LOWER(service_window.name) LIKE ${name} ESCAPE '!' OR LOWER(service_window.note) LIKE ${name} ESCAPE '!' OR LOWER(station.name) LIKE ${name} ESCAPE '!')`;
const worded = fragment`${likes("first")} AND ${likes("second")} AND ${likes("third")}`;
const withStation = fragment`${stationTables} JOIN service_window ON service_window.region = station.region`;

const page = sql<WindowRow>`SELECT ${stationColumns}, service_window.id, service_window.number, service_window.name AS title, service_window.note, service_window.trouble AS reports
  FROM ${withStation} WHERE ${inRange} AND ${worded} ORDER BY service_window.id LIMIT ${"limit"} OFFSET ${"offset"}`;
const countAll = sql<{ n: number }>`SELECT COUNT(*) AS n FROM service_window WHERE ${inRange}`;
const countWorded = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM service_window JOIN station ON station.region = service_window.region WHERE ${inRange} AND ${worded}`;

const windowOf = (row: WindowRow, now: Date): OfflineWindow => ({
  id: String(row.id),
  number: row.number,
  name: row.title,
  stationId: row.region,
  stationName: row.name,
  address: row.address,
  phone: row.phone,
  hours: row.hours,
  openNow: openAt(row, now),
  note: row.note,
  lat: row.lat,
  lng: row.lng,
  approximate: row.approximate === 1,
  waiting: row.waiting,
  trouble: row.reports === 1,
});

type Scope = { low: string; high: string; department: string };

/** A region alone, without what lies in it. */
const alone = (region: string) => ({ low: region, high: `${region}!` });

/**
 * Whose windows are meant. A department is meant with its whole line, in the narrower of its own region and the one asked for;
 * the office of a town or village sits at all windows of its station, and nowhere else.
 */
async function scopeOf(queries: Queries, asked: string, org: string | undefined, station: string | undefined): Promise<Scope | undefined> {
  const range = station === undefined ? codeRange(asked) : alone(station);
  if (org === undefined) return { ...range, department: "" };
  const office = await departmentByOrg(queries, org);
  const own = codeRange(office.region);
  const narrower = range.low.startsWith(own.low) ? range : own.low.startsWith(range.low) ? own : undefined;
  if (!narrower) return undefined;
  if (office.deptId !== TOWN_OFFICE && office.deptId !== VILLAGE_OFFICE) return { ...narrower, department: office.deptId };
  return station === undefined || station === office.region ? { ...alone(office.region), department: "" } : undefined;
}

export const handleOfflineWindows = defineHandler(offlineWindows, async ({ region, page: number, pageSize, keyword, orgCode, station }, { database, now }) => {
  const { current } = await regionPath(database, region);
  const scope = await scopeOf(database, current.code, orgCode, station);
  if (!scope) return { total: 0, page: number, pageSize, list: [] };
  const params = { ...scope, ...patternsOf(keyword), limit: pageSize, offset: (number - 1) * pageSize };
  const [rows, counted] = await Promise.all([database.all(page, params), database.get(keyword === "" ? countAll : countWorded, params)]);
  const at = now();
  return { total: counted?.n ?? 0, page: number, pageSize, list: rows.map((row) => windowOf(row, at)) };
});
