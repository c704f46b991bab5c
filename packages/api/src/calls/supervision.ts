import { defineCall } from "../define-call.js";
import { shortNumber, type ShortNumber } from "../model/format.js";
import type * as shapes from "../shapes/supervision.js";

/** Ratings with their large numbers as people read them. @see RATING-01, CONTENT-09 */
export type RatingStatistics = shapes.Ratings & { affairsShort: ShortNumber; evaluationsShort: ShortNumber; badShort: ShortNumber };

/** Ratings of the wire → ratings of a page. */
const mapRatings = (ratings: shapes.Ratings): RatingStatistics => ({
  ...ratings,
  affairsShort: shortNumber(ratings.affairs),
  evaluationsShort: shortNumber(ratings.evaluations),
  badShort: shortNumber(ratings.bad),
});

/** How people rate the services. GET getHcp. @see CALL-46 */
export const ratings = defineCall<typeof shapes.ratings, RatingStatistics>({ method: "GET", path: "getHcp", select: mapRatings });

/** What a rating is made of: levels, reasons, channels. GET hcp/form. @see CALL-67, RATING-02 */
export const ratingForm = defineCall<typeof shapes.ratingForm>({ method: "GET", path: "hcp/form" });

/** A page of the published ratings, newest first; bad ones with what was done about them. GET hcp/list. @see CALL-67, RATING-04 */
export const ratingList = defineCall<typeof shapes.ratingList>({ method: "GET", path: "hcp/list" });

/**
 * Rates a finished matter, once. POST hcp/add, form-encoded. Status 404: no such matter of that applicant; 409: not finished yet, or rated already;
 * 429: too many attempts. @see CALL-67, RATING-03
 */
export const ratingAdd = defineCall<typeof shapes.ratingAdd>({ method: "POST", path: "hcp/add", writes: true });

/** How authorities perform. GET zwjg/supervise. @see CALL-56, RATING-05 */
export const supervision = defineCall<typeof shapes.supervision>({ method: "GET", path: "zwjg/supervise" });

/** Who keeps the promised time, by region and department, with warnings. GET zwjg/timeliness. @see CALL-68, RATING-05 */
export const timeliness = defineCall<typeof shapes.timeliness>({ method: "GET", path: "zwjg/timeliness" });

/** A page of affairs under way, or of their results, for everybody to see. POST workOrders/bjgs, as JSON. @see CALL-29 */
export const workOrders = defineCall<typeof shapes.workOrders>({ method: "POST", path: "workOrders/bjgs", body: "json" });

/** Affairs accepted and finished. POST workOrders/bjtj, as JSON. @see CALL-30 */
export const workOrderStatistics = defineCall<typeof shapes.workOrderStatistics>({ method: "POST", path: "workOrders/bjtj", body: "json" });

/** Visits of the portal. */
export type UserVisits = { total: number; today: number };

/** Visits out of JSON inside a text. @throws SyntaxError or TypeError for other texts; the client makes a PortalError of it */
function visitsOf(text: string): UserVisits {
  const visits: unknown = JSON.parse(text);
  return { total: numberOf(visits, "total"), today: numberOf(visits, "today") };
}

function numberOf(value: unknown, name: string): number {
  const number = typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
  if (typeof number !== "number") throw new TypeError(`${name} is expected to be a number.`);
  return number;
}

/** How often the portal is visited; the answer is JSON inside a text. POST yhzx/yhfwl, form-encoded. @see CALL-31 */
export const userVisits = defineCall<typeof shapes.userVisits, UserVisits>({ method: "POST", path: "yhzx/yhfwl", select: visitsOf });
