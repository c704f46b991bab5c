import type { Params } from "../../../data";
import type { Context } from "../../family";
import type { Level, PackRegion } from "../../regions";
import { hoursText } from "./hours";
import { regionStem } from "./names";
import { positionsOf } from "./position";
import type { PackStations } from "./read";
import type { PackWindow } from "./shapes";

/** Level of a station as the contract writes it. @see STATION-04 */
const STATION_LEVEL: Readonly<Record<Level, number>> = { province: 0, city: 0, county: 1, town: 2, village: 3 };

/** The values of {@link Params}, by column. */
type Row = Record<string, string | number | null>;

/** Rows of the tables of the family, each in its order. */
export type StationRows = Record<"hours" | "positions" | "stations" | "windows" | "windowDepartments", readonly Params[]>;

type Place = { region: PackRegion; sort: number; stem: string; places: string; area: string };

const flag = (yes: boolean): number => (yes ? 1 : 0);
const filled = (template: string, values: Readonly<Record<string, string>>): string => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** The visible regions with what their templates need. */
function placesOf({ regions, site }: Context): Place[] {
  const names = new Map<string, string>();
  const areas = new Map<string, string>();
  return regions.flatMap((region, sort): Place[] => {
    const stem = regionStem(region);
    const places = (names.get(region.parent) ?? "") + stem;
    const area = site?.areaCodes[region.code] ?? areas.get(region.parent) ?? "";
    names.set(region.code, places);
    areas.set(region.code, area);
    return region.hidden ? [] : [{ region, sort, stem, places, area }];
  });
}

/** The windows that stand in a hall: those of departments that have an office there, and those for everybody. */
function windowsAt(windows: readonly PackWindow[], offices: ReadonlyMap<string, string>): { entry: PackWindow; departments: string[] }[] {
  return windows
    .map((entry) => ({ entry, departments: entry.departments.filter((id) => offices.has(id)) }))
    .filter(({ entry, departments }) => entry.departments.length === 0 || departments.length > 0);
}

/** Short names of the offices of each region, by department. */
function officesByRegion({ offices }: Context): Map<string, Map<string, string>> {
  const byRegion = new Map<string, Map<string, string>>();
  for (const { region, department, short } of offices) {
    const some = byRegion.get(region) ?? new Map<string, string>();
    byRegion.set(region, some.set(department, short));
  }
  return byRegion;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Everything that the database holds of halls, stations and windows. Pure: the same pack gives the same rows. */
export function stationRows({ rules, windows, seats, roughSeats }: PackStations, context: Context): StationRows {
  const positions = positionsOf(context.regions, seats, roughSeats);
  const known = new Map(rules.known.map((entry) => [entry.region, entry]));
  const offices = officesByRegion(context);
  const rows = { stations: [] as Row[], windows: [] as Row[], windowDepartments: [] as Row[] };
  const inOrder = placesOf(context).sort((one, other) => STATION_LEVEL[one.region.level] - STATION_LEVEL[other.region.level] || one.sort - other.sort);
  for (const { region, sort, stem, places, area } of inOrder) {
    const rule = rules.levels[region.level];
    const facts = known.get(region.code);
    const position = positions.get(region.code);
    if (!position) continue;
    const values = { name: stem, places, area };
    const name = facts?.name ?? filled(rule.name, values);
    const phone = facts?.phone ?? filled(rules.phone, values);
    const kind = rule.windows as keyof typeof windows; // read.ts has refused any other
    const here = windowsAt(windows[kind], offices.get(region.code) ?? NOBODY);
    rows.stations.push({
      region: region.code,
      level: STATION_LEVEL[region.level],
      sort,
      name,
      address: facts?.address ?? filled(rules.address, values),
      phone,
      bus: facts?.bus ?? filled(rules.bus, { hall: name, phone }),
      hours: facts?.hours ?? rule.hours,
      lat: position.lat,
      lng: position.lng,
      approximate: flag(position.approximate),
      trouble: flag(here.some(({ entry }) => entry.trouble)),
      waiting: null,
    });
    here.forEach(({ entry, departments }, index) => {
      const id = rows.windows.length + 1;
      const names = departments.map((department) => offices.get(region.code)?.get(department) ?? "");
      rows.windows.push({
        id,
        region: region.code,
        number: index + 1,
        name: entry.name,
        note: names.length === 0 ? entry.note : `${entry.note}进驻部门：${names.join("、")}。`,
        trouble: flag(entry.trouble),
      });
      for (const deptId of departments) rows.windowDepartments.push({ deptId, windowId: id });
    });
  }
  return {
    ...rows,
    hours: rules.hours.map(({ id, ...schedule }) => ({ id, text: hoursText(schedule), schedule: JSON.stringify(schedule) })),
    positions: [
      { approximate: 0, note: rules.position.seat },
      { approximate: 1, note: rules.position.approximate },
    ],
  };
}
