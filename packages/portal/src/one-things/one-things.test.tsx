import { comboProcessing, oneThingIndex, PortalError, type AnswerOf, type OneThing } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CODE, combined, detail, scene } from "../guides/testing";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loader as loadCombo } from "./combo";
import { loadOneThings, loadProcessing } from "./data";
import { OneThingsPage } from "./OneThingsPage";
import { ProcessingPage } from "./ProcessingPage";
import { stageLength, stageSpan } from "../guides/one-thing/stage-words";

const { regions } = answers;
const things: OneThing[] = [
  { taskCode: combined.code, name: combined.name, text: "准备结婚的两个人。", url: `/portal/guide-combo/${combined.code}`, audience: "person", tasks: 5 },
  { taskCode: CODE, name: "<b>开餐馆</b>一件事", text: "", url: `/portal/guide-combo/${CODE}`, audience: "company", tasks: 3 },
];
const [first, second] = combined.combo?.stages ?? [];
if (!first || !second) throw new Error("the sample has two stages");
const processing: AnswerOf<typeof comboProcessing> = {
  taskCode: combined.code,
  name: combined.name,
  region: combined.region,
  totalDays: 3,
  stages: [
    { ...first, startDay: 0, endDay: 0, date: "2026-11-20", provisional: false },
    { ...second, startDay: 0, endDay: 3, date: "2027-01-05", provisional: true },
  ],
  members: combined.combo?.members ?? [],
  url: `/portal/guide-combo/${combined.code}`,
};
const stages = reply(comboProcessing, ({ TASK_CODE }) => {
  if (TASK_CODE !== combined.code) throw new PortalError("one-thing-unknown", "不是一件事", { status: 404 });
  return processing;
});

test("the combined tasks of a region, for people and for companies apart", async () => {
  const { data } = await load(loadOneThings, "/portal/guide-combo?region=440106", backEnd(regions, reply(oneThingIndex, { list: things })).fetch);
  const { container } = await renderThenHydrate(page(OneThingsPage, data, { path: "/guide-combo" }));
  const { getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["个人一件事（1）", "企业一件事（1）"]);
  expect(container.querySelector(`a[href="/portal/guide-combo/${combined.code}"]`)?.textContent).toBe(combined.name);
  expect(container.innerHTML).not.toContain("<b>开餐馆");
});

test("the modern face leads to its own pages", async () => {
  const { data } = await load(loadOneThings, "/portal/v3/guide-combo?region=440106", backEnd(regions, reply(oneThingIndex, { list: things })).fetch);
  expect(serverHtml(page(OneThingsPage, data, { face: "v3" }))).toContain(`href="/portal/v3/guide-combo/${combined.code}"`);
});

test("none shows a way on, and an outage closes the list only", async () => {
  const none = await load(loadOneThings, "/portal/guide-combo", backEnd(regions, reply(oneThingIndex, { list: [] })).fetch);
  expect(serverHtml(page(OneThingsPage, none.data))).toContain("这里还没有一件事");
  const out = await load(loadOneThings, "/portal/guide-combo", backEnd(regions).fetch);
  expect(out.status).toBe(503);
  expect(serverHtml(page(OneThingsPage, out.data))).toContain("一件事暂时打不开");
});

test("the stages with their days, and the last day of all", async () => {
  const { data } = await load(loadProcessing, `/portal/guide-combo/processing/${combined.code}`, backEnd(regions, stages).fetch, { id: combined.code });
  const { container } = await renderThenHydrate(page(ProcessingPage, data, { path: `/guide-combo/processing/${combined.code}` }));
  const { getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["结婚登记", "生育登记"]);
  for (const said of ["3 个工作日", "2027年1月5日（星期二）", "与上一环节同时办", "提交当天", "第 1–3 个工作日", "暂按双休日推算"])
    expect(container.textContent).toContain(said);
  expect(container.querySelector(`a[href="/portal/scene-guide/${combined.code}"]`)).not.toBeNull();
});

test("a single task has no stages, and is sent to its own guide", async () => {
  const { fetch } = backEnd(regions, stages, detail, scene);
  expect(await thrownStatus(load(loadProcessing, "/portal/guide-combo/processing/x", fetch, { id: CODE }))).toBe(404);
  expect(await thrownStatus(load(loadProcessing, "/portal/guide-combo/processing/x", fetch, { id: "../x" }))).toBe(404);
  expect(await thrownStatus(load(loadCombo, `/portal/guide-combo/${CODE}`, fetch, { id: CODE }))).toBe(301);
  expect((await load(loadCombo, `/portal/guide-combo/${combined.code}`, fetch, { id: combined.code })).data.name).toBe(combined.name);
});

test("days in words", () => {
  const stage = { ...second, date: "2026-11-20", provisional: false };
  expect(stageLength({ days: 0 })).toBe("当场");
  expect(stageSpan({ ...stage, days: 0, startDay: 5, endDay: 5 })).toBe("第 5 个工作日");
  expect(stageSpan({ ...stage, days: 1, startDay: 5, endDay: 6 })).toBe("第 6 个工作日");
  expect(stageSpan({ ...stage, days: 20, startDay: 5, endDay: 25 })).toBe("第 6–25 个工作日");
});
