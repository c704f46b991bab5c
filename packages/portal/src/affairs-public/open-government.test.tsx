import {
  adjustmentNotices,
  auditItems,
  dutyDepartments,
  feeCatalogue,
  intermediaryServices,
  openGovernment,
  publicServices,
  statistics,
  taskTypesOfDepartment,
  type FeeEntry,
  type Intermediary,
  type LinkGroup,
} from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate, thrownStatus } from "../testing";
import { CATALOGUES, loadCatalogues, loadCataloguesFile } from "./catalogues-data";
import { CataloguesPage } from "./CataloguesPage";
import { linkIn } from "./link-in";
import { loadMatters, loadMattersFile } from "./matters-data";
import { MattersPage } from "./MattersPage";
import { loadOpenGovernment, loadOpenGovernmentFile } from "./open-data";
import { OpenGovernmentPage } from "./OpenGovernmentPage";
import { loadRetained } from "./retained-data";
import { RetainedPage } from "./RetainedPage";

const { regions } = answers;
const ORG = "553612461";

const groups: LinkGroup[] = [
  {
    key: "lists",
    name: "便民清单",
    part: "政府信息公开",
    list: Array.from({ length: 14 }, (_, index) => ({
      name: `清单${index + 1}`,
      url: `/portal/v2/public/four-deal?region=440000#l${index}`,
      count: index + 1,
    })),
  },
  {
    key: "service-departments",
    name: "政务服务部门",
    part: "办事信息公开",
    list: [{ name: "省人力资源社会保障厅", url: `/portal/v2/branch-hall?orgCode=${ORG}`, count: 30 }],
  },
];
const open = reply(openGovernment, { groups });
const figures = reply(statistics, {
  rows: Array.from({ length: 8 }, (_, index) => ({
    id: `f${index}`,
    name: `数据${index}`,
    img: "",
    type: "事项",
    url: "/portal/v2/public/catalog?region=440000",
    count: 12_345,
    sort: index,
    desc: "说明",
  })),
});
const changes = reply(adjustmentNotices, { total: 1, page: 1, pageSize: 5, list: [samples.notice(1)] });

test("groups in two halves, figures, changes, a file; long groups open without scripts", async () => {
  const { data } = await load(loadOpenGovernment, "/portal/v2/public/index?region=440000", backEnd(regions, open, figures, changes).fetch);
  const { container } = await renderThenHydrate(page(OpenGovernmentPage, data, { path: "/v2/public/index?region=440000" }));
  const { getByRole, getByText } = within(container);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  expect(getByRole("region", { name: "政府信息公开" })).toBeTruthy();
  expect(getByText("再看 2 个").closest("details")?.querySelectorAll("li")).toHaveLength(2);
  expect(getByText("看其他 2 个数据")).toBeTruthy();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>("nav a[href^='#']")].map((link) => link.hash.slice(1));
  expect(anchors.map((id) => container.querySelector(`[id="${id}"] h3`) !== null)).toEqual([true, true]);
  expect(getByRole("link", { name: /政务公开目录/ }).getAttribute("href")).toBe("/portal/v2/public/index.csv?region=440000");
});

test("a word narrows the lists; nothing found leads on", async () => {
  const { fetch } = backEnd(regions, open, figures, changes);
  const { data } = await load(loadOpenGovernment, `/portal/v2/public/index?keyword=${encodeURIComponent("清单1")}`, fetch);
  expect(data.groups?.map(({ list }) => list.map(({ name }) => name))).toEqual([["清单1", "清单10", "清单11", "清单12", "清单13", "清单14"]]);
  const none = await load(loadOpenGovernment, "/portal/v2/public/index?keyword=%3Cb%3E", fetch);
  const { container } = await renderThenHydrate(page(OpenGovernmentPage, none.data));
  expect(container.textContent).toContain("没有找到“<b>”");
});

test("the directory as a file, with full addresses; the page says when it cannot be had", async () => {
  const { data } = await load(loadOpenGovernmentFile, "/portal/v2/public/index.csv", backEnd(open).fetch);
  expect((await data.text()).split("\r\n")[15]).toBe(
    `办事信息公开,政务服务部门,省人力资源社会保障厅,,30,https://hall.example.org/portal/v2/branch-hall?orgCode=${ORG}`,
  );
  const closed = await load(loadOpenGovernment, "/portal/v2/public/index", backEnd(regions).fetch);
  expect(closed.status).toBe(503);
  expect(serverHtml(page(OpenGovernmentPage, closed.data))).toContain("政务公开目录暂时打不开");
});

test.each([
  ["/portal/v2/public/four-deal?region=440000#online", "/portal/v3/public/four-deal?region=440000#online"],
  ["/portal/v2/public/four-avoid?region=440000#no-forms", "/portal/v2/public/four-avoid?region=440000#no-forms"],
  ["/portal/v2/retain-audit-agent-list?region=1", "/portal/v2/retain-audit-agent-list?region=1"],
  ["https://www.gd.gov.cn", "https://www.gd.gov.cn"],
  ["tel:12345", "tel:12345"],
])("%s in the modern face is %s", (url, found) => {
  expect(linkIn(url, "v3")).toBe(found);
  expect(linkIn(url, "v2")).toBe(url);
});

const agent = (number: number): Intermediary => ({
  id: `agent-${number}`,
  name: `编制报告${number}`,
  deptName: "省水利厅",
  agent: "自行编制",
  result: "报告",
  basis: ["《中华人民共和国水法》"],
  charge: "市场调节价",
  note: "可以自行编制",
  retained: true,
  tasks: [{ taskCode: samples.item(1).taskCode, name: "取水许可" }],
});
const fee: FeeEntry = {
  id: "fee-1",
  name: "教育费附加",
  deptName: "省税务局",
  kind: "缴入国库",
  payer: "纳税人",
  standard: "3%",
  basis: ["《征收教育费附加的暂行规定》"],
  waiver: "小规模减半",
  tasks: [],
};
const services = reply(publicServices, { total: 1, page: 1, pageSize: 10, list: [samples.item(1)] });
const agents = reply(intermediaryServices, ({ page: number, pageSize, retained }) => ({
  total: retained === "1" ? 3 : 25,
  page: Number(number),
  pageSize: Number(pageSize),
  list: [1, 2, 3].map(agent),
}));
const fees = reply(feeCatalogue, ({ type, page: number, pageSize }) => ({
  type: type ?? "",
  name: "目录",
  total: 1,
  page: Number(number),
  pageSize: Number(pageSize),
  list: Number(number) === 1 ? [fee] : [],
}));

test("five lists under their anchors; one is leafed through while the others stay", async () => {
  const { fetch, inputsOf } = backEnd(regions, services, agents, fees);
  const { data } = await load(loadCatalogues, "/portal/v2/public/second-index?region=440100&list=zhongjie&page=2", fetch);
  expect([inputsOf(intermediaryServices)[0]?.["page"], inputsOf(publicServices)[0]?.["page"]]).toEqual(["2", "1"]);
  expect(inputsOf(feeCatalogue).map(({ type }) => type)).toEqual(["guangdong", "xingzheng", "jingying"]);
  const { container } = await renderThenHydrate(page(CataloguesPage, data, { path: "/v2/public/second-index?region=440100" }));
  expect([...container.querySelectorAll("section[id]")].map(({ id }) => id)).toEqual(CATALOGUES.map(({ key }) => key));
  const own = within(container.querySelector<HTMLElement>("#zhongjie")!);
  expect(own.getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/portal/v2/public/second-index?region=440100&page=3&list=zhongjie#zhongjie");
  expect(own.getByRole("link", { name: /CSV/ }).getAttribute("href")).toBe("/portal/v2/public/second-index.csv?region=440100&list=zhongjie");
  expect(own.getAllByRole("link", { name: "办事指南：取水许可" })[0]?.getAttribute("href")).toBe(`/portal/v2/guide/${samples.item(1).taskCode}`);
});

test("a list that fails closes alone; each list is a file", async () => {
  const { fetch } = backEnd(regions, services, fees);
  const { data, status } = await load(loadCatalogues, "/portal/v3/public/second-index", fetch);
  expect(status).toBe(200);
  expect(serverHtml(page(CataloguesPage, data, { face: "v3" }))).toContain("中介服务清单暂时打不开");
  const file = await load(loadCataloguesFile, "/portal/v2/public/second-index.csv?list=xingzheng", fetch);
  expect((await file.data.text()).split("\r\n")[1]).toBe("教育费附加,省税务局,缴入国库,纳税人,3%,小规模减半,《征收教育费附加的暂行规定》,");
  expect(await thrownStatus(load(loadCataloguesFile, "/portal/v2/public/second-index.csv?list=x", fetch))).toBe(404);
  expect((await load(loadCatalogues, "/portal/v2/public/second-index", backEnd(regions).fetch)).status).toBe(503);
});

test("only what is kept as a condition, with the way to all agents", async () => {
  const { fetch, inputsOf } = backEnd(regions, agents);
  const { data } = await load(loadRetained, "/portal/v2/retain-audit-agent-list?region=440000", fetch);
  expect(inputsOf(intermediaryServices)[0]).toMatchObject({ retained: "1" });
  const { container } = await renderThenHydrate(page(RetainedPage, data));
  expect(within(container).getByText("看全部中介服务清单").getAttribute("href")).toBe("/portal/v2/public/second-index?region=440000&list=zhongjie#zhongjie");
});

const duties = reply(dutyDepartments, {
  list: [{ orgCode: ORG, name: "省人力资源社会保障厅", short: "省人社厅", deptType: "1", total: 45, types: [] }],
});
const types = reply(taskTypesOfDepartment, [{ TASK_TYPE: "11", TASK_TYPE_TEXT: "公共服务", COUNT: 1 }]);
const items = reply(auditItems, ({ PAGENO, PAGESIZE }) => ({
  CUSTOM: {
    AUDIT_ITEMLIST: PAGENO === "1" ? [samples.rawItem(samples.item(1))] : [],
    PAGEINFO: { CURRENTPAGEINDEX: Number(PAGENO), PAGESIZE: Number(PAGESIZE), TOTALNUM: 1 },
  },
}));

test("departments with what they do and what they may", async () => {
  const { fetch } = backEnd(regions, open, duties);
  const everyone = await load(loadMatters, "/portal/v2/affairs-public-depart-matters?region=440000", fetch);
  const first = await renderThenHydrate(page(MattersPage, everyone.data));
  const row = within(first.container);
  expect(row.getByRole("link", { name: "30 项" }).getAttribute("href")).toBe(`/portal/v2/affairs-public-depart-matters?region=440000&deptCode=${ORG}`);
  expect(row.getByRole("link", { name: "45 项" }).getAttribute("href")).toBe(`/portal/v2/affairs-public-duty-list?region=440000&deptCode=${ORG}`);
});

test("a town's few departments are followed by those of its county", async () => {
  const { fetch, inputsOf } = backEnd(regions, open, duties);
  const { data } = await load(loadMatters, "/portal/v2/affairs-public-depart-matters?region=440106001000", fetch);
  expect(inputsOf(dutyDepartments)).toEqual([{ region: "440106001000" }, { region: "440106" }]);
  const { container } = await renderThenHydrate(page(MattersPage, data));
  const county = within(container).getByRole("region", { name: "天河区的部门也给五山街道办事" });
  expect(within(county).getByRole("link", { name: "30 项" }).getAttribute("href")).toBe(
    `/portal/v2/affairs-public-depart-matters?region=440106&deptCode=${ORG}`,
  );
});

test("one department in full, by matter type, as a file", async () => {
  const { fetch, inputsOf } = backEnd(regions, types, items);
  const one = await load(loadMatters, `/portal/v2/affairs-public-depart-matters?deptCode=${ORG}&kind=21`, fetch);
  expect(inputsOf(auditItems)[0]).toMatchObject({ DEPT_CODE: ORG, TASK_TYPE: "11" });
  const html = serverHtml(page(MattersPage, one.data)).replaceAll(/<!-- -->|<wbr\/?>/g, "");
  expect(html).toContain("省人力资源社会保障厅办事信息");
  expect(html).toContain("公共服务（1）");
  const file = await load(loadMattersFile, `/portal/v2/affairs-public-depart-matters.csv?deptCode=${ORG}`, fetch);
  expect((await file.data.text()).split("\r\n")[1]).toContain(samples.item(1).taskCode);
});
