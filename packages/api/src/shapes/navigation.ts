import { PROVINCE_CODE } from "@onehall/regions";
import * as v from "valibot";
import { regionCode } from "../model/fields.js";
import { rawHall } from "../model/hall.js";

export const currentRegion = {
  request: v.object({ regCode: regionCode }),
  response: v.object({ current: rawHall, hall: v.array(rawHall), department: v.array(rawHall), breadcrumb: v.array(rawHall) }),
};

export const childRegions = {
  request: v.object({ regCode: regionCode }),
  response: v.object({ list: v.array(rawHall) }),
};

export const navIndex = {
  request: v.object({ regCode: v.optional(regionCode, PROVINCE_CODE) }),
  /** `country`: town halls below a county. */
  response: v.object({ hall: v.array(rawHall), country: v.array(rawHall), department: v.array(rawHall) }),
};
