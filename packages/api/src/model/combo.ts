import * as v from "valibot";
import { block } from "./block.js";
import { count } from "./fields.js";

/** A question of a scene guide: one option is chosen. */
export const sceneQuestion = v.object({
  id: v.string(),
  text: v.string(),
  options: v.array(v.object({ id: v.string(), text: v.string() })),
});
export type SceneQuestion = v.InferOutput<typeof sceneQuestion>;

/** A task inside a combined task. */
export const comboMember = v.object({
  /** The code that it has for the region; empty where the region does not offer it. */
  taskCode: v.string(),
  name: v.string(),
  deptName: v.string(),
  promise: v.string(),
  online: v.boolean(),
  /** Its guide; empty without a code. */
  url: v.string(),
  /** Part of every application; otherwise the answers to the questions decide. */
  always: v.boolean(),
});
export type ComboMember = v.InferOutput<typeof comboMember>;

/** A stage of processing: who does what, in how many working days (0: at once). */
const stage = v.object({
  name: v.string(),
  who: v.string(),
  text: v.string(),
  days: count,
  /** Runs beside the stage before it. */
  parallel: v.boolean(),
  /** Names of the member tasks that are decided in it. */
  members: v.array(v.string()),
});

/** What a guide of a combined task (一件事) says beyond that of a single one. @see PAGE-35, GUIDE-07 */
export const combo = v.object({
  members: v.array(comboMember),
  questions: v.array(sceneQuestion),
  /** Materials that the applicant does not bring, how, and where they come from: another member, or an e-licence. */
  saved: v.array(v.object({ material: v.string(), how: v.picklist(["免提交", "共享", "合并填写"]), from: v.string(), text: v.string() })),
  stages: v.array(stage),
  results: v.array(v.object({ name: v.string(), from: v.string() })),
  notes: v.array(block),
});
export type Combo = v.InferOutput<typeof combo>;

/** A stage with the working days, counted from the application, on which it begins and ends, and the day it ends if one applies today. */
export const timedStage = v.object({
  ...stage.entries,
  startDay: count,
  endDay: count,
  date: v.string(),
  /** The holidays of that year are not published yet. */
  provisional: v.boolean(),
});
export type TimedStage = v.InferOutput<typeof timedStage>;

/** A material of a personal list, with the names of the tasks that it is for. */
export const sceneMaterial = v.object({
  name: v.string(),
  type: v.string(),
  copies: count,
  need: v.string(),
  source: v.string(),
  note: v.string(),
  /** The e-licence that stands in for it (免提交). */
  licence: v.nullable(v.string()),
  tasks: v.array(v.string()),
});
export type SceneMaterial = v.InferOutput<typeof sceneMaterial>;

/** Guide-service states: 1 to be done without questions, 2 with guidance, 3 as a combined task. @see GUIDE-08 */
export const GUIDE_STATES = { canDo: 1, canDoWithGuide: 2, oneThing: 3 } as const;
