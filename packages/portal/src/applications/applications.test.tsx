import * as calls from "@onehall/api";
import { PortalError, type ApplicationDefinition, type User } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { expect, test } from "vitest";
import { makeContext } from "../app/context";
import { backEnd, page, reply, root } from "../testing";
import "../testing/dom";
import { answerMine } from "../appointments/data";
import { MinePage } from "../appointments/MinePage";
import { answerCase } from "./case-data";
import { CasePage } from "./CasePage";
import { HelpOver } from "./Helper";
import { answerStep, loadStep, stepMeta } from "./step-data";
import { StepPage } from "./StepPage";

const ORIGIN = "https://hall.example.org";
const TASK = "11440000553612461J2000000000001";
const person: User = { name: "张*", level: "2", account_type: "person", corp: null };

const definition = (change: Partial<ApplicationDefinition> = {}): ApplicationDefinition => ({
  task: { taskCode: TASK, name: "样例事项", kind: "01", deptName: "样例局", promise: "3 个工作日" },
  region: { code: "440106", name: "天河区" },
  version: 2,
  sample: true,
  deadline: { date: "2026-11-25", provisional: false },
  questions: [
    {
      id: "why",
      text: "为什么办？",
      options: [
        { id: "new", text: "第一次" },
        { id: "lost", text: "丢了" },
      ],
    },
  ],
  fields: [
    { id: "name", group: "申请人", kind: "name", label: "姓名", hint: "", required: true, options: [] },
    { id: "mobile", group: "申请人", kind: "mobile", label: "手机号码", hint: "", required: true, options: [] },
  ],
  materials: [
    { name: "照片", need: "必要", note: "", licence: null, saved: false, filled: false },
    { name: "居民身份证", need: "必要", note: "", licence: { name: "居民身份证", number: "44**" }, saved: false, filled: false },
  ],
  open: [],
  stop: null,
  notes: [],
  draft: { id: "draft-1", answers: { why: "new" }, form: {}, uploads: [], version: 2, changes: [], savedAt: "2026-11-20 10:00" },
  known: { name: { value: "张样例", from: "我的资料" } },
  help: null,
  ...change,
});

const argsOf = (query: string, fetch: typeof globalThis.fetch, init: RequestInit = {}, elder = false) => {
  const url = new URL(`/portal/v2/apply/step?task=${TASK}${query}`, ORIGIN);
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder, contrast: false, traditional: false }, visitor: person });
  return { request: new Request(url, init), url, params: {}, context, pattern: "" } as ActionFunctionArgs;
};

async function drawn(element: ReactElement) {
  const html = serverHtml(element);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

async function open(query: string, given = definition(), elder = false) {
  const { data } = await loadStep(argsOf(query, backEnd(reply(calls.applicationForm, given)).fetch, {}, elder));
  const container = await drawn(page(StepPage, data, { path: "/v2/apply/step" }));
  const meta = JSON.stringify((stepMeta as unknown as (args: object) => ReturnType<MetaFunction>)({ loaderData: data, matches: [{ loaderData: root }] }));
  if ("over" in data) throw new Error(data.over);
  return { container, main: within(container), data, meta };
}

test("details are filled with what is known, say where from, and can be corrected; every page says that it is a sample", async () => {
  const { container, main } = await open("&step=details");
  expect(main.getByLabelText<HTMLInputElement>("姓名").value).toBe("张样例");
  expect(container.textContent).toContain("来自我的资料，请核对");
  expect(container.textContent).toContain("这是样例，不会送到任何机关");
});

test("nobody reviews what they have not filled in: the first step that is not done is shown, with what is wrong", async () => {
  const { container, data, meta } = await open("&step=review");
  expect(data.step).toBe("details");
  expect(meta).toContain("错误：请填写姓名");
  expect(container.textContent).toContain("请填写手机号码");
  const filled = definition({ draft: { ...definition().draft, form: { name: "张样例", mobile: "13800138000" } } });
  const materials = await open("&step=review", filled);
  expect(materials.data.step).toBe("materials");
  expect(materials.main.getByRole("link", { name: "请上传“照片”" }).getAttribute("href")).toBe("#material-0");
  expect(materials.container.textContent).toContain("用您的电子证照“居民身份证”");
});

test("a new version of the guide is said before it is handed in, with what changed", async () => {
  const uploads = [{ id: "u".repeat(22), material: "照片", name: "照片.jpg", bytes: 10 }];
  const draft = { ...definition().draft, form: { name: "张样例", mobile: "13800138000" }, uploads, version: 1, changes: ["承诺时限由 5 天改为 3 天"] };
  const { container, main } = await open("&step=review", definition({ draft }));
  expect(container.textContent).toContain("承诺时限由 5 天改为 3 天");
  expect(main.getByRole("checkbox")).toBeDefined();
  expect(container.querySelector("[data-save-page]"), "what was filled in can be saved on the device").not.toBeNull();
  expect(container.querySelector<HTMLInputElement>("input[name=key]")?.value).toBe("draft-1");
});

test("a form keeps what was typed before it says what is wrong; a refusal is said in words", async () => {
  const { fetch, inputsOf } = backEnd(reply(calls.applicationForm, definition()), reply(calls.applicationDraft, { savedAt: "2026-11-20 10:01" }));
  const send = (query: string, fields: Record<string, string>, by = fetch) =>
    answerStep(argsOf(query, by, { method: "POST", body: new URLSearchParams(fields) }));
  const answer = (await send("&step=details", { name: "张样例", mobile: "1" })) as Response;
  expect(inputsOf(calls.applicationDraft)).toEqual([{ task: TASK, form: JSON.stringify({ name: "张样例", mobile: "1" }) }]);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/v2/apply/step?task=${TASK}&step=details&check=1#errors`]);

  const refusing = backEnd(
    reply(calls.applicationForm, definition()),
    reply(calls.applicationSubmit, () => {
      throw new PortalError("incomplete", "还没有上传“照片”", { status: 409 });
    }),
  );
  expect(await send("&step=review", { key: "draft-1", version: "2", declared: "1" }, refusing.fetch)).toMatchObject({ data: { notice: "还没有上传“照片”" } });
  expect(await send("&step=review", { key: "draft-1", version: "2" })).toMatchObject({ data: { notice: "请先勾选承诺，再提交", field: "declared" } });
});

test("of two tabs each keeps what it has changed; where both changed the same field, the other text is shown", async () => {
  const saved = definition({ draft: { ...definition().draft, form: { name: "张样例", mobile: "13800138000" } } });
  const { fetch, inputsOf } = backEnd(reply(calls.applicationForm, saved), reply(calls.applicationDraft, { savedAt: "2026-11-20 10:01" }));
  const send = (query: string, fields: Record<string, string>) => answerStep(argsOf(query, fetch, { method: "POST", body: new URLSearchParams(fields) }));
  // Opened while the draft was empty: the number was typed in another tab since.
  await send("&step=details", { seen: "{}", name: "李样例", mobile: "" });
  expect(inputsOf(calls.applicationDraft).at(-1)).toEqual({ task: TASK, form: JSON.stringify({ name: "李样例" }) });
  const clash = await send("&step=details", { seen: JSON.stringify({ name: "张样例" }), name: "张样例", mobile: "13900139000" });
  expect(inputsOf(calls.applicationDraft).at(-1)).toEqual({ task: TASK, form: JSON.stringify({ mobile: "13900139000" }) });
  expect(clash).toMatchObject({ data: { kept: true, notice: expect.stringContaining("“手机号码”刚在另一个窗口改成了“13800138000”") }, init: { status: 409 } });
  // What was filled in from the profile and left so does not replace what another tab has typed.
  const filled = definition({ known: { mobile: { value: "13700137000", from: "个人资料" } }, draft: saved.draft });
  const other = backEnd(reply(calls.applicationForm, filled), reply(calls.applicationDraft, { savedAt: "2026-11-20 10:02" }));
  const untouched = new URLSearchParams({ seen: "{}", name: "张样例", mobile: "13700137000", address: "样例路 1 号" });
  await answerStep(argsOf("&step=details", other.fetch, { method: "POST", body: untouched }));
  expect(other.inputsOf(calls.applicationDraft)[0]).not.toHaveProperty("form", expect.stringContaining("mobile"));
  await send("&step=situation", { seen: JSON.stringify({ why: "lost" }), why: "lost" });
  expect(inputsOf(calls.applicationDraft).at(-1)).toEqual({ task: TASK, answers: JSON.stringify({ why: "new" }) });
  const { container } = await open("&step=details", saved);
  expect(JSON.parse(container.querySelector<HTMLInputElement>("input[name=seen]")?.value ?? "")).toEqual(saved.draft.form);
});

const HELP = "h".repeat(22);
const helping = (change: Partial<ApplicationDefinition> = {}): ApplicationDefinition =>
  definition({
    known: {},
    help: { id: HELP, role: "helper", name: "张*", since: "2026-11-20 10:00", until: "2026-11-27 10:00", ready: false, uploads: [] },
    ...change,
  });

test("a helper's steps name the applicant, fill in nothing of the helper's browser, and end with a word to the applicant in place of the submission", async () => {
  const { container, main } = await open(`&step=details&help=${HELP}`, helping());
  expect(container.textContent).toContain("您在帮 张* 填写");
  expect(container.querySelector("h1")?.textContent).toBe("申请人的资料");
  expect(main.getByLabelText<HTMLInputElement>("姓名").getAttribute("autocomplete")).toBe("off");
  expect(main.queryByRole("button", { name: "请别人帮我填" })).toBeNull();
  const filled = helping({ draft: { ...definition().draft, id: "", form: { name: "张样例", mobile: "13800138000" } } });
  const review = await open(`&step=review&help=${HELP}`, filled);
  expect(review.data.step, "e-licences may stand in for what is not uploaded").toBe("review");
  expect(review.main.queryByRole("button", { name: "提交申请" })).toBeNull();
  expect(
    [...review.container.querySelectorAll("form[action], main a[href*='/apply/step']")].every((one) =>
      (one.getAttribute("action") ?? one.getAttribute("href"))?.includes(`help=${HELP}`),
    ),
  ).toBe(true);
  const { fetch, inputsOf } = backEnd(reply(calls.applicationForm, filled), reply(calls.applicationHelpReady, { told: true }));
  const sent = (await answerStep(
    argsOf(`&step=review&help=${HELP}`, fetch, { method: "POST", body: new URLSearchParams({ do: "ready", declared: "1", key: "k", version: "2" }) }),
  )) as Response;
  expect([inputsOf(calls.applicationHelpReady), sent.headers.get("Location")]).toEqual([
    [{ help: HELP }],
    `/v2/apply/step?task=${TASK}&step=review&help=${HELP}#ready`,
  ]);
});

test("what a helper had typed when the help ended is shown, with the reason; the applicant's way to a helper keeps what was typed", async () => {
  const over = backEnd(
    reply(calls.applicationForm, () => {
      throw new PortalError("help-over", "申请人已经收回，您不能再填写这份申请。", { status: 409 });
    }),
  );
  const body = new URLSearchParams({ name: "李样例", mobile: "", labels: JSON.stringify({ name: "申请人：姓名", mobile: "申请人：手机号码" }) });
  const typed = [["申请人：姓名", "李样例"]];
  expect(await answerStep(argsOf(`&step=details&help=${HELP}`, over.fetch, { method: "POST", body }))).toMatchObject({
    data: { typed },
    init: { status: 409 },
  });
  const loaded = await loadStep(argsOf(`&step=details&help=${HELP}`, over.fetch));
  expect(loaded.init?.status).toBe(409);
  const container = await drawn(<HelpOver why="申请人已经收回，您不能再填写这份申请。" typed={[["申请人：姓名", "李样例"]]} />);
  expect(container.textContent).toContain("您刚才填的没有保存");
  expect(container.textContent).toContain("李样例");

  const { fetch, inputsOf } = backEnd(reply(calls.applicationForm, definition()), reply(calls.applicationDraft, { savedAt: "2026-11-20 10:01" }));
  const asked = (await answerStep(
    argsOf("&step=details", fetch, { method: "POST", body: new URLSearchParams({ name: "张样例", mobile: "1", do: "help" }) }),
  )) as Response;
  expect(inputsOf(calls.applicationDraft)).toMatchObject([{ form: JSON.stringify({ name: "张样例", mobile: "1" }) }]);
  expect(asked.headers.get("Location")).toBe(`/v2/apply/help?task=${TASK}`);
});

test("elder mode asks one question a screen: what is known at once, then each field; its form sends that field alone", async () => {
  const two = definition({
    questions: [...definition().questions, { id: "who", text: "给谁办？", options: [{ id: "me", text: "自己" }] }],
    draft: { ...definition().draft, answers: {} },
  });
  const first = await open("&step=situation", two, true);
  expect([...first.container.querySelectorAll("legend")].map(({ textContent }) => textContent)).toEqual([expect.stringContaining("为什么办？")]);
  expect(first.container.textContent).toContain("第 1 题，共 2 题");
  expect(first.meta).toContain("第 1 题，共 2 题");
  const second = await open("&step=situation&at=who", two, true);
  expect(second.main.getByRole("link", { name: "上一题" }).getAttribute("href")).toContain("step=situation&at=why");

  const known = await open("&step=details", definition(), true);
  expect([known.main.queryByLabelText("姓名") !== null, known.main.queryByLabelText("手机号码")]).toEqual([true, null]);
  const { fetch, inputsOf } = backEnd(
    reply(calls.applicationForm, definition({ draft: { ...definition().draft, form: { name: "张样例" } } })),
    reply(calls.applicationDraft, { savedAt: "2026-11-20 10:01" }),
  );
  const send = async (query: string, fields: Record<string, string>) =>
    ((await answerStep(argsOf(query, fetch, { method: "POST", body: new URLSearchParams(fields) }, true))) as Response).headers.get("Location");
  expect(await send("&step=details&at=name", { seen: "{}", name: "张样例" })).toBe(`/v2/apply/step?task=${TASK}&step=details&at=mobile`);
  expect(inputsOf(calls.applicationDraft)[0]).not.toHaveProperty("form", expect.stringContaining("mobile"));
  expect(await send("&step=details&at=mobile", { seen: "{}", mobile: "1" })).toBe(`/v2/apply/step?task=${TASK}&step=details&check=1&at=mobile#errors`);
  const wrong = await open("&step=details&at=mobile&check=1", definition({ draft: { ...definition().draft, form: { name: "张样例" } } }), true);
  expect([wrong.data.errors, wrong.main.queryByLabelText("姓名")]).toEqual([{ mobile: "请填写手机号码" }, null]);

  const filled = definition({ draft: { ...definition().draft, form: { name: "张样例", mobile: "13800138000" } } });
  const photo = await open("&step=materials", filled, true);
  expect(photo.main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual(["照片 必要"]);
  expect(photo.main.getByRole("button", { name: "下一份" })).toBeDefined();
  const last = await open("&step=materials&at=material-1", filled, true);
  expect(last.main.getByRole("button", { name: "材料齐了，继续" })).toBeDefined();
});

test("a form that is not complete says so at its field", async () => {
  const { data } = await loadStep(
    argsOf(
      "&step=review",
      backEnd(
        reply(
          calls.applicationForm,
          definition({
            draft: {
              ...definition().draft,
              form: { name: "张样例", mobile: "13800138000" },
              uploads: [{ id: "u".repeat(22), material: "照片", name: "照片.jpg", bytes: 10 }],
            },
          }),
        ),
      ).fetch,
    ),
  );
  const answer = { notice: "请先勾选承诺，再提交", field: "declared" };
  const container = await drawn(page(StepPage, data, { path: "/v2/apply/step", answer }));
  expect(container.querySelector("#notice [role=alert] a")?.textContent).toBe("请先勾选承诺，再提交");
  expect(container.querySelectorAll("[role=alert]:not([hidden])")).toHaveLength(1);
});

const sent = (path: string, fields: [string, string][]) => {
  const url = new URL(path, ORIGIN);
  const context = makeContext({ fetch: backEnd().fetch, origin: ORIGIN, preferences: root.preferences, visitor: person });
  return { request: new Request(url, { method: "POST", body: new URLSearchParams(fields) }), url, params: {}, context, pattern: "" } as ActionFunctionArgs;
};
const rating = { levels: [{ value: 5, label: "非常满意", reasons: [{ code: "R1", label: "办得快" }] }] };

test("a correction and a rating that are not taken give back what was typed and chosen, and link what is missing", async () => {
  const receipt = "4401002026112900";
  const file = {
    receipt,
    taskCode: TASK,
    taskName: "样例事项",
    kind: "01",
    deptName: "样例局",
    regionName: "天河区",
    stage: "correction",
    appliedAt: "2026-11-20 10:00",
    due: "",
    result: "",
    sample: false,
    link: "",
    details: [],
    answers: [],
    materials: [],
    events: [],
    help: [],
    licence: null,
    rating: null,
    asked: [{ ...definition().fields[1], value: "13800138000" }],
  };
  const corrected = (await answerCase(
    sent(`/portal/v2/apply/case?id=${receipt}`, [
      ["do", "correct"],
      ["mobile", "13900139000"],
      ["note", ""],
    ]),
  )) as { data: object };
  const correcting = { file: { ...file, may: { correct: true, withdraw: false, rate: false } }, origin: ORIGIN, done: null, rating: null };
  const correction = await drawn(page(CasePage, correcting, { path: "/v2/apply/case", answer: corrected.data }));
  expect(correction.querySelector("#notice [role=alert] a")?.textContent).toBe("请写补正说明");
  expect(within(correction).getByLabelText<HTMLInputElement>("手机号码").value).toBe("13900139000");

  const fields: [string, string][] = [
    ["do", "rate"],
    ["id", "0000000000000001"],
    ["reasons", "R1"],
    ["content", "窗口很耐心"],
  ];
  const kept = (container: HTMLElement) => [
    container.querySelector("#notice [role=alert] a")?.textContent,
    within(container).getByLabelText<HTMLInputElement>("办得快").checked,
    within(container).getByLabelText<HTMLTextAreaElement>("意见（选填）").value,
  ];
  const rated = (await answerCase(sent(`/portal/v2/apply/case?id=${receipt}`, fields))) as { data: object };
  const rateable = { ...correcting, file: { ...file, may: { correct: false, withdraw: false, rate: true } }, rating };
  expect(kept(await drawn(page(CasePage, rateable, { path: "/v2/apply/case", answer: rated.data })))).toEqual(["请选择您满意不满意", true, "窗口很耐心"]);

  const visit = {
    id: "0000000000000001",
    hall: { name: "样例大厅", address: "样例路 1 号", region: "440106" },
    kind: "综合窗口",
    day: "2026-11-20",
    slot: "09:00-10:00",
    task: null,
    cancelled: false,
    past: true,
    outcome: "done",
    rating: null,
    mayRate: true,
  };
  const refused = (await answerMine(sent("/portal/v2/appointment/mine", fields))) as { data: object };
  const mine = { list: [visit], done: null, sample: false, rating };
  expect(kept(await drawn(page(MinePage, mine, { path: "/v2/appointment/mine", answer: refused.data })))).toEqual(["请选择您满意不满意", true, "窗口很耐心"]);
});
