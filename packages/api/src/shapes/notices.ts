import { PROVINCE_CODE } from "@onehall/regions";
import * as v from "valibot";
import { count, page, pageSize, regionCode } from "../model/fields.js";
import { notice, noticeBrief } from "../model/notice.js";

/** What names a notice in an address. */
const noticeId = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,80}$/, "通知编号不正确"));

export const noticeList = {
  request: v.object({
    region: v.optional(regionCode, PROVINCE_CODE),
    /** 通知, 公告, 政策解读 … as notices say it. */
    kind: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, "通知类型不能超过 20 个字")), ""),
    /** Full or short name of the office that published it; what the offices of its line above it published counts as its own. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, "发布机关不能超过 60 个字")), ""),
    page: v.optional(page, 1),
    pageSize: v.optional(pageSize, 10),
  }),
  response: v.object({ total: count, page: v.number(), pageSize: v.number(), data: v.array(noticeBrief) }),
};

export const noticeDetail = { request: v.object({ id: noticeId }), response: notice };

export const newestNotice = {
  request: v.object({ region: v.optional(regionCode, PROVINCE_CODE) }),
  response: v.object({ data: v.nullable(noticeBrief) }),
};
