import { callPath, captchaExtend, captchaSound, PortalError, progressQuery, WRONG_CAPTCHA, type AnswerOf } from "@onehall/api";
import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { createRoutesStub, type ActionFunctionArgs, type HeadersArgs } from "react-router";
import { expect, test } from "vitest";
import { FaceProvider } from "../app/face";
import { faultOf, makeContext } from "../app/context";
import { answers, backEnd, load, page, reply, root, renderThenHydrate } from "../testing";
import { answerProgress, loadProgress, progressHeaders, progressMeta, type ProgressAnswer, type ProgressData } from "./data";
import { ProgressPage } from "./ProgressPage";

const ORIGIN = "https://hall.example.org";
const TOKEN = "abcdefghijklmnopqrstuv";
const COOKIE = "0123456789_-ABCDEFGHIJ";
const right = { sqrmc: "李样例", sblsh: "440100202611010001", captcha: "12345" };

type Raw = AnswerOf<typeof progressQuery>["data"]["bjjd"][number];
const affair: Raw = {
  sblsh: right.sblsh,
  sxmc: "居住证办理",
  sqrmc: "李**",
  bmmc: "广州市公安局",
  slsj: "2026-11-02 10:00",
  bjzt: "已办结",
  bjlc: [
    { mc: "申请", sj: "2026-11-01 09:00", jg: "已提交申请" },
    { mc: "受理", sj: "2026-11-02 10:00", jg: "准予受理" },
    { mc: "办结", sj: "2026-11-09 16:00", jg: "准予许可" },
  ],
};
const answering = (...bjjd: Raw[]) => reply(progressQuery, { code: "200", data: { bjjd } });
const SOUND = "data:audio/wav;base64,UklGRg==";
const sound = reply(captchaSound, { sound: SOUND, token: TOKEN, seconds: 180, extensions: 3 });
const refusing = (status: number) =>
  reply(progressQuery, () => {
    throw new PortalError("refused", "尝试的次数太多了，请 3 分钟后再试，或拨打 12345 查询。", { status });
  });

/** Sends the form as a browser without scripts does. */
async function send(fields: Record<string, string> | string, fetch: typeof globalThis.fetch, cookie = `a=b; captcha=${COOKIE}`) {
  const url = new URL("/portal/v2/progress-query-detail", ORIGIN);
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", body, headers: cookie ? { cookie } : {} });
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false } });
  const answer = await answerProgress({ request, url, params: {}, context, pattern: "" } as ActionFunctionArgs);
  const actionHeaders = new Headers(answer.init?.headers);
  const sent = new Headers(progressHeaders({ actionHeaders } as HeadersArgs));
  return { answer: answer.data, status: answer.init?.status ?? 200, cache: sent.get("Cache-Control") };
}

const region = async (): Promise<ProgressData> => (await load(loadProgress, "/portal/v2/progress-query?region=440100", backEnd(answers.regions).fetch)).data;

/** The page with what the action answered, as the server draws it: nothing in it is hydrated. */
async function drawn(answer: ProgressAnswer) {
  const Page = () => (
    <FaceProvider value="v2">
      <ProgressPage />
    </FaceProvider>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ id: "page", path: "*", Component: Page }] }]);
  const hydrationData = { loaderData: { root, page: await region() }, actionData: { page: answer } };
  const html = serverHtml(<Stub initialEntries={["/v2/progress-query-detail"]} hydrationData={hydrationData} />);
  await expectValidHtml(html);
  const container = document.createElement("div");
  container.innerHTML = html;
  return { container, ...within(container) };
}

test("a form that needs no script and holds nothing of a captcha, because the page is kept", async () => {
  const { fetch, inputsOf } = backEnd(answers.regions, sound);
  const { data } = await load(loadProgress, "/portal/v2/progress-query?region=440100", fetch);
  expect(inputsOf(captchaSound)).toEqual([]);
  expect(serverHtml(page(ProgressPage, data, { face: "v3" }))).toContain("/portal/v3/progress-query-detail?region=440100");
  const { container } = await renderThenHydrate(page(ProgressPage, data, { path: "/v2/progress-query" }));
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/portal/v2/progress-query-detail?region=440100#errors"]);
  expect(
    within(container)
      .getByRole("textbox", { name: /受理编号/ })
      .hasAttribute("required"),
  ).toBe(true);
  expect([container.querySelector("main img, form img"), container.querySelector("[name=captcha]")]).toEqual([null, null]);
  expect(new Headers(progressHeaders({ actionHeaders: new Headers() } as HeadersArgs)).has("Cache-Control")).toBe(false);
});

test("a receipt in the address fills the form, and nothing else does", async () => {
  const numberOf = async (query: string) => {
    const { data } = await load(loadProgress, `/portal/v2/progress-query${query}`, backEnd(answers.regions).fetch);
    return /<input[^>]*name="sblsh"[^>]*>/.exec(serverHtml(page(ProgressPage, data)))?.[0].match(/ value="([^"]*)"/)?.[1];
  };
  expect(await numberOf("?receipt=YL00000100000001")).toBe("YL00000100000001");
  expect(await numberOf("?receipt=%3Cb%3E")).toBe("");
  expect(await numberOf("")).toBe("");
});

test("the affair: state, steps with their times, masked name; kept by nobody", async () => {
  const { fetch, inputsOf } = backEnd(answering(affair));
  const { answer, status, cache } = await send({ ...right, sblsh: " ４４０１００ 202611010001 " }, fetch);
  expect([status, cache]).toEqual([200, "private, no-store"]);
  expect(inputsOf(progressQuery)).toEqual([{ ...right, captcha_type: "BJJD", captcha_token: COOKIE }]);
  const { container, getAllByRole, getByRole } = await drawn(answer);
  expect(getByRole("heading", { level: 1 }).textContent).toBe("办件进度");
  expect(container.textContent).toContain("已办结：准予许可");
  expect(getAllByRole("listitem").filter((one) => one.dataset.state === "done")).toHaveLength(3);
  expect(container.querySelector("time")?.textContent).toBe("2026-11-01 09:00");
  expect(container.textContent).toContain("李**");
  expect(container.innerHTML).not.toContain("李样例");
  expect(getByRole("link", { name: "再查一件" }).getAttribute("href")).toBe("/portal/v2/progress-query?region=440100");
});

test("under way, the last step is the one that is at work; before it is accepted, the day is that of the application", async () => {
  const under = { ...affair, bjzt: "待受理", bjlc: affair.bjlc.slice(0, 1), slsj: "2026-11-01 09:00" };
  const { container } = await drawn((await send(right, backEnd(answering(under)).fetch)).answer);
  expect(container.querySelector("[aria-current=step]")?.textContent).toContain("申请");
  expect([...container.querySelectorAll("dt")].at(-1)?.textContent).toBe("申请时间");
  const refused = { ...affair, bjzt: "不予受理", bjlc: [{ mc: "受理", sj: "2026-11-02 10:00", jg: "不予受理" }] };
  const { container: over } = await drawn((await send(right, backEnd(answering(refused)).fetch)).answer);
  expect(over.textContent).not.toContain("不予受理：不予受理");
});

test("without a captcha it is asked at first; after some tries one is wanted, and what was typed stays", async () => {
  const { captcha: _, ...typed } = right;
  const { fetch, inputsOf } = backEnd(answering(affair));
  expect((await send(typed, fetch, "")).status).toBe(200);
  expect(inputsOf(progressQuery)).toEqual([{ ...typed, captcha_type: "BJJD", captcha_when: "needed" }]);
  const wanted: typeof globalThis.fetch = async () => Response.json({ statusCode: WRONG_CAPTCHA, code: WRONG_CAPTCHA, msg: "请填写验证码" }, { status: 400 });
  const { answer, status } = await send(typed, wanted, "");
  expect(status, "nobody has made a mistake").toBe(200);
  const { container, getByRole } = await drawn(answer);
  expect(container.querySelector("form img")?.getAttribute("src")).toBe("/portal/api/v2/qyzx/getVerifyCode?type=BJJD&v=1");
  expect(getByRole("link", { name: /请填写验证码/ }).getAttribute("href")).toBe(`#${container.querySelector("[name=captcha]")?.id}`);
  expect(getByRole<HTMLInputElement>("textbox", { name: /受理编号/ }).value).toBe(right.sblsh);
  const buttons = [...container.querySelectorAll<HTMLButtonElement>("form button")].map((one) => [one.name, one.value, one.formNoValidate]);
  expect(buttons, "Enter asks for the progress").toEqual([
    ["", "", false],
    ["way", "extend", true],
    ["way", "picture", true],
    ["way", "sound", true],
  ]);
});

test("a sound instead of the picture: what was typed stays, its token counts before the cookie", async () => {
  const asked = await send({ ...right, captcha: "", way: "sound" }, backEnd(sound).fetch);
  expect([asked.status, asked.cache]).toEqual([200, "private, no-store"]);
  const { container, getByRole } = await drawn(asked.answer);
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector<HTMLInputElement>("[name=captcha_token]")?.value).toBe(TOKEN);
  expect(getByRole<HTMLInputElement>("textbox", { name: /姓名/ }).value).toBe(right.sqrmc);
  expect(container.querySelector("audio[controls][aria-label]")?.getAttribute("src")).toBe(SOUND);
  expect(JSON.stringify(asked.answer), "not written into the page twice").not.toContain("audio/wav");
  const { fetch, inputsOf } = backEnd(answering(affair));
  await send({ ...right, captcha_token: TOKEN }, fetch);
  expect(inputsOf(progressQuery)[0]?.captcha_token).toBe(TOKEN);
  const back = await send({ ...right, captcha_token: TOKEN, way: "picture" }, backEnd(sound).fetch);
  expect(back.answer).toMatchObject({ form: { captcha: "picture", errors: {} } });
});

test("without scripts more time is one button: the digits typed so far stay, and how often it can still be asked for", async () => {
  const { fetch, inputsOf } = backEnd(reply(captchaExtend, { seconds: 180, extensions: 2 }), sound);
  const longer = await send({ ...right, captcha: "56", captcha_token: TOKEN, way: "extend" }, fetch);
  expect([longer.status, inputsOf(captchaExtend), inputsOf(captchaSound)]).toEqual([200, [{ captcha_token: TOKEN }], []]);
  const { container, getByRole } = await drawn(longer.answer);
  expect(getByRole<HTMLInputElement>("textbox", { name: /验证码/ }).value).toBe("56");
  expect(container.textContent).toContain("已延长 3 分钟，还可以延长 2 次。您填的是刚才那段语音里的数字");
  expect(container.querySelector<HTMLInputElement>("[name=captcha_token]")?.value).toBe(TOKEN);

  const picture = await send({ ...right, captcha: "123", way: "extend" }, fetch);
  const drawnPicture = await drawn(picture.answer);
  expect(drawnPicture.container.querySelector("img"), "drawing it again would make another one").toBeNull();
  expect(drawnPicture.getByRole<HTMLInputElement>("textbox", { name: /验证码/ }).value).toBe("123");
  const untouched = await send({ ...right, captcha: "", way: "extend" }, fetch);
  expect((await drawn(untouched.answer)).container.querySelector("img"), "a new one has its full time").not.toBeNull();

  const over = await send({ ...right, captcha_token: TOKEN, way: "extend" }, backEnd(sound).fetch);
  expect(over.answer).toMatchObject({ form: { errors: { captcha: expect.stringContaining("不能再延长") as string }, values: { sqrmc: right.sqrmc } } });
});

test("a wrong captcha: a clear sentence, a new one of the same kind, and what was typed", async () => {
  const { fetch } = backEnd(sound);
  const wrong: typeof fetch = (input, init) => {
    const sent = new Request(input, init);
    return new URL(sent.url).pathname === callPath(progressQuery)
      ? Promise.resolve(Response.json({ statusCode: WRONG_CAPTCHA, code: WRONG_CAPTCHA, msg: "验证码不正确" }, { status: 400 }))
      : fetch(sent);
  };
  const { answer, status, cache } = await send(right, wrong);
  expect([status, cache]).toEqual([400, "private, no-store"]);
  const { container, getByRole } = await drawn(answer);
  expect(getByRole("link", { name: /验证码不正确或者已经失效/ }).getAttribute("href")).toBe(`#${container.querySelector("[name=captcha]")?.id}`);
  expect(getByRole<HTMLInputElement>("textbox", { name: /受理编号/ }).value).toBe(right.sblsh);
  expect(container.querySelector<HTMLInputElement>("[name=captcha]")?.value).toBe("");
  expect(container.querySelector("img")).not.toBeNull();
  expect((await send({ ...right, captcha_token: TOKEN }, wrong)).answer).toMatchObject({ form: { captcha: { token: TOKEN } } });
});

test("without the cookie of the picture a sound takes its place, and nothing is asked", async () => {
  const { fetch, inputsOf } = backEnd(sound, answering(affair));
  const { answer, status } = await send(right, fetch, "");
  expect(status).toBe(400);
  expect(answer).toMatchObject({ form: { captcha: { token: TOKEN }, errors: { captcha: expect.stringContaining("语音") as string } } });
  expect(inputsOf(progressQuery)).toEqual([]);
});

test("nothing found, too many tries, out of order: each says so with a way on, and the form stays", async () => {
  const nothing = await send(right, backEnd(answering()).fetch);
  expect(nothing.status).toBe(200);
  const { container } = await drawn(nothing.answer);
  expect(container.textContent).toContain("没有查到这件申请");
  expect(container.querySelector('a[href="tel:12345"]')).not.toBeNull();
  const many = await send(right, backEnd(refusing(429)).fetch);
  expect([many.status, (await drawn(many.answer)).container.textContent]).toEqual([429, expect.stringContaining("3 分钟后再试") as string]);
  const out = await send({ ...right, captcha_token: TOKEN }, backEnd().fetch);
  expect([out.status, out.cache]).toEqual([503, "private, no-store"]);
  expect((await drawn(out.answer)).container.querySelector("img"), "no sound to be had: the picture").not.toBeNull();
});

test("hostile input is refused field by field and never reaches the contract", async () => {
  const { fetch, inputsOf } = backEnd(answering(affair));
  const hostile: (string | Record<string, string>)[] = [
    {},
    "not a form",
    { sqrmc: "x".repeat(9_999), sblsh: "<script>", captcha: "1".repeat(11) },
    { ...right, sblsh: "1' OR '1'='1" },
  ];
  for (const fields of hostile) expect((await send(fields, fetch)).status).toBe(400);
  expect((await send({ ...right, captcha_token: "../x" }, fetch, "captcha=../../x")).status).toBe(400);
  expect(inputsOf(progressQuery)).toEqual([]);
  const { container } = await drawn((await send({ sqrmc: "", sblsh: '"><script><b>', captcha: "" }, fetch)).answer);
  expect(container.querySelector("form b, form script")).toBeNull();
  expect(within(container).getByText("请填写申请人姓名或名称", { selector: "a" })).toBeDefined();
});

test("the title of a page that answers a form begins with what is wrong first", async () => {
  const url = new URL("/portal/v2/progress-query", ORIGIN);
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ ...right, sqrmc: "" }) });
  const { fetch } = backEnd();
  const context = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false } });
  await answerProgress({ request, url, params: {}, context, pattern: "" } as ActionFunctionArgs);
  const fault = faultOf({ context });
  expect(fault).toBe("请填写申请人姓名或名称");
  const args = { loaderData: await region(), matches: [{ loaderData: { ...root, fault } }], location: { pathname: "/v2/progress-query" } };
  expect(JSON.stringify((progressMeta as (given: unknown) => unknown)(args))).toContain(`错误：${fault} - 办件进度查询`);
});

test("only the page of the answer keeps out of search engines", async () => {
  const args = { loaderData: await region(), matches: [{ loaderData: root }] };
  const tags = (name: string) => JSON.stringify((progressMeta as (given: unknown) => unknown)({ ...args, location: { pathname: `/v2/${name}` } }));
  expect(tags("progress-query-detail")).toContain("noindex");
  expect(tags("progress-query")).not.toContain("noindex");
  expect(tags("progress-query")).toContain(`${ORIGIN}/portal/v2/progress-query"`);
});
