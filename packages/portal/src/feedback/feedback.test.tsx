import { callPath, captchaSound, feedbackAdd, feedbackGet, PortalError, WRONG_CAPTCHA, type AnswerOf } from "@onehall/api";
import { File } from "node:buffer";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { waitFor, within } from "@testing-library/react";
import { createRoutesStub, type ActionFunctionArgs, type HeadersArgs } from "react-router";
import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FaceProvider } from "../app/face";
import { makeContext } from "../app/context";
import { backEnd, load, page, reply, root, renderThenHydrate } from "../testing";
import { answerFeedback, feedbackHeaders, feedbackMeta, loadFeedback, type FeedbackAnswer } from "./data";
import { DRAFT_KEY } from "./draft-key";
import { checkImages, saveDraft } from "./draft";
import { FeedbackPage } from "./FeedbackPage";
import { FeedbackProgressPage } from "./FeedbackProgressPage";
import { answerFeedbackProgress, loadFeedbackProgress } from "./progress-data";

const ORIGIN = "https://hall.example.org";
const TOKEN = "abcdefghijklmnopqrstuv";
const COOKIE = "0123456789_-ABCDEFGHIJ";
/** The browser's own, before the server's takes its place. */
const BrowsersForm = globalThis.FormData;
const RECEIPT = "20261118K3ZQ70XM";
const right = { kind: "suggestion", content: "希望周六也能办", url: "", contact: "13800000000", captcha: "12345" };
const sound = reply(captchaSound, { sound: "data:audio/wav;base64,UklGRg==", token: TOKEN, seconds: 180, extensions: 3 });

beforeEach(() => localStorage.clear());

/** The server's own FormData and File, which jsdom puts its own in place of. */
const ServersForm = (await new Response(new URLSearchParams({ a: "b" })).formData()).constructor as typeof FormData;
beforeEach(() => {
  vi.stubGlobal("FormData", ServersForm);
  vi.stubGlobal("File", File);
});

type Outcome<Answer> = { data: Answer; init: ResponseInit | null };
const send = async <Answer,>(
  action: (args: ActionFunctionArgs) => Promise<Outcome<Answer>>,
  path: string,
  body: BodyInit,
  fetch: typeof globalThis.fetch,
  cookie = `captcha=${COOKIE}`,
  elder = false,
) => {
  const url = new URL(path, ORIGIN);
  const request = new Request(url, { method: "POST", body, headers: { cookie } });
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder, contrast: false, traditional: false } });
  const answer = await action({ request, url, params: {}, context, pattern: "" } as ActionFunctionArgs);
  const actionHeaders = new Headers(answer.init?.headers);
  return {
    answer: answer.data,
    status: answer.init?.status ?? 200,
    cache: new Headers(feedbackHeaders({ actionHeaders } as HeadersArgs)).get("Cache-Control"),
  };
};

/** Takes letters as the contract does, and notes them. */
function takes(
  answer: () => Response = () => Response.json({ statusCode: "200", statusDescription: "", data: { id: RECEIPT } }),
  ...more: Parameters<typeof backEnd>
) {
  const letters: { fields: Record<string, string>; images: string[]; headers: Headers }[] = [];
  const rest = backEnd(sound, ...more).fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent = new Request(input, init);
    if (new URL(sent.url).pathname !== callPath(feedbackAdd)) return rest(sent);
    const form = await sent.formData();
    const fields: Record<string, string> = {};
    const images: string[] = [];
    for (const [name, value] of form) {
      if (typeof value === "string") fields[name] = value;
      else images.push(value.name);
    }
    letters.push({ fields, images, headers: sent.headers });
    return answer();
  };
  return { fetch, letters };
}

const refused = (status: number, code: string, sentence: string) => () => Response.json({ statusCode: code, statusDescription: sentence }, { status });
const write = (fields: Record<string, string>, fetch: typeof globalThis.fetch, cookie?: string, elder?: boolean) =>
  send(answerFeedback, "/portal/v2/feedback", new URLSearchParams(fields), fetch, cookie, elder);

/** The page with what the action answered, as the server draws it. */
async function drawn(Component: ComponentType, data: unknown, answer: unknown) {
  const Page = () => (
    <FaceProvider value="v2">
      <Component />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const html = serverHtml(<Stub initialEntries={["/v2/feedback"]} hydrationData={{ loaderData: { root, page: data }, actionData: { page: answer } }} />);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return { container, html, ...within(container) };
}
const drawnForm = (answer: FeedbackAnswer) => drawn(FeedbackPage, { kind: "", url: "", part: null }, answer);

test("the form names the page of ours that it is about, never another site's; nothing of a captcha lies in it, because the page is kept", async () => {
  const { fetch } = backEnd();
  const given = async (path: string) => (await load(async (args) => loadFeedback(args), path, fetch)).data;
  expect(await given("/portal/v2/feedback?kind=error&url=%2Fportal%2Fv2%2Fguide%2F1%3Fa%3Db")).toEqual({
    kind: "error",
    url: "/portal/v2/guide/1?a=b",
    part: null,
  });
  expect(await given(`/portal/v2/feedback?url=${encodeURIComponent(`${ORIGIN}/portal/v3/faq`)}`)).toEqual({ kind: "", url: "/portal/v3/faq", part: null });
  for (const url of [
    "https://evil.example/portal/",
    "//evil.example/portal/",
    "javascript:alert(1)",
    "/portal/../etc",
    "/portal/a\\b",
    `${ORIGIN}.evil.example/portal/x`,
  ])
    expect(await given(`/portal/v2/feedback?kind=__proto__&url=${encodeURIComponent(url)}`)).toEqual({ kind: "", url: "", part: null });

  const { container } = await renderThenHydrate(page(FeedbackPage, { kind: "error", url: "/portal/v2/guide/1", part: null }, { path: "/v2/feedback" }));
  const form = container.querySelector("form");
  expect([form?.method, form?.enctype, form?.getAttribute("action")]).toEqual(["post", "multipart/form-data", "/portal/v2/feedback?kind=error#errors"]);
  expect(container.querySelector("h1")?.textContent).toBe("网站纠错");
  expect(container.querySelector<HTMLInputElement>("[name=url]")?.value).toBe(`${ORIGIN}/portal/v2/guide/1`);
  expect(container.textContent).toContain(`网站标识码：${root.config.site.siteCode}`);
  expect(container.querySelector<HTMLInputElement>("[name=kind]:checked")?.value).toBe("error");
  expect([...container.querySelectorAll<HTMLInputElement>("[name=kind]")].map(({ value }) => value)).toEqual(["consult", "suggestion", "complaint", "error"]);
  const file = container.querySelector<HTMLInputElement>("[type=file]");
  expect([file?.name, file?.multiple]).toEqual(["images", true]);
  expect(container.querySelector("[name=captcha_token]")).toBeNull();
});

test("a letter with pictures: a receipt number and where to look after it; kept by nobody, and sent in the visitor's name", async () => {
  const { fetch, letters } = takes();
  const body = new ServersForm();
  for (const [name, value] of Object.entries(right)) body.append(name, value);
  body.append("images", new File([new Uint8Array([137, 80])], "屏幕.png") as unknown as Blob);
  body.append("images", new File([], "") as unknown as Blob);
  const { answer, status, cache } = await send(answerFeedback, "/portal/v2/feedback", body, fetch, `captcha=${COOKIE}; session=s`);
  expect([status, cache]).toEqual([200, "private, no-store"]);
  expect(letters).toMatchObject([{ fields: { ...right, url: "/portal/index", captcha_token: COOKIE }, images: ["屏幕.png"] }]);
  expect(letters[0]?.headers.get("cookie")).toContain("session=s");
  const { container, getByRole } = await drawnForm(answer);
  expect(container.textContent).toContain(RECEIPT);
  expect(getByRole("link", { name: "查处理进度" }).getAttribute("href")).toBe(`/portal/v2/feedback-progress?id=${RECEIPT}`);
  expect(container.textContent).not.toContain(right.contact);
});

test("a button pressed twice sends the same key; so does trying once more after the server was down, with everything typed still there", async () => {
  const { fetch, letters } = takes();
  await write(right, fetch);
  await write(right, fetch);
  await write({ ...right, captcha: "54321" }, fetch);
  await write({ ...right, captcha: "" }, fetch);
  const keys = letters.map(({ headers }) => headers.get("idempotency-key"));
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[3], "what others may send as well is short, so that the server ties it to its sender").toMatch(/^[0-9a-f]{15}$/);

  const down = takes(refused(503, "503", "系统繁忙"));
  const failed = await write({ ...right, captcha_token: TOKEN }, down.fetch);
  expect([failed.status, failed.cache]).toEqual([503, "private, no-store"]);
  const { container } = await drawnForm(failed.answer);
  expect(container.textContent).toContain("您写的内容还在下面");
  const form = container.querySelector("form");
  const typed = Object.fromEntries([...new BrowsersForm(form as HTMLFormElement)].filter(([, value]) => typeof value === "string")) as Record<string, string>;
  expect(typed).toMatchObject({ kind: right.kind, content: right.content, contact: right.contact, captcha: "", captcha_token: TOKEN });
  const later = takes();
  await write({ ...typed, captcha: "1234" }, later.fetch);
  await write({ ...typed, captcha: "1234", content: "改过的内容" }, later.fetch);
  expect(later.letters[0]?.headers.get("idempotency-key")).toBe(down.letters[0]?.headers.get("idempotency-key"));
  expect(later.letters[1]?.headers.get("idempotency-key")).not.toBe(down.letters[0]?.headers.get("idempotency-key"));
});

test("pictures of a refused attempt come back with the form and are handed in with it; nothing of them is written into the page twice", async () => {
  const { fetch } = takes(refused(400, WRONG_CAPTCHA, "验证码不正确"));
  const body = new ServersForm();
  for (const [name, value] of Object.entries(right)) body.append(name, value);
  body.append("images", new File([new Uint8Array([137, 80, 78, 71])], "屏幕|1.png") as unknown as Blob);
  const { answer } = await send(answerFeedback, "/portal/v2/feedback", body, fetch);
  expect(JSON.stringify(answer)).not.toContain("iVBORw");
  const { container, getByRole } = await drawnForm(answer);
  const box = getByRole<HTMLInputElement>("checkbox", { name: "屏幕1.png" });
  expect([box.checked, box.name, box.value]).toEqual([true, "kept", "屏幕1.png|iVBORw=="]);
  expect(container.textContent).not.toContain("没有保留");

  const later = takes();
  const again = new ServersForm();
  for (const [name, value] of Object.entries({ ...right, kept: box.value })) again.append(name, value);
  again.append("kept", "no picture");
  await send(answerFeedback, "/portal/v2/feedback", again, later.fetch);
  expect(later.letters[0]?.images).toEqual(["屏幕1.png"]);

  const tooLarge = new ServersForm();
  for (const [name, value] of Object.entries(right)) tooLarge.append(name, value);
  tooLarge.append("images", new File([new Uint8Array(5 * 1024 * 1024)], "大.png") as unknown as Blob);
  const lost = await drawnForm((await send(answerFeedback, "/portal/v2/feedback", tooLarge, fetch)).answer);
  expect(lost.container.textContent).toContain("没有保留");
});

test("each refusal says what to do, and gives back what was typed", async () => {
  const cases = [
    [refused(400, WRONG_CAPTCHA, "验证码不正确"), 400, "验证码不正确或者已经失效"],
    [refused(413, "413", "文件太大，无法上传。"), 413, "文件太大，无法上传。"],
    [refused(415, "415", "文件格式不正确，无法上传。"), 415, "文件格式不正确，无法上传。"],
    [refused(429, "429", "提交太频繁了，请 9 秒后再试"), 429, "请 9 秒后再试"],
    [refused(409, "409", "不能再提交"), 400, "不能再提交"],
    [() => new Response("gateway", { status: 502 }), 503, "没有发送成功"],
  ] as const;
  for (const [answer, status, sentence] of cases) {
    const outcome = await write(right, takes(answer).fetch);
    expect(outcome.status).toBe(status);
    const { container } = await drawnForm(outcome.answer);
    expect(container.textContent).toContain(sentence);
    expect(container.querySelector("textarea")?.value).toBe(right.content);
  }
});

test("hostile or empty input is refused field by field and never reaches the contract", async () => {
  const { fetch, letters } = takes();
  const hostile: Record<string, string>[] = [
    {},
    { ...right, kind: "__proto__" },
    { ...right, content: " " },
    { ...right, content: "字".repeat(2001) },
    { ...right, kind: "error", url: "" },
    { ...right, url: "https://evil.example/" },
    { ...right, url: "javascript:alert(1)" },
    { ...right, contact: "<script>" },
    { ...right, captcha: "1".repeat(11) },
  ];
  for (const fields of hostile) expect((await write(fields, fetch)).status, JSON.stringify(fields).slice(0, 80)).toBe(400);
  expect((await send(answerFeedback, "/portal/v2/feedback", "no form", fetch)).status).toBe(400);
  expect((await send(answerFeedback, "/portal/v2/feedback", new Uint8Array(7 * 1024 * 1024), fetch)).status).toBe(413);
  const without = await write(right, fetch, "a=b");
  expect(without.answer).toMatchObject({ form: { captcha: { token: TOKEN } } });
  expect(letters).toEqual([]);
  const { container } = await drawnForm((await write({ ...right, content: "</textarea><script>alert(1)</script>", url: '"><b>' }, fetch)).answer);
  expect(container.querySelector("form script, form b")).toBeNull();
});

test("after some letters a captcha is wanted; a sound instead of the picture keeps what was typed", async () => {
  const { fetch, letters } = takes();
  expect((await write({ ...right, captcha: "" }, fetch)).status).toBe(200);
  expect([letters[0]?.fields["captcha_when"], letters[0]?.fields["captcha"]]).toEqual(["needed", undefined]);
  const wanted = await drawnForm((await write({ ...right, captcha: "" }, takes(refused(400, WRONG_CAPTCHA, "提交的次数多了")).fetch)).answer);
  expect(wanted.container.querySelector("img")?.getAttribute("src")).toContain("getVerifyCode");
  expect(wanted.container.textContent).toContain("请填写验证码");
  const asked = await write({ ...right, captcha: "", way: "sound" }, takes().fetch);
  expect(asked.status).toBe(200);
  const { container } = await drawnForm(asked.answer);
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("audio[controls]")?.getAttribute("src")).toBe("data:audio/wav;base64,UklGRg==");
  expect(container.querySelector("textarea")?.value).toBe(right.content);
});

test("a draft is put back, and forgotten once the letter was acknowledged", async () => {
  const draft = { at: Date.now(), kind: "consult", content: "写到一半", url: "", contact: "" };
  localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  const { container } = await renderThenHydrate(page(FeedbackPage, { kind: "", url: "", part: null }, { path: "/v2/feedback" }));
  await waitFor(() => expect(container.querySelector("textarea")?.value).toBe("写到一半"));
  expect(container.querySelector<HTMLInputElement>("[name=kind]:checked")?.value).toBe("consult");
  await waitFor(() => expect(within(container).getByRole("button", { name: "清除" })).toBeDefined());

  const form = container.querySelector("form") as HTMLFormElement;
  const text = container.querySelector("textarea") as HTMLTextAreaElement;
  text.value = "写完了";
  text.dispatchEvent(new Event("input", { bubbles: true }));
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toContain("写完了"));
  text.value = "";
  saveDraft(form);
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();

  localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, at: Date.now() - 8 * 86_400_000 }));
  const late = await renderThenHydrate(page(FeedbackPage, { kind: "", url: "", part: null }, { path: "/v2/feedback" }));
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toBeNull());
  expect(late.container.querySelector("textarea")?.value).toBe("");
});

test("pictures that do not fit are named before they are sent", () => {
  const field = document.createElement("input");
  field.type = "file";
  const choose = (...files: globalThis.File[]) => {
    Object.defineProperty(field, "files", { value: files, configurable: true });
    checkImages(field);
    return field.validationMessage;
  };
  const png = new window.File(["x"], "a.PNG");
  expect(choose(png, png, png, png)).toBe("最多上传 3 张图片");
  expect(choose(new window.File(["x"], "a.svg"))).toBe("文件格式不正确，无法上传。");
  expect(choose(new window.File([new Uint8Array(2_097_153)], "a.png"))).toBe("文件太大，无法上传。");
  expect(choose(png)).toBe("");
});

test("each kind has a title of its own; a report of one page is not for search engines", async () => {
  const tags = (kind: string, url = "") =>
    JSON.stringify((feedbackMeta as (given: unknown) => unknown)({ loaderData: { kind, url }, matches: [{ loaderData: root }] }));
  expect(new Set(["", "consult", "suggestion", "complaint", "error"].map((kind) => /"title":"([^"]+)"/.exec(tags(kind))?.[1])).size).toBe(5);
  expect([tags("error").includes("noindex"), tags("error", "/portal/x").includes("noindex")]).toEqual([false, true]);
});

const course: AnswerOf<typeof feedbackGet> = {
  id: RECEIPT,
  kind: "complaint",
  createdAt: "2026-11-18T02:00:00.000Z",
  status: "answered",
  images: 2,
  progress: [
    { at: "2026-11-18T02:00:00.000Z", status: "received", text: "" },
    { at: "2026-11-19T02:00:00.000Z", status: "answered", text: "已经改好，谢谢。" },
  ],
};

test("the course of a letter by its number and the end of a telephone, and an addition that is written once", async () => {
  expect((await load(async (args) => loadFeedbackProgress(args), `/portal/v2/feedback-progress?id=${RECEIPT.toLowerCase()}`, backEnd().fetch)).data).toEqual({
    id: RECEIPT,
  });
  expect((await load(async (args) => loadFeedbackProgress(args), "/portal/v2/feedback-progress?id=<script>", backEnd().fetch)).data).toEqual({ id: "" });
  const { fetch: reads, inputsOf } = backEnd(reply(feedbackGet, course));
  const keys: (string | null)[] = [];
  const adding =
    (status: number): typeof globalThis.fetch =>
    async (input, init) => {
      const sent = new Request(input, init);
      if (!new URL(sent.url).pathname.endsWith(`/feedback/update/${RECEIPT}`)) return reads(sent);
      keys.push(sent.headers.get("idempotency-key"));
      const refusal = { statusCode: String(status), statusDescription: "已经补充得够多了" };
      return Response.json(status === 200 ? { statusCode: "200", data: { id: RECEIPT } } : refusal, { status });
    };
  const fetch = adding(200);
  const ask = (fields: Record<string, string>, by = fetch) => send(answerFeedbackProgress, "/portal/v2/feedback-progress", new URLSearchParams(fields), by);
  const found = await ask({ id: ` ${RECEIPT.toLowerCase()} `, tail: "００００" });
  expect([found.status, found.cache]).toEqual([200, "private, no-store"]);
  expect(inputsOf(feedbackGet)).toEqual([{ id: RECEIPT, tail: "0000" }]);
  const { container } = await drawn(FeedbackProgressPage, { id: "" }, found.answer);
  expect(container.textContent).toContain("已经改好，谢谢。");
  expect([...container.querySelectorAll("time")].map(({ textContent }) => textContent)).toEqual(["2026-11-18 10:00", "2026-11-19 10:00"]);

  const added = await ask({ id: RECEIPT, tail: "0000", content: "补充一点" });
  expect(added.answer).toMatchObject({ added: true, content: "" });
  expect((await ask({ id: RECEIPT, tail: "", content: "字".repeat(2001) })).status).toBe(400);
  const kept = await drawn(FeedbackProgressPage, { id: "" }, (await ask({ id: RECEIPT, tail: "", content: "补充一点" }, adding(409))).answer);
  expect(kept.container.querySelector("textarea")?.value).toBe("补充一点");
  expect(kept.container.textContent).toContain("已经补充得够多了");
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test("a receipt that allows reading alone shows no form to add, but the way to the log-in", async () => {
  const id = `${RECEIPT}R0W4T8KD`;
  const { fetch } = backEnd(reply(feedbackGet, { ...course, id, readOnly: true }));
  const found = await send(answerFeedbackProgress, "/portal/v2/feedback-progress", new URLSearchParams({ id, tail: "" }), fetch);
  const { container } = await drawn(FeedbackProgressPage, { id: "" }, found.answer);
  expect(container.querySelector("textarea")).toBeNull();
  expect(container.querySelector('a[href^="/portal/login"]')?.getAttribute("href")).toBe(
    `/portal/login?back=${encodeURIComponent(`/portal/v2/feedback-progress?id=${id}`)}`,
  );
});

test("nothing found, out of order, not a number: each says so, and the fields stay", async () => {
  const throwing = (status: number) =>
    backEnd(
      reply(feedbackGet, () => {
        throw new PortalError("x", "稍后再试", { status });
      }),
    ).fetch;
  const cases = [
    [{ id: RECEIPT, tail: "1" }, 200, 400, "后四位"],
    [{ id: "short", tail: "" }, 200, 400, "24 位"],
    [{ id: RECEIPT, tail: "1111" }, 404, 200, "没有查到这条反馈"],
    [{ id: RECEIPT, tail: "1111" }, 429, 429, "稍后再试"],
    [{ id: RECEIPT, tail: "1111" }, 500, 503, "进度暂时查不到"],
  ] as const;
  for (const [fields, thrown, status, sentence] of cases) {
    const outcome = await send(answerFeedbackProgress, "/portal/v2/feedback-progress", new URLSearchParams(fields), throwing(thrown));
    expect(outcome.status).toBe(status);
    const { container } = await drawn(FeedbackProgressPage, { id: "" }, outcome.answer);
    expect(container.textContent).toContain(sentence);
    expect(container.querySelector<HTMLInputElement>("[name=tail]")?.value).toBe(fields.tail);
  }
});

test("elder mode asks one question a screen and carries the others along; what is wrong is said at its question", async () => {
  const { fetch, letters } = takes();
  const fields: Record<string, string> = { part: "kind" };
  const answered = async (more: Record<string, string>) => {
    const { answer, status } = await write({ ...fields, ...more }, fetch, undefined, true);
    if ("receipt" in answer) return { status, receipt: answer.receipt };
    const { container } = await drawn(FeedbackPage, { kind: "", url: "", part: "kind" }, answer);
    const form = container.querySelector("form[data-feedback]");
    for (const key of Object.keys(fields)) delete fields[key];
    for (const { name, value } of form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? []) fields[name] = value;
    return { status, part: fields["part"], asked: form?.querySelectorAll("[aria-required], [name=contact]:not([type=hidden]), [type=file]").length };
  };
  expect(await answered({})).toMatchObject({ status: 400, part: "kind" });
  expect(await answered({ kind: "suggestion" })).toMatchObject({ status: 200, part: "content" });
  expect(await answered({ content: "" })).toMatchObject({ status: 400, part: "content" });
  expect(await answered({ content: "希望周六也能办" })).toMatchObject({ status: 200, part: "contact" });
  expect(await answered({ contact: "13800000000" })).toMatchObject({ status: 200, part: "images" });
  expect(await answered({ way: "back" })).toMatchObject({ status: 200, part: "contact" });
  expect(await answered({ contact: "13800000000" })).toMatchObject({ part: "images" });
  expect(await answered({})).toMatchObject({ status: 200, part: "captcha" });
  expect(fields).toMatchObject({ kind: "suggestion", content: "希望周六也能办", contact: "13800000000" });
  expect(await answered({ captcha: "12345" })).toEqual({ status: 200, receipt: RECEIPT });
  expect(letters.map(({ fields: { kind, content } }) => [kind, content])).toEqual([["suggestion", "希望周六也能办"]]);
});
