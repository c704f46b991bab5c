import * as v from "valibot";
import { count } from "./fields.js";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A rating of service that is published. */
const review = v.object({
  taskName: v.string(),
  deptName: v.string(),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: v.string(),
  date: v.string(),
});

/** @see spec.md section 3, rating statistics */
export const ratings = v.object({
  /** Affairs handled. */
  affairs: count,
  evaluations: count,
  bad: count,
  /** Of the bad reviews, in percent. */
  correctionRate: percent,
  /** 0 to 5. */
  averageScore: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  /** Evaluations of each level, 5 (best) to 1. */
  levels: v.array(v.object({ value: v.number(), label: v.string(), count })),
  recent: v.array(review),
});
export type Ratings = v.InferOutput<typeof ratings>;

/** How authorities perform, up to the last full month. @see domain.md, 效能监督 */
export const supervision = v.object({
  /** 2026-10 */
  until: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  departments: v.object({ province: count, city: count, county: count, town: count }),
  /** 受理通过率, in percent like all below. */
  acceptanceRate: percent,
  /** 办结批准率 */
  approvalRate: percent,
  /** 补齐补正发生率 */
  correctionRate: percent,
  /** 特别程序发生率 */
  specialRate: percent,
  /** Shares of 窗口办理, 网上办理, 快递申请. */
  channels: v.object({ window: percent, online: percent, express: percent }),
});
export type Supervision = v.InferOutput<typeof supervision>;

/** An affair on the public list of progress; names are masked. */
export const workOrder = v.object({
  receipt: v.string(),
  applicant: v.string(),
  taskName: v.string(),
  deptName: v.string(),
  acceptedAt: v.string(),
  state: v.string(),
});
export type WorkOrder = v.InferOutput<typeof workOrder>;

/** Affairs accepted and finished. */
export const workOrderStatistics = v.object({
  accepted: count,
  finished: count,
  /** Finished in time, in percent. */
  onTimeRate: percent,
  months: v.array(v.object({ month: v.string(), accepted: count, finished: count })),
});
export type WorkOrderStatistics = v.InferOutput<typeof workOrderStatistics>;
