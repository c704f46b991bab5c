import type { AnswerOf, currentRegion, GuideHit, ItemSummary, NoticeSummary, RawItem, SearchResult } from "@onehall/api";
import { mapHall, type RegionView, type Station } from "@onehall/regions";

type RawView = AnswerOf<typeof currentRegion>;
type RawHall = RawView["current"];

const rawRegion = (code: string, name: string, upper: string): RawHall => ({
  ORGNAME: name,
  ORGSNAME: name,
  ORGAREACODE: code,
  ORGUPAREACODE: upper,
  DISPLAY: "1",
});
const rawDepartment = (orgCode: string, name: string, type: string): RawHall => ({
  ORGNAME: name,
  ORGSNAME: name,
  ORGNUMBER: orgCode,
  ORGAREACODE: "440000",
  dept_type: type,
  DISPLAY: "1",
});

const province = rawRegion("440000", "广东省", "");
const city = rawRegion("440100", "广州市", "440000");
const county = rawRegion("440106", "天河区", "440100");
const town = rawRegion("440106001000", "五山街道", "440106");
const village = rawRegion("440106001001", "五山社区", "440106001000");

/** Departments of the samples: two of the government, one other. */
export const departments = [
  rawDepartment("006939756", "省发展改革委", "1"),
  rawDepartment("553612461", "省人力资源社会保障厅", "1"),
  rawDepartment("00693981X", "省统计局", "2"),
];

/** A line of regions, each with the next one below it. */
const line = [province, city, county, town, village];

/** The answer of node/gdbsNav/current for a region of the line; undefined for others. */
export function rawView(code: string): RawView | undefined {
  const at = line.findIndex((region) => region.ORGAREACODE === code);
  const current = line[at];
  if (!current) return undefined;
  const next = line[at + 1];
  return { current, hall: next ? [next] : [], department: at === 0 ? departments : [], breadcrumb: line.slice(0, at + 1) };
}

/** The same as callers get it. */
export function regionView(code: string): RegionView {
  const raw = rawView(code);
  if (!raw) throw new Error(`no sample region ${code}`);
  return { current: mapHall(raw.current), halls: raw.hall.map(mapHall), departments: raw.department.map(mapHall), breadcrumbs: raw.breadcrumb.map(mapHall) };
}

export const item = (number: number, more: Partial<ItemSummary> = {}): ItemSummary => ({
  taskCode: `11440000553612461J20${String(number).padStart(11, "0")}`,
  name: `社会保障卡申领${number}`,
  phrase: "领社保卡",
  deptName: "省人力资源社会保障厅",
  visits: 1,
  promise: "3 个工作日",
  online: true,
  kind: "11",
  ...more,
});

export const rawItem = (brief: ItemSummary, area = "440000"): RawItem => ({
  TASK_CODE: brief.taskCode,
  TASK_NAME: brief.name,
  TASK_SHORT: brief.phrase,
  DEPT_NAME: brief.deptName,
  DEPT_CODE: "553612461",
  AREA_CODE: area,
  AREA_NAME: "广东省",
  TASK_TYPE: brief.kind,
  TASK_TYPE_TEXT: "公共服务",
  LIMIT_DAYS: 20,
  PROMISE_TEXT: brief.promise,
  VISITS: brief.visits,
  IS_ONLINE: brief.online ? "1" : "0",
});

export const guideHit = (number: number): GuideHit => ({
  ...item(number),
  regionCode: "440000",
  regionName: "广东省",
  lead: "第一次领社保卡，或者旧卡到期。",
  kindLabel: "公共服务",
  aliases: [],
});

export const notice = (number: number): NoticeSummary => ({
  id: `notice-${number}`,
  title: `社保卡系统维护通知${number}`,
  date: "2026-11-18 09:30",
  source: "省人力资源社会保障厅",
  regionCode: "440000",
  regionName: "广东省",
  kind: "通知",
});

/** Results of a search that finds nothing, to be filled. */
export const noResult = (keyword: string): SearchResult => ({
  searchId: "s1",
  keyword,
  terms: [keyword],
  correction: null,
  guide: { total: 0, page: 1, pageSize: 10, list: [] },
  serve: { total: 0, page: 1, pageSize: 1, list: [] },
  entrance: { total: 0, list: [] },
  qa: { total: 0, list: [] },
  news: { total: 0, list: [] },
});

/** The hall of a county. */
export const hall: Station = {
  id: "440106",
  name: "天河区政务服务中心",
  address: "天河区",
  telphone: "020-12345",
  officeHour: "周一至周五 9:00–17:00",
  busRoute: "",
  level: "county",
  villageCode: "",
  townCode: "",
  countyCode: "440106",
  cityCode: "440100",
  distance: null,
  lat: 23.12,
  lng: 113.36,
  deleted: false,
  approximate: true,
  positionNote: "大致范围",
  openNow: null,
  hasTroubleWindow: false,
  waiting: null,
};
