import * as v from "valibot";
import { count } from "./fields.js";

/** A region that offers a task, itself or somewhere inside it. */
export const availableRegion = v.object({
  regionCode: v.string(),
  regionName: v.string(),
  level: v.picklist(["province", "city", "county", "town", "village"]),
  /** The code that the task has here; empty where only regions inside offer it. */
  taskCode: v.string(),
  /** The authority here; empty without a code. */
  deptName: v.string(),
  /** The line that answers questions; empty without a code. */
  phone: v.string(),
  /** How many offer it, here and inside. */
  offers: count,
  /** What a city rules otherwise than the rest of the province, a sentence each. */
  local: v.array(v.string()),
});
export type AvailableRegion = v.InferOutput<typeof availableRegion>;

/** Where a task is offered, seen from one region. */
export const availability = v.object({
  task: v.object({ taskCode: v.string(), name: v.string(), kind: v.string() }),
  region: v.object({ code: v.string(), name: v.string() }),
  /** From the province down to the region itself; only those that offer the task themselves. */
  line: v.array(availableRegion),
  /** The regions right below that offer it, themselves or inside. */
  below: v.array(availableRegion),
  /** All offers in the region and below it. */
  total: count,
});
export type Availability = v.InferOutput<typeof availability>;
