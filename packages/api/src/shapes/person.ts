import * as v from "valibot";
import { audienceCode, count, taskCode } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import { abstract, affair, licence, recommendation, user } from "../model/person.js";
import { inRegion, paging } from "./common.js";

export const loginUser = { request: v.object({}), response: v.object({ user: v.nullable(user) }) };

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
export const affairsInProgress = { request: own, response: pageOf(affair) };
