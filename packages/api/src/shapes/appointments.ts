import * as v from "valibot";
import { defineShape, LOGGED_OUT } from "../define-shape.js";
import { TIANHE, RECEIPT } from "../example-values.js";
import { count, dayText, regionCode, score, taskCode } from "../model/fields.js";
import { MAX_LENGTH } from "../model/form-rules.js";
import { reasonCodes } from "./progress.js";

/** When something begins: 09:30. */
const slotTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "时段应为 09:30 这样的时间"));
/** Kind of window: a word of the hall. */
const windowKind = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40, "窗口名称过长"));

const hall = v.object({ region: v.string(), name: v.string(), address: v.string(), phone: v.string(), hours: v.string() });
export type AppointmentHall = v.InferOutput<typeof hall>;

const day = v.object({ day: dayText, slots: v.array(v.object({ slot: v.string(), left: count })) });
export type AppointmentDay = v.InferOutput<typeof day>;

export const appointmentSlots = defineShape({
  family: "appointments",
  summary: "大厅可以预约的时段",
  examples: [{ region: TIANHE }],
  /** Of a hall, by its region, or of the hall where a task is done. */
  request: v.object({ region: v.optional(regionCode), task: v.optional(taskCode), kind: v.optional(windowKind) }),
  response: v.object({
    hall,
    kinds: v.array(v.string()),
    kind: v.string(),
    days: v.array(day),
    task: v.nullable(v.object({ taskCode: v.string(), name: v.string() })),
  }),
});

const appointment = v.object({
  id: v.string(),
  hall,
  kind: v.string(),
  day: dayText,
  slot: v.string(),
  task: v.nullable(v.object({ taskCode: v.string(), name: v.string() })),
  cancelled: v.boolean(),
  /** It has begun or is over. */
  past: v.boolean(),
  /** What the desk has noted; empty: nothing yet. */
  outcome: v.picklist(["", "done", "missed"]),
  /** It was done at the window and not rated yet. */
  mayRate: v.boolean(),
  /** 1 to 5; null: not rated. */
  rating: v.nullable(v.number()),
});
export type Appointment = v.InferOutput<typeof appointment>;

const id = v.pipe(v.string(), v.regex(/^[0-9A-Z]{16}$/, "预约号应为 16 位数字或字母"));

export const appointmentBook = defineShape({
  family: "appointments",
  summary: "预约或者改约",
  examples: [{ region: TIANHE, kind: "综合窗口", day: "2026-11-20", slot: "09:00" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    region: regionCode,
    kind: windowKind,
    day: v.pipe(v.string(), v.isoDate("日期不正确")),
    slot: slotTime,
    task: v.optional(taskCode),
    /** An appointment of one's own that this one takes the place of. */
    replaces: v.optional(id),
  }),
  response: v.object({ id: v.string() }),
});
export const appointmentCancel = defineShape({
  family: "appointments",
  summary: "取消预约",
  examples: [{ id: RECEIPT }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ id }),
  response: v.object({ cancelled: v.boolean() }),
});
export const appointments = defineShape({
  family: "appointments",
  summary: "我的预约",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({}),
  response: v.object({ list: v.array(appointment) }),
});
export const appointmentRate = defineShape({
  family: "appointments",
  summary: "到场办结后评价",
  examples: [{ id: RECEIPT, level: 5 }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    id,
    level: score,
    reasons: v.optional(reasonCodes, ""),
    content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.rating, `评价不能超过 ${MAX_LENGTH.rating} 个字`)), ""),
  }),
  response: v.object({ level: v.number() }),
});
