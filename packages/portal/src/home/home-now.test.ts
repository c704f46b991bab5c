// @vitest-environment jsdom
import { stationSearch, waitingItems, type WaitingItem } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, reply } from "../testing";
import { showOpenHalls } from "./halls";
import { openFirst } from "./modern-data";
import { showWaiting } from "./waiting";

const waiting = (kind: WaitingItem["kind"], id: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  kind,
  id,
  name: `事项${id}`,
  state: "",
  at: "",
  here: true,
  changes: [],
  ...more,
});

type Handlers = Parameters<typeof backEnd>;

/** Answers of the own server; every other call fails. */
function answering(...handlers: Handlers): void {
  const { fetch } = backEnd(...handlers);
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => fetch(url, init));
}

const NONE = { correction: 0, appointment: 0, result: 0, draft: 0, licence: 0, guide: 0, message: 0, running: 0 };
const answer = (list: WaitingItem[], total: Partial<typeof NONE> = {}) => reply(waitingItems, { list, total: { ...NONE, ...total } });
const place = () => document.querySelector<HTMLElement>("[data-waiting]")!;
const lines = () => [...place().querySelectorAll("li")].map((item) => item.textContent);
const hrefs = () => [...place().querySelectorAll("a")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  document.body.innerHTML =
    '<div data-waiting=""><ul></ul></div><ul data-halls-now="440106"><li data-hall="a"></li><li data-hall="b"></li><li data-hall="c"></li></ul>';
});
afterEach(() => vi.unstubAllGlobals());

test("what waits stands in the order of the answer, the rest one step away, messages as their number", async () => {
  const list = [
    waiting("correction", "1"),
    waiting("appointment", "2", { at: "2026-12-01", state: "09:00", name: "天河区政务服务中心" }),
    waiting("draft", "3", { at: "2026-11-20 09:30" }),
    waiting("message", "4"),
    waiting("running", "5", { state: "受理", here: false }),
  ];
  answering(answer(list, { correction: 1, appointment: 1, draft: 1, message: 2, running: 6 }));
  await showWaiting(document);
  expect(lines()).toEqual([
    "去补正：事项1还缺材料，等您补齐",
    "12月1日 09:00 去窗口办理天河区政务服务中心",
    "接着填：事项3草稿，11月20日保存",
    "事项5办到“受理”",
    "全部 9 件",
    "2 条消息没有看",
  ]);
  expect(hrefs()).toEqual([
    "/portal/v3/apply/case?id=1",
    "/portal/v3/appointment/mine",
    "/portal/v3/apply/step?task=3",
    "/portal/v3/user/affairs#case-5",
    "/portal/v3/user",
    "/portal/v3/user/messages",
  ]);
  expect([...place().querySelectorAll("[data-urgent]")].length).toBe(1);
  expect(place().dataset.waiting).toBe("some");
});

test("who has nothing to do is told so; where nobody knows, nobody says so", async () => {
  answering(answer([]));
  await showWaiting(document);
  expect([place().dataset.waiting, lines()]).toEqual(["none", []]);
  answering(answer([], { message: 1 }));
  await showWaiting(document);
  expect(lines()).toEqual(["1 条消息没有看"]);
  answering();
  await expect(showWaiting(document)).rejects.toThrow("no plain answer");
  expect(lines(), "as it was").toEqual(["1 条消息没有看"]);
});

test("halls that are open stand before those that are not, each in the order of the region", () => {
  const halls = [false, null, true, false, true].map((openNow, index) => ({ id: String(index), openNow }) as Station);
  expect(openFirst(halls).map(({ id }) => id)).toEqual(["2", "4", "0", "1", "3"]);
});

test("halls are marked open or shut as they are now; one that nobody knows of is not", async () => {
  const { fetch, inputsOf } = backEnd(
    reply(stationSearch, {
      total: 3,
      page: 1,
      pageSize: 3,
      list: [
        { id: "a", name: "甲", openNow: true },
        { id: "b", name: "乙", openNow: false },
        { id: "c", name: "丙", openNow: null },
      ],
    }),
  );
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => fetch(url, init));
  await showOpenHalls(document.querySelector<HTMLElement>("[data-halls-now]")!);
  expect(inputsOf(stationSearch)).toEqual([{ region: "440106", pageSize: "3" }]);
  expect([...document.querySelectorAll<HTMLElement>("[data-hall]")].map(({ dataset }) => dataset.open)).toEqual(["true", "false", undefined]);
});
