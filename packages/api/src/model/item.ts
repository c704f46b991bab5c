import * as v from "valibot";
import { count } from "./fields.js";

/** A task in a list: enough to choose it. */
export const itemSummary = v.object({
  /** 31-character implementation code. */
  taskCode: v.string(),
  name: v.string(),
  /** What people call it. */
  phrase: v.string(),
  deptName: v.string(),
  /** Visits to an office that it takes. */
  visits: count,
  /** 当场办结, or 3 个工作日. */
  promise: v.string(),
  online: v.boolean(),
  /** Matter type code, see MATTER_TYPES. */
  kind: v.string(),
});
export type ItemSummary = v.InferOutput<typeof itemSummary>;

/** A task in the older list that public programs read. @see LEGACY-06 */
export const rawItem = v.object({
  TASK_CODE: v.string(),
  TASK_NAME: v.string(),
  TASK_SHORT: v.string(),
  DEPT_NAME: v.string(),
  DEPT_CODE: v.string(),
  AREA_CODE: v.string(),
  AREA_NAME: v.string(),
  TASK_TYPE: v.string(),
  TASK_TYPE_TEXT: v.string(),
  /** Working days the law gives; null where it sets none. */
  LIMIT_DAYS: v.nullable(count),
  PROMISE_TEXT: v.string(),
  VISITS: count,
  /** "1" or "0". */
  IS_ONLINE: v.picklist(["0", "1"]),
});
export type RawItem = v.InferOutput<typeof rawItem>;
