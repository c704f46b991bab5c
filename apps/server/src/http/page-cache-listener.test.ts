import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../common/log";
import { pageCacheListener } from "./page-cache-listener";
import { createPageCache } from "./page-cache";
import { pageKey } from "./page-key";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const NONE = { elder: false, contrast: false, traditional: false };

/** A server whose slow way keeps what it draws, as the pages do. */
async function serve() {
  const cache = createPageCache({ mebibytes: 1 });
  const slow = vi.fn<RequestListener>(async (request, response) => {
    const key = pageKey(request.headers.host ?? "", request.url ?? "", { ...NONE, elder: request.headers.cookie === "elder=1" });
    const page = await cache.respond(key, { method: "GET", acceptEncoding: "br", ifNoneMatch: "" }, async () => ({
      status: 200,
      headers: { "x-policy": "p" },
      html: `${request.url} ${request.headers.cookie ?? ""}`,
    }));
    response.end(await page.text().catch(() => ""));
  });
  const countVisit = vi.fn<() => void>();
  const server = createServer(pageCacheListener({ cache, log: createLog("silent"), countVisit }, slow));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    slow,
    countVisit,
    ask: (path: string, init: RequestInit = {}) => fetch(origin + path, { ...init, headers: { "accept-encoding": "br", ...init.headers } }),
  };
}

test("the second visitor is served from memory, with the page's own headers and an id of his own", async () => {
  const { slow, countVisit, ask } = await serve();
  await ask("/portal/a?b=1");
  const answer = await ask("/portal/a?b=1");
  expect(slow).toHaveBeenCalledTimes(1);
  expect(await answer.text()).toBe("/portal/a?b=1 ");
  expect(answer.headers.get("x-policy")).toBe("p");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const proxied = await ask("/portal/a?b=1", { headers: { "x-request-id": "of-the-proxy_1=" } });
  expect(proxied.headers.get("x-request-id")).toBe("of-the-proxy_1=");
  const forged = await ask("/portal/a?b=1", { headers: { "x-request-id": "a b" } });
  expect(forged.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const again = await ask("/portal/a?b=1", { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-length")).toBeNull();
  expect(countVisit, "what the slow way sends, it counts itself").toHaveBeenCalledTimes(4);
});

test.each([
  ["another address", "/portal/a?b=2", {}],
  ["another choice", "/portal/a?b=1", { headers: { cookie: "elder=1" } }],
  ["another method", "/portal/a?b=1", { method: "POST" }],
])("%s takes the long way", async (_difference, path, init) => {
  const { slow, ask } = await serve();
  await ask("/portal/a?b=1");
  await ask(path, init);
  expect(slow).toHaveBeenCalledTimes(2);
});
