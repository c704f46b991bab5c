import * as calls from "@onehall/api";
import { PortalError, type User } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ActionFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { makeContext } from "../app/context";
import { backEnd, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { answerUser, loadUser, userMeta } from "./data";
import { UserPage } from "./UserPage";

const ORIGIN = "https://hall.example.org";
const person: User = { name: "张*", level: "2", account_type: "person", corp: null };
const company: User = { name: "李*", level: "3", account_type: "corp", corp: { name: "示例市测试贸易有限公司" } };
const TASK = "11440000553612461J2000000000001";
const paged = <T,>(...list: T[]) => ({ total: list.length, page: 1, pageSize: 10, list });
const nothing = paged<never>();

const affair = { receipt: "YL00000600000001", taskCode: TASK, taskName: "社会保障卡申领", deptName: "样例局", state: "审查", updatedAt: "2026-11-19 10:00" };
const message = {
  id: "guardian-1",
  kind: "办件",
  title: "已经受理",
  text: "请等待",
  url: "/portal/v2/progress-query",
  sentAt: "2026-11-19 17:10",
  read: false,
};
const guide = { taskCode: TASK, taskName: "社会保障卡申领", deptName: "样例局", regionName: "天河区", savedAt: "2026-11-19 17:10" };

const full = [
  reply(calls.affairsInProgress, paged(affair)),
  reply(calls.messages, { ...paged(message), unread: 1 }),
  reply(calls.licences, nothing),
  reply(calls.savedGuides, paged(guide)),
  reply(calls.recommendedItems, { list: [{ service_code: TASK, service_name: "居住证办理" }] }),
];

const argsOf = (path: string, fetch: typeof globalThis.fetch, visitor: User | null | undefined, init: RequestInit = {}) => {
  const url = new URL(path, ORIGIN);
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false }, visitor });
  return { request: new Request(url, init), url, params: {}, context, pattern: "" } as ActionFunctionArgs;
};

/** The page as the server draws it; nothing in it is hydrated. */
async function drawn(element: ReactElement) {
  const html = serverHtml(element);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

async function open(path: string, fetch: typeof globalThis.fetch, visitor = person) {
  const { data, init } = await loadUser(argsOf(path, fetch, visitor));
  const container = await drawn(page(UserPage, data, { path: path.replace(/^\/portal/, "") }));
  return { container, data, status: init?.status ?? 200, main: within(container) };
}

test("the centre: a little of everything, the enterprise's own name for it, and the way to all pages", async () => {
  const { container, main } = await open("/portal/v2/user", backEnd(...full).fetch);
  expect(container.querySelector("h1")?.textContent).toBe("个人中心");
  for (const text of ["社会保障卡申领", "已经受理", "还没有电子证照", "居住证办理", "1 条未读"]) expect(container.textContent).toContain(text);
  expect(main.getByRole("link", { name: "账号管理" }).getAttribute("href")).toBe("/portal/v2/user/account");
  expect(main.getByRole("link", { name: "总览" }).getAttribute("aria-current")).toBe("page");
  const { fetch, inputsOf } = backEnd(...full);
  const enterprise = await open("/portal/v2/user/", fetch, company);
  expect(enterprise.container.querySelector("h1")?.textContent).toBe("企业中心");
  expect(enterprise.container.textContent).toContain("示例市测试贸易有限公司，您好");
  expect(inputsOf(calls.recommendedItems)).toEqual([{ audience: "2" }]);
  await renderThenHydrate(page(UserPage, enterprise.data, { path: "/v2/user" }));
});

test("who is not logged in is sent to the log-in and comes back to the same address; other pages cannot ask who somebody is", async () => {
  const asked = await loadUser(argsOf("/portal/v3/user/messages?page=2", backEnd().fetch, null)).catch((thrown: unknown) => thrown);
  expect((asked as Response).headers.get("Location")).toBe(`/portal/login?back=${encodeURIComponent("/portal/v3/user/messages?page=2")}`);
  await expect(loadUser(argsOf("/portal/v2/user", backEnd().fetch, undefined))).rejects.toThrow("kept for everybody");
});

test("affairs show their course, and what is missing", async () => {
  const { container } = await open(
    "/portal/v2/user/affairs",
    backEnd(reply(calls.affairsInProgress, paged(affair, { ...affair, receipt: "YL2", state: "待补正" }))).fetch,
  );
  expect([...container.querySelectorAll("[aria-current=step]")].map(({ textContent }) => textContent)).toEqual(["审查", "受理"]);
  expect(container.textContent).toContain("还缺材料");
});

test("a message is marked as read by a form, a guide taken out by another; hostile fields do nothing", async () => {
  const { container } = await open("/portal/v2/user/messages", backEnd(...full).fetch);
  const button = within(container).getByRole<HTMLButtonElement>("button", { name: "标为已读：已经受理" });
  expect([button.name, button.value, button.form?.method, button.form?.getAttribute("action")]).toEqual([
    "read",
    "guardian-1",
    "post",
    "/portal/v2/user/messages",
  ]);

  const { fetch, inputsOf } = backEnd(reply(calls.messagesRead, { unread: 0 }), reply(calls.guideUnsave, { saved: false }));
  const send = (fields: Record<string, string>, by = fetch) =>
    answerUser(argsOf("/portal/v2/user/messages?page=2", by, person, { method: "POST", body: new URLSearchParams(fields) }));
  const answer = await send({ read: "guardian-1" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/v2/user/messages?page=2"]);
  await send({ do: "read-all" });
  await send({ unsave: TASK });
  for (const hostile of [{}, { read: "a,b" }, { read: "<script>" }, { unsave: "../x" }, { do: "drop" }] as Record<string, string>[]) await send(hostile);
  expect(inputsOf(calls.messagesRead)).toEqual([{ ids: "guardian-1" }, {}]);
  expect(inputsOf(calls.guideUnsave)).toEqual([{ taskCode: TASK }]);

  const over = backEnd(
    reply(calls.messagesRead, () => {
      throw new PortalError("401", "请登录", { status: 401 });
    }),
  );
  const sent = (await send({ do: "read-all" }, over.fetch).catch((thrown: unknown) => thrown)) as Response;
  expect(sent.headers.get("Location")).toContain("/portal/login?back=");
});

test("feedback: the history, and the course of one's own letter", async () => {
  const id = "20261118K3ZQ70XM";
  const { fetch, inputsOf } = backEnd(
    reply(calls.feedbackHistory, paged({ id, kind: "consult", status: "answered", createdAt: "2026-11-18 10:00" })),
    reply(calls.feedbackGet, {
      id,
      kind: "consult",
      createdAt: "2026-11-18T02:00:00.000Z",
      status: "received",
      images: 0,
      progress: [{ at: "2026-11-18T02:00:00.000Z", status: "received", text: "" }],
    }),
  );
  const { container, main } = await open(`/portal/v2/user/feedback?id=${id}`, fetch);
  expect(main.getByRole("link", { name: "看处理进度" }).getAttribute("href")).toBe(`/portal/v2/user/feedback?id=${id}`);
  expect(container.textContent).toContain("处理到哪一步");
  await open("/portal/v2/user/feedback?id=<script>", fetch);
  expect(inputsOf(calls.feedbackGet)).toEqual([{ id }]);
  expect(await thrownStatus(loadUser(argsOf(`/portal/v2/user/feedback?id=${id}`, backEnd().fetch, person)))).toBe(500);
});

test("empty, beyond the last page, out of order: each says so", async () => {
  const none = backEnd(reply(calls.savedGuides, nothing), reply(calls.abstracts, { ...nothing, total: 30, page: 9 }));
  expect((await open("/portal/v2/user/guides", none.fetch)).container.textContent).toContain("还没有收藏的办事指南");
  expect((await open("/portal/v2/user/abstracts?page=9", none.fetch)).main.getByRole("link", { name: "回到第一页" })).toBeDefined();
  for (const name of ["profile", "affairs", "abstracts", "messages", "guides", "feedback"]) {
    const broken = await open(`/portal/v2/user/${name}`, backEnd().fetch);
    expect(broken.status, name).toBe(503);
    expect(broken.container.textContent, name).toContain("暂时打不开");
  }
  expect((await open("/portal/v2/user", backEnd().fetch)).status).toBe(200);
});

test("the account page leads out, and no page of one's own is for search engines", async () => {
  const { main, data } = await open("/portal/v2/user/account", backEnd().fetch);
  expect(main.getByRole("link", { name: "退出登录" }).getAttribute("href")).toMatch(/^\/_tif_sso_logout_\/\?redirect_uri=/);
  const { root } = await import("../testing/page");
  expect(JSON.stringify((userMeta as (given: unknown) => unknown)({ loaderData: data, matches: [{ loaderData: root }] }))).toContain("noindex");
});
