import * as v from "valibot";
import { count, flag, keyword, orgCode, regionCode } from "../model/fields.js";
import { rawDuty, rawDutyDetail, typeCount } from "../model/duty.js";
import { EASY_LISTS, FEE_CATALOGUES } from "../model/easy-lists.js";
import { itemBrief } from "../model/item.js";
import { LIST_TYPES } from "../model/list-types.js";
import { noticeBrief } from "../model/notice.js";
import {
  catalogueEntry,
  dutyDepartment,
  feature,
  featureGroup,
  feeEntry,
  intermediary,
  linkGroup,
  listCount,
  mzbItem,
  mzbLicence,
  oneThing,
  statistic,
} from "../model/open-government.js";
import { pageOf } from "../model/paged.js";
import { inRegion, paging } from "./common.js";
import { kind } from "./search.js";

const groups = { request: v.object(inRegion), response: v.object({ groups: v.array(linkGroup) }) };

export const openGovernment = groups;
export const peopleAndGovernment = groups;

/** A searchable page of a list, narrowed to a department's line or to the office itself. */
const narrowed = { ...inRegion, ...paging, keyword: v.optional(keyword, ""), departmentCode: v.optional(orgCode) };

export const listOfType = {
  request: v.object({
    ...narrowed,
    type: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.picklist(
        LIST_TYPES.map(({ type }) => type),
        "没有这种清单",
      ),
    ),
  }),
  response: v.object({ type: v.number(), name: v.string(), ...pageOf(itemBrief).entries }),
};

export const conveniences = { request: v.object(inRegion), response: v.object({ list: v.array(feature) }) };

export const statistics = { request: v.object(inRegion), response: v.object({ rows: v.array(statistic) }) };

export const mzbIndex = {
  request: v.object(inRegion),
  response: v.object({ items: count, licences: count, hot: v.array(mzbItem), hotLicences: v.array(mzbLicence) }),
};

const searched = v.object({ ...inRegion, ...paging, keyword: v.optional(keyword, "") });
export const mzbItems = {
  request: v.object({ ...searched.entries, licence: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9-]{1,60}$/, "证照编号不正确"))) }),
  response: pageOf(mzbItem),
};
export const mzbLicences = { request: searched, response: pageOf(mzbLicence) };

export const listCounts = { request: v.object(inRegion), response: v.object({ list: v.array(listCount) }) };

export const easyList = {
  request: v.object({
    ...narrowed,
    key: v.picklist(
      EASY_LISTS.map(({ key }) => key),
      "没有这种清单",
    ),
  }),
  response: v.object({ key: v.string(), name: v.string(), ...pageOf(itemBrief).entries }),
};

export const publicServices = { request: v.object(narrowed), response: pageOf(itemBrief) };

export const intermediaryServices = {
  request: v.object({ ...narrowed, retained: v.optional(flag, "0") }),
  response: pageOf(intermediary),
};

export const feeCatalogue = {
  request: v.object({
    ...narrowed,
    type: v.picklist(
      FEE_CATALOGUES.map(({ key }) => key),
      "没有这种收费目录",
    ),
  }),
  response: v.object({ type: v.string(), name: v.string(), ...pageOf(feeEntry).entries }),
};

export const generalCatalogue = { request: v.object({ ...narrowed, kind: v.optional(kind) }), response: pageOf(catalogueEntry) };

export const innovations = { request: v.object(inRegion), response: v.object({ groups: v.array(featureGroup) }) };

export const dutyDepartments = { request: v.object(inRegion), response: v.object({ list: v.array(dutyDepartment) }) };

export const adjustmentNotices = { request: searched, response: pageOf(noticeBrief) };

export const oneThingIndex = { request: v.object(inRegion), response: v.object({ list: v.array(oneThing) }) };

export const taskTypesOfDepartment = { request: v.object({ orgNumber: orgCode }), response: v.array(typeCount) };

const ofDepartment = { DEPT_CODE: orgCode, AREACODE: v.optional(regionCode) };

export const dutyCounts = { request: v.object(ofDepartment), response: v.object({ custom: v.object({ TOTAL: count, LIST: v.array(typeCount) }) }) };

export const dutyList = {
  request: v.object({
    ...ofDepartment,
    pageNum: paging.page,
    pageSize: paging.pageSize,
    TASK_TYPE: v.optional(kind),
    KEYWORD: v.optional(keyword, ""),
    ISPROVINCE: v.optional(flag, "0"),
  }),
  response: v.object({
    custom: v.object({
      PowerandresponsibilityList: v.array(rawDuty),
      PAGEINFO: v.object({ CURRENTPAGEINDEX: v.number(), PAGESIZE: v.number(), TOTALNUM: count }),
    }),
  }),
};

export const dutyDetail = {
  request: v.object({ ITEMGUID: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/, "编号不正确")), DEPT_CODE: v.optional(orgCode) }),
  response: v.object({ custom: rawDutyDetail }),
};
