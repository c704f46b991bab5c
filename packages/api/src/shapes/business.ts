import * as v from "valibot";
import { audienceCode, catalogCode, commaList, count, flag, orgCode, taskCode } from "../model/fields.js";
import { itemBrief } from "../model/item.js";
import { hotGroup, subItems as below } from "../model/matters.js";
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

export const hotMatters = {
  request: v.object({ ...inRegion, audience: v.optional(audienceCode, "1") }),
  response: v.object({ themes: v.array(hotGroup), activities: v.array(hotGroup) }),
};

/** As many tasks as a page of a list has. */
const MOST_CODES = 10;

export const subItems = {
  request: v.object({ ...inRegion, taskCodes: v.optional(v.pipe(commaList, v.array(taskCode), v.maxLength(MOST_CODES, `一次最多 ${MOST_CODES} 个事项`)), "") }),
  response: v.object({ list: v.array(below) }),
};
