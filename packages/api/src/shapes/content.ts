import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER, GUANGDONG, GUANGZHOU } from "../example-values.js";
import { block } from "../model/block.js";
import { count, inRegion, keyword, minuteText, pageOf, paging } from "../model/fields.js";

/** A standing page of the site: about it, how to reach it, its rules. */
const article = v.object({
  key: v.string(),
  title: v.string(),
  /** One or two sentences that say what the page tells. */
  lead: v.string(),
  /** Day of the last change, `2026-11-20`. */
  updated: v.string(),
  /** A first section without title is an introduction. */
  sections: v.array(v.object({ title: v.string(), blocks: v.array(block) })),
});
export type Article = v.InferOutput<typeof article>;

/** A question that people ask of the portal, with its answer. */
const question = v.object({
  id: v.string(),
  question: v.string(),
  answer: v.array(block),
  /** What it is about: the name of a theme. */
  topic: v.string(),
  /** The guide that says more, in the region asked for. */
  taskCode: v.optional(v.string()),
});
export type Question = v.InferOutput<typeof question>;

/** A notice in a list. `desc` and `url` are always there in answers of this portal; other back ends may leave them out. @see CONTENT-01 */
export const noticeSummary = v.object({
  id: v.string(),
  title: v.string(),
  /** How it begins: its first paragraph, at most 120 characters. */
  desc: v.optional(v.string()),
  /** Its page. */
  url: v.optional(v.string()),
  date: minuteText,
  source: v.string(),
  regionCode: v.string(),
  regionName: v.string(),
  kind: v.string(),
});
export type NoticeSummary = v.InferOutput<typeof noticeSummary>;

/** A notice with its text and its neighbours in time. */
const notice = v.object({
  ...noticeSummary.entries,
  body: v.array(block),
  previous: v.nullable(noticeSummary),
  next: v.nullable(noticeSummary),
});
export type Notice = v.InferOutput<typeof notice>;

/** A list that everybody may take: its files stand at /portal/open-data/{key}.csv and .json. */
const dataset = v.object({
  key: v.string(),
  title: v.string(),
  description: v.string(),
  /** Where it comes from. */
  source: v.string(),
  /** Headings, in the order of the file. */
  columns: v.array(v.string()),
  /** How many rows it has. */
  count,
});
export type Dataset = v.InferOutput<typeof dataset>;

export const articleDetail = defineShape({
  family: "portal",
  summary: "站点说明页面",
  examples: [{ key: "about-me" }],
  request: v.object({ key: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z-]{1,59}$/, "页面名称不正确")) }),
  response: article,
});

export const questionList = defineShape({
  family: "portal",
  summary: "常见问题",
  examples: [
    { region: GUANGZHOU, keyword: "身份证", pageSize: 3 },
    { region: GUANGZHOU, pageSize: 3 },
  ],
  request: v.object({
    ...inRegion,
    ...paging,
    keyword: v.optional(keyword, ""),
    topic: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, "主题不能超过 20 个字")), ""),
  }),
  response: v.object({
    ...pageOf(question).entries,
    /** Topics that have a question, with the number of those that the keyword finds. */
    topics: v.array(v.object({ name: v.string(), count })),
  }),
});

/** What names a notice in an address. */
const noticeId = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,80}$/, "通知编号不正确"));

export const noticeList = defineShape({
  family: "notices",
  summary: "通知列表",
  examples: [{ region: GUANGDONG, pageSize: 5 }],
  request: v.object({
    ...inRegion,
    /** 通知, 公告, 政策解读 … as notices say it. */
    kind: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, "通知类型不能超过 20 个字")), ""),
    /** Full or short name of the office that published it; what the offices of its line above it published counts as its own. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, "发布机关不能超过 60 个字")), ""),
    ...paging,
  }),
  response: v.object({ total: count, page: v.number(), pageSize: v.number(), data: v.array(noticeSummary) }),
});

export const noticeDetail = defineShape({
  family: "notices",
  summary: "通知全文",
  examples: [{ id: PLACEHOLDER.notice }],
  request: v.object({ id: noticeId }),
  response: notice,
});

export const newestNotice = defineShape({
  family: "notices",
  summary: "最新通知",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ data: v.nullable(noticeSummary) }),
});

/** What the site did in one calendar year, from its own counters. @see GOV-12 */
const yearly = v.object({
  /** 2025 */
  year: v.string(),
  /** Years that are over and that are counted, newest first. */
  years: v.array(v.string()),
  /** Notices published in that year, by kind. */
  notices: v.array(v.object({ kind: v.string(), count })),
  cases: v.object({
    received: count,
    /** Of these, those handed in online. */
    online: count,
    finished: count,
    /** Of the finished ones, those finished within the promised time. */
    onTime: count,
  }),
  ratings: v.object({
    total: count,
    bad: count,
    /** Of the bad ones, those after which something was mended. */
    corrected: count,
  }),
  /** What people wrote; the answers to “was this page useful” are not among it. */
  letters: v.object({ received: count, answered: count }),
  searches: count,
  visits: count,
  /** Tasks as they are offered now, and how many of them online. */
  tasks: v.object({ total: count, online: count }),
});
export type AnnualReport = v.InferOutput<typeof yearly>;

/** `year`: the newest one that is counted, where it is left out or not counted. */
export const annualReport = defineShape({
  family: "portal",
  summary: "网站工作年度报表",
  examples: [{}],
  request: v.object({ year: v.optional(v.pipe(v.string(), v.trim()), "") }),
  response: yearly,
});

export const openDatasets = defineShape({
  family: "portal",
  summary: "开放数据目录",
  examples: [{}],
  request: v.object({}),
  response: v.object({ list: v.array(dataset) }),
});
