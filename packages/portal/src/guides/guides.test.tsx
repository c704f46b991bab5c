import { dayText, fieldList, type Guide, materialsText, promiseText } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, root, renderThenHydrate, thrownStatus } from "../testing";
import { clickOf } from "../tracking/click";
import { guideMeta, loadGuide } from "./data";
import { AnswerPage } from "./answer/AnswerPage";
import { answerPageOf } from "./answer/data";
import { GuidePage } from "./GuidePage";
import { pageOfGuide } from "./load";
import { bare, CODE, combined, detail, full, scene } from "./testing";

/** What the loader gives for this guide. */
async function data(guide: Guide) {
  const { region } = (await load(loadGuide, `/portal/v2/guide/${CODE}`, backEnd(answers.regions, detail, scene).fetch, { id: CODE })).data;
  return pageOfGuide({ guide, region }, true);
}

test("a complete guide has every standard section, once in the menu and once as a heading", async () => {
  const { container } = await renderThenHydrate(page(GuidePage, await data(full), { path: `/v2/guide/${CODE}` }));
  const { getByRole, getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["居民身份证换领"]);
  const menu = getByRole("navigation", { name: "本页内容" });
  for (const section of [
    "受理标准",
    "申请材料",
    "办理流程",
    "窗口办理",
    "收费项目信息",
    "基本信息",
    "设定依据",
    "权利与义务",
    "法律救济",
    "常见问题",
    "咨询监督",
  ]) {
    const heading = getByRole("heading", { level: 2, name: section });
    const anchor = heading.closest("section")?.id;
    expect(within(menu).getAllByRole("link", { name: section, hidden: true })[0]?.getAttribute("href")).toBe(`#${anchor}`);
  }
  expect(container.textContent).toContain("2026年12月11日（星期五）");
  expect(container.textContent).toContain("修改说明第 3 版，2026年11月3日（星期二）：增加了邮寄送达。");
  expect(container.textContent).toContain("您需要准备 1 份材料，另有 1 份有电子证照的可以免提交。");
  expect(clickOf(getByRole("navigation", { name: "当前位置" }).querySelector("a"), `/portal/v2/guide/${CODE}`)).toEqual({ area: "面包屑", label: "首页" });
  expect(getByRole("rowheader", { name: "实施编码" }).nextElementSibling?.textContent).toBe(CODE);
});

/** Headings that programs which read guides look for. @see GUIDE-09 */
const STANDARD = "基本信息 受理标准 办理流程 申请材料 咨询监督 窗口办理 收费项目信息 设定依据 权利与义务 法律救济 中介服务 常见问题".split(" ");
/** Rows that programs which read guides look for. @see GUIDE-12 */
const ROWS = [
  "事项名称、事项名称短语、日常用语、事项类型、实施编码、基本编码、业务办理项编码、事项版本、实施主体、实施主体性质、委托部门、联办机构、行使层级、权力来源、服务对象",
  "面向自然人事项主题分类、面向法人事项主题分类、办件类型、法定办结时限、承诺办结时限、到办事现场次数、必须现场办理原因说明、办理形式、是否网办、网上办理深度",
  "是否支持预约办理、在线预约地址、是否支持网上支付、是否支持物流快递、是否支持自助终端办理、业务系统、通办范围、数量限制、审批结果名称、审批结果类型、审批结果样本、送达方式",
].flatMap((line) => line.split("、"));

// A guide for each test: what is drawn second in one test is drawn as in a browser, where static islands keep the HTML of the first.
test.each([
  ["v2", "full"],
  ["v2", "bare"],
  ["v3", "full"],
  ["v3", "bare"],
] as const)("every row that programs look for is there, with 无 where there is nothing, its text in a paragraph (%s, %s)", async (face, kind) => {
  const guide = { full, bare }[kind];
  const drawn =
    face === "v2"
      ? page(GuidePage, await data(guide), { path: `/v2/guide/${CODE}` })
      : page(AnswerPage, answerPageOf({ guide, region: (await data(guide)).region }), { path: `/v3/guide/${CODE}`, face });
  const { container } = await renderThenHydrate(drawn);
  const headings = [...container.querySelectorAll("th[scope=row]")];
  const cellOf = (label: string) => headings.find((heading) => heading.textContent === label)?.nextElementSibling;
  for (const label of ROWS) {
    const cell = cellOf(label);
    expect(cell, label).toBeTruthy();
    expect(cell?.textContent, label).not.toBe("");
    const isBare = ["实施主体", "是否网办", "业务办理项编码"].includes(label);
    expect(cell?.firstElementChild?.tagName === "P", label).toBe(!isBare);
    if (!isBare) expect(cell?.firstElementChild?.textContent).toBe(cell?.textContent);
    if (kind === "bare" && ["审批结果名称", "权力来源", "数量限制"].includes(label)) expect(cell?.textContent).toBe("无");
  }
  expect(cellOf("实施主体")?.querySelector("a")?.getAttribute("href")).toContain("branch-hall");
  const sections = [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
  for (const label of STANDARD)
    expect(
      sections.filter((heading) => heading === label),
      label,
    ).toHaveLength(1);
});

/** Another value of the same shape. */
function changed(value: unknown): unknown {
  if (typeof value === "string") return /^\d+$/.test(value) ? `${value.slice(0, -1)}${(Number(value.at(-1)) + 1) % 10}` : `${value}〇`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.map(changed);
  return value && Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === "type" ? one : changed(one)]));
}

test.each(fieldList.filter(([, { audience }]) => audience !== "programs").map(([key]) => key))("the page shows %s", async (key) => {
  const everything = { ...full, intermediary: full.rights, special: full.refusals, elsewhere: { name: "样例系统", url: "https://example.gov.cn/" } };
  const html = async (guide: Guide) => serverHtml(page(GuidePage, await data(guide)));
  expect(await html({ ...everything, [key]: changed(everything[key]) })).not.toBe(await html(everything));
});

test("a video in sign language has captions and its text, and without one there is no place for it", async () => {
  const html = serverHtml(page(GuidePage, await data(full)));
  expect(html).toMatch(/<video [^>]*src="https:\/\/video\.example\/id-card\.mp4" controls[^>]*preload="none"[^>]*><track kind="captions"/);
  expect(html).toMatch(/<a href="\/portal\/v2\/sign-language"[^>]*>看文字稿/);
  expect(serverHtml(page(GuidePage, await data({ ...full, signVideos: [] })))).not.toMatch(/<video|手语/);
});

test("a guide with half its fields empty has no empty section and still looks finished", async () => {
  const html = serverHtml(page(GuidePage, await data(bare)));
  for (const absent of ["设定依据", "常见问题", "窗口办理", "办理流程", "权利与义务"])
    expect(html.split(absent), "the heading alone").toEqual([expect.anything(), expect.stringMatching(/^<\/h2><p>没有单独说明。<\/p>/)]);
  for (const absent of ["undefined", "null", "NaN"]) expect(html).not.toContain(absent);
  for (const present of ["不用提交材料。", "不收费", "当场办结", "0 次，不用跑", "法律没有规定时限", "暂按双休日推算"]) expect(html).toContain(present);
  expect(html).not.toContain("修改说明");
});

test("the guide of a combined task leads to its members, its questions and its stages", async () => {
  const html = serverHtml(page(GuidePage, await data(combined)));
  for (const present of ["包含的事项", "少交的材料", "办完您会拿到", "其他信息", "本地没有单独设这一项"]) expect(html).toContain(present);
  expect(html).toContain(`href="/portal/scene-guide/${combined.code}"`);
  expect(html).toContain(`href="/portal/guide-combo/processing/${combined.code}"`);
  expect(html).toContain(`href="/portal/v2/guide/${CODE}"`);
  expect(html).toContain(`href="/portal/pdf/guide-combo/${combined.code}.pdf"`);
});

test("each kind of task has its guide at one address", async () => {
  const { fetch } = backEnd(answers.regions, detail, scene);
  const location = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (thrown: Response) => thrown.headers.get("Location"),
    );
  expect(await location(load(loadGuide, `/portal/v2/guide/${combined.code}`, fetch, { id: combined.code }))).toBe(`/guide-combo/${combined.code}`);
  expect(await location(load(loadGuide, `/portal/v3/guide/${combined.code}`, fetch, { id: combined.code }))).toBe(`/v3/guide-combo/${combined.code}`);
});

test("forms, the list to print and the calendar are a link away, each with a name of its own", async () => {
  const forms = [{ name: "登记表（空白表格）.pdf", url: "//hall.example.org/portal/files/forms/a.pdf" }];
  const samples = [{ name: "登记表（示例样表）.pdf", url: "//hall.example.org/portal/files/forms/a-sample.pdf" }];
  const withForm = { ...full, materials: full.materials.map((material, index) => (index === 0 ? { ...material, forms, samples } : material)) };
  const { container } = await renderThenHydrate(page(GuidePage, await data(withForm), { path: `/v2/guide/${CODE}` }));
  const hrefs = (name: string) => [
    ...new Set(
      within(container)
        .getAllByRole("link", { name })
        .map((link) => link.getAttribute("href")),
    ),
  ];
  expect(hrefs("空白表格：登记表（空白表格）.pdf")).toEqual([forms[0]?.url]);
  expect(hrefs("示例样表：登记表（示例样表）.pdf")).toEqual([samples[0]?.url]);
  expect(hrefs("打印材料清单")).toEqual([`/portal/v2/guide/${CODE}/checklist`]);
  expect(hrefs("加到日历")).toEqual([`/portal/calendar/guide/${CODE}.ics`]);
  const [details] = [...container.querySelectorAll("details")].filter((one) => one.textContent.includes("每种材料的明细"));
  expect([...(details?.querySelectorAll("thead th") ?? [])].map((cell) => cell.textContent)).toEqual(
    "材料名称 材料类型 材料形式 必要性 来源渠道 填报须知 受理标准 空白表格 示例样表 免提交".split(" "),
  );
  for (const cell of details?.querySelectorAll("td") ?? []) expect(cell.querySelector("p")?.textContent).not.toBe("");
});

test("what the pack says is text, never markup", async () => {
  const html = serverHtml(page(GuidePage, await data({ ...full, lead: '<script>alert("x")</script>', name: "<b>名</b>" })));
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<b>名");
});

test("an unknown code, and none at all, is a page that does not exist", async () => {
  const { fetch } = backEnd(answers.regions, detail);
  expect(await thrownStatus(load(loadGuide, "/portal/v2/guide/x", fetch, { id: "x" }))).toBe(404);
  expect(await thrownStatus(load(loadGuide, "/portal/v2/guide", fetch, {}))).toBe(404);
});

test("the head carries what search engines and inspectors look for", async () => {
  const tags = (guideMeta as (args: never) => MetaDescriptor[])({ loaderData: await data(full), matches: [{ loaderData: root }] } as never);
  expect(tags).toContainEqual({ title: "居民身份证换领（天河区）办事指南 - 一体化政务服务" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `https://hall.example.org/portal/v2/guide/${CODE}` });
  expect(tags).toContainEqual({ tagName: "link", rel: "alternate", type: "text/markdown", href: `https://hall.example.org/portal/v2/guide/${CODE}.md` });
  expect(tags).toContainEqual({ name: "PubDate", content: "2026-11-03 00:00" });
  expect(tags).toContainEqual({ name: "SiteIDCode", content: "0000000000" });
});

test.each([
  ["2026-12-11", "2026年12月11日（星期五）"],
  ["2024-02-29", "2024年2月29日（星期四）"],
])("%s is written %s", (date, text) => {
  expect(dayText(date)).toBe(text);
});

test("promises and materials in words", () => {
  expect(promiseText({ ...full, instant: true, promisedDays: 0 })).toBe("秒批");
  expect(promiseText(full)).toBe("15 个工作日");
  const [, shared] = full.materials;
  expect(materialsText({ ...full, materials: shared ? [shared] : [] })).toBe("1 份材料有电子证照的都可以免提交，没有电子证照的要交。");
});
