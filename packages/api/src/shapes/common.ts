import { PROVINCE_CODE } from "@onehall/regions";
import * as v from "valibot";
import { page, pageSize, regionCode } from "../model/fields.js";

/** The region that a list is about. */
export const inRegion = { region: v.optional(regionCode, PROVINCE_CODE) };
/** Which page of a list. */
export const paging = { page: v.optional(page, 1), pageSize: v.optional(pageSize, 10) };
