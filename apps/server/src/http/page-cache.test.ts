import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageCache, type Page } from "./page-cache";

const ask = (headers: Record<string, string> = {}, method = "GET") => ({
  method,
  acceptEncoding: headers["accept-encoding"] ?? "",
  ifNoneMatch: headers["if-none-match"] ?? "",
});
const page = (html: string, status = 200): Page => ({
  status,
  headers: { "content-type": "text/html", "content-security-policy": `script-src 'sha256-${html.length}'` },
  html,
});
const SECOND = 1000;

function cacheAt() {
  const clock = { now: 0 };
  const onError = vi.fn();
  return { clock, onError, cache: createPageCache({ mebibytes: 1, now: () => clock.now, onError }) };
}

test("a page is drawn once for many who ask at the same time, and kept with its own policy", async () => {
  const { cache } = cacheAt();
  const render = vi.fn(async () => page("一"));
  const answers = await Promise.all(Array.from({ length: 20 }, async () => cache.respond("a", ask(), render)));
  expect(render).toHaveBeenCalledTimes(1);
  for (const answer of answers) {
    expect(await answer.text()).toBe("一");
    expect(answer.headers.get("content-security-policy")).toBe("script-src 'sha256-1'");
  }
});

test("a page that may not be kept is drawn each time", async () => {
  const { cache } = cacheAt();
  const render = vi.fn(async () => ({ ...page("此刻"), headers: { ...page("").headers, "cache-control": "private, no-store" } }));
  await cache.respond("a", ask(), render);
  const again = await cache.respond("a", ask(), render);
  expect([render.mock.calls.length, again.headers.get("cache-control")]).toEqual([2, "private, no-store"]);
  expect(cache.ready("a", "")).toBeUndefined();
});

test("an old page is served once more while a new one is made", async () => {
  const { cache, clock } = cacheAt();
  await cache.respond("a", ask(), async () => page("旧"));
  clock.now = 31 * SECOND;
  expect(await (await cache.respond("a", ask(), async () => page("新"))).text()).toBe("旧");
  await vi.waitFor(async () => expect(await (await cache.respond("a", ask(), async () => page("无"))).text()).toBe("新"));
});

test("a clock that is set back makes pages old, not fresh for as long", async () => {
  const { cache, clock } = cacheAt();
  clock.now = 3600 * SECOND;
  await cache.respond("a", ask(), async () => page("一"));
  clock.now = 0;
  expect(cache.ready("a", "")).toBeUndefined();
  await cache.respond("a", ask(), async () => page("二"));
  await expect.poll(async () => (await cache.respond("a", ask(), async () => page("三"))).text()).toBe("二");
});

test("when no new page can be made the old one stays for a day, and the operator is told", async () => {
  const { cache, clock, onError } = cacheAt();
  const fails = async (): Promise<Page> => {
    throw new Error("database gone");
  };
  await cache.respond("a", ask(), async () => page("旧"));
  clock.now = 3600 * SECOND;
  expect(await (await cache.respond("a", ask(), fails)).text()).toBe("旧");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  clock.now = 25 * 3600 * SECOND;
  await expect(cache.respond("a", ask(), fails)).rejects.toThrow("database gone");
});

test("pages that went wrong are never kept", async () => {
  const { cache } = cacheAt();
  expect((await cache.respond("a", ask(), async () => page("坏", 500))).status).toBe(500);
  expect((await cache.respond("a", ask(), async () => page("好"))).status).toBe(200);
  expect((await cache.respond("b", ask(), async () => page("没有", 404))).status).toBe(404);
  expect((await cache.respond("b", ask(), async () => page("有了"))).status).toBe(200);
});

test.each([
  ["br", (body: Buffer) => brotliDecompressSync(body)],
  ["gzip", (body: Buffer) => gunzipSync(body)],
])("a kept page is sent as %s to those who take it", async (encoding, decompress) => {
  const { cache } = cacheAt();
  const html = "政务服务".repeat(500);
  const answer = await cache.respond("a", ask({ "accept-encoding": encoding }), async () => page(html));
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get("content-length"))).toBe(body.length);
  expect(decompress(body).toString()).toBe(html);
});

test("a page is not sent in a coding that the browser refuses", async () => {
  const { cache } = cacheAt();
  const sent = async (accept: string) =>
    (await cache.respond("a", ask({ "accept-encoding": accept }), async () => page("政务服务".repeat(500)))).headers.get("content-encoding");
  expect([await sent("br;q=0, gzip"), await sent("br;q=0, gzip;q=0"), await sent("zstd, *")]).toEqual(["gzip", null, "gzip"]);
});

test("a browser that has the page gets 304 without a body, HEAD gets the headers of GET", async () => {
  const { cache } = cacheAt();
  const first = await cache.respond("a", ask(), async () => page("一"));
  const etag = first.headers.get("etag") ?? "";
  const second = await cache.respond("a", ask({ "if-none-match": etag }), async () => page("一"));
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
  const head = await cache.respond("a", ask({}, "HEAD"), async () => page("一"));
  expect(head.headers.get("content-length")).toBe("3");
  expect(await head.text()).toBe("");
});

test("the least used pages go when the memory is full", async () => {
  const { cache } = cacheAt();
  const large = "x".repeat(300 * 1024);
  const render = vi.fn(async () => page(large));
  for (const key of ["a", "b", "a"]) await cache.respond(key, ask(), render);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a cache of size 0 keeps nothing", async () => {
  const cache = createPageCache({ mebibytes: 0 });
  const render = vi.fn(async () => page("一"));
  await cache.respond("a", ask(), render);
  await cache.respond("a", ask(), render);
  expect(render).toHaveBeenCalledTimes(2);
});
