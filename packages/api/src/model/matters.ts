import * as v from "valibot";
import { count } from "./fields.js";
import { itemBrief } from "./item.js";

/** A hot matter: a task with its place among the categories. @see CONTENT-06 */
export const hotMatter = v.object({
  ...itemBrief.entries,
  /** The implementation code again. */
  id: v.string(),
  /** Region whose authority does it. */
  regionCode: v.string(),
  /** One sentence about it. */
  desc: v.string(),
  /** Its guide. */
  url: v.string(),
  isUrl: v.picklist(["0", "1"]),
  /** How much it is asked for: the more, the hotter. */
  hot: count,
  /** Place in its group, from 1. */
  weights: count,
  /** The group. */
  parentId: v.string(),
  parentName: v.string(),
  /** The catalogue of the group: themes or events. */
  rootId: v.string(),
  rootName: v.string(),
});
export type HotMatter = v.InferOutput<typeof hotMatter>;

/** A theme or an event with what is asked for most in it. `id` is its catalogue code. @see CONTENT-07 */
export const hotGroup = v.object({
  id: v.string(),
  parentId: v.string(),
  /** Code within its catalogue, three digits. */
  code: v.string(),
  name: v.string(),
  desc: v.string(),
  /** Name of a lucide icon. */
  icon: v.string(),
  /** Hot of its matters together. */
  hot: count,
  /** Place among the groups of its catalogue, from 1. */
  weights: count,
  /** All its tasks in the region. */
  count,
  items: v.array(hotMatter),
});
export type HotGroup = v.InferOutput<typeof hotGroup>;

/** What lies below a task in a list: the tasks that it joins, or the regions below that do it. */
export const subItems = v.object({
  taskCode: v.string(),
  kind: v.picklist(["members", "offices"]),
  /** `name`: of the joined task, or of the region. */
  list: v.array(v.object({ taskCode: v.string(), name: v.string(), deptName: v.string(), kind: v.string() })),
});
export type SubItems = v.InferOutput<typeof subItems>;
