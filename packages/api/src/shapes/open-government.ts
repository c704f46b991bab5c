import * as v from "valibot";
import { defineShape, withoutNode } from "../define-shape.js";
import { PLACEHOLDER, GUANGDONG, GUANGZHOU, TIANHE } from "../example-values.js";
import { EASY_LISTS, FEE_CATALOGUES, LIST_TYPES } from "../model/dictionaries.js";
import { count, flag, inRegion, keyword, longPageSize, orgCode, pageOf, paging, regionCode } from "../model/fields.js";
import { itemSummary } from "../model/item.js";
import { noticeSummary } from "./content.js";
import { kind } from "./search.js";

/** Departments that one list of duties may name. */
const MAX_DEPARTMENTS = 200;

/** A power or responsibility in a list. @see LEGACY-11 */
const rawDuty = v.object({
  ROWGUID: v.string(),
  TASK_NAME: v.string(),
  TASK_TYPE: v.string(),
  TASK_TYPE_TEXT: v.string(),
  DEPT_CODE: v.string(),
  DEPT_NAME: v.string(),
  CATALOG_ID: v.string(),
});
export type RawDuty = v.InferOutput<typeof rawDuty>;

/** A power or responsibility, in full. */
const rawDutyDetail = v.object({
  ...rawDuty.entries,
  /** Basic code of the matter by which one applies for it: BASECODE of a list of tasks. The id of a duty that nobody applies for. @see LEGACY-11 */
  XKSXBM: v.string(),
  /** Levels that hold it, joined by 、. */
  USE_LEVEL: v.string(),
  /** Who exercises it here: the office that was asked about, else the provincial department. */
  EXERCISER: v.string(),
  /** How it is exercised, step by step. */
  PROCESS: v.array(v.string()),
  /** Guide of the matter, 31 characters; empty where one cannot apply for it. */
  TASK_CODE: v.string(),
  /** Law that gives it. */
  BASIS: v.array(v.string()),
  /** What the authority has to do. */
  RESPONSIBILITY: v.array(v.string()),
  /** For what it is called to account. */
  ACCOUNTABILITY: v.array(v.string()),
  COMPLAINT_PHONE: v.string(),
});
export type RawDutyDetail = v.InferOutput<typeof rawDutyDetail>;

/** How many powers and responsibilities there are of each matter type. */
const typeCount = v.object({ TASK_TYPE: v.string(), TASK_TYPE_TEXT: v.string(), COUNT: count });
export type RawTypeCount = v.InferOutput<typeof typeCount>;

/** A group of entries on the pages of open government and of government and people. */
const linkGroup = v.object({
  key: v.string(),
  name: v.string(),
  /** The half of the page that it stands in, where a page has halves: 政府信息公开 or 办事信息公开. */
  part: v.optional(v.string()),
  list: v.array(
    v.object({
      name: v.string(),
      url: v.string(),
      /** One line about it. */ text: v.optional(v.string()),
      /** Entries behind it. */ count: v.optional(count),
      /** Day of the last change. */ date: v.optional(v.string()),
    }),
  ),
});
export type LinkGroup = v.InferOutput<typeof linkGroup>;

/** Something special for people or companies. */
const feature = v.object({ name: v.string(), text: v.string(), url: v.string(), image: v.string(), tags: v.array(v.string()) });
export type Feature = v.InferOutput<typeof feature>;

/** Entries of 特色创新 that belong together. `key` names the group in addresses. @see PAGE-26 */
const featureGroup = v.object({ key: v.string(), name: v.string(), list: v.array(feature) });
export type FeatureGroup = v.InferOutput<typeof featureGroup>;

/** @see CONTENT-04 */
const statistic = v.object({
  id: v.string(),
  name: v.string(),
  img: v.string(),
  type: v.string(),
  url: v.string(),
  count,
  sort: v.number(),
  /** With character references, as the back end stores it. */
  desc: v.string(),
});
export type Statistic = v.InferOutput<typeof statistic>;

/** A task for which nothing need be brought, because the state holds these licences. @see PAGE-24 */
const mzbItem = v.object({ ...itemSummary.entries, licences: v.array(v.string()) });
export type MzbItem = v.InferOutput<typeof mzbItem>;

/** A licence that the state holds, and the number of tasks that it serves. */
const mzbLicence = v.object({ code: v.string(), name: v.string(), issuer: v.string(), items: count });
export type MzbLicence = v.InferOutput<typeof mzbLicence>;

/** A list of tasks and how many a region has of it. `key`: the number of a list (8, 10 to 17) or the key of one (see EASY_LISTS). */
const listCount = v.object({
  key: v.string(),
  name: v.string(),
  set: v.string(),
  url: v.string(),
  count,
  /** The name again, for programs that read service items. @see CONTENT-05 */
  title: v.optional(v.string()),
  /** Whom the tasks of the list are for: 个人, 法人, or both joined by 、; empty where it has none. */
  tag: v.optional(v.string()),
  /** Place among the lists, from 1. */
  order: v.optional(count),
});
export type ListCount = v.InferOutput<typeof listCount>;

/** A task that a public service, a fee or an agent's work belongs to. */
const taskLink = v.object({ taskCode: v.string(), name: v.string() });

/** What an agent does before an authority can decide. @see PAGE-15 */
const intermediary = v.object({
  id: v.string(),
  name: v.string(),
  deptName: v.string(),
  /** Kind of body that may do it, and what it must have. */
  agent: v.string(),
  /** What the applicant gets: a report, an opinion. */
  result: v.string(),
  basis: v.array(v.string()),
  /** Who sets the price. */
  charge: v.string(),
  /** Who pays and who chooses. */
  note: v.string(),
  /** Kept as a necessary condition of an approval. */
  retained: v.boolean(),
  /** Approvals that need it, as the region offers them. */
  tasks: v.array(taskLink),
});
export type Intermediary = v.InferOutput<typeof intermediary>;

/** A fee of a public catalogue. */
const feeEntry = v.object({
  id: v.string(),
  name: v.string(),
  deptName: v.string(),
  /** 缴入国库, or who keeps it. */
  kind: v.string(),
  payer: v.string(),
  standard: v.string(),
  basis: v.array(v.string()),
  waiver: v.string(),
  tasks: v.array(taskLink),
});
export type FeeEntry = v.InferOutput<typeof feeEntry>;

/** A task in the general catalogue: what it is everywhere, apart from who does it here. @see PAGE-19 */
const catalogueEntry = v.object({
  /** 基本编码, 12 digits. */
  basicCode: v.string(),
  name: v.string(),
  kind: v.string(),
  kindLabel: v.string(),
  /** The provincial department that guides it. */
  deptName: v.string(),
  /** Levels that offer it, from the province down, joined by 、. */
  levels: v.string(),
  /** Its guide nearest to the region. */
  taskCode: v.string(),
});
export type CatalogueEntry = v.InferOutput<typeof catalogueEntry>;

/** A department and its powers and responsibilities. */
const dutyDepartment = v.object({
  orgCode: v.string(),
  name: v.string(),
  short: v.string(),
  deptType: v.string(),
  total: count,
  types: v.array(v.object({ code: v.string(), label: v.string(), count })),
});
export type DutyDepartment = v.InferOutput<typeof dutyDepartment>;

/** Tasks joined into one application. */
const oneThing = v.object({
  taskCode: v.string(),
  name: v.string(),
  text: v.string(),
  url: v.string(),
  audience: v.picklist(["person", "company"]),
  tasks: count,
});
export type OneThing = v.InferOutput<typeof oneThing>;

const groups = { request: v.object(inRegion), response: v.object({ groups: v.array(linkGroup) }) };

export const openGovernment = defineShape({
  family: "open-government",
  summary: "政务公开",
  examples: [{ region: GUANGZHOU }],
  envelope: "top",
  ...groups,
});
export const peopleAndGovernment = defineShape({
  family: "open-government",
  summary: "政民互动",
  examples: [{ region: GUANGZHOU }],
  legacyPaths: withoutNode("zwhd"),
  ...groups,
});

/** A searchable page of a list, narrowed to a department's line or to the office itself. */
const narrowed = { ...inRegion, ...paging, keyword: v.optional(keyword, ""), departmentCode: v.optional(orgCode) };

export const listOfType = defineShape({
  family: "items",
  summary: "专项清单下的事项",
  examples: [{ region: GUANGZHOU, type: 12, pageSize: 3 }],
  legacyPaths: withoutNode("qtqd"),
  request: v.object({
    ...narrowed,
    /** Without it the first list. @see CALL-18 */
    type: v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.picklist(
          LIST_TYPES.map(({ type }) => type),
          "没有这种清单",
        ),
      ),
      LIST_TYPES[0].type,
    ),
  }),
  response: v.object({ type: v.number(), name: v.string(), ...pageOf(itemSummary).entries }),
});

export const conveniences = defineShape({
  family: "open-government",
  summary: "便民利企特色服务",
  examples: [{ region: GUANGZHOU }],
  envelope: "top",
  legacyPaths: withoutNode("bmlq"),
  request: v.object(inRegion),
  response: v.object({ list: v.array(feature) }),
});

export const statistics = defineShape({
  family: "open-government",
  summary: "统计资料",
  examples: [{ region: GUANGZHOU }],
  legacyPaths: withoutNode("getStatisticsData"),
  request: v.object(inRegion),
  response: v.object({ rows: v.array(statistic) }),
});

export const mzbIndex = defineShape({
  family: "items",
  summary: "免证办首页",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ items: count, licences: count, hot: v.array(mzbItem), hotLicences: v.array(mzbLicence) }),
});

const searched = v.object({ ...inRegion, ...paging, keyword: v.optional(keyword, "") });
export const mzbItems = defineShape({
  family: "items",
  summary: "免证办事项",
  examples: [{ region: TIANHE, pageSize: 3 }],
  request: v.object({ ...searched.entries, licence: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9-]{1,60}$/, "证照编号不正确"))) }),
  response: pageOf(mzbItem),
});
export const mzbLicences = defineShape({
  family: "items",
  summary: "免证办证照",
  examples: [{ region: TIANHE, pageSize: 3 }],
  request: searched,
  response: pageOf(mzbLicence),
});

export const listCounts = defineShape({
  family: "items",
  summary: "各种清单的事项数量",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ list: v.array(listCount) }),
});

export const easyList = defineShape({
  family: "items",
  summary: "四办、四免清单下的事项",
  examples: [{ region: TIANHE, pageSize: 3, key: EASY_LISTS[0].key }],
  request: v.object({
    ...narrowed,
    key: v.picklist(
      EASY_LISTS.map(({ key }) => key),
      "没有这种清单",
    ),
  }),
  response: v.object({ key: v.string(), name: v.string(), ...pageOf(itemSummary).entries }),
});

export const publicServices = defineShape({
  family: "items",
  summary: "公共服务清单",
  examples: [{ region: TIANHE, pageSize: 3 }],
  request: v.object(narrowed),
  response: pageOf(itemSummary),
});

export const intermediaryServices = defineShape({
  family: "open-government",
  summary: "中介服务",
  examples: [{ region: GUANGDONG, pageSize: 3 }],
  request: v.object({ ...narrowed, retained: v.optional(flag, "0") }),
  response: pageOf(intermediary),
});

export const feeCatalogue = defineShape({
  family: "open-government",
  summary: "收费目录",
  examples: [{ region: GUANGDONG, type: FEE_CATALOGUES[0].key, pageSize: 3 }],
  request: v.object({
    ...narrowed,
    type: v.picklist(
      FEE_CATALOGUES.map(({ key }) => key),
      "没有这种收费目录",
    ),
  }),
  response: v.object({ type: v.string(), name: v.string(), ...pageOf(feeEntry).entries }),
});

export const generalCatalogue = defineShape({
  family: "items",
  summary: "政务服务事项通用目录",
  examples: [{ region: TIANHE, pageSize: 3 }],
  request: v.object({ ...narrowed, kind: v.optional(kind) }),
  response: pageOf(catalogueEntry),
});

export const innovations = defineShape({
  family: "open-government",
  summary: "特色创新",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ groups: v.array(featureGroup) }),
});

export const dutyDepartments = defineShape({
  family: "duties",
  summary: "各部门的权责事项数量",
  examples: [{ region: GUANGDONG }],
  request: v.object(inRegion),
  response: v.object({ list: v.array(dutyDepartment) }),
});

export const adjustmentNotices = defineShape({
  family: "notices",
  summary: "事项调整公告",
  examples: [{ region: GUANGDONG, pageSize: 3 }],
  request: searched,
  response: pageOf(noticeSummary),
});

export const oneThingIndex = defineShape({
  family: "business",
  summary: "一件事",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ list: v.array(oneThing) }),
});

export const taskTypesOfDepartment = defineShape({
  family: "items",
  summary: "部门的事项类型和数量",
  examples: [{ orgNumber: PLACEHOLDER.department }],
  request: v.object({ orgNumber: orgCode }),
  response: v.array(typeCount),
});

/** Organisation numbers, separated by commas; those that nobody has are skipped. */
const orgCodes = v.pipe(
  v.string(),
  v.maxLength(2_000, "列表过长"),
  v.transform((text) => [...new Set(text.toUpperCase().match(/[0-9A-Z]+/g))].filter((code) => v.is(orgCode, code))),
  v.maxLength(MAX_DEPARTMENTS, `最多 ${MAX_DEPARTMENTS} 个部门`),
);

/** One department, several, or none: then all of the region. */
const ofDepartments = { DEPT_CODE: v.optional(orgCode), DEPT_CODES: v.optional(orgCodes), AREACODE: v.optional(regionCode) };

export const dutyCounts = defineShape({
  family: "duties",
  summary: "部门权责事项数量",
  examples: [{ DEPT_CODE: PLACEHOLDER.dutyDepartment }],
  request: v.object(ofDepartments),
  response: v.object({ custom: v.object({ TOTAL: count, LIST: v.array(typeCount) }) }),
});

export const dutyList = defineShape({
  family: "duties",
  summary: "部门权责事项",
  examples: [{ DEPT_CODE: PLACEHOLDER.dutyDepartment, pageSize: 3 }],
  request: v.object({
    ...ofDepartments,
    pageNum: paging.page,
    pageSize: v.optional(longPageSize, 10),
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
});

export const dutyDetail = defineShape({
  family: "duties",
  summary: "权责事项详情",
  examples: [{ ITEMGUID: PLACEHOLDER.duty }],
  request: v.object({ ITEMGUID: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/, "编号不正确")), DEPT_CODE: v.optional(orgCode) }),
  response: v.object({ custom: v.object({ POWERANDRESPONSIBILITYLIST: rawDutyDetail }) }),
});
