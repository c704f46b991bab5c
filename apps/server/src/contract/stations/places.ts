import { type Place, placeSearch, PortalError } from "@onehall/api";
import { fragment, type Queries, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { type Level, codeRange } from "../rows/regions";
import { searchCircle, type Point } from "./distance";
import { squaredDistance } from "./rows";
import { patternsOf } from "./words";

/** What is searched, as map services write it: region(name or code, 0[, latitude, longitude]). */
const BOUNDARY = /^region\(([^,()]{1,40}),0(?:,(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?))?\)$/;

type Boundary = { region: string; centre: Point | undefined };

/** @throws PortalError status 400 */
function boundaryOf(text: string): Boundary {
  const [, region, lat, lng] = BOUNDARY.exec(text.trim()) ?? [];
  const centre = lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
  if (region === undefined || (centre && (Math.abs(centre.lat) > 90 || Math.abs(centre.lng) > 180)))
    throw new PortalError("invalid", "范围应写成 region(地区名称,0) 或 region(地区名称,0,纬度,经度)", { status: 400 });
  return { region: region.trim(), centre };
}

type PlaceRow = {
  code: string;
  level: Level;
  place: string;
  station: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  province: string | null;
  city: string | null;
  county: string | null;
  regionFits: number;
  stationFits: number;
  squared: number | null;
};

const byName = sql<{
  code: string;
}>`SELECT code FROM region WHERE (name = ${"region"} OR code = ${"region"}) AND hidden = 0 ORDER BY LENGTH(code), sort LIMIT 1`;

const stationFits = fragment`(LOWER(station.name) LIKE ${"first"} ESCAPE '!' AND LOWER(station.name) LIKE ${"second"} ESCAPE '!' AND LOWER(station.name) LIKE ${"third"} ESCAPE '!')`;
const regionFits = fragment`(LOWER(region.name) LIKE ${"first"} ESCAPE '!' AND LOWER(region.name) LIKE ${"second"} ESCAPE '!' AND LOWER(region.name) LIKE ${"third"} ESCAPE '!')`;

const columns = fragment`region.code, region.level, region.name AS place, station.name AS station, station.address, station.phone, station.lat, station.lng,
  province.name AS province, city.name AS city, county.name AS county,
  CASE WHEN ${regionFits} THEN 1 ELSE 0 END AS "regionFits", CASE WHEN ${stationFits} THEN 1 ELSE 0 END AS "stationFits"`;
const tables = fragment`station JOIN region ON region.code = station.region
  LEFT JOIN region AS province ON province.code = SUBSTR(station.region, 1, 2) || '0000'
  LEFT JOIN region AS city ON city.code = SUBSTR(station.region, 1, 4) || '00' AND city.level = 'city'
  LEFT JOIN region AS county ON county.code = SUBSTR(station.region, 1, 6) AND county.level = 'county'`;
const found = fragment`station.region >= ${"low"} AND station.region < ${"high"} AND (${regionFits} OR ${stationFits})`;

const inOrder = sql<PlaceRow>`SELECT ${columns}, NULL AS squared FROM ${tables} WHERE ${found} ORDER BY station.level, station.sort LIMIT ${"limit"}`;
const nearest = sql<PlaceRow>`SELECT ${columns}, ${squaredDistance} AS squared FROM ${tables} WHERE ${found} ORDER BY squared, station.level, station.sort LIMIT ${"limit"}`;

const CATEGORY: Readonly<Record<Level, string>> = {
  province: "政务服务中心",
  city: "政务服务中心",
  county: "政务服务中心",
  town: "党群服务中心",
  village: "公共服务站",
};

/** A region and its station, as far as their names fit. */
function placesOf(row: PlaceRow): Place[] {
  const where = {
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    province: row.province ?? "",
    code: row.code,
    city: row.city ?? "",
    district: row.county ?? "",
  };
  const isHall = row.level !== "town" && row.level !== "village";
  const region: Place = { ...where, id: `region-${row.code}`, name: row.place, category: "行政区划", telphone: "", type: "region" };
  const station: Place = { ...where, id: row.code, name: row.station, category: CATEGORY[row.level], telphone: row.phone, type: isHall ? "hall" : "station" };
  return [...(row.regionFits === 1 ? [region] : []), ...(row.stationFits === 1 ? [station] : [])];
}

/** The code of the region that a boundary names; the higher one of two of the same name. @throws PortalError status 400 */
async function regionOf(queries: Queries, region: string): Promise<string> {
  const row = await queries.get(byName, { region });
  if (!row) throw new PortalError("region-unknown", `没有名称或编码为“${region}”的地区`, { status: 400 });
  return row.code;
}

export const handlePlaceSearch = defineHandler(placeSearch, async ({ keyword, boundary, page_size: limit }, { database }) => {
  const { region, centre } = boundaryOf(boundary);
  const params = { ...codeRange(await regionOf(database, region)), ...patternsOf(keyword), limit };
  const rows = await (centre ? database.all(nearest, { ...params, ...searchCircle(centre, Infinity) }) : database.all(inOrder, params));
  return rows.flatMap(placesOf).slice(0, limit);
});
