import { sql } from "../../../data";
import { type Context, family } from "../../family";
import { type PackStations, readStations } from "./read";
import { type StationRows, stationRows } from "./rows";

const made = new WeakMap<Context, StationRows>();

/** The rows of one table; all tables of one import are made at once. */
const rowsOf = (table: keyof StationRows) => (data: PackStations | undefined, context: Context) => {
  if (!data) return [];
  const rows = made.get(context) ?? stationRows(data, context);
  made.set(context, rows);
  return rows[table];
};

/** Halls, service stations and their windows: one for each visible region, by the rules of stations/. @see docs/province-pack.md, 大厅、站点和窗口 */
export const stations = family<PackStations | undefined>({
  name: "stations",
  read: readStations,
  tables: [
    {
      label: "写入服务网点",
      clear: sql`DELETE FROM office_hours`,
      insert: sql`INSERT INTO office_hours (id, text, schedule) VALUES (${"id"}, ${"text"}, ${"schedule"})`,
      rows: rowsOf("hours"),
    },
    {
      label: "写入服务网点",
      clear: sql`DELETE FROM station_position`,
      insert: sql`INSERT INTO station_position (approximate, note) VALUES (${"approximate"}, ${"note"})`,
      rows: rowsOf("positions"),
    },
    {
      label: "写入服务网点",
      clear: sql`DELETE FROM station`,
      insert: sql`INSERT INTO station (region, level, sort, name, address, phone, bus, hours, lat, lng, approximate, trouble, waiting)
        VALUES (${"region"}, ${"level"}, ${"sort"}, ${"name"}, ${"address"}, ${"phone"}, ${"bus"}, ${"hours"}, ${"lat"}, ${"lng"}, ${"approximate"}, ${"trouble"}, ${"waiting"})`,
      rows: rowsOf("stations"),
    },
    {
      label: "写入线下窗口",
      clear: sql`DELETE FROM service_window`,
      insert: sql`INSERT INTO service_window (id, region, number, name, note, trouble)
        VALUES (${"id"}, ${"region"}, ${"number"}, ${"name"}, ${"note"}, ${"trouble"})`,
      rows: rowsOf("windows"),
    },
    {
      label: "写入线下窗口",
      clear: sql`DELETE FROM service_window_department`,
      insert: sql`INSERT INTO service_window_department (dept_id, window_id) VALUES (${"deptId"}, ${"windowId"})`,
      rows: rowsOf("windowDepartments"),
    },
  ],
  counts: (data): Record<string, number> => (data ? { 城区位置: data.seats.length, 大厅窗口: data.windows.hall.length } : {}),
});
