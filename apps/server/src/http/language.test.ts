import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { documentsInCharacters, inCharactersOf } from "./language";
import { pageKey } from "./page-key";
import { preferencesOf } from "./preferences";

/** A face that says what it was given. */
const face = { entry: { module: { inTraditional: (html: string) => `繁${html}` } } } as unknown as ServerBuild;

const plain = preferencesOf("");
const traditional = preferencesOf("elder=1; lang=hant");

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

test("a page is converted by its face for those who chose it, and says so", async () => {
  expect(await inCharactersOf(plain, "<p>", face)).toEqual({ html: "<p>", headers: {} });
  expect(await inCharactersOf(traditional, "<p>", async () => face)).toEqual({ html: "繁<p>", headers: { "content-language": "zh-Hant" } });
});

const app = new Hono()
  .use("/portal/*", documentsInCharacters(face))
  .get("/portal/document", (c) => c.html("<p>", 503, { "Retry-After": "9" }))
  .get("/portal/converted", (c) => c.html("<p>", 200, { "Content-Language": "zh-Hant" }))
  .get("/portal/kit/iframe.html", (c) => c.html("<p>"))
  .get("/portal/data", (c) => c.json({ name: "门" }))
  .get("/portal/fails", () => {
    throw new Error("broken");
  })
  .onError((_error, c) => c.html("<h1>", 500));
const ask = (path: string, cookie = "lang=hant") => app.request(path, { headers: { cookie } });

test("a document that the server draws follows the choice, with its status and headers", async () => {
  const answer = await ask("/portal/document");
  expect([answer.status, await answer.text()]).toEqual([503, "繁<p>"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ "retry-after": "9", "content-language": "zh-Hant", vary: "Cookie" });
  expect(await (await ask("/portal/document", "lang=hans")).text()).toBe("<p>");
});

test("what went wrong is told in the same characters", async () => {
  const answer = await ask("/portal/fails");
  expect([answer.status, await answer.text()]).toEqual([500, "繁<h1>"]);
});

test("what is converted already, and what is no document, stays", async () => {
  for (const path of ["/portal/converted", "/portal/kit/iframe.html"]) expect(await (await ask(path)).text()).toBe("<p>");
  expect(await (await ask("/portal/data")).json()).toEqual({ name: "门" });
});
