import * as v from "valibot";
import { defineShape, LOGGED_OUT } from "../define-shape.js";
import { PLACEHOLDER, GUANGZHOU } from "../example-values.js";
import { WAITING_KINDS } from "../model/application-fields.js";
import { audienceCode, commaList, count, inRegion, minuteText, pageOf, paging, taskCode } from "../model/fields.js";

/** Who is logged in; names are masked. @see LOGIN-07 */
const user = v.object({
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
const profile = v.object({
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
const licence = v.object({
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
const presentedLicence = v.object({ ...v.omit(licence, ["id"]).entries, holder: v.string() });
export type PresentedLicence = v.InferOutput<typeof presentedLicence>;

/** An affair of one's own that is under way. */
const affair = v.object({
  receipt: v.string(),
  taskCode: v.string(),
  taskName: v.string(),
  deptName: v.string(),
  /** Where it stands: 申请, 待补正, 受理, 审查, 决定, 送达, 不予受理 or 已撤回. */
  state: v.string(),
  updatedAt: minuteText,
  /** It was handed in at this portal, which has a page about it. */
  here: v.optional(v.boolean()),
});
export type Affair = v.InferOutput<typeof affair>;

/** A line of what the portal holds about somebody. */
const abstract = v.object({ id: v.string(), title: v.string(), text: v.string(), date: v.string() });
export type Abstract = v.InferOutput<typeof abstract>;

/** A message to somebody. */
const message = v.object({
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
const messagePage = v.object({ total: count, page: v.number(), pageSize: v.number(), unread: count, list: v.array(message) });
export type MessagePage = v.InferOutput<typeof messagePage>;

/** A guide that somebody has saved. */
const savedGuide = v.object({
  taskCode: v.string(),
  taskName: v.string(),
  deptName: v.string(),
  regionName: v.string(),
  savedAt: minuteText,
  /** What became different since then, by facts and not by wording: 办结时限由 10 个工作日改为 5 个工作日. Saving the guide again empties it. */
  changes: v.array(v.string()),
});
export type SavedGuide = v.InferOutput<typeof savedGuide>;

/** A log-in of one's own that goes on. */
const session = v.object({
  /** What {@link sessionsEnd} takes. */
  id: v.string(),
  /** Empty: not known. */
  device: v.picklist(["phone", "tablet", "computer", "other", ""]),
  /** When one logged in; empty: not known. */
  since: v.union([minuteText, v.literal("")]),
  /** When it was used last. */
  seen: minuteText,
  /** The one that asks. */
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

const waitingItem = v.object({
  kind: v.picklist(WAITING_KINDS),
  /** Receipt (correction, result, running), task code (draft, guide), or number of the appointment, licence or message. */
  id: v.string(),
  /** Of the task, licence or hall; title of the message. */
  name: v.string(),
  /** Where an application stands, what was decided, that a helper has filled a draft in, how a licence stands, or the slot of an appointment; else empty. */
  state: v.string(),
  /** Day, or minute, that matters: last day of an application, day of an appointment, end of a licence; when a draft or message was written. Empty: none. */
  at: v.string(),
  /** The application was handed in at this portal, which has a page about it. */
  here: v.boolean(),
  /** Of a saved guide. */
  changes: v.array(v.string()),
});
export type WaitingItem = v.InferOutput<typeof waitingItem>;

/** A piece of feedback that somebody has sent while logged in. */
const sentFeedback = v.object({ id: v.string(), kind: v.string(), status: v.string(), createdAt: minuteText });
export type SentFeedback = v.InferOutput<typeof sentFeedback>;

/** A task that suits the visitor. @see SEARCH-02 */
export const recommendation = v.object({
  service_code: v.string(),
  service_name: v.string(),
  /** Why it is shown to whoever is logged in; absent for what is shown to everybody. */
  reason: v.optional(v.string()),
});
export type Recommendation = v.InferOutput<typeof recommendation>;

export const loginUser = defineShape({
  family: "person",
  summary: "当前登录用户",
  examples: [{}],
  request: v.object({}),
  response: v.object({ user: v.nullable(user) }),
});

export const ownProfile = defineShape({
  family: "person",
  summary: "个人或企业资料",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({}),
  response: v.object({ profile }),
});

export const messageCount = defineShape({
  family: "person",
  summary: "未读消息数",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({ flag: v.optional(v.pipe(v.union([v.literal("0"), v.literal(0)], "flag 应为 0"), v.transform(Number)), 0) }),
  response: v.object({ count }),
});

const recommendations = v.object({ list: v.array(recommendation) });
export const recommendedItems = defineShape({
  family: "person",
  summary: "推荐事项",
  examples: [{ region: GUANGZHOU, audience: "1" }],
  request: v.object({ ...inRegion, audience: v.optional(audienceCode) }),
  response: recommendations,
});
export const recommendedItemsById = defineShape({
  family: "person",
  summary: "相关事项",
  examples: [{ id: PLACEHOLDER.task }],
  request: v.object({ id: taskCode }),
  response: recommendations,
});

const own = v.object(paging);
export const abstracts = defineShape({
  family: "person",
  summary: "个人信息摘要",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: own,
  response: pageOf(abstract),
});
export const licences = defineShape({
  family: "person",
  summary: "电子证照",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: own,
  response: pageOf(licence),
});
export const licencePresent = defineShape({
  family: "person",
  summary: "出示电子证照",
  examples: [{ id: "student-1" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "证照编号应为字母、数字或 -")) }),
  /** `number`: whole. `until`: ISO 8601, UTC. */
  response: v.object({ number: v.string(), code: v.string(), until: v.string() }),
});
export const licenceCheck = defineShape({
  family: "person",
  summary: "查验电子证照",
  examples: [{ code: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }],
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,120}\.[\w-]{22}$/, "查验码不正确，请重新扫码")) }),
  /** `valid`: the code is good, whatever the licence's own state; `licence` and `until` are null where there is nothing to show. */
  response: v.object({ result: v.picklist(["valid", "expired", "unknown"]), licence: v.nullable(presentedLicence), until: v.nullable(v.string()) }),
});
export const affairsInProgress = defineShape({
  family: "person",
  summary: "在办事项",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: own,
  response: pageOf(affair),
});
export const feedbackHistory = defineShape({
  family: "person",
  summary: "我的反馈",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: own,
  response: pageOf(sentFeedback),
});

export const messages = defineShape({
  family: "person",
  summary: "消息列表",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: own,
  response: messagePage,
});
export const messagesRead = defineShape({
  family: "person",
  summary: "把消息标为已读",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    /** Codes of messages, separated by commas; absent: all. */
    ids: v.optional(
      v.pipe(commaList, v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "消息编号应为字母、数字或 -"))), v.maxLength(200, "一次最多 200 条")),
    ),
  }),
  /** How many are unread now. */
  response: v.object({ unread: count }),
});

export const waitingItems = defineShape({
  family: "person",
  summary: "等自己办的事",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({}),
  /** `total`: how much there is of each kind; the list names a few of each. */
  response: v.object({ list: v.array(waitingItem), total: v.object(v.entriesFromList(WAITING_KINDS, count)) }),
});

export const sessions = defineShape({
  family: "sessions",
  summary: "自己在哪些设备上登录着",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({}),
  response: v.object({ list: v.array(session) }),
});
export const sessionsEnd = defineShape({
  family: "sessions",
  summary: "退出其他设备上的登录",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  /** `id`: absent, all but the one that asks. */
  request: v.object({ id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/, "登录编号应为 22 位字母、数字、- 或 _"))) }),
  /** How many ended. */
  response: v.object({ ended: count }),
});

/** `taskCode`: only this one, to see whether it is saved. */
export const savedGuides = defineShape({
  family: "person",
  summary: "收藏的办事指南",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({ ...own.entries, taskCode: v.optional(taskCode) }),
  response: pageOf(savedGuide),
});
const oneGuide = v.object({ taskCode });
/** Whether the guide stands among the saved ones now. */
const saved = v.object({ saved: v.boolean() });
export const guideSave = defineShape({
  family: "person",
  summary: "收藏办事指南",
  examples: [{ taskCode: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: oneGuide,
  response: saved,
});
export const guideUnsave = defineShape({
  family: "person",
  summary: "取消收藏办事指南",
  examples: [{ taskCode: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: oneGuide,
  response: saved,
});
