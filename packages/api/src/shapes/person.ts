import * as v from "valibot";
import { audienceCode, commaList, count, taskCode } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import { abstract, affair, licence, messagePage, profile, recommendation, savedGuide, sentFeedback, shownLicence, user } from "../model/person.js";
import { inRegion, paging } from "./common.js";

export const loginUser = { request: v.object({}), response: v.object({ user: v.nullable(user) }) };

export const ownProfile = { request: v.object({}), response: v.object({ profile }) };

export const messageCount = {
  request: v.object({ flag: v.optional(v.pipe(v.union([v.literal("0"), v.literal(0)], "flag 应为 0"), v.transform(Number)), 0) }),
  response: v.object({ count }),
};

const recommendations = v.object({ list: v.array(recommendation) });
export const recommendedItems = { request: v.object({ ...inRegion, audience: v.optional(audienceCode) }), response: recommendations };
export const recommendedItemsById = { request: v.object({ id: taskCode }), response: recommendations };

const own = v.object(paging);
export const abstracts = { request: own, response: pageOf(abstract) };
export const licences = { request: own, response: pageOf(licence) };
export const licencePresent = {
  request: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "证照编号应为字母、数字或 -")) }),
  /** `number`: whole. `until`: ISO 8601, UTC. */
  response: v.object({ number: v.string(), code: v.string(), until: v.string() }),
};
export const licenceCheck = {
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,120}\.[\w-]{22}$/, "查验码不正确，请重新扫码")) }),
  /** `valid`: the code is good, whatever the licence's own state; `licence` and `until` are null where there is nothing to show. */
  response: v.object({ result: v.picklist(["valid", "expired", "unknown"]), licence: v.nullable(shownLicence), until: v.nullable(v.string()) }),
};
export const affairsInProgress = { request: own, response: pageOf(affair) };
export const feedbackHistory = { request: own, response: pageOf(sentFeedback) };

export const messages = { request: own, response: messagePage };
export const messagesRead = {
  request: v.object({
    /** Codes of messages, separated by commas; absent: all. */
    ids: v.optional(
      v.pipe(commaList, v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "消息编号应为字母、数字或 -"))), v.maxLength(200, "一次最多 200 条")),
    ),
  }),
  /** How many are unread now. */
  response: v.object({ unread: count }),
};

export const savedGuides = { request: own, response: pageOf(savedGuide) };
const oneGuide = v.object({ taskCode });
/** Whether the guide stands among the saved ones now. */
const saved = v.object({ saved: v.boolean() });
export const guideSave = { request: oneGuide, response: saved };
export const guideUnsave = { request: oneGuide, response: saved };
