import * as v from "valibot";
import { defineShape, LOGGED_OUT } from "../define-shape.js";
import { RECEIPT } from "../example-values.js";
import { dayText, page, pageOf, pageSize } from "../model/fields.js";
import { MAX_LENGTH } from "../model/form-rules.js";

/** Days for which a fact was not confirmed. */
export const FACT_DAYS = ["0", "90", "180", "365"] as const;

/** Name of a task's file in the province pack: the same after an import. */
const slug = v.pipe(v.string(), v.trim(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "事项的编号应为小写字母、数字和连字符"), v.maxLength(120, "事项的编号过长"));

const fact = v.object({
  task: v.string(),
  name: v.string(),
  /** Of the task in the region of whoever asks, or in the first region below it. */
  taskCode: v.string(),
  regionName: v.string(),
  /** Day of the last change in the province pack. */
  updated: dayText,
  /** Day on which the department last confirmed it; empty: never. */
  confirmed: v.string(),
});
export type DeskFact = v.InferOutput<typeof fact>;

export const deskFacts = defineShape({
  family: "desk",
  summary: "很久没有核实的事项",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  /** `days`: neither changed nor confirmed for so many days. */
  request: v.object({
    days: v.optional(v.picklist(FACT_DAYS, "天数应为 0、90、180 或 365"), "180"),
    page: v.optional(page, 1),
    pageSize: v.optional(pageSize, 20),
  }),
  response: pageOf(fact),
});

export const deskConfirm = defineShape({
  family: "desk",
  summary: "确认事项的内容仍然正确，或者写明哪里不对",
  examples: [{ task: "id-card-lost", result: "right" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    task: slug,
    result: v.picklist(["right", "wrong"], "结果应为 right 或 wrong"),
    /** What is wrong: goes to the letters as a correction. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.feedback, `说明不能超过 ${MAX_LENGTH.feedback} 个字`)), ""),
  }),
  /** `letter`: receipt number of the correction; empty where all is right. */
  response: v.object({ confirmed: v.string(), letter: v.string() }),
});

const visit = v.object({
  id: v.string(),
  day: dayText,
  slot: v.string(),
  kind: v.string(),
  /** Masked. */
  person: v.string(),
  hallName: v.string(),
  taskName: v.string(),
  /** Its time has come: whoever is not there may be noted as missing. */
  past: v.boolean(),
});
export type DeskAppointment = v.InferOutput<typeof visit>;

export const deskAppointments = defineShape({
  family: "desk",
  summary: "本部门窗口的预约",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({ page: v.optional(page, 1), pageSize: v.optional(pageSize, 20) }),
  response: pageOf(visit),
});

export const deskVisit = defineShape({
  family: "desk",
  summary: "登记预约的人到场办结，或者没有来",
  examples: [{ id: RECEIPT, outcome: "done" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[0-9A-Z]{16}$/, "预约号应为 16 位数字或字母")),
    outcome: v.picklist(["done", "missed"], "结果应为 done 或 missed"),
  }),
  response: v.object({ outcome: v.string() }),
});
