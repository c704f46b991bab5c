import { defineCall } from "../define-call.js";
import { mapRatings, type RatingStatistics } from "../model/rating-map.js";
import { visitsOf, type UserVisits } from "../model/visits.js";
import type * as shapes from "../shapes/supervision.js";

/** How people rate the services. GET getHcp. @see spec.md sections 3 and 7 */
export const ratings = defineCall<typeof shapes.ratings, RatingStatistics>({ method: "GET", path: "getHcp", body: "query", select: mapRatings });

/** How authorities perform. GET zwjg/supervise. @see spec.md section 7; domain.md, 效能监督 */
export const supervision = defineCall<typeof shapes.supervision>({ method: "GET", path: "zwjg/supervise", body: "query" });

/** A page of affairs under way, for everybody to see. POST workOrders/bjgs, as JSON. @see spec.md section 7 */
export const workOrders = defineCall<typeof shapes.workOrders>({ method: "POST", path: "workOrders/bjgs", body: "json" });

/** Affairs accepted and finished. POST workOrders/bjtj, as JSON. @see spec.md section 7 */
export const workOrderStatistics = defineCall<typeof shapes.workOrderStatistics>({ method: "POST", path: "workOrders/bjtj", body: "json" });

/** How often the portal is visited; the answer is JSON inside a text. POST yhzx/yhfwl, form-encoded. @see spec.md section 7, answer handling */
export const userVisits = defineCall<typeof shapes.userVisits, UserVisits>({ method: "POST", path: "yhzx/yhfwl", body: "form", select: visitsOf });
