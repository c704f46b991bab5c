import { defineCall } from "../define-call.js";
import type { Recommendation, User } from "../model/person.js";
import type * as shapes from "../shapes/person.js";

/** Who is logged in, or null. GET /_tif_sso_loginuser_maskget/; failures are ignored: one counts as a visitor. @see spec.md sections 4 and 7 */
export const loginUser = defineCall<typeof shapes.loginUser, User | null>({
  method: "GET",
  path: "/_tif_sso_loginuser_maskget/",
  body: "none",
  silent: true,
  select: (answer) => answer.user,
});

/** The number of unread messages. POST /yhzx/apis/messaging/count with flag 0, form-encoded. @see spec.md section 7, answer handling */
export const messageCount = defineCall<typeof shapes.messageCount, number>({
  method: "POST",
  path: "/yhzx/apis/messaging/count",
  body: "form",
  fixed: { flag: 0 },
  select: (answer) => answer.count,
});

/** Tasks that suit the visitor. GET /yhzx/apis/general/getRecommendItemsHighVoList. @see spec.md section 7 */
export const recommendedItems = defineCall<typeof shapes.recommendedItems, Recommendation[]>({
  method: "GET",
  path: "/yhzx/apis/general/getRecommendItemsHighVoList",
  body: "query",
  select: (answer) => answer.list,
});

/** Tasks that often follow one. GET /yhzx/apis/general/getRecommendItemsById. @see spec.md section 7 */
export const recommendedItemsById = defineCall<typeof shapes.recommendedItemsById, Recommendation[]>({
  method: "GET",
  path: "/yhzx/apis/general/getRecommendItemsById",
  body: "query",
  select: (answer) => answer.list,
});

/** A page of what the portal holds about the visitor. POST /ebus/yhzx/general/getAbstractList, form-encoded. @see spec.md section 7 */
export const abstracts = defineCall<typeof shapes.abstracts>({ method: "POST", path: "/ebus/yhzx/general/getAbstractList", body: "form" });

/** A page of the visitor's electronic licences. POST /ebus/yhzx/license/listZzLicense, form-encoded. @see spec.md section 7 */
export const licences = defineCall<typeof shapes.licences>({ method: "POST", path: "/ebus/yhzx/license/listZzLicense", body: "form" });

/** A page of the visitor's affairs under way. GET /yhzx/apis/general/listAffairsInProgress. @see spec.md section 7 */
export const affairsInProgress = defineCall<typeof shapes.affairsInProgress>({
  method: "GET",
  path: "/yhzx/apis/general/listAffairsInProgress",
  body: "query",
});
