import * as v from "valibot";
import { block } from "./block.js";
import { minuteText } from "./fields.js";

/** A notice in a list. */
export const noticeBrief = v.object({
  id: v.string(),
  title: v.string(),
  date: minuteText,
  source: v.string(),
  regionCode: v.string(),
  regionName: v.string(),
  kind: v.string(),
});
export type NoticeBrief = v.InferOutput<typeof noticeBrief>;

/** A notice with its text and its neighbours in time. */
export const notice = v.object({
  ...noticeBrief.entries,
  body: v.array(block),
  previous: v.nullable(noticeBrief),
  next: v.nullable(noticeBrief),
});
export type Notice = v.InferOutput<typeof notice>;
