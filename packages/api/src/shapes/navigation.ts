import { province, type RawHall } from "@onehall/regions";
import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { GUANGDONG, GUANGZHOU, TIANHE } from "../example-values.js";
import { flag, regionCode } from "../model/fields.js";

const value = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** A hall, region or department as the back end writes it: {@link RawHall}. @see REGION-07 */
export const rawHall = v.object({
  ORGSNAME: value,
  ORGNAME: v.string(),
  ORGNUMBER: value,
  ORGAREACODE: v.string(),
  ORGUPAREACODE: value,
  ORGTYPE: value,
  SITES_URL: value,
  DISPLAY: value,
  SORT: value,
  province: value,
  city: value,
  county: value,
  town: value,
  data_src_id: value,
  responsibility_list: value,
  id: value,
  dept_type: value,
  credit: value,
  cat_name: value,
  expiry_date: value,
}) satisfies v.GenericSchema<unknown, RawHall>;

export const currentRegion = defineShape({
  family: "regions",
  summary: "所在地区及其下级大厅、部门和路径",
  examples: [{ regCode: GUANGDONG }, { regCode: TIANHE }],
  envelope: "top",
  request: v.object({ regCode: regionCode }),
  response: v.object({ current: rawHall, hall: v.array(rawHall), department: v.array(rawHall), breadcrumb: v.array(rawHall) }),
});

export const childRegions = defineShape({
  family: "regions",
  summary: "下一级地区",
  examples: [{ regCode: GUANGZHOU }],
  request: v.object({ regCode: regionCode }),
  response: v.object({ list: v.array(rawHall) }),
});

export const navIndex = defineShape({
  family: "regions",
  summary: "导航索引：地市、区县、镇街和部门",
  examples: [{ regCode: GUANGZHOU }],
  legacyPaths: [
    { path: "/portal/custom-config/gdbsNav/index", nesting: 2 },
    { path: "/portal/custom-config/gdbsNav/getDetail", nesting: 2 },
  ],
  /** `responsibility`: only departments with a duty list. */
  request: v.object({ regCode: v.optional(regionCode, () => province().code), responsibility: v.optional(flag, "0") }),
  /** `hall`: the regions right below; `city`: the cities of the province; `country`: the counties of a city or the towns of a county. */
  response: v.object({ hall: v.array(rawHall), city: v.array(rawHall), country: v.array(rawHall), department: v.array(rawHall) }),
});
