import * as v from "valibot";
import { count } from "./fields.js";

/** A power or responsibility in a list. @see LEGACY-11 */
export const rawDuty = v.object({
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
export const rawDutyDetail = v.object({
  ...rawDuty.entries,
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
export const typeCount = v.object({ TASK_TYPE: v.string(), TASK_TYPE_TEXT: v.string(), COUNT: count });
export type RawTypeCount = v.InferOutput<typeof typeCount>;
