import * as v from "valibot";
import { count } from "./fields.js";

const value = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** A service station as the back end writes it. @see STATION-01 */
export const rawStation = v.object({
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
export const stationService = v.object({
  id: v.string(),
  name: v.string(),
  /** 1 county, 2 town, anything else village. */
  level: v.union([v.string(), v.number()]),
  /** Task that it stands for; empty where it is not in the catalogue. */
  taskCode: v.string(),
});
export type StationService = v.InferOutput<typeof stationService>;

/** A window of a hall, where one goes in person. */
export const offlineWindow = v.object({
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
export const mapService = v.object({
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
export type MapService = v.InferOutput<typeof mapService>;
