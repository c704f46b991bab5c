import { sceneGuideData, sceneGuides, type AnswerOf } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { brief, combined, full, questions, scene } from "../guides/testing";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { answersOf, answersText } from "../guides/answers";
import { loadPersonalList, loadScene, loadScenes } from "./data";
import { PersonalListPage } from "./PersonalListPage";
import { ScenePage } from "./ScenePage";
import { ScenesPage } from "./ScenesPage";

const { regions } = answers;
const { code } = combined;
const material = { name: "离婚证", type: "原件", copies: 1, need: "必要", source: "申请人自备", note: "", licence: null, tasks: ["结婚登记"] };

const list = reply(sceneGuideData, ({ answers: text = "" }): AnswerOf<typeof sceneGuideData> => {
  const stops = text.includes("before:abroad");
  const open = stops ? [] : questions.map(({ id }) => id).filter((id) => !text.includes(`${id}:`));
  return {
    task: brief(combined),
    region: combined.region,
    complete: open.length === 0,
    open,
    stop: stops ? { text: "要到有权限的机关办理。", instead: { taskCode: full.code, name: "涉外婚姻登记", url: `/portal/v2/guide/${full.code}` } } : null,
    conditions: ["双方自愿。"],
    notes: text.includes("move:move") ? ["先预约。"] : [],
    materials: stops ? [] : [material],
    saved: [{ ...material, name: "户口簿", licence: "居民户口簿" }],
    members: combined.combo?.members ?? [],
    channels: ["窗口办理"],
    windows: full.windows,
    consultPhone: full.consultPhone,
    promise: "25 个工作日",
    deadline: full.deadline,
    url: `/portal/guide-combo/${code}`,
  };
});
const back = () => backEnd(regions, scene, list).fetch;
const ask = (query = "", face = "") => load(loadScene, `/portal${face}/scene-guide/${code}${query}`, back(), { id: code });
const goesTo = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (thrown: Response) => decodeURIComponent(thrown.headers.get("Location") ?? ""),
  );

test("one question at a time, by a form that needs no script; what was said goes along and can be changed", async () => {
  const { data } = await ask("?answer=before:no");
  const { container } = await renderThenHydrate(page(ScenePage, data, { path: `/scene-guide/${code}` }));
  expect(within(container).getByRole("heading", { level: 1 }).textContent).toBe("要把户口迁到一起吗？");
  const form = container.querySelector("form");
  if (!form) throw new Error("no form");
  expect([form.method, form.getAttribute("action")]).toEqual(["get", `/portal/scene-guide/${code}`]);
  form.querySelector<HTMLInputElement>('input[value="move:stay"]')?.click();
  expect(Object.fromEntries(new FormData(form))).toEqual({ answers: "before:no", answer: "move:stay" });
  expect(container.querySelector("a[rel=nofollow]")?.getAttribute("href")).toBe(`/portal/scene-guide/${code}`);
});

test("all answers, or one that stops, lead to the list; a task without questions at once", async () => {
  expect(await goesTo(ask("?answers=before:no&answer=move:stay"))).toBe(`/scene-guide/data?id=${code}&answers=before:no,move:stay`);
  expect(await goesTo(ask("?answer=before:abroad", "/v3"))).toBe(`/v3/scene-guide/data?id=${code}&answers=before:abroad`);
  expect(await goesTo(load(loadScene, `/portal/scene-guide/${full.code}`, back(), { id: full.code }))).toBe(`/scene-guide/data?id=${full.code}`);
});

test("the personal list says what to bring, for this person only", async () => {
  const { data } = await load(loadPersonalList, `/portal/scene-guide/data?id=${code}&answer-before=before:no&answer-move=move:move`, back());
  const { container } = await renderThenHydrate(page(PersonalListPage, data, { path: "/scene-guide/data" }));
  const { getAllByRole } = within(container);
  const headings = getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["要办的事项（2）", "要带的材料（1）", "没有电子证照的才要带（1）", "特别提醒", "先看看符不符合条件", "去哪里办", "您的回答"]);
  expect(container.textContent).toContain("用于：结婚登记");
  expect(container.querySelector("img")?.getAttribute("src")).toContain(encodeURIComponent(`id=${code}`));
});

test("an answer that stops says what to do instead; open questions are named", async () => {
  const stopped = await load(loadPersonalList, `/portal/scene-guide/data?id=${code}&answers=before:abroad`, back());
  const html = serverHtml(page(PersonalListPage, stopped.data));
  expect(html).toContain("您的情况不办这一项");
  expect(html).toContain(`href="/portal/v2/guide/${full.code}"`);
  expect(html).not.toContain("要带的材料");
  const open = await load(loadPersonalList, `/portal/scene-guide/data?id=${code}&answers=before:no`, back());
  expect(serverHtml(page(PersonalListPage, open.data))).toContain("还有 1 个问题没有回答");
});

test("hostile answers count as none, unknown codes as pages that do not exist", async () => {
  const { data } = await ask(`?answers=${encodeURIComponent('before:<b>,x:y,__proto__:a,"')}&answer=`);
  expect(data.number).toBe(1);
  for (const id of ["x", "../../etc", "1".repeat(31)]) {
    expect(await thrownStatus(load(loadScene, "/portal/scene-guide/x", back(), { id }))).toBe(404);
    expect(await thrownStatus(load(loadPersonalList, `/portal/scene-guide/data?id=${encodeURIComponent(id)}`, back()))).toBe(404);
  }
  expect(await goesTo(load(loadPersonalList, "/portal/scene-guide/data", back()))).toBe("/scene-guide");
});

test("answers are read from an address and written back in the order of the questions", () => {
  const read = (query: string) => answersText(answersOf(new URLSearchParams(query), questions));
  expect(read("answer=move:stay&answers=before:no")).toBe("before:no,move:stay");
  expect(read("answers=before:no&answer=before:abroad")).toBe("before:abroad");
  expect(read("answers=before:no,nothing:no,move:never")).toBe("before:no");
});

test("tasks with questions", async () => {
  const item = { ...brief(full), questions: 3, url: `/portal/scene-guide/${full.code}` };
  const some = await load(loadScenes, "/portal/scene-guide?region=440106", backEnd(regions, reply(sceneGuides, { list: [item] })).fetch);
  const { container } = await renderThenHydrate(page(ScenesPage, some.data, { path: "/scene-guide" }));
  expect(container.querySelector("h2 a")?.getAttribute("href")).toBe(`/portal/scene-guide/${full.code}`);
});

test("no such tasks show a way on, an outage closes the list only", async () => {
  const none = await load(loadScenes, "/portal/scene-guide", backEnd(regions, reply(sceneGuides, { list: [] })).fetch);
  expect(serverHtml(page(ScenesPage, none.data))).toContain("这里还没有情形引导");
  const out = await load(loadScenes, "/portal/scene-guide", backEnd(regions).fetch);
  expect([out.status, serverHtml(page(ScenesPage, out.data)).includes("情形引导暂时打不开")]).toEqual([503, true]);
});
