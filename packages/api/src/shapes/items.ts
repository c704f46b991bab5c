import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER, GUANGZHOU } from "../example-values.js";
import { answers, audienceCode, catalogCode, count, flag, keyword, longPageSize, orgCode, page, regionCode, taskCode } from "../model/fields.js";
import { auditItemDetail as detail } from "../model/guide-wire.js";
import { rawItem } from "../model/item.js";
import { availability } from "../model/availability.js";
import { kind } from "./search.js";

export const auditItems = defineShape({
  family: "items",
  summary: "事项列表",
  examples: [
    { AREA_CODE: GUANGZHOU, TASKTAG: "1", PAGENO: 1, PAGESIZE: 5 },
    { DEPT_CODE: PLACEHOLDER.department, IS_ONLINE: "1", pageNum: 1, pageSize: 5 },
  ],
  envelope: "top",
  legacyPaths: [
    { path: "/portal/item-solr/getCommonAuditItem", nesting: 1 },
    { path: "/portal/item/getCommonAuditItem", nesting: 1 },
  ],
  /** `pageNum` and `pageSize` are the older names of the same. */
  request: v.pipe(
    v.object({
      PAGENO: v.optional(page),
      pageNum: v.optional(page),
      PAGESIZE: v.optional(longPageSize),
      pageSize: v.optional(longPageSize),
      TASK_TYPE: v.optional(kind),
      DEPT_CODE: v.optional(orgCode),
      AREA_CODE: v.optional(regionCode),
      ISLOCALLEVEL: v.optional(flag, "0"),
      KEY_WORD: v.optional(keyword, ""),
      TYPE: v.optional(catalogCode),
      IS_ONLINE: v.optional(flag, "0"),
      TASKTAG: v.optional(audienceCode),
      BASECODE: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[0-9A-Za-z]{12}$/, "基本编码应为 12 位数字或字母"))),
    }),
    v.transform(({ pageNum, pageSize: size, ...query }) => ({ ...query, PAGENO: query.PAGENO ?? pageNum ?? 1, PAGESIZE: query.PAGESIZE ?? size ?? 10 })),
  ),
  response: v.object({
    CUSTOM: v.object({
      AUDIT_ITEMLIST: v.array(rawItem),
      PAGEINFO: v.object({ CURRENTPAGEINDEX: v.number(), PAGESIZE: v.number(), TOTALNUM: count }),
    }),
  }),
});

export const auditItemDetail = defineShape({
  family: "items",
  summary: "办事指南",
  examples: [{ TASK_CODE: PLACEHOLDER.task }],
  envelope: "top",
  /** `ANSWERS`: the guide of one person. Answers that the task does not know count as not given. */
  request: v.object({ TASK_CODE: taskCode, ANSWERS: v.optional(answers, "") }),
  response: detail,
});

export const taskAvailability = defineShape({
  family: "items",
  summary: "事项在各地区的办理机构",
  examples: [{ TASK_CODE: PLACEHOLDER.task, region: GUANGZHOU }],
  request: v.object({ TASK_CODE: taskCode, region: v.optional(regionCode) }),
  response: availability,
});
