import * as v from "valibot";
import { count } from "./fields.js";
import { itemBrief } from "./item.js";

/** A group of entries on the pages of open government and of government and people. */
export const linkGroup = v.object({
  key: v.string(),
  name: v.string(),
  /** The half of the page that it stands in, where a page has halves: 政府信息公开 or 办事信息公开. */
  part: v.optional(v.string()),
  list: v.array(
    v.object({
      name: v.string(),
      url: v.string(),
      /** One line about it. */ text: v.optional(v.string()),
      /** Entries behind it. */ count: v.optional(count),
      /** Day of the last change. */ date: v.optional(v.string()),
    }),
  ),
});
export type LinkGroup = v.InferOutput<typeof linkGroup>;

/** Something special for people or companies. */
export const feature = v.object({ name: v.string(), text: v.string(), url: v.string(), image: v.string(), tags: v.array(v.string()) });
export type Feature = v.InferOutput<typeof feature>;

/** Entries of 特色创新 that belong together. `key` names the group in addresses. @see PAGE-26 */
export const featureGroup = v.object({ key: v.string(), name: v.string(), list: v.array(feature) });
export type FeatureGroup = v.InferOutput<typeof featureGroup>;

/** @see CONTENT-04 */
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

/** A task for which nothing need be brought, because the state holds these licences. @see PAGE-24 */
export const mzbItem = v.object({ ...itemBrief.entries, licences: v.array(v.string()) });
export type MzbItem = v.InferOutput<typeof mzbItem>;

/** A licence that the state holds, and the number of tasks that it serves. */
export const mzbLicence = v.object({ code: v.string(), name: v.string(), issuer: v.string(), items: count });
export type MzbLicence = v.InferOutput<typeof mzbLicence>;

/** A list of tasks and how many a region has of it. `key`: the number of a list (8, 10 to 17) or the key of one (see EASY_LISTS). */
export const listCount = v.object({ key: v.string(), name: v.string(), set: v.string(), url: v.string(), count });
export type ListCount = v.InferOutput<typeof listCount>;

/** A task that a public service, a fee or an agent's work belongs to. */
const taskLink = v.object({ taskCode: v.string(), name: v.string() });

/** What an agent does before an authority can decide. @see PAGE-15 */
export const intermediary = v.object({
  id: v.string(),
  name: v.string(),
  deptName: v.string(),
  /** Kind of body that may do it, and what it must have. */
  agent: v.string(),
  /** What the applicant gets: a report, an opinion. */
  result: v.string(),
  basis: v.array(v.string()),
  /** Who sets the price. */
  charge: v.string(),
  /** Who pays and who chooses. */
  note: v.string(),
  /** Kept as a necessary condition of an approval. */
  retained: v.boolean(),
  /** Approvals that need it, as the region offers them. */
  tasks: v.array(taskLink),
});
export type Intermediary = v.InferOutput<typeof intermediary>;

/** A fee of a public catalogue. */
export const feeEntry = v.object({
  id: v.string(),
  name: v.string(),
  deptName: v.string(),
  /** 缴入国库, or who keeps it. */
  kind: v.string(),
  payer: v.string(),
  standard: v.string(),
  basis: v.array(v.string()),
  waiver: v.string(),
  tasks: v.array(taskLink),
});
export type FeeEntry = v.InferOutput<typeof feeEntry>;

/** A task in the general catalogue: what it is everywhere, apart from who does it here. @see PAGE-19 */
export const catalogueEntry = v.object({
  /** 基本编码, 12 digits. */
  basicCode: v.string(),
  name: v.string(),
  kind: v.string(),
  kindLabel: v.string(),
  /** The provincial department that guides it. */
  deptName: v.string(),
  /** Levels that offer it, from the province down, joined by 、. */
  levels: v.string(),
  /** Its guide nearest to the region. */
  taskCode: v.string(),
});
export type CatalogueEntry = v.InferOutput<typeof catalogueEntry>;

/** A department and its powers and responsibilities. */
export const dutyDepartment = v.object({
  orgCode: v.string(),
  name: v.string(),
  short: v.string(),
  deptType: v.string(),
  total: count,
  types: v.array(v.object({ code: v.string(), label: v.string(), count })),
});
export type DutyDepartment = v.InferOutput<typeof dutyDepartment>;

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
