import { Hono } from "hono";
import { type RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Visitor } from "../identity";
import { createPageCache } from "./page-cache";
import { pageRoutes, type PagesOptions } from "./pages";
import { isPersonalPage } from "../common/personal-pages";
import { faceWith } from "./testing";

test.each([
  ["/portal/user", true],
  ["/portal/user/messages", true],
  ["/portal/v2/user/licences", true],
  ["/portal/v3/e-license", true],
  ["/portal/v2/e-licenses", false],
  ["/portal/v2/licence-check", false],
  ["/portal/v3/user", true],
  ["/portal/v3/user.data", true],
  ["/portal/users", false],
  ["/portal/v2/index", false],
  ["/portal/v2/guide/user/1", false],
  ["/user", false],
])("%s: %s", (path, personal) => {
  expect(isPersonalPage(path)).toBe(personal);
});

type Info = { fetch: typeof fetch; kept?: () => object; visitor: { name: string } | null | undefined };

/** A face that writes on every page who the server says is looking, and what the contract answers in their name. */
function face(): ServerBuild {
  let info: Info | undefined;
  const makeContext = (given: Info) => {
    info = given;
    return new Map() as unknown as RouterContextProvider;
  };
  const draw = async () => {
    const seen = info;
    const answer = await seen?.fetch("http://portal.test/yhzx/apis/messaging/count");
    if (seen?.visitor !== undefined && seen.kept) throw new Error("answers that are kept for all reached a page about a visitor");
    return new Response(`<!doctype html>${seen?.visitor === undefined ? "everybody" : (seen.visitor?.name ?? "nobody")} ${await answer?.text()}`, {
      headers: { "content-type": "text/html" },
    });
  };
  return faceWith({ root: { id: "root", path: "*", module: { default: () => null } } }, { makeContext, default: draw });
}

function host() {
  const app = new Hono();
  const visitors: Record<string, Visitor> = Object.fromEntries(
    ["one", "two"].map((person) => [person, { person, user: { name: `${person}*`, level: "0", account_type: "person", corp: null } } as const]),
  );
  const options: PagesOptions = {
    faces: { v2: face(), v3: face() },
    mode: "production",
    cache: createPageCache({ mebibytes: 1 }),
    calls: {
      fetch: async () => new Response("for all"),
      fetchAs: (visitor) => async () => new Response(`for ${visitor.person}`),
      kept: () => ({ data: "kept" }),
    },
    visitorOf: async (c) => visitors[c.req.header("cookie") ?? ""],
    headers: { "X-Content-Type-Options": "nosniff" },
    publicOrigin: undefined,
    frameAncestors: ["'self'"],
    leaveAllowed: ["gov.cn"],
    countVisit: () => undefined,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  };
  pageRoutes(app, options);
  return (path: string, cookie?: string, init: RequestInit = {}) =>
    app.request(`http://portal.test${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie === undefined ? {} : { cookie }) },
    });
}

test("a page about a visitor is drawn for that visitor alone and kept by nobody", async () => {
  const open = host();
  for (const path of ["/portal/user/messages", "/portal/v3/user/messages"]) {
    const answers = [];
    for (const cookie of ["one", "two", "one"]) answers.push(await open(path, cookie));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      "<!doctype html>one* for one",
      "<!doctype html>two* for two",
      "<!doctype html>one* for one",
    ]);
    for (const { headers } of answers) {
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("etag")).toBeNull();
      expect(headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  }
  expect(await (await open("/portal/user", "one", { method: "HEAD" })).text()).toBe("");
});

test("whoever is not logged in goes to the log-in, and comes back", async () => {
  const open = host();
  const sent = await open("/portal/user/messages?page=2");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/portal/login?back=%2Fportal%2Fuser%2Fmessages%3Fpage%3D2"]);
  expect(sent.headers.get("cache-control")).toBe("private, no-store");
});

test("a form sent after the log-in has ended keeps all that was typed, and waits for the next log-in", async () => {
  const open = host();
  const body = new URLSearchParams([
    ["reason", `<b>"两个"</b> & 一个`],
    ["reason", "再一个"],
  ]);
  const answer = await open("/portal/user/guides?page=2", undefined, {
    method: "POST",
    body,
    headers: { origin: "http://portal.test", "content-length": String(body.toString().length) },
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
  const html = await answer.text();
  expect(html).toContain('<form method="post" action="/portal/user/guides?page=2">');
  expect(html).toContain('name="reason" value="&lt;b&gt;&quot;两个&quot;&lt;/b&gt; &amp; 一个"');
  expect(html).toContain('name="reason" value="再一个"');
  expect(html).toMatch(/href="\/portal\/login\?back=%2Fportal%2Fuser%2Fguides"[^>]*target="_blank"/);

  const pictures = new FormData();
  pictures.set("content", "文字");
  pictures.set("images", new Blob(["x"]), "x.png");
  const encoded = new Response(pictures);
  const bytes = await encoded.arrayBuffer();
  const headers = { "content-type": encoded.headers.get("content-type") ?? "", "content-length": String(bytes.byteLength) };
  const withPictures = await (await open("/portal/user/feedback", undefined, { method: "POST", body: bytes, headers })).text();
  expect(withPictures).toContain('name="content" value="文字"');
  expect(withPictures).toContain("图片和附件没有保留");
});

test("a form that another site sends in a visitor's name is not kept for him to send", async () => {
  const foreign = { method: "POST", body: new URLSearchParams({ unsave: "1" }), headers: { origin: "https://evil.example" } };
  const answer = await host()("/portal/user/guides?_=1", undefined, foreign);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/portal/login?back=%2Fportal%2Fuser%2Fguides"]);
});

test("every other page knows of no visitor, whoever looks", async () => {
  const open = host();
  const first = await open("/portal/v2/index", "one");
  expect(await first.text()).toBe("<!doctype html>everybody for all");
  expect(first.headers.get("cache-control")).toContain("public");
});

test("what a form is answered with has a policy of its own and is kept by nobody", async () => {
  const { headers } = await host()("/portal/v2/index", undefined, { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
