import * as v from "valibot";
import { count } from "./fields.js";
import { itemBrief } from "./item.js";

/** A group of entries on the pages of open government and of government and people. */
export const linkGroup = v.object({
  key: v.string(),
  name: v.string(),
  list: v.array(
    v.object({
      name: v.string(),
      url: v.string(),
      /** Entries behind it. */ count: v.optional(count),
      /** Day of the last change. */ date: v.optional(v.string()),
    }),
  ),
});
export type LinkGroup = v.InferOutput<typeof linkGroup>;

/** Something special for people or companies. */
export const feature = v.object({ name: v.string(), text: v.string(), url: v.string(), image: v.string(), tags: v.array(v.string()) });
export type Feature = v.InferOutput<typeof feature>;

/** @see spec.md section 3, statistic item */
export const statistic = v.object({
  id: v.string(),
  name: v.string(),
  img: v.string(),
  type: v.string(),
  url: v.string(),
  count,
  sort: v.number(),
  /** With character references, as the back end stores it. */
  desc: v.string(),
});
export type Statistic = v.InferOutput<typeof statistic>;

/** A task for which nothing need be brought, because the state holds these licences. @see domain.md, 免证办 */
export const mzbItem = v.object({ ...itemBrief.entries, licences: v.array(v.string()) });
export type MzbItem = v.InferOutput<typeof mzbItem>;

/** A licence that the state holds, and the number of tasks that it serves. */
export const mzbLicence = v.object({ code: v.string(), name: v.string(), issuer: v.string(), items: count });
export type MzbLicence = v.InferOutput<typeof mzbLicence>;

/** Tasks joined into one application. */
export const oneThing = v.object({
  taskCode: v.string(),
  name: v.string(),
  text: v.string(),
  url: v.string(),
  audience: v.picklist(["person", "company"]),
  tasks: count,
});
export type OneThing = v.InferOutput<typeof oneThing>;
