import { auditItems, catalogDetail, companyIndex, personIndex, PortalError, stationSearch, subItems } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { fireEvent, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { expect, test, vi } from "vitest";
import { answers, backEnd, load, page, reply, root, samples, renderThenHydrate, thrownStatus } from "../testing";
import { AnswerListPage } from "./answers/AnswerListPage";
import { fillLiveParts } from "../loading/live-parts";
import { loadServiceCsv } from "./csv";
import { loadServiceList, serviceListMeta } from "./data";
import { ServiceListPage } from "./ServiceListPage";

const { regions } = answers;
const theme = (catalogCode: string, name: string, count: number) => ({ code: catalogCode.slice(6), catalogCode, name, icon: "id-card", count });
const index = (themes: string, events: string, name: string) => ({
  themes: [theme(`${themes}090`, name, 3), theme(`${themes}010`, "户籍办理", 1)],
  activities: [theme(`${events}005`, "结婚成家", 2)],
  departments: [{ orgCode: "006939756", name: "省发展改革委", count: 4 }],
  hot: [],
});
const person = reply(personIndex, index("001001", "001003", "证件办理"));
const company = reply(companyIndex, index("001002", "001004", "设立变更"));
const items = reply(auditItems, ({ PAGENO }) => ({
  CUSTOM: {
    AUDIT_ITEMLIST:
      PAGENO === "1"
        ? [samples.item(1), samples.item(2, { online: false, visits: 0 }), samples.item(3, { kind: "TC", name: "婚育一件事" })].map((item) =>
            samples.rawItem(item),
          )
        : [],
    PAGEINFO: { CURRENTPAGEINDEX: Number(PAGENO), PAGESIZE: 10, TOTALNUM: 12 },
  },
}));
const place = (number: number) => ({ taskCode: samples.item(number).taskCode, name: `地区${number}`, deptName: "", kind: "11" });
const below = reply(subItems, {
  list: [
    { taskCode: samples.item(1).taskCode, kind: "offices", list: [place(1), place(12)] },
    { taskCode: samples.item(2).taskCode, kind: "offices", list: [place(13)] },
    { taskCode: samples.item(3).taskCode, kind: "members", list: [place(14), { ...place(15), kind: "TC" }] },
  ],
});
const detail = reply(catalogDetail, ({ code }) => {
  if (code !== "001001015" && code !== "001001010") throw new PortalError("catalog-unknown", "没有这个主题", { status: 404 });
  return { ...theme(code, code === "001001015" ? "民族宗教" : "户籍办理", 0), parent: null, children: [] };
});

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const open = async (path: string, fetch: typeof globalThis.fetch) => {
  const service = path.includes("/legal/") ? "legal" : "personal";
  const { data, status } = await load(loadServiceList, path, fetch, { service });
  const face = path.startsWith("/portal/v3/") ? "v3" : "v2";
  const Page = face === "v3" ? AnswerListPage : ServiceListPage;
  return { data, status, element: page(Page, data, { path: path.replace("/portal", ""), face }) };
};

/** What the server sends, to look into. */
function drawn(element: ReactElement): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = serverHtml(element);
  return body;
}

type Meta = (args: never) => MetaDescriptor[] | undefined;
const metaOf = (data: unknown) => (serviceListMeta as Meta)({ loaderData: data, matches: [{ loaderData: root }] } as never) ?? [];
const titleOf = (data: unknown) => metaOf(data).find((tag): tag is { title: string } => "title" in tag)?.title;

test("a theme: themes at the side, tasks in a table, pages as links, everything in the address", async () => {
  const { fetch, inputsOf } = backEnd(regions, person, items, below);
  const { element } = await open("/portal/v2/personal/theme?region=440100&catalogCode=001001090", fetch);
  const { container } = await renderThenHydrate(element);
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["证件办理"]);
  expect(container.querySelector("nav[aria-label=主题] [aria-current=page]")?.textContent).toBe("证件办理3");
  expect(getByRole("link", { name: "社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v2/guide/${samples.item(1).taskCode}`);
  expect(container.textContent).toContain("共 12 项");
  expect(getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440100&catalogCode=001001090&page=2");
  expect(getByRole("link", { name: "只看网办" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440100&catalogCode=001001090&onlyOnline=1");
  expect(getByRole("link", { name: "下载表格（CSV）" }).getAttribute("href")).toBe("/portal/v2/personal/theme.csv?region=440100&catalogCode=001001090");
  expect(getByRole("link", { name: "按部门" }).getAttribute("href")).toBe("/portal/v2/personal/department?region=440100");
  expect(inputsOf(auditItems)).toEqual([{ AREA_CODE: "440100", TYPE: "001001090", TASKTAG: "1", PAGENO: "1", PAGESIZE: "10" }]);
});

test("each row leads to what truly exists: online, guide, window; combined tasks have a page of their own", async () => {
  const { element } = await open("/portal/v2/personal/theme?region=440000", backEnd(regions, person, items, below).fetch);
  const { container } = await renderThenHydrate(element);
  const { getByRole, queryByRole } = within(container);
  const guide = `/portal/v2/guide/${samples.item(1).taskCode}`;
  expect(getByRole("link", { name: "办理：社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v2/apply?task=${samples.item(1).taskCode}`);
  expect(getByRole("link", { name: "指南：社会保障卡申领1" }).getAttribute("href")).toBe(guide);
  expect(getByRole("link", { name: "预约：社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v2/appointment?task=${samples.item(1).taskCode}`);
  expect(queryByRole("link", { name: "办理：社会保障卡申领2" })).toBeNull();
  expect(queryByRole("link", { name: "预约：社会保障卡申领2" })).toBeNull();
  expect(getByRole("link", { name: "婚育一件事" }).getAttribute("href")).toBe(`/portal/guide-combo/${samples.item(3).taskCode}`);
});

test("what is done nearby: the browser is asked, and the list of the nearest town opens with what is done there itself", async () => {
  const near = reply(stationSearch, {
    total: 1,
    page: 1,
    pageSize: 1,
    list: [{ id: "t", name: "五山街道党群服务中心", level: 2, countyCode: "440106", townCode: "440106001000" }],
  });
  const { fetch, inputsOf } = backEnd(regions, person, items, below, near);
  const path = "/portal/v3/personal/hot?region=440106&onlyOnline=1&page=2";
  const { container } = await renderThenHydrate((await open(path, fetch)).element);
  const link = within(container).getByRole("link", { name: "离我近的能办" });
  // Without scripts it leads to the regions, each with a page of its own.
  expect(link.getAttribute("href")).toBe(`/portal/v3/regions?region=440106&back=${encodeURIComponent("/portal/v3/personal/hot?region=440106&onlyOnline=1")}`);
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, origin: "https://hall.example.org", href: `https://hall.example.org${path}`, assign });
  vi.stubGlobal("fetch", fetch);
  const ask = vi.fn<Geolocation["getCurrentPosition"]>((_found, refused) => refused?.({ code: 1 } as GeolocationPositionError));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }));
  fillLiveParts();
  fireEvent.click(link);
  await waitFor(() => expect(container.textContent).toContain("没有取到您的位置"));
  ask.mockImplementation((found) => found({ coords: { latitude: 23.156_789, longitude: 113.356_789 } } as GeolocationPosition));
  fireEvent.click(link);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/portal/v3/personal/hot?region=440106001000&onlyOnline=1&onlyCorrespondingLevel=1"));
  expect(inputsOf(stationSearch)).toEqual([{ region: "440000", level: "2", lat: "23.157", lng: "113.357", pageSize: "1" }]);
  vi.unstubAllGlobals();
});

test("the modern face lists answers: how each is done, how long it takes, and the one thing that can be done here", async () => {
  const office = await open("/portal/v3/legal/department?region=440100&departmentCode=006939756", backEnd(regions, company, items, below).fetch);
  expect(drawn(office.element).querySelector("nav[aria-label=换一类] [aria-current=page]")?.textContent).toBe("省发展改革委");
  const hot = await open("/portal/v3/legal/hot?region=440100", backEnd(regions, company, items, below).fetch);
  expect(drawn(hot.element).querySelector("section[aria-label] li")?.textContent).toMatch(/^第1名：社会保障卡申领1/);
  const broken = await open("/portal/v3/personal/theme?region=440100&catalogCode=001001090", backEnd(regions).fetch);
  expect(broken.status).toBe(503);
  for (const text of ["事项列表暂时打不开", "分类暂时打不开"]) expect(drawn(broken.element).textContent).toContain(text);

  const { fetch, inputsOf } = backEnd(regions, person, items, below);
  const { element } = await open("/portal/v3/personal/theme?region=440100&catalogCode=001001090&onlyOnline=1&keyword=卡", fetch);
  const { container } = await renderThenHydrate(element);
  const { getByRole, queryByRole } = within(container);
  const cards = within(getByRole("region", { name: "证件办理的事项" }))
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("ul"));
  expect(cards.map((card) => [...card.querySelectorAll("ul:first-of-type > li")].slice(0, 2).map((fact) => fact.textContent))).toEqual([
    ["网上提交，到现场 1 次", "3 个工作日"],
    ["不用跑现场", "3 个工作日"],
    ["网上提交，到现场 1 次", "3 个工作日"],
  ]);
  const first = samples.item(1).taskCode;
  expect(getByRole("link", { name: "社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v3/guide/${first}`);
  expect(getByRole("link", { name: "在线办理：社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v3/apply?task=${first}`);
  expect(queryByRole("link", { name: /^(在线办理|预约去办)：社会保障卡申领2/ })).toBeNull();
  expect(container.textContent).toContain("选择地区（2）：社会保障卡申领1");

  // How, what about, and a word: each in the address, each taken back by a link.
  const here = "/portal/v3/personal/theme?region=440100&catalogCode=001001090";
  expect(getByRole("link", { name: "都看" }).getAttribute("href")).toBe(`${here}&keyword=%E5%8D%A1`);
  expect(getByRole("link", { name: /^网上能办/ }).getAttribute("aria-current")).toBe("true");
  expect(getByRole("link", { name: "结婚成家" }).getAttribute("href")).toBe("/portal/v3/personal/activity?region=440100&catalogCode=001003005");
  expect(
    within(getByRole("navigation", { name: "换一类" }))
      .getByRole("link", { name: "证件办理" })
      .getAttribute("aria-current"),
  ).toBe("page");
  expect(getByRole("link", { name: "按部门找" }).getAttribute("href")).toBe("/portal/v3/personal/department?region=440100");
  expect(getByRole("link", { name: "下载表格（CSV）" }).getAttribute("href")).toContain("/portal/v2/personal/theme.csv?");
  expect(inputsOf(auditItems)[0]).toMatchObject({ AREA_CODE: "440100", TYPE: "001001090", IS_ONLINE: "1", KEY_WORD: "卡" });
});

test("rows open to the regions below or the tasks that they join, without scripts; one place alone is no choice", async () => {
  const { element } = await open("/portal/v2/personal/theme?region=440000", backEnd(regions, person, items, below).fetch);
  const { container } = await renderThenHydrate(element);
  const rows = [...container.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.querySelector("details summary")?.textContent)).toEqual([
    "选择地区（2）：社会保障卡申领1",
    undefined,
    "包含 2 个事项：婚育一件事",
  ]);
  expect(rows[0]?.querySelector("td")?.textContent).toMatch(/^各地分别办理，如省人力资源社会保障厅/);
  expect(rows[1]?.querySelector("td")?.textContent).toBe("省人力资源社会保障厅");
  expect([...(rows[2]?.querySelectorAll("details a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    `/portal/v2/guide/${samples.item(14).taskCode}`,
    `/portal/guide-combo/${samples.item(15).taskCode}`,
  ]);
});

test("by event, by department, hottest first", async () => {
  const { fetch, inputsOf } = backEnd(regions, person, company, items, below);
  const event = await open("/portal/v2/personal/activity?region=440100", fetch);
  expect(serverHtml(event.element)).toContain("个人服务：人生大事");
  const office = await open("/portal/v2/legal/department?region=440100&departmentCode=006939756&catalogCode=001002090", fetch);
  expect(drawn(office.element).querySelector("h1")?.textContent).toBe("省发展改革委");
  expect(drawn(office.element).querySelector("nav[aria-label=部门] [aria-current=page]")?.textContent).toBe("省发展改革委4");
  expect(drawn(office.element).querySelector("select")).toBeNull();
  const found = await open("/portal/v2/legal/hot?region=440100&keyword=执照", fetch);
  expect(drawn(found.element).querySelector("tbody th")?.textContent).toMatch(/^社会保障卡申领1/);
  const hot = await open("/portal/v2/legal/hot?region=440100", fetch);
  const { container } = await renderThenHydrate(hot.element);
  expect([...container.querySelectorAll("tbody th")].map((cell) => cell.textContent?.slice(0, 4))).toEqual(["第1名：", "第2名：", "第3名："]);
  expect(inputsOf(auditItems).map(({ TYPE, DEPT_CODE, TASKTAG, KEY_WORD }) => [TYPE, DEPT_CODE, TASKTAG, KEY_WORD])).toEqual([
    ["001003", undefined, "1", undefined],
    [undefined, "006939756", "2", undefined],
    [undefined, undefined, "2", "执照"],
    [undefined, undefined, "2", undefined],
  ]);
  expect(new Set([event, office, hot].map(({ data }) => titleOf(data))).size).toBe(3);
});

test("the lists behind groups know their service by the code", async () => {
  const { fetch } = backEnd(regions, person, company, items, below);
  const hot = await load(loadServiceList, "/portal/v3/lv3/hot?catalogCode=001002090", fetch);
  expect(hot.data.staticData).toMatchObject({ service: "legal", view: "hot", selected: { name: "设立变更" } });
  const event = await load(loadServiceList, "/portal/v3/lv3/item?catalogCode=001003005", fetch);
  expect(event.data.staticData).toMatchObject({ service: "personal", view: "activity", selected: { name: "结婚成家" } });
  expect(titleOf(event.data)).toContain("个人服务（人生大事）：结婚成家");
  expect(titleOf(hot.data)).toContain("法人服务：设立变更热门事项");
  expect(metaOf(event.data)).toContainEqual(expect.objectContaining({ rel: "canonical", href: expect.stringMatching(/\/portal\/v2\/personal\/activity\?/) }));
});

test("a page beyond the last says so and leads back", async () => {
  const { element } = await open("/portal/v2/personal/theme?region=440000&page=9", backEnd(regions, person, items, below).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("没有这一页");
  expect(within(container).getByRole("link", { name: "回到第一页" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440000");
});

test("nothing found leads on to the list without conditions", async () => {
  const none = reply(auditItems, { CUSTOM: { AUDIT_ITEMLIST: [], PAGEINFO: { CURRENTPAGEINDEX: 1, PAGESIZE: 10, TOTALNUM: 0 } } });
  const { element } = await open("/portal/v2/personal/theme?region=440000&keyword=火箭&onlyOnline=1", backEnd(regions, person, none).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("没有符合条件的事项");
  expect(within(container).getByRole("link", { name: "去掉筛选条件" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440000");
});

test("a theme that has nothing here still has its name; an older code leads to that of today", async () => {
  const { fetch } = backEnd(regions, person, items, below, detail);
  const { data } = await open("/portal/v2/personal/theme?region=440000&catalogCode=001001015", fetch);
  expect(data.staticData?.selected).toEqual({ code: "001001015", name: "民族宗教" });
  const older = load(loadServiceList, "/portal/personal/theme?region=440000&catalogCode=001001002", fetch, { service: "personal" });
  const answer = await older.then(
    () => undefined,
    (thrown: unknown) => thrown as Response,
  );
  expect([answer?.status, answer?.headers.get("location")]).toEqual([301, "/v2/personal/theme?region=440000&catalogCode=001001010"]);
});

test.each([
  ["/portal/v2/others/theme?region=440000", "others"],
  ["/portal/v2/personal/theme?region=449900", "personal"],
  ["/portal/v2/personal/theme?region=440000&catalogCode=001001777", "personal"],
  ["/portal/v2/personal/theme?region=440000&catalogCode=001002090", "personal"],
  ["/portal/v2/personal/theme?region=440000&catalogCode=abc", "personal"],
])("%s is not found", async (path, service) => {
  expect(await thrownStatus(load(loadServiceList, path, backEnd(regions, person, items, detail).fetch, { service }))).toBe(404);
});

const half = "/portal/v2/personal/theme?region=440000&catalogCode=001001090";

test("themes that cannot be had close the side alone", async () => {
  const { element, status } = await open(half, backEnd(regions, items).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("主题列表暂时打不开");
  expect(container.textContent).toContain("社会保障卡申领1");
  expect(status).toBe(200);
});

test("tasks that cannot be had close the table alone, with 503", async () => {
  const { element, status } = await open(half, backEnd(regions, person).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("事项列表暂时打不开");
  expect(container.textContent).toContain("证件办理");
  expect(status).toBe(503);
});

test("the list as a file, with the conditions of the page", async () => {
  const { fetch, inputsOf } = backEnd(items);
  const { data } = await load(loadServiceCsv as Loader, "/portal/v2/personal/theme.csv?region=440100&onlyOnline=1", fetch, { service: "personal" });
  const text = await (data as Response).text();
  expect(text.split("\r\n")).toHaveLength(5);
  expect(text).toContain(`https://hall.example.org/portal/guide-combo/${samples.item(3).taskCode}`);
  expect(inputsOf(auditItems)).toEqual([
    expect.objectContaining({ AREA_CODE: "440100", IS_ONLINE: "1", PAGENO: "1", PAGESIZE: "200" }),
    expect.objectContaining({ PAGENO: "2" }),
  ]);
  expect(await thrownStatus(load(loadServiceCsv as Loader, "/portal/v2/personal/other.csv", fetch, { service: "personal" }))).toBe(404);
});
