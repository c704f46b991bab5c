import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { GUANGDONG, GUANGZHOU } from "../example-values.js";
import { count, dayText, inRegion, minuteText, orgCode, pageOf, paging, score } from "../model/fields.js";
import { MAX_LENGTH, PATTERN } from "../model/form-rules.js";
import { applicantName, reasonCodes, receiptNumber } from "./progress.js";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** 2026-10 */
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
/** 1 (worst) to 5. */
const ratingValue = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
/** Mean of the levels, 1 to 5; 0 where nobody has rated yet. */
const average = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

/** A level of the rating with its words. Bad are the two lowest. @see RATING-02 */
const ratingLevel = { value: ratingValue, label: v.string(), bad: v.boolean() };

/** Why people rated so: a code of the national list with its words. */
const ratingReason = { code: v.pipe(v.string(), v.regex(PATTERN.reason)), label: v.string() };

/** Where people rate: window, online, terminal, hotline … */
const ratingChannel = { code: v.string(), name: v.string() };

/** A rating that is published. */
const review = v.object({
  taskName: v.string(),
  deptName: v.string(),
  regionName: v.string(),
  /** Masked. */
  applicant: v.string(),
  level: ratingValue,
  levelLabel: v.string(),
  reasons: v.array(v.object(ratingReason)),
  /** Empty where nothing was written, or where it has not been looked through yet. */
  content: v.string(),
  /** Name of the channel. */
  channel: v.string(),
  date: minuteText,
  /** What was done about a bad rating, and on what day; null while it is worked on, and for good ratings. */
  correction: v.nullable(v.object({ date: dayText, measure: v.string() })),
});
export type Review = v.InferOutput<typeof review>;

/** Figures of a region or a department beside those of others. */
const standing = { evaluations: count, bad: count, averageScore: average, correctionRate: percent };

/** @see RATING-01 */
const ratingFigures = v.object({
  /** Affairs handled. */
  affairs: count,
  evaluations: count,
  /** Ratings of the three upper levels. */
  good: count,
  bad: count,
  /** Of the bad reviews, in percent; 100 where there is none. */
  correctionRate: percent,
  averageScore: average,
  /** Evaluations of each level, 5 (best) to 1. */
  levels: v.array(v.object({ ...ratingLevel, count })),
  /** Evaluations of each channel, in the order of the pack. */
  channels: v.array(v.object({ ...ratingChannel, count })),
  /** What bad reviews complain of, most often first. */
  reasons: v.array(v.object({ ...ratingReason, count })),
  /** The last twelve full months, the oldest first. */
  months: v.array(v.object({ month, evaluations: count, bad: count, averageScore: average })),
  /** The regions right below; empty when a department was asked for. */
  regions: v.array(v.object({ code: v.string(), name: v.string(), ...standing })),
  /** The departments that were rated in the region, most rated first; empty when a department was asked for. `orgCode`: null where it has no office in the region itself. */
  departments: v.array(v.object({ orgCode: v.nullable(orgCode), name: v.string(), ...standing })),
  recent: v.array(review),
});
export type Ratings = v.InferOutput<typeof ratingFigures>;

/** What a rating is made of: levels (5 first) with their reasons, and the channels. */
const ratingChoices = v.object({
  levels: v.array(v.object({ ...ratingLevel, reasons: v.array(v.object(ratingReason)) })),
  channels: v.array(v.object(ratingChannel)),
  /** Working days within which a bad rating is answered. */
  answerWithin: count,
});
export type RatingForm = v.InferOutput<typeof ratingChoices>;

/** How authorities perform, over the twelve months up to the last full one. @see RATING-05 */
const performance = v.object({
  /** 2025-11 */
  from: month,
  /** 2026-10 */
  until: month,
  /** Authorities in the region, itself included. */
  departments: v.object({ province: count, city: count, county: count, town: count }),
  /** Applications in these months. */
  applications: count,
  /** 受理通过率: accepted of applied, in percent like all below. */
  acceptanceRate: percent,
  /** 办结批准率: approved of finished. */
  approvalRate: percent,
  /** 补齐补正发生率: sent back once for papers, of applied. */
  correctionRate: percent,
  /** 特别程序发生率: with hearing, inspection, expert review and the like, of accepted. */
  specialRate: percent,
  /** Shares of 窗口办理, 网上办理, 快递申请. */
  channels: v.object({ window: percent, online: percent, express: percent }),
});
export type Supervision = v.InferOutput<typeof performance>;

/** How punctual the offices of a region or a line are. */
const punctuality = {
  /** Accepted and not decided yet. */
  underWay: count,
  /** Of these, those whose promise ends within {@link DUE_SOON} days, today included. */
  dueSoon: count,
  /** Of these, those whose promise has ended. */
  overdue: count,
  /** Decided in the twelve months up to the last full one. */
  finished: count,
  /** Of these, decided within the promise, in percent; 100 where there is none. */
  onTimeRate: percent,
};

/** Who keeps the promised time, and where it is about to be missed. @see RATING-05 */
const punctualityFigures = v.object({
  ...punctuality,
  /** The regions right below; empty when a department was asked for. */
  regions: v.array(v.object({ code: v.string(), name: v.string(), ...punctuality })),
  /** The departments of the region, those with most affairs first; empty when a department was asked for. `orgCode`: null where it has no office in the region itself. */
  departments: v.array(v.object({ orgCode: v.nullable(orgCode), name: v.string(), ...punctuality })),
});
export type Timeliness = v.InferOutput<typeof punctualityFigures>;

/** How far an affair is. */
const caseState = v.picklist(["待受理", "补正中", "办理中", "特别程序中", "已办结", "不予受理"]);
export type CaseState = v.InferOutput<typeof caseState>;

/** An affair on the public list of progress or of results; names of people are masked. */
const workOrder = v.object({
  receipt: v.string(),
  applicant: v.string(),
  taskName: v.string(),
  /** Of the guide; null where the region offers it no more. */
  taskCode: v.nullable(v.string()),
  deptName: v.string(),
  regionName: v.string(),
  /** When it was accepted; before that, when it was applied for. */
  acceptedAt: minuteText,
  /** The last day of the promise; empty before it is accepted. */
  dueDate: v.string(),
  /** When it was decided; empty while it is under way. */
  decidedAt: v.string(),
  state: caseState,
  /** What was decided; empty while it is under way. */
  result: v.string(),
});
export type WorkOrder = v.InferOutput<typeof workOrder>;

/** Affairs accepted and finished in the twelve months up to the last full one. */
const workOrderFigures = v.object({
  accepted: count,
  finished: count,
  /** Finished in time, in percent. */
  onTimeRate: percent,
  /** The oldest first. */
  months: v.array(v.object({ month, accepted: count, finished: count })),
});
export type WorkOrderStatistics = v.InferOutput<typeof workOrderFigures>;

const ofDepartment = { ...inRegion, orgCode: v.optional(orgCode) };

/** The two lowest levels. @see RATING-02 */
const WORST_GOOD = 3;

export const ratings = defineShape({
  family: "supervision",
  summary: "好差评统计",
  examples: [{ region: GUANGZHOU }],
  request: v.object(ofDepartment),
  response: ratingFigures,
});
export const ratingForm = defineShape({
  family: "supervision",
  summary: "好差评的等级、原因和渠道",
  examples: [{}],
  request: v.object({}),
  response: ratingChoices,
});
export const ratingList = defineShape({
  family: "supervision",
  summary: "公开的评价和差评整改",
  examples: [{ region: GUANGDONG, pageSize: 3 }],
  request: v.object({
    ...ofDepartment,
    ...paging,
    /** all; bad: the two lowest levels; corrected: bad ones that were answered. */
    kind: v.optional(v.picklist(["all", "bad", "corrected"], "kind 应为 all、bad 或 corrected"), "all"),
  }),
  response: pageOf(review),
});
export const ratingAdd = defineShape({
  family: "supervision",
  summary: "评价已办结的事项",
  examples: [{ applicant: "样例张三", receipt: "440100202611180001", level: 5 }],
  exampleStatus: 404,
  request: v.pipe(
    v.object({
      /** Full name of who applied: only they may rate. */
      applicant: applicantName,
      receipt: receiptNumber,
      level: score,
      /** Reason codes of that level, separated by commas. */
      reasons: v.optional(reasonCodes, ""),
      content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.rating, `评价内容不能超过 ${MAX_LENGTH.rating} 个字`)), ""),
      /** Code of a channel. */
      channel: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/, "评价渠道应为小写字母")), "online"),
    }),
    v.forward(
      v.partialCheck([["level"], ["reasons"]], ({ level, reasons }) => level >= WORST_GOOD || reasons.length > 0, "不满意的，请至少选择一项原因"),
      ["reasons"],
    ),
  ),
  response: v.object({ receipt: v.string(), level: v.number(), date: v.string() }),
});
export const supervision = defineShape({
  family: "supervision",
  summary: "效能监督",
  examples: [{ region: GUANGZHOU }],
  request: v.object(ofDepartment),
  response: performance,
});
export const timeliness = defineShape({
  family: "supervision",
  summary: "办件时效和预警",
  examples: [{ region: GUANGZHOU }],
  request: v.object(ofDepartment),
  response: punctualityFigures,
});
export const workOrders = defineShape({
  family: "supervision",
  summary: "办件公示",
  examples: [{ region: GUANGDONG, pageSize: 3 }],
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
});
export const workOrderStatistics = defineShape({
  family: "supervision",
  summary: "办件统计",
  examples: [{ region: GUANGZHOU }],
  request: v.object(ofDepartment),
  response: workOrderFigures,
});
/** `data` is JSON as text: {"total":1,"today":1}. */
export const userVisits = defineShape({
  family: "supervision",
  summary: "访问量",
  examples: [{}],
  request: v.object({}),
  response: v.string(),
});
