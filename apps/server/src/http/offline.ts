import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Hono } from "hono";
import { serverDocument, sendServerDocument } from "../common/document";
import { preferencesOf } from "../common/preferences";

/** Where the page for times without network stands. */
const PAGE = "/portal/offline";

/** Where the worker lists the pages that the reader has saved on the device. */
const SAVED_LIST = "<!-- saved pages -->";

const page = (elder: boolean) =>
  serverDocument(
    "网络断开了",
    html`<p class="sum bad">您的设备现在连不上网络，这一页打不开。</p>
      <ul>
        <li>请检查无线网络或移动数据是否打开，然后刷新页面。</li>
        <li>已经填写的内容还在原来的页面里，按“后退”可以回去。</li>
        <li>已经提交并收到回执编号的内容不受影响。</li>
      </ul>
      <p><a href="">重新打开这一页</a></p>
      ${raw(SAVED_LIST)}
      <p>急需办理的，请拨打 <a href="tel:12345">12345</a>，或者到就近的政务服务大厅。</p>`,
    { elder },
  );

/**
 * The worker keeps one page and nothing else: no page of the portal, no answer, nothing personal. It looks at pages being opened only, steps aside for
 * those about a visitor or in a frame, and answers where the network does not: with the page that the reader has saved (packages/portal/src/offline), or
 * with the one it keeps, which lists them. That one is kept anew after a choice of the reader, so that it is in elder mode where the pages are.
 */
const worker = (version: string): string => `const KEPT = "onehall-offline-${version}";
const PAGE = "${PAGE}";
const SAVED = "onehall-saved";
const LIST = "${SAVED_LIST}";
const CHOICES = "/portal/preferences";
/** What is typed into saved pages lies beside them. */
const FORM = "/portal/offline/form";
const PERSONAL = /^\\/portal\\/(?:v[23]\\/)?(?:user|login|logout|sample-login|operator)(?:[\\/.]|$)/;

const keepPage = () => caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: "reload" })));

addEventListener("install", (event) => {
  if (event.addRoutes) event.addRoutes({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  event.waitUntil(keepPage().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const older = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("onehall-offline-") && name !== KEPT).map((name) => caches.delete(name))));
  // No preload of navigations: one that the worker leaves to the browser would be asked for twice, and the last step of a log-in is good for once.
  event.waitUntil(Promise.all([older, registration.navigationPreload && registration.navigationPreload.disable()]));
});

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => "&#" + sign.charCodeAt(0) + ";");

async function savedList() {
  if (!(await caches.has(SAVED))) return "";
  const pages = await caches.open(SAVED);
  const items = [];
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === FORM) continue;
    const { headers } = await pages.match(request);
    const saved = headers.get("X-Saved");
    const day = saved ? new Date(saved).toLocaleDateString("zh-CN", { dateStyle: "long" }) + "存的" : "";
    items.push('<li><a href="' + escaped(pathname + search) + '">' + escaped(decodeURIComponent(headers.get("X-Title") || pathname)) + "</a>" + (day && "<br>" + escaped(day)) + "</li>");
  }
  return items.length === 0 ? "" : "<h2>这台设备上存着的页面</h2><ul>" + items.reverse().join("") + "</ul>";
}

async function answer(event) {
  try {
    const response = await fetch(event.request);
    if (new URL(event.request.url).pathname === CHOICES) event.waitUntil(keepPage().catch(() => undefined));
    return response;
  } catch (error) {
    const { pathname, search } = new URL(event.request.url);
    const saved = await caches.match(pathname + search, { cacheName: SAVED });
    if (saved) return saved;
    const page = await caches.match(PAGE);
    if (!page) throw error;
    const [before, after = ""] = (await page.text()).split(LIST);
    const headers = new Headers(page.headers);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(before + (await savedList()) + after, { status: 503, headers });
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  // What a worker asks for in place of a frame no longer says that it is for a frame, and would come as a page that is in none.
  if (request.destination === "document" && request.method === "GET" && !PERSONAL.test(new URL(request.url).pathname)) event.respondWith(answer(event));
});
`;

/** The offline page, and the service worker that caches it. @see docs/decisions/offline.md */
export function offlineRoutes(app: Hono): void {
  let made: Promise<string> | undefined;
  app.get(PAGE, (c) => sendServerDocument(c, page(preferencesOf(c.req.header("cookie")).elder), "private, max-age=0, must-revalidate"));
  app.get("/portal/sw.js", async (c) => {
    made ??= Promise.resolve(page(false)).then((text) => worker(createHash("sha256").update(String(text)).digest("hex").slice(0, 12)));
    return c.body(await made, 200, { "Content-Type": "text/javascript; charset=UTF-8", "Cache-Control": "no-cache", "Service-Worker-Allowed": "/portal/" });
  });
}
