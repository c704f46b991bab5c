import {
  auditItemDetail,
  auditItems,
  currentRegion,
  detailOfGuide,
  NO_RULES,
  noticeList,
  workOrders,
  type Guide,
  type RawItem,
  type WorkOrder,
} from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "../paths";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate, thrownStatus } from "../testing";
import { loadDepartment } from "./department-data";
import { loadDepartmentFile } from "./department-file";
import { departmentHref } from "../paths/department-href";
import { DepartmentPage } from "./DepartmentPage";
import { loadHall } from "./hall-data";
import { HallPage } from "./HallPage";

const { regions } = answers;
const listing = (list: RawItem[]) =>
  reply(auditItems, ({ PAGENO }) => ({
    CUSTOM: { AUDIT_ITEMLIST: list, PAGEINFO: { CURRENTPAGEINDEX: Number(PAGENO ?? 1), PAGESIZE: 10, TOTALNUM: list.length } },
  }));
const items = listing([samples.rawItem(samples.item(1))]);

test("a department: its tasks, and ways to find one", async () => {
  const { fetch, inputsOf } = backEnd(regions, items);
  const { data } = await load(loadDepartment, "/portal/v2/branch-hall?orgCode=553612461&audience=1&keyword=社保", fetch);
  const { container } = await renderThenHydrate(page(DepartmentPage, data, { path: "/v2/branch-hall?orgCode=553612461" }));
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["省人力资源社会保障厅"]);
  expect(inputsOf(auditItems)[0]).toMatchObject({ DEPT_CODE: "553612461", TASKTAG: "1", KEY_WORD: "社保" });
  const query = (name: string) => Object.fromEntries(new URL(getByRole("link", { name }).getAttribute("href") ?? "", "http://own.invalid").searchParams);
  expect(query("只看网办")).toEqual({ orgCode: "553612461", audience: "1", keyword: "社保", onlyOnline: "1" });
  expect(query("全部")).toEqual({ orgCode: "553612461", keyword: "社保" });
  expect(Object.fromEntries(new FormData(container.querySelector("form")!))).toEqual({
    orgCode: "553612461",
    region: "440000",
    audience: "1",
    keyword: "社保",
  });
});

test("nothing under these conditions leads out of them", async () => {
  const { data } = await load(loadDepartment, "/portal/v3/branch-hall?orgCode=553612461&onlyOnline=1", backEnd(regions, listing([])).fetch);
  const { container } = await renderThenHydrate(page(DepartmentPage, data, { face: "v3" }));
  expect(within(container).getByRole("link", { name: "去掉筛选条件" }).getAttribute("href")).toBe("/portal/v3/branch-hall?orgCode=553612461");
});

test.each(["/portal/branch-hall?orgCode=U64900006", "/portal/branch-hall?orgCode=553612460", "/portal/branch-hall"])("%s is not found", async (path) => {
  expect(await thrownStatus(load(loadDepartment, path, backEnd(regions, listing([])).fetch))).toBe(404);
});

test("a local office is found where the address says, or where its own tasks are done", async () => {
  const city = samples.rawView("440100")!;
  const [, office] = samples.departments;
  const everywhere = reply(currentRegion, ({ regCode }) =>
    regCode === "440100" ? { ...city, department: [office!] } : { ...samples.rawView("440000")!, department: [] },
  );
  const own = listing([samples.rawItem(samples.item(1, { taskCode: "11440100553612461J3000000000001" }), "440100")]);
  const said = await load(loadDepartment, "/portal/branch-hall?orgCode=553612461&region=440100", backEnd(everywhere, listing([])).fetch);
  const told = await load(loadDepartment, "/portal/branch-hall?orgCode=553612461", backEnd(everywhere, own).fetch);
  expect([said.data.region.name, told.data.region.name]).toEqual(["广州市", "广州市"]);
});

test("a town: how to get there is closed alone, villages open in a new window", async () => {
  const { data } = await load(loadHall, "/portal/v2/country-hall?region=440106001000", backEnd(regions, items).fetch);
  const { container } = await renderThenHydrate(page(HallPage, data, { path: "/v2/country-hall?region=440106001000" }));
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["五山街道办事大厅"]);
  expect(container.textContent).toContain("出门前请拨打 12345 问清楚");
  const village = within(container).getByRole("link", { name: "五山社区（在新窗口打开）" });
  expect([village.getAttribute("href"), village.getAttribute("target"), village.getAttribute("rel")]).toEqual([
    "/portal/country-hall-child?region=440106001001",
    "_blank",
    "noopener",
  ]);
});

const guide: Guide = {
  code: samples.item(1).taskCode,
  name: "高龄老年人津贴",
  phrase: "高龄津贴",
  aliases: [],
  kind: { code: "05", label: "行政给付" },
  version: 1,
  updated: "2026-11-03",
  confirmed: "2026-11-03",
  checked: "2026-11-29",
  citySource: "",
  lead: "",
  easy: [],
  signVideos: [],
  regionNote: "",
  validUntil: "",
  refusalCases: [],
  complete: false,
  region: { code: "440106001001", name: "五山社区" },
  department: { code: "553612461", name: "五山社区居民委员会" },
  basicCode: "442101001000",
  audience: ["person"],
  themes: [],
  handling: "承诺件",
  instant: false,
  statutoryDays: 20,
  promisedDays: 10,
  term: null,
  elsewhere: null,
  rules: NO_RULES,
  visits: 0,
  visitReason: null,
  online: null,
  channels: ["窗口办理"],
  scope: "本地办理",
  conditions: [],
  refusals: [],
  rights: [],
  remedies: [],
  intermediary: [],
  special: [],
  materials: [],
  steps: [],
  result: null,
  fees: [],
  basis: [],
  changes: [],
  faqs: [],
  windows: [{ name: "五山社区便民服务点", address: "五山路 1 号", phone: "020-12320", hours: "周一至周五 9:00–12:00", note: "" }],
  consultPhone: "020-12320",
  complaintPhone: "12345",
  deadline: { date: "2026-12-04", provisional: false },
};

test("where to go stands in the guides of the hall itself", async () => {
  const { fetch, inputsOf } = backEnd(regions, items, reply(auditItemDetail, detailOfGuide(guide)));
  const { data } = await load(loadHall, "/portal/country-hall-child?region=440106001001", fetch);
  const { container } = await renderThenHydrate(page(HallPage, data, { path: "/country-hall-child?region=440106001001" }));
  expect(inputsOf(auditItems)).toMatchObject([{ AREA_CODE: "440106001001", ISLOCALLEVEL: "1" }]);
  expect([...container.querySelectorAll("dl dd")].map((fact) => fact.textContent)).toEqual(["五山社区便民服务点", "五山路 1 号", "周一至周五 9:00–12:00"]);
  expect(within(container).getByRole("link", { name: "12345" }).getAttribute("href")).toBe("tel:12345");
  expect(within(container).queryByText("村居办事点")).toBeNull();
});

test("larger regions have a page of their own", async () => {
  const thrown = async (path: string) =>
    load(loadHall, path, backEnd(regions, items).fetch).catch((error: Response) => [error.status, error.headers.get("Location")]);
  expect(await thrown("/portal/v3/country-hall?region=440100")).toEqual([302, "/v3/index?region=440100"]);
  expect(await thrown("/portal/country-hall")).toEqual([302, "/v2/index?region=440000"]);
});

test("unknown regions are not found; items that cannot be had close their own part", async () => {
  expect(await thrownStatus(load(loadHall, "/portal/v2/country-hall?region=440199001000", backEnd(regions, items).fetch))).toBe(404);
  const { data } = await load(loadHall, "/portal/v2/country-hall?region=440106001000", backEnd(regions).fetch);
  const html = serverHtml(page(HallPage, data));
  expect(html).toContain("事项列表暂时打不开");
  expect(html).toContain("五山社区");
});

const order = (number: number, more: Partial<WorkOrder> = {}): WorkOrder => ({
  receipt: `4400002026112000${number}`,
  applicant: "张*",
  taskName: "社会保障卡申领",
  taskCode: samples.item(1).taskCode,
  deptName: "省人力资源社会保障厅",
  regionName: "广东省",
  acceptedAt: "2026-11-20 09:00",
  dueDate: "2026-11-25",
  decidedAt: "",
  state: "办理中",
  result: "",
  ...more,
});
const orders = reply(workOrders, ({ kind, page: number, pageSize }) => ({
  total: 45,
  page: Number(number),
  pageSize: Number(pageSize),
  list:
    kind === "result"
      ? [order(1, { state: "已办结", result: "予以办理", decidedAt: "2026-11-20 10:00" })]
      : [order(2), order(3, { taskCode: null, dueDate: "" })],
}));
const announced = reply(noticeList, ({ source, page: number, pageSize }) => ({
  total: source === "省人力资源社会保障厅" ? 1 : 0,
  page: Number(number),
  pageSize: Number(pageSize),
  data: source === "省人力资源社会保障厅" && number === "1" ? [samples.notice(1)] : [],
}));
const WINDOW = "/portal/v2/branch-hall?orgCode=553612461";

test("a window: tasks, what is under way, what was decided, what was announced", async () => {
  const { fetch, inputsOf } = backEnd(regions, items, orders, announced);
  const { data } = await load(loadDepartment, WINDOW, fetch);
  expect(inputsOf(noticeList)[0]).toMatchObject({ source: "省人力资源社会保障厅" });
  const { container } = await renderThenHydrate(page(DepartmentPage, data, { path: "/v2/branch-hall?orgCode=553612461" }));
  const { getAllByRole, getByRole } = within(container);
  expect(getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["办件进度公示", "办件结果信息", "部门通知公告"]);
  expect(getAllByRole("link", { name: "看全部 45 条" }).map((link) => link.getAttribute("href"))).toEqual([
    "/portal/v2/branch-hall?orgCode=553612461&part=progress",
    "/portal/v2/branch-hall?orgCode=553612461&part=result",
  ]);
  expect(container.querySelector("#result")?.textContent).toContain("予以办理");
  expect(getByRole("link", { name: "社保卡系统维护通知1" }).getAttribute("href")).toBe("/portal/notice?id=notice-1");
});

test("one list by itself, in pages; it fails alone; an unknown one is the tasks", async () => {
  const { fetch, inputsOf } = backEnd(regions, items, orders, announced);
  const { data } = await load(loadDepartment, `${WINDOW}&part=progress&page=2`, fetch);
  expect(inputsOf(auditItems)).toEqual([]);
  const html = serverHtml(page(DepartmentPage, data));
  expect(html).toContain("受理后起算");
  expect(html).toContain("/portal/v2/branch-hall.csv?orgCode=553612461&amp;part=progress");
  expect(html).toContain("/portal/v2/branch-hall?orgCode=553612461&amp;part=progress&amp;page=3");
  const beyond = await load(loadDepartment, `${WINDOW}&part=notices&page=2`, fetch);
  expect(serverHtml(page(DepartmentPage, beyond.data))).toContain("没有这一页");
  const closed = await load(loadDepartment, `${WINDOW}&part=result`, backEnd(regions).fetch);
  expect(closed.status).toBe(503);
  expect(serverHtml(page(DepartmentPage, closed.data))).toContain("办件结果信息暂时打不开");
  expect((await load(loadDepartment, `${WINDOW}&part=${encodeURIComponent("<b>")}`, fetch)).data.part).toBe("");
});

test("cases of the line above are shown as such", async () => {
  const lent = reply(workOrders, ({ kind }) => ({
    total: 1,
    page: 1,
    pageSize: 20,
    list: kind === "result" ? [] : [order(2)],
    area: { code: "440100", name: "广州市" },
  }));
  const own = reply(workOrders, () => ({ total: 1, page: 1, pageSize: 20, list: [order(2)], area: { code: "440000", name: "广东省" } }));
  const htmlOf = async (part: string, answer: typeof lent) => {
    const { data } = await load(loadDepartment, `${WINDOW}${part}`, backEnd(regions, items, answer, announced).fetch);
    return serverHtml(page(DepartmentPage, data));
  };
  expect(await htmlOf("&part=progress", lent)).toContain("现在没有正在办理的办件，下面是广州市同一系统的。");
  expect(await htmlOf("", lent)).not.toContain("现在没有最近办结的办件，下面是");
  expect(await htmlOf("&part=progress", own)).not.toContain("同一系统");
});

test("a department that decides on the spot has nothing under way, and says so", async () => {
  const none = reply(workOrders, () => ({ total: 0, page: 1, pageSize: 20, list: [], area: { code: "440000", name: "广东省" } }));
  const { data } = await load(loadDepartment, `${WINDOW}&part=progress`, backEnd(regions, items, none, announced).fetch);
  const html = serverHtml(page(DepartmentPage, data));
  expect(html).toContain("现在没有正在办理的办件。");
  expect(html).not.toContain("viewBox");
});

test("the window of an office: with its region; that of a town or a village is its hall", () => {
  expect(departmentHref(paths.v2, "553612461", "440000")).toBe("/portal/v2/branch-hall?orgCode=553612461");
  expect(departmentHref(paths.v2, "YKWR01006", "440100")).toBe("/portal/v2/branch-hall?orgCode=YKWR01006&region=440100");
  expect(departmentHref(paths.v2, "T01030018", "440103001000")).toBe(paths.v2.hall("440103001000"));
});

test.each([
  ["", samples.item(1).taskCode],
  ["&part=progress", "44000020261120002"],
  ["&part=result", "予以办理"],
  ["&part=notices", "社保卡系统维护通知1"],
])("the file of branch-hall%s has %s", async (part, text) => {
  const { data } = await load(loadDepartmentFile, `/portal/branch-hall.csv?orgCode=553612461${part}`, backEnd(regions, items, orders, announced).fetch);
  expect(data.headers.get("Content-Type")).toContain("text/csv");
  expect(await data.text()).toContain(text);
});
