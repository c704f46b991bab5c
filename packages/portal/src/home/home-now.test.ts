// @vitest-environment jsdom
import { affairsInProgress, appointments, messageCount, stationSearch, type Affair, type Appointment } from "@onehall/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, reply } from "../testing";
import { showOpenHalls } from "./halls";
import { showWaiting } from "./waiting";

const affair = (receipt: string, state: string, here = true): Affair => ({
  receipt,
  taskCode: "1".repeat(31),
  taskName: `事项${receipt}`,
  deptName: "公安局",
  state,
  updatedAt: "2026-11-20 09:30",
  here,
});
const appointment = (day: string, more: Partial<Appointment> = {}): Appointment => ({
  id: "1".repeat(16),
  hall: { region: "440106", name: "天河区政务服务中心", address: "", phone: "", hours: "" },
  kind: "综合",
  day,
  slot: "09:00",
  task: null,
  cancelled: false,
  past: false,
  ...more,
});

type Handlers = Parameters<typeof backEnd>;

/** Answers of the own server; every other call fails. */
function answering(...handlers: Handlers): void {
  const { fetch } = backEnd(...handlers);
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => fetch(url, init));
}

const paged = (list: Affair[], total = list.length) => reply(affairsInProgress, { total, page: 1, pageSize: 10, list });
const place = () => document.querySelector<HTMLElement>("[data-waiting]")!;
const lines = () => [...place().querySelectorAll("li")].map((item) => item.textContent);
const hrefs = () => [...place().querySelectorAll("a")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  document.body.innerHTML = '<div data-waiting=""><ul></ul></div><ul><li data-hall="a"></li><li data-hall="b"></li><li data-hall="c"></li></ul>';
});
afterEach(() => vi.unstubAllGlobals());

test("what is to be corrected stands first, then what runs, the next appointment and unread messages", async () => {
  const list = [affair("1", "受理"), affair("2", "待补正"), affair("3", "已撤回"), affair("4", "审查", false)];
  answering(
    paged(list, 9),
    reply(appointments, { list: [appointment("2026-11-01", { past: true }), appointment("2026-12-01"), appointment("2026-12-02")] }),
    reply(messageCount, { count: 2 }),
  );
  await showWaiting(document);
  expect(lines()).toEqual([
    "去补正：事项2还缺材料，等您补齐",
    "事项1办到“受理”，2026-11-20 更新",
    "事项4办到“审查”，2026-11-20 更新",
    "全部 9 件办件",
    "预约：2026-12-01 09:00天河区政务服务中心",
    "2 条消息没有看",
  ]);
  expect(hrefs()).toEqual([
    "/portal/v3/apply/case?id=2",
    "/portal/v3/apply/case?id=1",
    "/portal/v3/user/affairs",
    "/portal/v3/user/affairs",
    "/portal/v3/appointment/mine",
    "/portal/v3/user/messages",
  ]);
  expect(place().dataset.waiting).toBe("some");
});

test("who has nothing to do is told so; a part that cannot be had is left out, and then nobody says that there is nothing", async () => {
  answering(paged([]), reply(appointments, { list: [] }), reply(messageCount, { count: 0 }));
  await showWaiting(document);
  expect([place().dataset.waiting, lines()]).toEqual(["none", []]);
  answering(paged([]), reply(messageCount, { count: 0 }));
  await showWaiting(document);
  expect(place().dataset.waiting).toBe("");
  answering(reply(messageCount, { count: 1 }));
  await showWaiting(document);
  expect(lines()).toEqual(["1 条消息没有看"]);
  answering();
  await showWaiting(document);
  expect(lines(), "as it was").toEqual(["1 条消息没有看"]);
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
  await showOpenHalls(document, "440106");
  expect(inputsOf(stationSearch)).toEqual([{ region: "440106", pageSize: "3" }]);
  expect([...document.querySelectorAll<HTMLElement>("[data-hall]")].map(({ dataset }) => dataset.open)).toEqual(["true", "false", undefined]);
});
