import * as v from "valibot";
import { orgCode } from "../model/fields.js";
import { pageOf } from "../model/paged.js";
import { ratings as ratingStatistics, supervision as figures, workOrder, workOrderStatistics as orderStatistics } from "../model/supervision.js";
import { inRegion, paging } from "./common.js";

const ofDepartment = { ...inRegion, orgCode: v.optional(orgCode) };

export const ratings = { request: v.object(ofDepartment), response: ratingStatistics };
export const supervision = { request: v.object(ofDepartment), response: figures };
export const workOrders = { request: v.object({ ...ofDepartment, ...paging }), response: pageOf(workOrder) };
export const workOrderStatistics = { request: v.object(ofDepartment), response: orderStatistics };
/** `data` is JSON as text: {"total":1,"today":1}. */
export const userVisits = { request: v.object({}), response: v.string() };
