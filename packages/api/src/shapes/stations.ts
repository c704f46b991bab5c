import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER, TIANHE } from "../example-values.js";
import { count, flag, inRegion, keyword, orgCode, pageOf, paging, regionCode } from "../model/fields.js";
import { boundaryOf } from "../model/format.js";

/** A place on the map. @see STATION-06 */
const place = v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  telphone: v.string(),
  province: v.string(),
  code: v.string(),
  district: v.string(),
  city: v.string(),
  type: v.string(),
});
export type Place = v.InferOutput<typeof place>;

const value = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** A service station as the back end writes it. @see STATION-01 */
const rawStation = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  address: value,
  telphone: value,
  officeHour: value,
  busRoute: value,
  /** 1 county, 2 town, 3 village, anything else city. */
  level: value,
  /** "none" where the station belongs to none. */
  villageCode: value,
  townCode: value,
  countyCode: value,
  cityCode: value,
  /** Metres from the visitor. */
  distance: value,
  /** Latitude. */
  dimension: value,
  longitude: value,
  deleted: value,
  /** 1: the position is only near the place. */
  approximate: value,
  /** What the position is worth and where it comes from, in words. */
  positionNote: value,
  /** Whether it is open at the time of the answer. */
  openNow: value,
  /** 1: it has a 办不成事 window, for what went wrong elsewhere. */
  trouble: value,
  /** People waiting; null where the hall does not tell. */
  waiting: value,
});

/** A service that stations offer. */
const stationService = v.object({
  id: v.string(),
  name: v.string(),
  /** 1 county, 2 town, anything else village. */
  level: v.union([v.string(), v.number()]),
  /** Task that it stands for; empty where it is not in the catalogue. */
  taskCode: v.string(),
});
export type StationService = v.InferOutput<typeof stationService>;

/** A window of a hall, where one goes in person. */
const offlineWindow = v.object({
  id: v.string(),
  /** Its number in the hall, from 1. */
  number: count,
  /** What it is called: 公安服务. */
  name: v.string(),
  /** The hall or station it stands in. */
  stationId: v.string(),
  stationName: v.string(),
  address: v.string(),
  phone: v.string(),
  hours: v.string(),
  openNow: v.boolean(),
  /** What is done there, and by which departments. */
  note: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** The position is only near the place. */
  approximate: v.boolean(),
  /** People waiting; null where the hall does not tell. */
  waiting: v.nullable(count),
  /** A 办不成事 window, for what went wrong elsewhere. */
  trouble: v.boolean(),
});
export type OfflineWindow = v.InferOutput<typeof offlineWindow>;

/** The map service that an operator has set up, as a browser needs it. */
const mapSettings = v.object({
  /** Address of a tile with {z}, {x}, {y} and {s}, the key in it; empty: there is no map. */
  tiles: v.string(),
  /** What stands in for {s}, one after the other. */
  subdomains: v.array(v.string()),
  /** Whose map it is, and its approval number (审图号): to be shown on it. */
  attribution: v.string(),
  approval: v.string(),
  /** The nearest that its tiles show. */
  maxZoom: count,
  /** Address that shows the way to {name} near {lat}, {lng}; empty: the visitor's own map program does. */
  route: v.string(),
});
export type MapService = v.InferOutput<typeof mapSettings>;

/** Degrees, which may come as text. */
const degrees = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,25})?(e-\d{1,3})?$/, "坐标应为度数"))], "坐标应为度数"),
    v.transform(Number),
    v.number(),
    v.minValue(-most, "坐标超出范围"),
    v.maxValue(most, "坐标超出范围"),
  );
const id = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/, "编号不正确"));

export const stationServices = defineShape({
  family: "stations",
  summary: "各级网点可办的服务",
  examples: [{ regCode: TIANHE }],
  request: v.object({ regCode: regionCode }),
  response: v.object({ list: v.array(stationService) }),
});

export const stationSearch = defineShape({
  family: "stations",
  summary: "服务网点，由近到远",
  examples: [{ region: TIANHE, pageSize: 3, lng: "113.36", lat: "23.12" }],
  request: v.object({
    ...inRegion,
    ...paging,
    keyword: v.optional(keyword, ""),
    level: v.optional(v.picklist(["0", "1", "2", "3"], "层级应为 0、1、2 或 3")),
    lng: v.optional(degrees(180)),
    lat: v.optional(degrees(90)),
    /** Only what is open at the time of the answer. */
    openNow: v.optional(flag, "0"),
  }),
  response: pageOf(rawStation),
});

export const stationDetail = defineShape({
  family: "stations",
  summary: "服务网点详情",
  examples: [{ id: PLACEHOLDER.station }],
  request: v.object({ id }),
  response: v.array(rawStation),
});

export const offlineWindows = defineShape({
  family: "stations",
  summary: "线下窗口",
  examples: [{ region: TIANHE, pageSize: 3 }],
  request: v.object({ ...inRegion, ...paging, keyword: v.optional(keyword, ""), orgCode: v.optional(orgCode), station: v.optional(id) }),
  response: pageOf(offlineWindow),
});

export const placeSearch = defineShape({
  family: "stations",
  summary: "地图地点搜索",
  examples: [{ keyword: "政务", boundary: boundaryOf("广州市") }],
  request: v.object({
    keyword: v.pipe(keyword, v.minLength(1, "请输入地点名称")),
    /** The region that is searched, by name or code, and the point from which the nearest come first: region(广州市,0) or region(广州市,0,23.13,113.26). */
    boundary: v.pipe(v.string(), v.minLength(1, "缺少范围"), v.maxLength(200, "范围过长")),
    page_size: v.optional(v.pipe(v.union([v.literal("200"), v.literal(200)], "page_size 应为 200"), v.transform(Number)), 200),
  }),
  response: v.array(place),
});

export const mapService = defineShape({
  family: "stations",
  summary: "地图服务设置",
  examples: [{}],
  request: v.object({}),
  response: mapSettings,
});
