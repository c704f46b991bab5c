import { province } from "@onehall/regions";
import { defineCall } from "../define-call.js";
import { decodeHtml } from "../model/format.js";
import type * as shapes from "../shapes/open-government.js";

/** Open government: its lists, by group. POST node/gdbsOther/zwgk?region=…; passed through. @see CALL-13 */
export const openGovernment = defineCall<typeof shapes.openGovernment, shapes.LinkGroup[]>({
  method: "POST",
  path: "node/gdbsOther/zwgk?region={region}",
  fixed: {
    get region() {
      return province().code;
    },
  },
  select: (answer) => answer.groups,
});

/** Government and people: interviews, opinions, letters, by group. POST node/gdbsOther/zwhd, form-encoded. @see CALL-14 */
export const peopleAndGovernment = defineCall<typeof shapes.peopleAndGovernment, shapes.LinkGroup[]>({
  method: "POST",
  path: "node/gdbsOther/zwhd",
  select: (answer) => answer.groups,
});

/** A list of tasks with something in common, see LIST_TYPES. POST node/gdbsOther/qtqd, form-encoded. @see CALL-15 */
export const listOfType = defineCall<typeof shapes.listOfType>({ method: "POST", path: "node/gdbsOther/qtqd" });

/** What makes life easier for people and companies. POST node/gdbsOther/bmlq, form-encoded; passed through. @see CALL-16 */
export const conveniences = defineCall<typeof shapes.conveniences, shapes.Feature[]>({
  method: "POST",
  path: "node/gdbsOther/bmlq",
  select: (answer) => answer.list,
});

/** Statistics as documents; `desc` comes decoded. POST node/gdbsOther/getStatisticsData, form-encoded. @see CALL-17 */
export const statistics = defineCall<typeof shapes.statistics, shapes.Statistic[]>({
  method: "POST",
  path: "node/gdbsOther/getStatisticsData",
  select: (answer) => answer.rows.map((row) => ({ ...row, desc: decodeHtml(row.desc) })),
});

/** The page of tasks for which nothing need be brought. GET node/gdbsOther/getMzbIndex. @see CALL-36 */
export const mzbIndex = defineCall<typeof shapes.mzbIndex>({ method: "GET", path: "node/gdbsOther/getMzbIndex" });

/** A page of these tasks; with `licence` (its code) of all tasks for which that licence stands in. GET node/gdbsOther/geMzbItemsByPage. @see CALL-37 */
export const mzbItems = defineCall<typeof shapes.mzbItems>({ method: "GET", path: "node/gdbsOther/geMzbItemsByPage" });

/** A page of the licences that stand in. GET node/gdbsOther/getMzbLicensesByPage. @see CALL-38 */
export const mzbLicences = defineCall<typeof shapes.mzbLicences>({ method: "GET", path: "node/gdbsOther/getMzbLicensesByPage" });

/** How many tasks a region has on each list: types 8 and 10 to 17, 四办, 四免, 寄递, 公共服务, 免证办. GET node/gdbsOther/listCounts. @see CALL-66 */
export const listCounts = defineCall<typeof shapes.listCounts, shapes.ListCount[]>({
  method: "GET",
  path: "node/gdbsOther/listCounts",
  select: (answer) => answer.list,
});

/** A list of 四办, 四免 or 寄递, see EASY_LISTS. POST node/gdbsOther/easyList, form-encoded. @see CALL-66 */
export const easyList = defineCall<typeof shapes.easyList>({ method: "POST", path: "node/gdbsOther/easyList" });

/** 公共服务清单. POST node/gdbsOther/publicServices, form-encoded. @see CALL-66, PAGE-23 */
export const publicServices = defineCall<typeof shapes.publicServices>({ method: "POST", path: "node/gdbsOther/publicServices" });

/** 中介服务; `retained`: only those kept as a necessary condition of an approval. POST node/gdbsOther/intermediaries, form-encoded. @see CALL-66, PAGE-23 */
export const intermediaryServices = defineCall<typeof shapes.intermediaryServices>({ method: "POST", path: "node/gdbsOther/intermediaries" });

/** A fee catalogue, see FEE_CATALOGUES. POST node/gdbsOther/feeCatalogue, form-encoded. @see CALL-66, PAGE-23 */
export const feeCatalogue = defineCall<typeof shapes.feeCatalogue>({ method: "POST", path: "node/gdbsOther/feeCatalogue" });

/** 政务服务事项通用目录. POST node/gdbsOther/catalogue, form-encoded. @see CALL-66, PAGE-19 */
export const generalCatalogue = defineCall<typeof shapes.generalCatalogue>({ method: "POST", path: "node/gdbsOther/catalogue" });

/** 特色创新, by group; entries of a city only for the province and that city. GET node/gdbsOther/innovations. @see CALL-66, PAGE-26 */
export const innovations = defineCall<typeof shapes.innovations, shapes.FeatureGroup[]>({
  method: "GET",
  path: "node/gdbsOther/innovations",
  select: (answer) => answer.groups,
});

/** The departments of a region with how many powers and responsibilities they have. GET node/gdbsOther/dutyDepartments. @see CALL-66, PAGE-20 */
export const dutyDepartments = defineCall<typeof shapes.dutyDepartments, shapes.DutyDepartment[]>({
  method: "GET",
  path: "node/gdbsOther/dutyDepartments",
  select: (answer) => answer.list,
});

/** A page of notices about tasks that have changed. POST node/gdbsAdjNotice/getList, form-encoded. @see CALL-39 */
export const adjustmentNotices = defineCall<typeof shapes.adjustmentNotices>({ method: "POST", path: "node/gdbsAdjNotice/getList" });

/** Combined services. GET node/gdbsOneThing/index. @see CALL-32 */
export const oneThingIndex = defineCall<typeof shapes.oneThingIndex, shapes.OneThing[]>({
  method: "GET",
  path: "node/gdbsOneThing/index",
  select: (answer) => answer.list,
});

/** How many there are of a matter type. */
export type TypeCount = { code: string; label: string; count: number };

const mapTypeCount = (raw: shapes.RawTypeCount): TypeCount => ({ code: raw.TASK_TYPE, label: raw.TASK_TYPE_TEXT, count: raw.COUNT });

/** The matter types of a department, with counts. GET search/listTaskTypeByOrgNumber. @see LEGACY-10 */
export const taskTypesOfDepartment = defineCall<typeof shapes.taskTypesOfDepartment, TypeCount[]>({
  method: "GET",
  path: "search/listTaskTypeByOrgNumber",
  select: (answer) => answer.map(mapTypeCount),
});

/** How many powers and responsibilities a department, several or a region have, by type. POST /portal/item-event/getPowerandresponsibilitySum, form-encoded. @see LEGACY-11 */
export const dutyCounts = defineCall<typeof shapes.dutyCounts, { total: number; types: TypeCount[] }>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibilitySum",
  select: ({ custom }) => ({ total: custom.TOTAL, types: custom.LIST.map(mapTypeCount) }),
});

/** A page of the powers and responsibilities of a department, of several or of a region. POST /portal/item-event/getPowerandresponsibility, form-encoded. @see LEGACY-11 */
export const dutyList = defineCall<typeof shapes.dutyList, { list: shapes.RawDuty[]; page: number; pageSize: number; total: number }>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibility",
  select: ({ custom: { PowerandresponsibilityList: list, PAGEINFO: info } }) => ({
    list,
    page: info.CURRENTPAGEINDEX,
    pageSize: info.PAGESIZE,
    total: info.TOTALNUM,
  }),
});

/** A power or responsibility in full. POST /portal/item-event/getPowerandresponsibilityxx, form-encoded. @see LEGACY-11 */
export const dutyDetail = defineCall<typeof shapes.dutyDetail, shapes.RawDutyDetail>({
  method: "POST",
  path: "/portal/item-event/getPowerandresponsibilityxx",
  select: (answer) => answer.custom.POWERANDRESPONSIBILITYLIST,
});
