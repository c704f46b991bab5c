import { auditItemDetail, detailOfGuide, NO_RULES, PortalError, type Guide } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../../testing";
import { ChecklistPage } from "./ChecklistPage";
import { loadChecklist } from "./data";

const CODE = "11440106006940386J4440101001000";
const material = (name: string, over: Partial<Guide["materials"][number]> = {}) => ({
  name,
  type: "原件",
  copies: 1,
  need: "必要",
  source: "申请人自备",
  note: "",
  licence: null,
  forms: [],
  samples: [],
  ...over,
});
const guide = {
  code: CODE,
  name: "居民身份证换领",
  phrase: "换身份证",
  aliases: [],
  kind: { code: "07", label: "行政确认" },
  version: 3,
  updated: "2026-11-03",
  confirmed: "2026-11-03",
  checked: "2026-11-29",
  citySource: "",
  lead: "换一张新的。",
  easy: [],
  signVideos: [],
  regionNote: "",
  validUntil: "",
  refusalCases: [],
  complete: true,
  region: { code: "440106", name: "天河区" },
  department: { code: "006940386", name: "广州市公安局天河区分局" },
  basicCode: "440101001000",
  audience: ["person"],
  themes: [],
  handling: "承诺件",
  instant: false,
  statutoryDays: 40,
  promisedDays: 15,
  term: null,
  elsewhere: null,
  rules: NO_RULES,
  visits: 1,
  visitReason: "",
  online: null,
  channels: ["窗口办理"],
  scope: "全国通办",
  conditions: [],
  refusals: [],
  rights: [],
  remedies: [],
  intermediary: [],
  special: [],
  materials: [
    material("旧身份证", { note: "领新证时交回。" }),
    material("申请表", { forms: [{ name: "申请表（空白表格）.pdf", url: "//hall.example.org/portal/files/forms/a.pdf" }] }),
    material("居住证明", { need: "容缺后补" }),
    material("监护人身份证", { need: "非必要" }),
    material("户口簿", { licence: "居民户口簿" }),
  ],
  steps: [],
  result: null,
  fees: [],
  basis: [],
  changes: [],
  faqs: [],
  windows: [{ name: "天河区政务服务中心", address: "天河区样例路", phone: "020-12345", hours: "周一至周五", note: "" }],
  consultPhone: "020-12345",
  complaintPhone: "12345",
  deadline: { date: "2026-12-11", provisional: false },
} satisfies Guide;

const backOf = (whole: Guide) =>
  backEnd(
    answers.regions,
    reply(auditItemDetail, ({ TASK_CODE }) => {
      if (TASK_CODE !== CODE) throw new PortalError("task-unknown", "没有这个事项", { status: 404 });
      return detailOfGuide(whole);
    }),
  ).fetch;
const data = async (whole: Guide) => (await load(loadChecklist, `/portal/v2/guide/${CODE}/checklist`, backOf(whole), { id: CODE })).data;

test("every material has a box, in groups that say what must be brought; version, day and the live page stand beside", async () => {
  const { container } = await renderThenHydrate(page(ChecklistPage, await data(guide), { path: `/v2/guide/${CODE}/checklist` }));
  const { getAllByRole, getByRole, getByText } = within(container);
  expect(getAllByRole("checkbox").map((box) => box.closest("label")?.querySelector("b")?.textContent)).toEqual([
    "旧身份证",
    "申请表",
    "居住证明",
    "监护人身份证",
    "户口簿",
  ]);
  expect(getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "一定要带",
    "可以以后再补",
    "有这种情况才带",
    "有电子证照的不用带",
    "带到哪里",
  ]);
  expect(container.textContent).toContain("第 3 版，2026年11月3日更新");
  expect(getByText(`https://hall.example.org/portal/v2/guide/${CODE}`)).toBeTruthy();
  expect(getByRole("img", { name: /二维码/ }).getAttribute("src")).toBe(`/portal/qr.svg?path=${encodeURIComponent(`/portal/v2/guide/${CODE}`)}`);
  expect(getByRole("link", { name: "下载整份指南（PDF）" }).getAttribute("href")).toBe(`/portal/pdf/guide/${CODE}.pdf`);
  expect(getByRole("link", { name: "申请表（空白表格）.pdf" }).getAttribute("href")).toBe("//hall.example.org/portal/files/forms/a.pdf");
});

test("a guide without materials says so, and has no empty group", async () => {
  const html = serverHtml(page(ChecklistPage, await data({ ...guide, materials: [], windows: [] })));
  expect(html).toContain("不用提交材料。");
  expect(html).not.toContain("<h2");
});

test("an unknown code, and a hostile one, is a page that does not exist", async () => {
  for (const id of ["x", "../..", "1".repeat(31)])
    expect(await thrownStatus(load(loadChecklist, "/portal/v2/guide/x/checklist", backOf(guide), { id }))).toBe(404);
});
