import { initialRegion, regionLevel } from "@onehall/regions";
import { pageOf, wordOf } from "../page/query";
import type { Paths, StationsQuery } from "../paths";

/** A position of the visitor, in degrees (WGS 84), to some hundred metres. */
export type Position = { lat: number; lng: number };

/** Levels of halls and stations, as the contract numbers them; the empty one is all of them. */
export const LEVELS = [
  { level: "", name: "全部" },
  { level: "0", name: "省、市大厅" },
  { level: "1", name: "县区大厅" },
  { level: "2", name: "镇街" },
  { level: "3", name: "村居" },
] as const;

/** The highest level that a region has a hall of. */
const HIGHEST = { province: 0, city: 0, county: 1, town: 2, village: 3 } as const;

/** Levels that halls of a region and what lies below it can have. */
export const levelsOf = (region: string) => LEVELS.filter(({ level }) => level === "" || Number(level) >= HIGHEST[regionLevel(region)]);

export type Level = (typeof LEVELS)[number]["level"];

/** What an address of the stations page asks for, made safe. */
export type StationsParameters = {
  region: string;
  keyword: string;
  level: Level;
  /** Only what is open now. */
  openNow: boolean;
  /** From where the nearest come first; null: in the order of the regions. */
  from: Position | null;
  page: number;
};

/** Three digits behind the point are a hundred metres: enough for the nearest hall, too little for a house. */
const DIGITS = 3;

/** A position as an address may carry it. */
export const rounded = ({ lat, lng }: Position): Position => ({ lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) });

function degrees(text: string | null, most: number): number | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) && Math.abs(value) <= most ? value : undefined;
}

export function readParameters(query: URLSearchParams): StationsParameters {
  const [lat, lng] = [degrees(query.get("lat"), 90), degrees(query.get("lng"), 180)];
  return {
    region: initialRegion(query),
    keyword: wordOf(query),
    level: LEVELS.find(({ level }) => level === query.get("level"))?.level ?? "",
    openNow: query.get("openNow") === "1",
    from: lat === undefined || lng === undefined ? null : rounded({ lat, lng }),
    page: pageOf(query),
  };
}

/** The parameters in the words of an address; what is off or empty is left out there. */
export const toQuery = ({ openNow, from, ...rest }: StationsParameters): StationsQuery => ({
  ...rest,
  openNow: openNow ? "1" : "",
  lat: from?.lat,
  lng: from?.lng,
});

/** Address of the same list with something changed; any change but that of the page begins at the first page. */
export const stationsHref = (paths: Paths, parameters: StationsParameters, change: Partial<StationsParameters>): string =>
  paths.stations(toQuery({ ...parameters, page: 1, ...change }));
