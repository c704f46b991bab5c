import { PROVINCE_CODE } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import { mapTypeCount, type TypeCount } from "../model/duty-map.js";
import type { RawDuty, RawDutyDetail } from "../model/duty.js";
import { decodeHtml } from "../model/html-text.js";
import type { Feature, LinkGroup, OneThing, Statistic } from "../model/open-government.js";
import type * as shapes from "../shapes/open-government.js";

/** Open government: its lists, by group. POST node/gdbsOther/zwgk?region=…; passed through. @see spec.md section 7 */
export const openGovernment = defineCall<typeof shapes.openGovernment, LinkGroup[]>({
  method: "POST",
  path: "node/gdbsOther/zwgk?region={region}",
  body: "form",
  fixed: { region: PROVINCE_CODE },
  select: (answer) => answer.groups,
});

/** Government and people: interviews, opinions, letters, by group. POST node/gdbsOther/zwhd, form-encoded. @see spec.md section 7 */
export const peopleAndGovernment = defineCall<typeof shapes.peopleAndGovernment, LinkGroup[]>({
  method: "POST",
  path: "node/gdbsOther/zwhd",
  body: "form",
  select: (answer) => answer.groups,
});

/** A list of tasks with something in common, see LIST_TYPES. POST node/gdbsOther/qtqd, form-encoded. @see spec.md section 7 */
export const listOfType = defineCall<typeof shapes.listOfType>({ method: "POST", path: "node/gdbsOther/qtqd", body: "form" });

/** What makes life easier for people and companies. POST node/gdbsOther/bmlq, form-encoded; passed through. @see spec.md section 7 */
export const conveniences = defineCall<typeof shapes.conveniences, Feature[]>({
  method: "POST",
  path: "node/gdbsOther/bmlq",
  body: "form",
  select: (answer) => answer.list,
});

/** Statistics as documents; `desc` comes decoded. POST node/gdbsOther/getStatisticsData, form-encoded. @see spec.md sections 3 and 7 */
export const statistics = defineCall<typeof shapes.statistics, Statistic[]>({
  method: "POST",
  path: "node/gdbsOther/getStatisticsData",
  body: "form",
  select: (answer) => answer.rows.map((row) => ({ ...row, desc: decodeHtml(row.desc) })),
});

/** The page of tasks for which nothing need be brought. GET node/gdbsOther/getMzbIndex. @see spec.md section 7 */
export const mzbIndex = defineCall<typeof shapes.mzbIndex>({ method: "GET", path: "node/gdbsOther/getMzbIndex", body: "query" });

/** A page of these tasks. GET node/gdbsOther/geMzbItemsByPage. @see spec.md section 7 */
export const mzbItems = defineCall<typeof shapes.mzbItems>({ method: "GET", path: "node/gdbsOther/geMzbItemsByPage", body: "query" });

/** A page of the licences that stand in. GET node/gdbsOther/getMzbLicensesByPage. @see spec.md section 7 */
export const mzbLicences = defineCall<typeof shapes.mzbLicences>({ method: "GET", path: "node/gdbsOther/getMzbLicensesByPage", body: "query" });

/** A page of notices about tasks that have changed. POST node/gdbsAdjNotice/getList, form-encoded. @see spec.md section 7 */
export const adjustmentNotices = defineCall<typeof shapes.adjustmentNotices>({ method: "POST", path: "node/gdbsAdjNotice/getList", body: "form" });

/** Combined services. GET node/gdbsOneThing/index. @see spec.md section 7 */
export const oneThingIndex = defineCall<typeof shapes.oneThingIndex, OneThing[]>({
  method: "GET",
  path: "node/gdbsOneThing/index",
  body: "query",
  select: (answer) => answer.list,
});

/** The matter types of a department, with counts. GET search/listTaskTypeByOrgNumber. @see domain.md */
export const taskTypesOfDepartment = defineCall<typeof shapes.taskTypesOfDepartment, TypeCount[]>({
  method: "GET",
  path: "search/listTaskTypeByOrgNumber",
  body: "query",
  select: (answer) => answer.map(mapTypeCount),
});

/** How many powers and responsibilities a department has, by type. POST /portal/item-event/getPowerandresponsibilitySum, form-encoded. @see domain.md */
export const dutyCounts = defineCall<typeof shapes.dutyCounts, { total: number; types: TypeCount[] }>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibilitySum",
  body: "form",
  select: ({ custom }) => ({ total: custom.TOTAL, types: custom.LIST.map(mapTypeCount) }),
});

/** A page of powers and responsibilities. POST /portal/item-event/getPowerandresponsibility, form-encoded. @see domain.md */
export const dutyList = defineCall<typeof shapes.dutyList, { list: RawDuty[]; page: number; pageSize: number; total: number }>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibility",
  body: "form",
  select: ({ custom: { PowerandresponsibilityList: list, PAGEINFO: info } }) => ({
    list,
    page: info.CURRENTPAGEINDEX,
    pageSize: info.PAGESIZE,
    total: info.TOTALNUM,
  }),
});

/** A power or responsibility in full. POST /portal/item-event/getPowerandresponsibilityxx, form-encoded. @see domain.md */
export const dutyDetail = defineCall<typeof shapes.dutyDetail, RawDutyDetail>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibilityxx",
  body: "form",
  select: (answer) => answer.custom,
});
