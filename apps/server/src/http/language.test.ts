import { Hono } from "hono";
import { expect, test } from "vitest";
import { localizeDocuments, localizeHtml } from "./language";
import { pageKey } from "./page-key";
import { preferencesOf } from "../common/preferences";

const plain = preferencesOf("");

test.each([
  ["lang=hant", true],
  ["a=b;lang=hant; c=d", true],
  ["lang=hans", false],
  ["xlang=hant", false],
  ["lang=hantx", false],
  ["", false],
])("the cookie %j chooses traditional characters: %s", (cookie, chosen) => {
  expect(preferencesOf(cookie).traditional).toBe(chosen);
});

test("a page is kept for each choice by itself", () => {
  expect(pageKey("h", "/portal/index", { ...plain, traditional: true })).not.toBe(pageKey("h", "/portal/index", plain));
});

test("a finished page says what it is written in", () => {
  expect(localizeHtml('<html lang="zh-CN"><p title="网站">门</p>')).toBe('<html lang="zh-Hant"><p title="網站">門</p>');
});

const app = new Hono()
  .use("/portal/*", localizeDocuments)
  .get("/portal/document", (c) => c.html("<p>门", 503, { "Retry-After": "9" }))
  .get("/portal/converted", (c) => c.html("<p>门", 200, { "Content-Language": "zh-Hant" }))
  .get("/portal/kit/iframe.html", (c) => c.html("<p>门"))
  .get("/portal/data", (c) => c.json({ name: "门" }))
  .get("/portal/fails", () => {
    throw new Error("broken");
  })
  .onError((_error, c) => c.html("<h1>门", 500));
const ask = (path: string, cookie = "lang=hant") => app.request(path, { headers: { cookie } });

test("a document that the server draws follows the choice, with its status and headers", async () => {
  const answer = await ask("/portal/document");
  expect([answer.status, await answer.text()]).toEqual([503, "<p>門"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ "retry-after": "9", "content-language": "zh-Hant", vary: "Cookie" });
  expect(await (await ask("/portal/document", "lang=hans")).text()).toBe("<p>门");
});

test("what went wrong is told in the same characters", async () => {
  const answer = await ask("/portal/fails");
  expect([answer.status, await answer.text()]).toEqual([500, "<h1>門"]);
});

test("what is converted already, and what is no document, stays", async () => {
  for (const path of ["/portal/converted", "/portal/kit/iframe.html"]) expect(await (await ask(path)).text()).toBe("<p>门");
  expect(await (await ask("/portal/data")).json()).toEqual({ name: "门" });
});
