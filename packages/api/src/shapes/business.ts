import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER, GUANGZHOU } from "../example-values.js";
import { audienceCode, catalogCode, commaList, count, flag, inRegion, orgCode, paging, taskCode } from "../model/fields.js";
import { itemSummary } from "../model/item.js";
import { themeEntry } from "./portal.js";

/** A hot matter: a task with its place among the categories. @see CONTENT-06 */
const hotMatter = v.object({
  ...itemSummary.entries,
  /** The implementation code again. */
  id: v.string(),
  /** Region whose authority does it. */
  regionCode: v.string(),
  /** One sentence about it. */
  desc: v.string(),
  /** Its guide. */
  url: v.string(),
  isUrl: v.picklist(["0", "1"]),
  /** How much it is asked for: the more, the hotter. */
  hot: count,
  /** Place in its group, from 1. */
  weights: count,
  /** The group. */
  parentId: v.string(),
  parentName: v.string(),
  /** The catalogue of the group: themes or events. */
  rootId: v.string(),
  rootName: v.string(),
  /** Where it is done: the region by its code, with the names of its city and county (empty above them). Other back ends need not answer it. @see CONTENT-08 */
  codeList: v.optional(v.array(v.object({ region: v.string(), county: v.string(), code: v.string(), city: v.string() }))),
  /** Address of a picture: the icon of its group. */
  iconUrl: v.optional(v.string()),
});
export type HotMatter = v.InferOutput<typeof hotMatter>;

/** A theme or an event with what is asked for most in it. `id` is its catalogue code. @see CONTENT-07 */
const hotGroup = v.object({
  id: v.string(),
  parentId: v.string(),
  /** Code within its catalogue, three digits. */
  code: v.string(),
  name: v.string(),
  desc: v.string(),
  /** Name of a lucide icon. */
  icon: v.string(),
  /** Hot of its matters together. */
  hot: count,
  /** Place among the groups of its catalogue, from 1. */
  weights: count,
  /** All its tasks in the region. */
  count,
  items: v.array(hotMatter),
});
export type HotGroup = v.InferOutput<typeof hotGroup>;

/** What lies below a task in a list: the tasks that it joins, or the regions below that do it. */
const subItemsEntry = v.object({
  taskCode: v.string(),
  kind: v.picklist(["members", "offices"]),
  /** `name`: of the joined task, or of the region. */
  list: v.array(v.object({ taskCode: v.string(), name: v.string(), deptName: v.string(), kind: v.string() })),
});
export type SubItems = v.InferOutput<typeof subItemsEntry>;

const index = {
  request: v.object(inRegion),
  response: v.object({
    themes: v.array(themeEntry),
    /** Events of life or of a company, with the codes of their own catalogue. */
    activities: v.array(themeEntry),
    departments: v.array(v.object({ orgCode: v.string(), name: v.string(), count })),
    hot: v.array(itemSummary),
  }),
};
const sub = {
  request: v.object({ ...inRegion, ...paging, catalogCode, departmentCode: v.optional(orgCode), onlyOnline: v.optional(flag, "0") }),
  response: v.object({ theme: themeEntry, children: v.array(themeEntry), items: v.array(itemSummary), total: count, page: v.number(), pageSize: v.number() }),
};

export const personIndex = defineShape({
  family: "business",
  summary: "个人服务首页",
  examples: [{ region: GUANGZHOU }],
  ...index,
});
export const companyIndex = defineShape({
  family: "business",
  summary: "法人服务首页",
  examples: [{ region: GUANGZHOU }],
  ...index,
});
export const personSub = defineShape({
  family: "business",
  summary: "个人服务主题下的事项",
  examples: [{ region: GUANGZHOU, catalogCode: "001001090", pageSize: 5 }],
  ...sub,
});
export const companySub = defineShape({
  family: "business",
  summary: "法人服务主题下的事项",
  examples: [{ region: GUANGZHOU, catalogCode: PLACEHOLDER.companyTheme, pageSize: 5 }],
  ...sub,
});

export const catalogDetail = defineShape({
  family: "business",
  summary: "主题及其上下级",
  examples: [{ region: GUANGZHOU, code: "001001090" }],
  request: v.object({ ...inRegion, code: catalogCode }),
  response: v.object({ ...themeEntry.entries, parent: v.nullable(themeEntry), children: v.array(themeEntry) }),
});

export const hotMatters = defineShape({
  family: "business",
  summary: "按主题和大事分组的热门事项",
  examples: [{ region: GUANGZHOU, audience: "2" }],
  request: v.object({ ...inRegion, audience: v.optional(audienceCode, "1") }),
  response: v.object({ themes: v.array(hotGroup), activities: v.array(hotGroup) }),
});

/** As many tasks as a page of a list has. */
const MAX_CODES = 10;

export const subItems = defineShape({
  family: "business",
  summary: "列表里事项的下级：联办事项或下级地区",
  examples: [{ region: GUANGZHOU, taskCodes: PLACEHOLDER.task }],
  request: v.object({ ...inRegion, taskCodes: v.optional(v.pipe(commaList, v.array(taskCode), v.maxLength(MAX_CODES, `一次最多 ${MAX_CODES} 个事项`)), "") }),
  response: v.object({ list: v.array(subItemsEntry) }),
});
