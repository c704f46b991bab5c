import { auditItemDetail, detailOfGuide, PortalError, type Guide } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, root, serverThenBrowser, thrownStatus } from "../testing";
import { guideMeta, loadGuide } from "./data";
import { GuidePage } from "./GuidePage";
import { dayText, materialsText, promiseText } from "./words";

const CODE = "11440106006940386J4440101001000";
const p = (text: string) => [{ type: "p" as const, text }];

const full: Guide = {
  code: CODE,
  name: "居民身份证换领",
  phrase: "换身份证",
  aliases: ["身份证到期"],
  kind: { code: "07", label: "行政确认" },
  version: 3,
  updated: "2026-11-03",
  lead: "身份证到期，用这项服务换一张新的。",
  complete: true,
  region: { code: "440106", name: "天河区" },
  department: { code: "006940386", name: "广州市公安局天河区分局" },
  basicCode: "440101001000",
  audience: ["person"],
  themes: [{ catalogCode: "001001090", name: "证件办理" }],
  handling: "承诺件",
  instant: false,
  statutoryDays: 40,
  promisedDays: 15,
  visits: 1,
  visitReason: "需要采集指纹",
  online: "Ⅱ",
  channels: ["窗口办理", "自助终端办理"],
  scope: "全国通办",
  conditions: ["身份证有效期已满。"],
  refusals: p("本人没有到场。"),
  rights: p("您有权要求当场核对。"),
  remedies: p("可以在60日内申请行政复议。"),
  intermediary: [],
  special: [],
  materials: [
    { name: "旧身份证", type: "原件", copies: 1, need: "必要", source: "申请人自备", note: "领新证时交回。", licence: null, forms: [], samples: [] },
    { name: "户口簿", type: "原件", copies: 1, need: "必要", source: "政府部门核发", note: "", licence: "居民户口簿", forms: [], samples: [] },
  ],
  steps: [{ name: "申请", who: "申请人", text: "带旧证到派出所。", limit: "当场" }],
  result: { name: "居民身份证", type: "证照", delivery: ["窗口领取"] },
  fees: [{ name: "工本费", standard: "每证20元", basis: "《通知》", waiver: null }],
  basis: [{ law: "中华人民共和国居民身份证法", number: "主席令第51号", article: "第十一条", text: "期满换领。" }],
  faqs: [{ question: "多久可以换？", answer: p("期满前三个月。") }],
  windows: [{ name: "天河区政务服务中心", address: "广东省广州市天河区", phone: "020-12345", hours: "周一至周五", note: "" }],
  consultPhone: "020-12345",
  complaintPhone: "12345",
  deadline: { date: "2026-12-11", provisional: false },
};

/** What half of real catalogues look like. @see norms.md 4.3 */
const bare: Guide = {
  ...full,
  aliases: [],
  statutoryDays: null,
  promisedDays: 0,
  visits: 0,
  visitReason: null,
  channels: ["网上办理"],
  online: null,
  refusals: [],
  rights: [],
  remedies: [],
  materials: [],
  steps: [],
  result: null,
  fees: [],
  basis: [],
  faqs: [],
  windows: [],
  deadline: { date: "2027-01-04", provisional: true },
};

const detail = reply(auditItemDetail, ({ TASK_CODE }) => {
  if (TASK_CODE !== CODE) throw new PortalError("task-unknown", "没有这个事项", { status: 404 });
  return detailOfGuide(full);
});
const data = async (guide: Guide) => ({
  ...(await load(loadGuide, `/portal/v2/guide/${CODE}`, backEnd(answers.regions, detail).fetch, { id: CODE })).data,
  guide,
});

test("a complete guide has every standard section, once in the menu and once as a heading", async () => {
  const { container } = await serverThenBrowser(page(GuidePage, await data(full), { path: `/v2/guide/${CODE}` }));
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
  expect(container.textContent).toContain("您需要准备 1 份材料，另有 1 份有电子证照的可以免提交。");
  expect(getByRole("rowheader", { name: "实施编码" }).nextElementSibling?.textContent).toBe(CODE);
});

test("a guide with half its fields empty has no empty section and still looks finished", async () => {
  const html = serverHtml(page(GuidePage, await data(bare)));
  for (const absent of ["设定依据", "常见问题", "窗口办理", "办理流程", "权利与义务", "undefined", "null", "NaN"]) expect(html).not.toContain(absent);
  for (const present of ["不用提交材料。", "不收费", "当场办结", "0 次，不用跑", "法律没有规定时限", "暂按双休日推算"]) expect(html).toContain(present);
});

test("both faces say the same", async () => {
  const said = (html: string) => html.replaceAll(/\/portal\/v[23]\//g, "/").replaceAll(/<[^>]+>/g, " ");
  const loaded = await data(full);
  expect(said(serverHtml(page(GuidePage, loaded, { face: "v3" })))).toBe(said(serverHtml(page(GuidePage, loaded, { face: "v2" }))));
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
  expect(materialsText({ ...full, materials: shared ? [shared] : [] })).toBe("1 份材料都由系统自动核验，您不用准备。");
});
