import * as v from "valibot";
import { flag, keyword, orgCode, regionCode } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import { place } from "../model/place.js";
import { mapService as map, offlineWindow, rawStation, stationService } from "../model/station.js";
import { inRegion, paging } from "./common.js";

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

export const stationServices = { request: v.object({ regCode: regionCode }), response: v.object({ list: v.array(stationService) }) };

export const stationSearch = {
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
};

export const stationDetail = { request: v.object({ id }), response: v.array(rawStation) };

export const offlineWindows = {
  request: v.object({ ...inRegion, ...paging, keyword: v.optional(keyword, ""), orgCode: v.optional(orgCode), station: v.optional(id) }),
  response: pageOf(offlineWindow),
};

export const placeSearch = {
  request: v.object({
    keyword: v.pipe(keyword, v.minLength(1, "请输入地点名称")),
    /** The region that is searched, by name or code, and the point from which the nearest come first: region(广州市,0) or region(广州市,0,23.13,113.26). */
    boundary: v.pipe(v.string(), v.minLength(1, "缺少范围"), v.maxLength(200, "范围过长")),
    page_size: v.optional(v.pipe(v.union([v.literal("200"), v.literal(200)], "page_size 应为 200"), v.transform(Number)), 200),
  }),
  response: v.array(place),
};

export const mapService = { request: v.object({}), response: map };
