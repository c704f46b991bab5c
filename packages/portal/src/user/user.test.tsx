import * as calls from "@onehall/api";
import { PortalError, type User } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ActionFunctionArgs } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeContext } from "../app/context";
import { backEnd, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { answerUser, loadUser, userMeta } from "./data";
import { loadStream } from "./stream/data";
import { StreamPage } from "./stream/StreamPage";
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
const guide = { taskCode: TASK, taskName: "社会保障卡申领", deptName: "样例局", regionName: "天河区", savedAt: "2026-11-19 17:10", changes: [] as string[] };

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

afterEach(() => document.body.replaceChildren());

/** The page as the server draws it; nothing in it is hydrated. */
async function drawn(element: ReactElement) {
  const html = serverHtml(element);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.replaceChildren(container); // names by aria-labelledby need a document
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

const waitingAnswer = (...list: (Partial<calls.WaitingItem> & Pick<calls.WaitingItem, "kind" | "id" | "name">)[]) => ({
  list: list.map((one) => ({ state: "", at: "", here: true, changes: [], ...one })),
  total: {
    correction: 0,
    appointment: 0,
    result: 0,
    draft: 0,
    licence: 0,
    guide: 0,
    message: 0,
    running: 0,
    ...Object.fromEntries(list.map(({ kind }) => [kind, 1])),
  },
});

async function openStream(fetch: typeof globalThis.fetch, visitor = person) {
  const { data, init } = await loadStream(argsOf("/portal/v3/user", fetch, visitor));
  const container = await drawn(page(StreamPage, data, { path: "/v3/user", face: "v3" }));
  return { container, status: init?.status ?? 200, main: within(container) };
}

const OTHER = TASK.replace(/.$/, "9");

test("the centre of the modern face is one stream: each thing that waits is a line that leads to doing it", async () => {
  const { fetch, inputsOf } = backEnd(
    reply(
      calls.waitingItems,
      waitingAnswer(
        { kind: "correction", id: "20261118K3ZQ70XM", name: "居住证办理", state: "待补正" },
        { kind: "appointment", id: "A", name: "天河区政务服务中心", state: "09:30", at: "2026-12-02" },
        { kind: "result", id: "YL00000600000001", name: "签注", state: "送达", here: false },
        { kind: "draft", id: TASK, name: "社会保障卡申领", at: "2026-11-19 10:00" },
        { kind: "draft", id: OTHER, name: "居住证申领", at: "2026-11-19 10:00", state: "已填好" },
        { kind: "licence", id: "l-1", name: "机动车驾驶证", state: "即将到期", at: "2027-01-02" },
        { kind: "guide", id: TASK, name: "身份证补领", changes: ["承诺办结：5 个工作日，改为3 个工作日"] },
        { kind: "message", id: "m-1", name: "已经受理", at: "2026-11-19 17:10" },
        { kind: "running", id: "B", name: "户口迁移", state: "审查", at: "2026-12-09" },
      ),
    ),
    reply(calls.recommendedItems, {
      list: [
        { service_code: TASK, service_name: "高龄津贴", reason: "您今年 81 岁，可能符合条件" },
        { service_code: OTHER, service_name: "居住证办理" },
      ],
    }),
  );
  const { container, main } = await openStream(fetch, company);
  expect(container.querySelector("h1")?.textContent).toBe("企业中心");
  expect(inputsOf(calls.recommendedItems)).toEqual([{ audience: "2" }]);
  const lines = (name: string) =>
    within(main.getByRole("region", { name: new RegExp(`^${name}`) }))
      .getAllByRole("listitem")
      .map((line) => [line.querySelector("a")?.textContent, line.querySelector("p")?.textContent, line.querySelector("a")?.getAttribute("href")]);
  expect(lines("等您办的6 件")).toEqual([
    ["去补正：居住证办理", "还缺材料，等您补齐", "/portal/v3/apply/case?id=20261118K3ZQ70XM"],
    ["12月2日 09:30 去窗口办理", "天河区政务服务中心", "/portal/v3/appointment/mine"],
    ["看结果：签注", "结果是“送达”，还可以评价这次服务", "/portal/v3/user/affairs#case-YL00000600000001"],
    ["接着填：社会保障卡申领", "草稿，11月19日保存", `/portal/v3/apply/step?task=${TASK}`],
    ["请您确认：居住证申领", "帮忙的人已经填好，等您核对、提交", `/portal/v3/apply/step?task=${OTHER}&step=review`],
    ["机动车驾驶证即将到期", "有效期到2027年1月2日", "/portal/v3/e-license#licence-l-1"],
    ["收藏的“身份证补领”有变化", "承诺办结：5 个工作日，改为3 个工作日", `/portal/v3/guide/${TASK}`],
  ]);
  expect(lines("正在办的1 件")).toEqual([["户口迁移", "办到“审查”，最晚12月9日有答复", "/portal/v3/apply/case?id=B"]]);
  expect(lines("没看的消息1 条")).toEqual([["已经受理", "11月19日收到", "/portal/v3/user/messages#message-m-1"]]);
  expect(lines("为您推荐").map(([name, why]) => [name, why])).toEqual([
    ["高龄津贴", "您今年 81 岁，可能符合条件"],
    ["居住证办理", "很多人会用到"],
  ]);
  for (const name of ["在办事项", "我的收藏", "账号管理", "电子证照", "我的预约"]) expect(main.getByRole("link", { name })).toBeDefined();

  expect((await openStream(backEnd(reply(calls.waitingItems, waitingAnswer())).fetch)).container.textContent).toContain("现在没有等您办的事");
  const broken = await openStream(backEnd().fetch);
  expect(broken.status).toBe(503);
  expect(broken.container.textContent).toContain("暂时打不开");
  expect(broken.main.getByRole("link", { name: "我的收藏" })).toBeDefined();
});

test("a saved guide says what changed since, until that was seen", async () => {
  const changed = { ...guide, changes: ["收费不再有“工本费 20 元”"] };
  const { container, main } = await open("/portal/v2/user/guides", backEnd(reply(calls.savedGuides, paged(changed))).fetch);
  expect(container.textContent).toContain("收费不再有“工本费 20 元”");
  const button = main.getByRole<HTMLButtonElement>("button", { name: "知道了：社会保障卡申领的变化" });
  expect([button.name, button.value, button.form?.method]).toEqual(["seen", TASK, "post"]);
  const { fetch, inputsOf } = backEnd(reply(calls.guideSave, { saved: true }));
  await answerUser(argsOf("/portal/v2/user/guides", fetch, person, { method: "POST", body: new URLSearchParams({ seen: TASK }) }));
  expect(inputsOf(calls.guideSave)).toEqual([{ taskCode: TASK }]);
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

test("the account page lists the log-ins, and ends those elsewhere by a form", async () => {
  const session = { device: "computer" as const, since: "2026-11-19 09:00" as const, seen: "2026-11-19 17:10", current: false };
  const [own, first, second] = ["A", "B", "C"].map((letter) => letter.repeat(22));
  const list = [
    { ...session, id: own ?? "", current: true },
    { ...session, id: first ?? "", device: "phone" as const },
    { ...session, id: second ?? "", device: "" as const, since: "" as const },
  ];
  const { container, main } = await open("/portal/v2/user/account", backEnd(reply(calls.sessions, { list })).fetch);
  const section = within(main.getByRole("region", { name: "登录的设备" }));
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "电脑 现在用的这一个2026-11-19 09:00 登录，最近使用 2026-11-19 17:10",
    "手机 2026-11-19 09:00 登录，最近使用 2026-11-19 17:10退出这一个",
    "设备不明 最近使用 2026-11-19 17:10退出这一个",
  ]);
  const button = section.getByRole<HTMLButtonElement>("button", { name: "退出这一个：手机，2026-11-19 09:00 登录" });
  expect([button.name, button.value, button.form?.method, button.form?.getAttribute("action")]).toEqual(["end", first, "post", "/portal/v2/user/account"]);
  const all = section.getByRole<HTMLButtonElement>("button", { name: "退出其他全部设备" });
  expect([all.name, all.value]).toEqual(["do", "end-others"]);

  const { fetch, inputsOf } = backEnd(reply(calls.sessionsEnd, { ended: 1 }));
  for (const fields of [{ end: first ?? "" }, { do: "end-others" }, { end: "../x" }] as Record<string, string>[])
    await answerUser(argsOf("/portal/v2/user/account", fetch, person, { method: "POST", body: new URLSearchParams(fields) }));
  expect(inputsOf(calls.sessionsEnd)).toEqual([{ id: first }, {}]);

  const alone = await open("/portal/v2/user/account", backEnd(reply(calls.sessions, { list: list.slice(0, 1) })).fetch);
  expect([alone.container.textContent?.includes("只在这里登录着"), alone.main.queryByRole("button")]).toEqual([true, null]);
  const broken = await open("/portal/v2/user/account", backEnd().fetch);
  expect([broken.status, broken.container.textContent?.includes("暂时打不开")]).toEqual([503, true]);
  expect(container.querySelectorAll("[name=end]")).toHaveLength(2);
});

test("the account page leads out, and no page of one's own is for search engines", async () => {
  const { main, data } = await open("/portal/v2/user/account", backEnd().fetch);
  expect(main.getByRole("link", { name: "退出登录" }).getAttribute("href")).toMatch(/^\/_tif_sso_logout_\/\?redirect_uri=/);
  const { root } = await import("../testing/page");
  expect(JSON.stringify((userMeta as (given: unknown) => unknown)({ loaderData: data, matches: [{ loaderData: root }] }))).toContain("noindex");
});
