import * as v from "valibot";
import { count, minuteText } from "./fields.js";

/** Who is logged in; names are masked. @see LOGIN-07 */
export const user = v.object({
  name: v.string(),
  /** Level of the identity check, see USER_LEVELS. */
  level: v.picklist(["0", "1", "2", "3"]),
  /** "corp": an enterprise account. */
  account_type: v.picklist(["person", "corp"]),
  /** The company one acts for. */
  corp: v.nullable(v.object({ name: v.string() })),
});
export type User = v.InferOutput<typeof user>;

/** What the portal knows of whoever is logged in; everything personal is masked. */
export const profile = v.object({
  ...user.entries,
  gender: v.nullable(v.string()),
  /** 1990-**-**, the day hidden. */
  born: v.nullable(v.string()),
  /** Identity number of a person, unified social credit code of a company. */
  number: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  place: v.nullable(v.string()),
  /** People for whom one may act, such as a child. */
  relations: v.array(v.object({ relation: v.string(), name: v.string() })),
});
export type Profile = v.InferOutput<typeof profile>;

/** An electronic licence; its number is masked. */
export const licence = v.object({
  id: v.string(),
  name: v.string(),
  number: v.string(),
  issuer: v.string(),
  issuedOn: v.string(),
  /** null: for good. */
  expiresOn: v.nullable(v.string()),
  /** 有效, 即将到期 (within 90 days) or 已过期. */
  state: v.picklist(["有效", "即将到期", "已过期"]),
});
export type Licence = v.InferOutput<typeof licence>;

/** A licence as somebody sees it to whom its holder shows it: number and holder are masked. */
export const shownLicence = v.object({ ...v.omit(licence, ["id"]).entries, holder: v.string() });
export type ShownLicence = v.InferOutput<typeof shownLicence>;

/** An affair of one's own that is under way. */
export const affair = v.object({
  receipt: v.string(),
  taskCode: v.string(),
  taskName: v.string(),
  deptName: v.string(),
  /** Where it stands: 待补正, 受理, 审查, 决定, 送达. */
  state: v.string(),
  updatedAt: minuteText,
});
export type Affair = v.InferOutput<typeof affair>;

/** A line of what the portal holds about somebody. */
export const abstract = v.object({ id: v.string(), title: v.string(), text: v.string(), date: v.string() });
export type Abstract = v.InferOutput<typeof abstract>;

/** A message to somebody. */
export const message = v.object({
  id: v.string(),
  /** 办件, 证照, 提醒 or 系统. */
  kind: v.string(),
  title: v.string(),
  text: v.string(),
  /** A page of the portal where one goes on; null: none. */
  url: v.nullable(v.string()),
  sentAt: minuteText,
  read: v.boolean(),
});
export type Message = v.InferOutput<typeof message>;

/** A page of messages, with how many of all are unread. */
export const messagePage = v.object({ total: count, page: v.number(), pageSize: v.number(), unread: count, list: v.array(message) });
export type MessagePage = v.InferOutput<typeof messagePage>;

/** A guide that somebody has saved. */
export const savedGuide = v.object({ taskCode: v.string(), taskName: v.string(), deptName: v.string(), regionName: v.string(), savedAt: minuteText });
export type SavedGuide = v.InferOutput<typeof savedGuide>;

/** A piece of feedback that somebody has sent while logged in. */
export const sentFeedback = v.object({ id: v.string(), kind: v.string(), status: v.string(), createdAt: minuteText });
export type SentFeedback = v.InferOutput<typeof sentFeedback>;

/** A task that suits the visitor. @see SEARCH-02 */
export const recommendation = v.object({ service_code: v.string(), service_name: v.string() });
export type Recommendation = v.InferOutput<typeof recommendation>;
