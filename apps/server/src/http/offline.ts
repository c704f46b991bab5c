import { createHash } from "node:crypto";
import { html } from "hono/html";
import type { Hono } from "hono";
import { serverDocument, sendServerDocument } from "../common/document";

/** Where the page for times without network stands. */
const PAGE = "/portal/offline";

const page = () =>
  serverDocument(
    "网络断开了",
    html`<p class="sum bad">您的设备现在连不上网络，这一页打不开。</p>
      <ul>
        <li>请检查无线网络或移动数据是否打开，然后刷新页面。</li>
        <li>已经填写的内容还在原来的页面里，按“后退”可以回去。</li>
        <li>已经提交并收到回执编号的内容不受影响。</li>
      </ul>
      <p><a href="">重新打开这一页</a></p>
      <p>急需办理的，请拨打 <a href="tel:12345">12345</a>，或者到就近的政务服务大厅。</p>`,
  );

/**
 * The worker keeps one page and nothing else: no page of the portal, no answer, nothing personal. It looks at pages being opened only, steps aside for
 * those about a visitor, and answers where the network does not.
 */
const worker = (version: string): string => `const KEPT = "onehall-offline-${version}";
const PAGE = "${PAGE}";
const PERSONAL = /^\\/portal\\/(?:v[23]\\/)?(?:user|login|logout|sample-login|operator)(?:[\\/.]|$)/;

addEventListener("install", (event) => {
  if (event.addRoutes) event.addRoutes({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: "reload" }))).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const older = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("onehall-offline-") && name !== KEPT).map((name) => caches.delete(name))));
  // No preload of navigations: one that the worker leaves to the browser would be asked for twice, and the last step of a log-in is good for once.
  event.waitUntil(Promise.all([older, registration.navigationPreload && registration.navigationPreload.disable()]));
});

async function answer(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const page = await caches.match(PAGE);
    if (!page) throw error;
    return new Response(page.body, { status: 503, headers: page.headers });
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET" && !PERSONAL.test(new URL(request.url).pathname)) event.respondWith(answer(event));
});
`;

/** The offline page, and the service worker that caches it. @see docs/decisions/offline.md */
export function offlineRoutes(app: Hono): void {
  let made: Promise<string> | undefined;
  app.get(PAGE, (c) => sendServerDocument(c, page(), "public, max-age=0, must-revalidate"));
  app.get("/portal/sw.js", async (c) => {
    made ??= Promise.resolve(page()).then((text) => worker(createHash("sha256").update(String(text)).digest("hex").slice(0, 12)));
    return c.body(await made, 200, { "Content-Type": "text/javascript; charset=UTF-8", "Cache-Control": "no-cache", "Service-Worker-Allowed": "/portal/" });
  });
}
