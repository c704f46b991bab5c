import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/person.js";

/** Who is logged in, or null. GET /_tif_sso_loginuser_maskget/; failures are ignored: one counts as a visitor. @see CALL-33, LOGIN-01 */
export const loginUser = defineCall<typeof shapes.loginUser, shapes.User | null>({
  method: "GET",
  path: "/_tif_sso_loginuser_maskget/",
  silent: true,
  select: (answer) => answer.user,
});

/** The number of unread messages. POST /yhzx/apis/messaging/count with flag 0, form-encoded. @see CALL-50 */
export const messageCount = defineCall<typeof shapes.messageCount, number>({
  method: "POST",
  path: "/yhzx/apis/messaging/count",
  fixed: { flag: 0 },
  select: (answer) => answer.count,
});

/** Tasks that suit the visitor. GET /yhzx/apis/general/getRecommendItemsHighVoList. @see CALL-51 */
export const recommendedItems = defineCall<typeof shapes.recommendedItems, shapes.Recommendation[]>({
  method: "GET",
  path: "/yhzx/apis/general/getRecommendItemsHighVoList",
  select: (answer) => answer.list,
});

/** Tasks that often follow one. GET /yhzx/apis/general/getRecommendItemsById. @see CALL-52 */
export const recommendedItemsById = defineCall<typeof shapes.recommendedItemsById, shapes.Recommendation[]>({
  method: "GET",
  path: "/yhzx/apis/general/getRecommendItemsById",
  select: (answer) => answer.list,
});

/** A page of what the portal holds about the visitor. POST /ebus/yhzx/general/getAbstractList, form-encoded. @see CALL-53 */
export const abstracts = defineCall<typeof shapes.abstracts>({ method: "POST", path: "/ebus/yhzx/general/getAbstractList" });

/** A page of the visitor's electronic licences. POST /ebus/yhzx/license/listZzLicense, form-encoded. @see CALL-54 */
export const licences = defineCall<typeof shapes.licences>({ method: "POST", path: "/ebus/yhzx/license/listZzLicense" });

/**
 * Opens one of the visitor's licences: its whole number, and a code by which somebody else can check it for some minutes.
 * POST /ebus/yhzx/license/presentZzLicense, form-encoded: a path of this site.
 */
export const licencePresent = defineCall<typeof shapes.licencePresent>({
  method: "POST",
  path: "/ebus/yhzx/license/presentZzLicense",
  writes: true, // every answer is another code
});

/** What the code of a licence shows, masked. GET /ebus/yhzx/license/checkZzLicense: a path of this site. Needs no log-in: who is shown a licence has none. */
export const licenceCheck = defineCall<typeof shapes.licenceCheck>({ method: "GET", path: "/ebus/yhzx/license/checkZzLicense" });

/** A page of the visitor's affairs under way. GET /yhzx/apis/general/listAffairsInProgress. @see CALL-55 */
export const affairsInProgress = defineCall<typeof shapes.affairsInProgress>({ method: "GET", path: "/yhzx/apis/general/listAffairsInProgress" });

/**
 * What waits for the visitor: corrections, appointments, results, drafts, licences that end, saved guides that changed, unread messages, applications under way.
 * GET /yhzx/apis/general/listWaiting: a path of this site. @see PAGE-50
 */
export const waitingItems = defineCall<typeof shapes.waitingItems>({ method: "GET", path: "/yhzx/apis/general/listWaiting" });

/** What the portal knows of whoever is logged in, masked. GET /yhzx/apis/general/getProfile: a path of this site. */
export const ownProfile = defineCall<typeof shapes.ownProfile, shapes.Profile>({
  method: "GET",
  path: "/yhzx/apis/general/getProfile",
  select: (answer) => answer.profile,
});

/** Where the visitor is logged in: the log-in that asks, then the others, the last used first. GET /yhzx/apis/general/listSessions: a path of this site. @see LOGIN-18 */
export const sessions = defineCall<typeof shapes.sessions, shapes.Session[]>({
  method: "GET",
  path: "/yhzx/apis/general/listSessions",
  select: (answer) => answer.list,
});

/**
 * Ends another log-in of the visitor, or all others; the one that asks goes on. One that has ended already is no failure.
 * POST /yhzx/apis/general/endSessions, form-encoded: a path of this site. @returns how many ended @see LOGIN-18
 */
export const sessionsEnd = defineCall<typeof shapes.sessionsEnd, number>({
  method: "POST",
  path: "/yhzx/apis/general/endSessions",
  writes: true,
  select: (answer) => answer.ended,
});

/** A page of the visitor's messages, the newest first. GET /yhzx/apis/messaging/list: a path of this site. */
export const messages = defineCall<typeof shapes.messages>({ method: "GET", path: "/yhzx/apis/messaging/list" });

/** Marks messages as read, or all of them. POST /yhzx/apis/messaging/read, form-encoded: a path of this site. @returns how many are unread now */
export const messagesRead = defineCall<typeof shapes.messagesRead, number>({
  method: "POST",
  path: "/yhzx/apis/messaging/read",
  writes: true,
  select: (answer) => answer.unread,
});

/** A page of the guides that the visitor has saved, the newest first. GET /yhzx/apis/general/listSavedGuides: a path of this site. */
export const savedGuides = defineCall<typeof shapes.savedGuides>({ method: "GET", path: "/yhzx/apis/general/listSavedGuides" });

/** Saves a guide; saving it again takes note of its facts of today. POST /yhzx/apis/general/saveGuide, form-encoded: a path of this site. */
export const guideSave = defineCall<typeof shapes.guideSave>({ method: "POST", path: "/yhzx/apis/general/saveGuide", writes: true });

/** Takes a guide out of the saved ones; none is no failure. POST /yhzx/apis/general/unsaveGuide, form-encoded: a path of this site. */
export const guideUnsave = defineCall<typeof shapes.guideUnsave>({ method: "POST", path: "/yhzx/apis/general/unsaveGuide", writes: true });

/** A page of the feedback that the visitor has sent while logged in, the newest first. GET /yhzx/apis/general/listFeedback: a path of this site. */
export const feedbackHistory = defineCall<typeof shapes.feedbackHistory>({ method: "GET", path: "/yhzx/apis/general/listFeedback" });
