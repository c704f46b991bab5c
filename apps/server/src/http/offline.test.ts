import { compileFunction } from "node:vm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { offlineRoutes } from "./offline";
import { readOnlyBanner } from "./post-process/read-only-banner";
import { rewriteHtml } from "./post-process/rewrite-html";
import { READ_ONLY } from "../contract/router/read-only";

const app = new Hono();
offlineRoutes(app);

type Listener = (event: object) => void;

/** The worker in a world of its own, with a network that a test can take away. */
async function worker() {
  const source = await (await app.request("/portal/sw.js")).text();
  const listeners: Record<string, Listener> = {};
  const kept = new Map<string, string[]>([
    ["onehall-offline-older", ["x"]],
    ["another", []],
  ]);
  /** Pages that the reader has saved, by address: title and text. */
  const saved: Record<string, [string, string]> = {};
  const savedPage = ([title, text]: [string, string]) =>
    new Response(text, { headers: { "x-title": encodeURIComponent(title), "x-saved": "2026-11-28T04:00:00Z" } });
  const world = { online: true, kept, skipped: false, saved };
  const caches = {
    open: async (name: string) => ({
      add: async (request: Request) => void kept.set(name, [new URL(request.url).pathname]),
      keys: async () => Object.keys(saved).map((path) => new Asked(path)),
      match: async ({ url }: Request) => savedPage(saved[new URL(url).pathname + new URL(url).search] ?? ["", ""]),
    }),
    keys: async () => [...kept.keys()],
    has: async () => Object.keys(saved).length > 0,
    delete: async (name: string) => kept.delete(name),
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
      cacheName !== undefined
        ? saved[path] && savedPage(saved[path])
        : [...kept.values()].flat().includes(path)
          ? new Response("网络断开了<!-- saved pages -->请拨打", { headers: { "content-type": "text/html", "content-length": "9" } })
          : undefined,
  };
  const fetch = async (request: Request) => {
    if (!world.online) throw new TypeError("Failed to fetch");
    return new Response(`network ${request.url}`);
  };
  const Asked = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, "https://hall.example.org"), init);
    }
  };
  const names = ["addEventListener", "caches", "fetch", "Request", "skipWaiting", "registration"];
  const values = [(type: string, listener: Listener) => (listeners[type] = listener), caches, fetch, Asked, () => (world.skipped = true), {}];
  compileFunction(source, names)(...values); // the worker is text that the server sends
  let later: Promise<unknown> | undefined;
  const run = async (type: string) => {
    let work: Promise<unknown> | undefined;
    listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const open = async (path: string, { destination = "document", method = "GET" } = {}) => {
    let answer: Promise<Response> | undefined;
    later = undefined;
    const request = { destination, method, url: `https://hall.example.org${path}` };
    listeners["fetch"]?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise), waitUntil: (work: Promise<unknown>) => (later = work) });
    return answer;
  };
  return { world, run, open, later: () => later };
}

test("the page for times without network is whole by itself, and says what to do", async () => {
  const page = await app.request("/portal/offline");
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("网络断开了");
  expect(html).toContain("12345");
  expect(html).not.toMatch(/<script|<img|<link/);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("the worker keeps that page alone, in place of older versions", async () => {
  const { world, run } = await worker();
  await run("install");
  await run("activate");
  const names = [...world.kept.keys()];
  expect(names).toEqual(["another", expect.stringMatching(/^onehall-offline-[0-9a-f]{12}$/)]);
  expect([...world.kept.values()].flat()).toEqual(["/portal/offline"]);
  expect(world.skipped).toBe(true);
  const script = await app.request("/portal/sw.js");
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(script.headers.get("cache-control")).toBe("no-cache");
});

test("in elder mode the page is, and the worker keeps it anew after each choice of the reader", async () => {
  const elder = await app.request("/portal/offline", { headers: { cookie: "elder=1" } });
  expect([await elder.text(), elder.headers.get("cache-control")]).toEqual([expect.stringContaining('class="elder"'), "private, max-age=0, must-revalidate"]);
  const { world, run, open, later } = await worker();
  await run("install");
  world.kept.clear();
  await open("/portal/v2/index");
  expect(later()).toBeUndefined();
  await open("/portal/preferences?elder=1&back=/portal/v2/index");
  await later();
  expect([...world.kept.values()]).toEqual([["/portal/offline"]]);
});

test("pages come from the network; without one the page that is kept answers with 503", async () => {
  const { world, run, open } = await worker();
  await run("install");
  expect(await (await open("/portal/v2/index"))?.text()).toBe("network https://hall.example.org/portal/v2/index");
  world.online = false;
  const offline = await open("/portal/v2/index");
  expect([offline?.status, await offline?.text()]).toEqual([503, "网络断开了请拨打"]);
});

test("without a network a page that the reader has saved is shown, and the kept page lists them with their days, whatever their names", async () => {
  const { world, run, open } = await worker();
  await run("install");
  world.saved["/portal/v3/guide/1/checklist?a.x=yes"] = ["身份证 <b>清单</b>", "清单"];
  world.saved["/portal/offline/form?of=%2Fportal%2Fv3%2Ffeedback&form=0"] = ["", "what was typed"];
  expect(await (await open("/portal/v3/guide/1/checklist?a.x=yes"))?.text()).toBe("network https://hall.example.org/portal/v3/guide/1/checklist?a.x=yes");
  world.online = false;
  const saved = await open("/portal/v3/guide/1/checklist?a.x=yes");
  expect([saved?.status, await saved?.text()]).toEqual([200, "清单"]);
  const other = await open("/portal/v3/guide/1/checklist");
  expect(other?.status).toBe(503);
  expect(await other?.text()).toBe(
    '网络断开了<h2>这台设备上存着的页面</h2><ul><li><a href="/portal/v3/guide/1/checklist?a.x=yes">身份证 &#60;b&#62;清单&#60;/b&#62;</a><br>2026年11月28日存的</li></ul>请拨打',
  );
  expect(other?.headers.get("content-length")).toBeNull();
});

test("it steps aside for pages about a visitor, pages in a frame, for what is sent, and for everything that is no page", async () => {
  const { open } = await worker();
  for (const path of ["/portal/user/profile", "/portal/v3/user", "/portal/login?back=/portal/index", "/portal/operator/tracking"])
    expect(await open(path), path).toBeUndefined();
  expect(await open("/portal/v2/feedback", { method: "POST" })).toBeUndefined();
  expect(await open("/portal/v2/index", { destination: "iframe" })).toBeUndefined();
  expect(await open("/portal/api/v2/ip/type", { destination: "" })).toBeUndefined();
  expect(await open("/portal/v2/assets/x.js", { destination: "script" })).toBeUndefined();
});

test("the notice of read-only mode stands first in the body, once", () => {
  const html = rewriteHtml('<!doctype html><html><head></head><body class="x"><div id="top"></div></body></html>', [readOnlyBanner]);
  expect(html).toContain('<body class="x"><aside');
  expect(html.split(READ_ONLY)).toHaveLength(2);
});
