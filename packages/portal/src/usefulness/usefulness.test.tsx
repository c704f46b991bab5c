import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { feedbackAdd, PortalError, trackEvents } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, type ActionFunctionArgs, type HeadersArgs } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeContext } from "../app/context";
import { FaceProvider } from "../app/face";
import { backEnd, load, page, reply, root, renderThenHydrate } from "../testing";
import { answerUsefulness, loadUsefulness, usefulnessHeaders, type UsefulnessAnswer } from "./data";
import { REASONS, scoreOf } from "./reasons";
import { sendUsefulness } from "./send";
import { asksForRating, subjectOf } from "./subject";
import { Usefulness } from "./Usefulness";
import { UsefulnessPage } from "./UsefulnessPage";
import { watchUsefulness } from "./watch";

const ORIGIN = "https://hall.example.org";
const RECEIPT = "20261118K3ZQ70XM";
const keeps = () => backEnd(reply(feedbackAdd, { id: RECEIPT }), reply(trackEvents, { accepted: 1 }));
/** The browser's own, before the server's takes its place. */
const BrowsersForm = globalThis.FormData;
/** The server's own FormData, which jsdom puts its own in place of. */
const ServersForm = (await new Response(new URLSearchParams({ a: "b" })).formData()).constructor as typeof FormData;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function send(fields: [string, string][], fetch: typeof globalThis.fetch, headers: Record<string, string> = {}) {
  vi.stubGlobal("FormData", ServersForm);
  const url = new URL("/portal/v2/useful", ORIGIN);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields), headers });
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false } });
  const { data, init } = await answerUsefulness({ context, request, url, params: {}, pattern: "" } as ActionFunctionArgs);
  vi.unstubAllGlobals();
  const actionHeaders = new Headers(init?.headers);
  expect(new Headers(usefulnessHeaders({ actionHeaders } as HeadersArgs)).get("Cache-Control")).toBe("private, no-store");
  return { answer: data, status: init?.status ?? 200 };
}

async function drawn(answer: UsefulnessAnswer) {
  const Page = () => (
    <FaceProvider value="v3">
      <UsefulnessPage />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const html = serverHtml(
    <Stub initialEntries={["/v3/useful"]} hydrationData={{ loaderData: { root, page: { url: "/portal/index" } }, actionData: { page: answer } }} />,
  );
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return { container, ...within(container) };
}

test.each([
  ["/portal/v2/search?region=440106&keyword=张三的病历&page=3", "/portal/v2/search?region=440106"],
  ["/portal/notice?id=n-1", "/portal/notice?id=n-1"],
  ["/portal/v2/faq?region=%3Cscript%3E", "/portal/v2/faq"],
])("of %s is kept %s", (here, subject) => {
  expect(subjectOf(here)).toBe(subject);
});

test.each([
  ["/portal/v2/index?region=440000", true],
  ["/portal/guide-combo/1", true],
  ["/portal/v3/users", true],
  ["/portal/v2/user/messages", false],
  ["/portal/v3/e-license", false],
  ["/portal/v2/feedback?kind=error", false],
  ["/portal/v2/progress-query-detail", false],
  ["/portal/v2/review", false],
  ["/portal/leave?url=x", false],
  ["/portal/v3/useful", false],
])("readers of %s are asked: %s", (here, asked) => {
  expect(asksForRating(here)).toBe(asked);
});

test("the level is that of the worst reason", () => {
  expect([scoreOf(true, []), scoreOf(false, []), scoreOf(false, ["208"]), scoreOf(false, ["208", "111"])]).toEqual([5, 2, 2, 1]);
});

test("the reasons have the words that the ratings of the pack have", () => {
  const ratings = readFileSync(resolve("../../apps/server/province/guangdong/supervision/ratings.yaml"), "utf8");
  for (const { code, label } of REASONS) expect(ratings).toContain(`{ code: "${code}", label: ${label}, `);
});

test("yes and no are kept as feedback on the page with codes and level, and counted; nothing tells who said so", async () => {
  const back = keeps();
  const no = await send(
    [
      ["url", "/portal/v2/search?keyword=张三&region=440106"],
      ["useful", "0"],
      ["reasons", "208"],
      ["reasons", "109"],
      ["reasons", "999"],
      ["reasons", "<script>"],
      ["content", " 少了照片的要求 "],
    ],
    back.fetch,
  );
  expect([no.status, no.answer]).toEqual([200, { kept: { url: "/portal/v2/search?region=440106", useful: false } }]);
  const yes = await send(
    [
      ["url", "https://evil.example/portal/"],
      ["useful", "1"],
      ["reasons", "208"],
      ["content", "不该有"],
    ],
    back.fetch,
  );
  expect(yes.answer).toEqual({ kept: { url: "/portal/index", useful: true } });
  expect(back.inputsOf(feedbackAdd)).toEqual([
    { kind: "page", score: "1", reasons: "208,109", content: "少了照片的要求", url: "/portal/v2/search?region=440106" },
    { kind: "page", score: "5", url: "/portal/index" },
  ]);
  expect(back.inputsOf(trackEvents)).toHaveLength(2);

  const unseen = keeps();
  for (const headers of [{ dnt: "1" }, { "sec-gpc": "1" }] as Record<string, string>[]) await send([["useful", "1"]], unseen.fetch, headers);
  expect([unseen.inputsOf(feedbackAdd).length, unseen.inputsOf(trackEvents).length]).toEqual([2, 0]);
});

test("what cannot be kept comes back as it was typed, with the reason", async () => {
  const typed: [string, string][] = [
    ["url", "/portal/v2/faq"],
    ["useful", "0"],
    ["reasons", "111"],
    ["content", "样表是旧的"],
  ];
  const refuses = (status: number, sentence: string) =>
    backEnd(
      reply(feedbackAdd, () => {
        throw new PortalError(String(status), sentence, { status });
      }),
    );
  const maintenance = await send(typed, refuses(503, "系统正在维护，暂时只能查询，不能提交。").fetch);
  expect(maintenance.status).toBe(503);
  const { container, getByText } = await drawn(maintenance.answer);
  getByText("系统正在维护，暂时只能查询，不能提交。");
  expect(container.querySelector("details")?.open).toBe(true);
  expect(container.querySelector<HTMLInputElement>("[value='111']")?.checked).toBe(true);
  expect(container.querySelector<HTMLInputElement>("[name=content]")?.value).toBe("样表是旧的");

  const broken = await send(typed, refuses(500, "stack").fetch);
  expect([broken.status, broken.answer]).toEqual([503, { fields: expect.anything(), notice: expect.stringContaining("没有提交成功") }]);
  const long = await send([...typed.slice(0, 3), ["content", "长".repeat(201)]], keeps().fetch);
  expect([long.status, JSON.stringify(long.answer)]).toEqual([400, expect.stringContaining("最多写 200 个字，现在有 201 个")]);
  const nothing = await send([["url", "/portal/v2/faq"]], keeps().fetch);
  expect([nothing.status, JSON.stringify(nothing.answer)]).toEqual([400, expect.stringContaining("请选择")]);
});

test("thanks lead back to the page, and the form alone names it", async () => {
  const thanks = await drawn({ kept: { url: "/portal/v2/faq?region=440106", useful: true } });
  expect(thanks.getByRole("link", { name: "回到刚才的页面" }).getAttribute("href")).toBe("/portal/v2/faq?region=440106");
  const { data } = await load(async (args) => loadUsefulness(args), "/portal/v2/useful?url=//evil.example/", keeps().fetch);
  const { container } = await renderThenHydrate(page(UsefulnessPage, data, { path: "/v2/useful" }));
  expect(container.querySelector<HTMLInputElement>("[name=url]")?.value).toBe("/portal/index");
});

/** A page of a face with the question below it. */
function asks(path: string, { face = "v2", broken = false }: { face?: "v2" | "v3"; broken?: boolean } = {}): string {
  const Shell = ({ children }: { children?: ReactNode }) => (
    <FaceProvider value={face}>
      {children}
      <Usefulness />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Shell, ErrorBoundary: Shell, children: [{ id: "page", path: "*" }] }]);
  return serverHtml(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root }, ...(broken ? { errors: { root: new Error("x") } } : {}) }} />);
}

describe("at the end of a page", () => {
  test.each(["v2", "v3"] as const)("%s: one press says yes; no opens the reasons, a line of text and a button", async (face) => {
    const html = asks(`/${face}/faq?region=440106&keyword=张三`, { face });
    await expectValidHtml(html);
    const container = document.createElement("div");
    container.innerHTML = html;
    const forms = [...container.querySelectorAll("form")];
    expect(forms.map((form) => [form.method, form.getAttribute("action")])).toEqual(["1", "0"].map(() => ["post", `/portal/${face}/useful`]));
    expect(forms.map((form) => [...new BrowsersForm(form)])).toEqual(
      ["1", "0"].map((useful) => [["url", `/portal/${face}/faq?region=440106`], ["useful", useful], ...(useful === "0" ? [["content", ""]] : [])]),
    );
    expect([...container.querySelectorAll<HTMLInputElement>("[name=reasons]")].map(({ value }) => value)).toEqual(REASONS.map(({ code }) => code));
    expect(within(container).getByRole("heading", { name: "本页对您有用吗？" }).tagName).toBe("H2");
  });

  test("nobody is asked about errors, forms and pages of one person", () => {
    for (const path of ["/v2/user", "/v2/feedback", "/v2/useful"]) expect(asks(path)).not.toContain("<form");
    expect(asks("/v2/faq", { broken: true })).not.toContain("<form");
  });
});

describe("with scripts", () => {
  const answers = vi.fn<typeof fetch>();
  const form = (useful: "1" | "0") => {
    const found = [...document.querySelectorAll("form")].find((one) => one.querySelector<HTMLInputElement>("[name=useful]")?.value === useful);
    if (!found) throw new Error("no form");
    return found;
  };
  beforeEach(() => {
    document.body.innerHTML = asks("/v2/faq");
    answers.mockReset();
    vi.stubGlobal("fetch", answers);
  });

  test("the answer is sent without leaving the page, once, and thanks take its place", async () => {
    answers.mockImplementation(async () => new Response("<p>page</p>"));
    const no = form("0");
    no.querySelector<HTMLInputElement>("[value='208']")?.click();
    await Promise.all([sendUsefulness(no), sendUsefulness(no)]);
    expect(answers).toHaveBeenCalledTimes(1);
    const sent = answers.mock.calls[0]?.[1]?.body;
    expect(sent instanceof URLSearchParams ? sent.toString() : sent).toBe("url=%2Fportal%2Fv2%2Ffaq&useful=0&reasons=208&content=");
    const thanks = document.querySelector("[role=status]");
    expect(thanks?.textContent).toBe("谢谢，已经记下，我们会逐页改进。");
    expect(document.activeElement).toBe(thanks);
    expect(document.querySelector("form")).toBeNull();
  });

  test.each([
    ["the sentence of the page", async () => new Response("<p data-sentence>系统正在维护</p>", { status: 503 }), "系统正在维护"],
    ["how long to wait", async () => new Response("", { status: 429, headers: { "Retry-After": "17" } }), "提交太频繁了，请 17 秒后再试。"],
    ["that there is no network", async () => Promise.reject(new TypeError("offline")), "没有提交成功，您填写的内容还在。请检查网络后再试。"],
    ["that it failed", async () => new Response("?", { status: 500 }), "没有提交成功，您填写的内容还在。请检查网络后再试。"],
  ] as [string, typeof fetch, string][])("a failure says %s, and keeps what was typed", async (_, answer, sentence) => {
    answers.mockImplementation(answer);
    const no = form("0");
    const line = no.querySelector<HTMLInputElement>("[name=content]");
    if (line) line.value = "样表是旧的";
    await sendUsefulness(no);
    await sendUsefulness(no);
    expect([...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent)).toEqual([sentence]);
    expect(form("0").querySelector<HTMLInputElement>("[name=content]")?.value).toBe("样表是旧的");
  });

  test("a submitted question goes this way, any other form its own", async () => {
    answers.mockImplementation(async () => new Response("ok"));
    watchUsefulness();
    document.body.insertAdjacentHTML("beforeend", '<form id="other"></form>');
    const submit = (one: Element | null) => {
      const event = new Event("submit", { bubbles: true, cancelable: true });
      one?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([submit(form("1")), submit(document.querySelector("#other"))]).toEqual([true, false]);
    await waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toBe("谢谢，很高兴帮到了您。"));
  });
});
