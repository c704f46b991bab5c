import * as v from "valibot";
import { catalogCode, count, flag, orgCode } from "../model/fields.js";
import { itemBrief } from "../model/item.js";
import { themeEntry } from "../model/portal.js";
import { inRegion, paging } from "./common.js";

const index = {
  request: v.object(inRegion),
  response: v.object({
    themes: v.array(themeEntry),
    /** Events of life or of a company, with the codes of their own catalogue. */
    activities: v.array(themeEntry),
    departments: v.array(v.object({ orgCode: v.string(), name: v.string(), count })),
    hot: v.array(itemBrief),
  }),
};
const sub = {
  request: v.object({ ...inRegion, ...paging, catalogCode, departmentCode: v.optional(orgCode), onlyOnline: v.optional(flag, "0") }),
  response: v.object({ theme: themeEntry, children: v.array(themeEntry), items: v.array(itemBrief), total: count, page: v.number(), pageSize: v.number() }),
};

export const personIndex = index;
export const companyIndex = index;
export const personSub = sub;
export const companySub = sub;

export const catalogDetail = {
  request: v.object({ ...inRegion, code: catalogCode }),
  response: v.object({ ...themeEntry.entries, parent: v.nullable(themeEntry), children: v.array(themeEntry) }),
};
