import * as v from "valibot";
import { commaList, orgCode, score } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import {
  ratingForm as form,
  ratings as ratingStatistics,
  review,
  supervision as figures,
  timeliness as punctual,
  workOrder,
  workOrderStatistics as orderStatistics,
} from "../model/supervision.js";
import { inRegion, paging } from "./common.js";
import { applicantName, receiptNumber } from "./receipt.js";

const ofDepartment = { ...inRegion, orgCode: v.optional(orgCode) };

/** The two lowest levels. @see RATING-02 */
const WORST_GOOD = 3;

export const ratings = { request: v.object(ofDepartment), response: ratingStatistics };
export const ratingForm = { request: v.object({}), response: form };
export const ratingList = {
  request: v.object({
    ...ofDepartment,
    ...paging,
    /** all; bad: the two lowest levels; corrected: bad ones that were answered. */
    kind: v.optional(v.picklist(["all", "bad", "corrected"], "kind 应为 all、bad 或 corrected"), "all"),
  }),
  response: pageOf(review),
};
export const ratingAdd = {
  request: v.pipe(
    v.object({
      /** Full name of who applied: only they may rate. */
      applicant: applicantName,
      receipt: receiptNumber,
      level: score,
      /** Reason codes of that level, separated by commas. */
      reasons: v.optional(v.pipe(commaList, v.array(v.pipe(v.string(), v.regex(/^\d{3}$/, "原因代码应为 3 位数字")))), ""),
      content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, "评价内容不能超过 500 个字")), ""),
      /** Code of a channel. */
      channel: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/, "评价渠道应为小写字母")), "online"),
    }),
    v.forward(
      v.partialCheck([["level"], ["reasons"]], ({ level, reasons }) => level >= WORST_GOOD || reasons.length > 0, "不满意的，请至少选择一项原因"),
      ["reasons"],
    ),
  ),
  response: v.object({ receipt: v.string(), level: v.number(), date: v.string() }),
};
export const supervision = { request: v.object(ofDepartment), response: figures };
export const timeliness = { request: v.object(ofDepartment), response: punctual };
export const workOrders = {
  request: v.object({
    ...ofDepartment,
    ...paging,
    /** progress: under way; result: decided in the last 90 days. */
    kind: v.optional(v.picklist(["progress", "result"], "kind 应为 progress 或 result"), "progress"),
  }),
  response: v.object({
    ...pageOf(workOrder).entries,
    /** The region whose affairs these are: wider than the office's own where that has none to show. Not every back end says so. */
    area: v.optional(v.object({ code: v.string(), name: v.string() })),
  }),
};
export const workOrderStatistics = { request: v.object(ofDepartment), response: orderStatistics };
/** `data` is JSON as text: {"total":1,"today":1}. */
export const userVisits = { request: v.object({}), response: v.string() };
