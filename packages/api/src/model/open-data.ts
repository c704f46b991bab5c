import * as v from "valibot";
import { count } from "./fields.js";

/** A list that everybody may take: its files stand at /portal/open-data/{key}.csv and .json. */
export const dataset = v.object({
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
