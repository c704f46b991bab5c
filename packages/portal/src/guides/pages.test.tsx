import { auditItemDetail, auditItems, detailOfGuide, NO_RULES, stationSearch, taskAvailability, type AvailableRegion, type Availability } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import type { ComponentType } from "react";
import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, root, samples, renderThenHydrate, thrownStatus } from "../testing";
import { ComparePage } from "./compare/ComparePage";
import { compareMeta, loadCompare } from "./compare/data";
import { loadFind } from "./find/data";
import { FindPage } from "./find/FindPage";
import { kindAt } from "./find/kinds";
import { loadGuideLead } from "./lead/data";
import { GuideLeadPage } from "./lead/GuideLeadPage";
import { loadAvailability, availabilityMeta } from "./availability/data";
import { AvailabilityPage } from "./availability/AvailabilityPage";
import { loadReading } from "./reading/data";
import { ReadingPage } from "./reading/ReadingPage";
import { loadSimpleGuide } from "./simple/data";
import { SimpleGuidePage } from "./simple/SimpleGuidePage";
import { loadSingle } from "./single/data";
import { ExamplePage } from "./single/ExamplePage";
import { PhonePage } from "./single/PhonePage";
import { SelectionsPage } from "./single/SelectionsPage";
import { SinglePage } from "./single/SinglePage";
import { bare, CODE, combined, detail, full, scene } from "./testing";

const { regions } = answers;
const offer = (more: Partial<AvailableRegion>): AvailableRegion => ({
  regionCode: "440106",
  regionName: "天河区",
  level: "county",
  taskCode: CODE,
  deptName: "广州市公安局天河区分局",
  phone: "020-12345",
  offers: 1,
  local: [],
  ...more,
});
const offers: Availability = {
  task: { taskCode: CODE, name: full.name, kind: full.kind.code },
  region: { code: "440100", name: "广州市" },
  line: [offer({ regionCode: "440000", regionName: "广东省", level: "province", deptName: "省公安厅" })],
  below: [
    offer({ offers: 4, local: ["本市户口也可以网上换。"] }),
    offer({ regionCode: "440103", regionName: "荔湾区", taskCode: "", deptName: "", phone: "", offers: 7 }),
  ],
  total: 12,
};
const where = reply(taskAvailability, offers);
const hall = { id: "h1", name: "广州市政务服务中心", address: "华利路61号", telphone: "020-12345", officeHour: "周一至周五" };
const halls = reply(stationSearch, { total: 1, page: 1, pageSize: 6, list: [hall] });
const back = () => backEnd(regions, detail, scene, where, halls).fetch;
const at = (code: string) => ({ id: code });

test("who can do it: the next step follows from the state", async () => {
  const html = async (code: string) => serverHtml(page(GuideLeadPage, (await load(loadGuideLead, `/portal/v2/guide-lead/${code}`, back(), at(code))).data));
  const single = await html(CODE);
  expect(single).toContain("符合下面的条件就能办");
  expect(single).toContain(`href="/portal/v2/guide/${CODE}"`);
  const together = await html(combined.code);
  expect(together).toContain("这是“一件事”，2 个事项一起办");
  expect(together).toContain(`href="/portal/scene-guide/${combined.code}"`);
});

test("where it is done: offices here, regions below with a way down, halls", async () => {
  const { data } = await load(loadAvailability, `/portal/v2/item/${CODE}?region=440100`, back(), at(CODE));
  const { container } = await renderThenHydrate(page(AvailabilityPage, data, { path: `/v2/item/${CODE}` }));
  for (const said of ["省公安厅", "广州市公安局天河区分局", "由荔湾区的下级机构办理", "7 个", hall.name]) expect(container.textContent).toContain(said);
  expect(container.querySelector(`a[href="/portal/v2/item/${CODE}?region=440103"]`)?.textContent).toBe("看下级：荔湾区");
  expect(container.querySelector(`a[href="/portal/v2/item/${CODE}?region=440000"]`)?.textContent).toBe("广东省");
});

type Meta = (args: never) => MetaDescriptor[] | undefined;
const metaOf = (meta: unknown, loaderData: unknown) => (meta as Meta)({ loaderData, matches: [{ loaderData: root }] } as never) ?? [];
const canonical = (href: string) => ({ tagName: "link", rel: "canonical", href: `https://hall.example.org${href}` });

test("whatever code one comes with, a page about a region has one address", async () => {
  const own = CODE.replace("11440106", "11440100");
  const here = reply(taskAvailability, {
    ...offers,
    line: [...offers.line, offer({ regionCode: "440100", regionName: "广州市", level: "city", taskCode: own })],
  });
  const open = async (known: typeof here) =>
    metaOf(availabilityMeta, (await load(loadAvailability, `/portal/v2/item/${CODE}?region=440100`, backEnd(regions, known, halls).fetch, at(CODE))).data);
  expect(await open(here)).toContainEqual(canonical(`/portal/v2/item/${own}?region=440100`));
  expect(await open(where)).toContainEqual(canonical(`/portal/v2/item/${CODE}?region=440100`));
});

test("a comparison in which no city stands is none for search engines; one of the province alone says so", async () => {
  const open = async (more: Partial<Availability>) =>
    (await load(loadCompare, `/portal/v2/guide/${CODE}/compare`, backEnd(regions, detail, reply(taskAvailability, { ...offers, ...more })).fetch, at(CODE)))
      .data;
  const hidden = expect.objectContaining({ name: "robots", content: expect.stringContaining("noindex") });
  expect(metaOf(compareMeta, await open({}))).not.toContainEqual(hidden);
  expect(metaOf(compareMeta, await open({ line: [], below: [offer({ taskCode: "" })] }))).toContainEqual(hidden);
  expect(serverHtml(page(ComparePage, await open({ below: [] })))).toContain("这一项只在省级办理");
});

test("a region without the task says so; halls out of order close their part only", async () => {
  const nowhere = reply(taskAvailability, { ...offers, line: [], below: [], total: 0 });
  const { data } = await load(loadAvailability, `/portal/v2/item/${CODE}`, backEnd(regions, nowhere).fetch, at(CODE));
  const html = serverHtml(page(AvailabilityPage, data));
  expect(html).toContain("广州市不办这一项");
  expect(html).toContain("大厅信息暂时打不开");
});

test("the cities side by side", async () => {
  const { data } = await load(loadCompare, `/portal/v2/guide/${CODE}/compare`, back(), at(CODE));
  const { container } = await renderThenHydrate(page(ComparePage, data, { path: `/v2/guide/${CODE}/compare` }));
  for (const said of ["本市户口也可以网上换。", "和全省一样", "由县区和镇街办理", "15 个工作日"]) expect(container.textContent).toContain(said);
});

test("the comparison keeps the answers of the address", async () => {
  const question = { id: "who", text: "给谁换？", options: [{ id: "adult", text: "成年人" }] };
  const none = { materials: [], conditions: [], fees: [], steps: [] };
  const asked: (string | undefined)[] = [];
  const own = reply(auditItemDetail, ({ ANSWERS }) => {
    asked.push(ANSWERS);
    const personal = { answers: { who: "adult" }, open: [], next: null, stop: null, notes: [], excluded: none, undecided: none };
    return detailOfGuide({ ...full, rules: { ...NO_RULES, questions: [question] }, personal });
  });
  const { data } = await load(loadCompare, `/portal/v2/guide/${CODE}/compare?a.who=adult`, backEnd(regions, own, where).fetch, at(CODE));
  expect(asked).toEqual(["who:adult"]);
  const host = document.createElement("div");
  host.innerHTML = serverHtml(page(ComparePage, data));
  expect(host.textContent).toContain("按您的回答比较：给谁换？成年人。");
  const links = [...host.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toContain(`/portal/v2/guide/${CODE}/compare`);
  expect(links.filter((href) => href.endsWith("?a.who=adult")).length).toBeGreaterThan(0);
  expect(metaOf(compareMeta, data)).toContainEqual(expect.objectContaining({ name: "robots", content: expect.stringContaining("noindex") as string }));
});

test("the modern face compares what differs: cities with rules of their own first, the others folded without that column", async () => {
  const { data } = await load(loadCompare, `/portal/v3/guide/${CODE}/compare`, back(), at(CODE));
  const { container } = await renderThenHydrate(page(ComparePage, data, { path: `/v3/guide/${CODE}/compare`, face: "v3" }));
  const [own, others] = container.querySelectorAll("table");
  expect(own?.textContent).toContain("本市户口也可以网上换。");
  expect(own?.closest("details")).toBeNull();
  expect(others?.closest("details")?.querySelector("summary")?.textContent).toMatch(/^其余 \d+ 个市和全省一样/);
  for (const text of ["和全省一样", "本市规定"]) expect(others?.querySelector("tbody, thead")?.textContent).not.toContain(text);
});

test.each([
  ["simple-guide", SimpleGuidePage, loadSimpleGuide, ["我能不能办？", "要带什么？", "多久办好？", "旧身份证（原件 1 份）"]],
  ["guide-single", SinglePage, loadSingle, ["第 1 步：看情形", "这一项不分情形", "第 4 步：领结果", "居民身份证"]],
  ["guide-single/h5", PhonePage, loadSingle, ["1. 选情形", "/portal/v2/guide-lead/"]],
  ["guide-single/h5/example", ExamplePage, loadSingle, ["申请材料（", "免提交", "领新证时交回。"]],
  ["guide-single/h5/selections", SelectionsPage, loadSingle, ["这一项不分情形"]],
  ["pdf/guide", ReadingPage, loadReading, ["下载 PDF", `/portal/pdf/guide/${CODE}.pdf`, "咨询监督", "第 3 版"]],
] as [string, ComponentType, typeof loadReading, string[]][])("%s says what it is for, complete or not", async (name, Page, loader, said) => {
  const { data } = await load(loader, `/portal/${name}/${CODE}`, back(), at(CODE));
  const html = serverHtml(page(Page, data));
  for (const text of said) expect(html.replaceAll("<!-- -->", "")).toContain(text);
  const less = serverHtml(page(Page, { ...data, guide: bare }));
  for (const absent of ["undefined", "null", "NaN"]) expect(less).not.toContain(absent);
  const { container } = await renderThenHydrate(page(Page, data, { path: `/${name}/${CODE}` }));
  expect(container.querySelectorAll("h1").length).toBe(1);
  expect(await thrownStatus(load(loader, `/portal/${name}/x`, back(), at("1".repeat(31))))).toBe(404);
});

test("all questions of a task on one form lead to the personal list", async () => {
  const { data } = await load(loadSingle, `/portal/guide-single/h5/selections/${combined.code}`, back(), at(combined.code));
  const { container } = await renderThenHydrate(page(SelectionsPage, data, { path: "/guide-single/h5/selections" }));
  const form = container.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/portal/scene-guide/data");
  for (const value of ["before:no", "move:stay"]) form?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ id: combined.code, "answer-before": "before:no", "answer-move": "move:stay" });
});

const list = reply(auditItems, ({ KEY_WORD = "", TASK_TYPE = "" }) => {
  const all = KEY_WORD === "没有" ? [] : [samples.rawItem(samples.item(1)), { ...samples.rawItem(samples.item(2)), TASK_TYPE: "TC" }];
  const found = all.filter((item) => TASK_TYPE === "" || item.TASK_TYPE === TASK_TYPE);
  return { CUSTOM: { AUDIT_ITEMLIST: found, PAGEINFO: { CURRENTPAGEINDEX: 1, PAGESIZE: 20, TOTALNUM: found.length } } };
});

test.each([
  ["/portal/v2/guide", `/portal/guide-combo/${samples.item(2).taskCode}`],
  ["/portal/v3/guide", `/portal/v3/guide/${samples.item(1).taskCode}`],
  ["/portal/v2/guide-lead", `/portal/v2/guide-lead/${samples.item(1).taskCode}`],
  ["/portal/v2/item", `/portal/v2/item/${samples.item(1).taskCode}`],
  ["/portal/guide-single/h5/example", `/portal/guide-single/h5/example/${samples.item(1).taskCode}`],
  ["/portal/guide-combo/processing", `/portal/guide-combo/processing/${samples.item(2).taskCode}`],
])("%s without a task offers some", async (path, href) => {
  const { data } = await load(loadFind, path, backEnd(regions, list).fetch);
  expect(data.action).toBe(path);
  const html = serverHtml(page(FindPage, data, { face: path.includes("/v3/") ? "v3" : "v2" }));
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(`action="${path}"`);
});

test("finding nothing shows a way on, an outage closes the list only, another path is none of these", async () => {
  const none = await load(loadFind, `/portal/v2/guide?keyword=${encodeURIComponent("没有")}`, backEnd(regions, list).fetch);
  expect(serverHtml(page(FindPage, none.data))).toContain("没有找到“没有”");
  const out = await load(loadFind, "/portal/v2/guide", backEnd(regions).fetch);
  expect([out.status, serverHtml(page(FindPage, out.data)).includes("事项列表暂时打不开")]).toEqual([503, true]);
  expect(kindAt("/portal/v2/constructor")).toBeUndefined();
});
