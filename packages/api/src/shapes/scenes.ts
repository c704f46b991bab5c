import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER, GUANGZHOU } from "../example-values.js";
import { comboMember, sceneMaterial, sceneQuestion, timedStage } from "../model/combo.js";
import { answers, count, dayText, inRegion, taskCode } from "../model/fields.js";
import { itemSummary } from "../model/item.js";

const url = v.string();
const region = v.object({ code: v.string(), name: v.string() });

export const sceneGuides = defineShape({
  family: "business",
  summary: "有情形引导的事项",
  examples: [{ region: GUANGZHOU }],
  request: v.object(inRegion),
  response: v.object({ list: v.array(v.object({ ...itemSummary.entries, questions: count, url })) }),
});

export const sceneGuide = defineShape({
  family: "business",
  summary: "情形引导的问题",
  examples: [{ id: PLACEHOLDER.scene }],
  request: v.object({ id: taskCode }),
  response: v.object({ task: itemSummary, region, state: v.picklist([1, 2, 3]), questions: v.array(sceneQuestion) }),
});

export const sceneGuideData = defineShape({
  family: "business",
  summary: "按回答生成的办事清单",
  examples: [{ id: PLACEHOLDER.scene }],
  request: v.object({ id: taskCode, answers: v.optional(answers, "") }),
  response: v.object({
    task: itemSummary,
    region,
    /** Every question has an answer, or one of the answers stops. */
    complete: v.boolean(),
    /** Ids of the questions without an answer. */
    open: v.array(v.string()),
    /** Why this task is not the right one, and which one is; null: go on. */
    stop: v.nullable(v.object({ text: v.string(), instead: v.nullable(v.object({ taskCode: v.string(), name: v.string(), url })) })),
    conditions: v.array(v.string()),
    /** What to watch for with these answers. */
    notes: v.array(v.string()),
    /** What to bring; what an e-licence stands in for is in `saved`. */
    materials: v.array(sceneMaterial),
    saved: v.array(sceneMaterial),
    /** Of a combined task: those that the answers ask for. */
    members: v.array(comboMember),
    channels: v.array(v.string()),
    windows: v.array(v.object({ name: v.string(), address: v.string(), phone: v.string(), hours: v.string(), note: v.string() })),
    consultPhone: v.string(),
    promise: v.string(),
    deadline: v.object({ date: dayText, provisional: v.boolean() }),
    url,
  }),
});

export const comboProcessing = defineShape({
  family: "business",
  summary: "一件事的办理阶段和时限",
  examples: [{ TASK_CODE: PLACEHOLDER.combo }],
  request: v.object({ TASK_CODE: taskCode }),
  response: v.object({ taskCode: v.string(), name: v.string(), region, totalDays: count, stages: v.array(timedStage), members: v.array(comboMember), url }),
});
