import { Hono } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache";
import { pageRoutes } from "./pages";
import { faceWith } from "./testing";

type World = {
  /** Pages wait until this is resolved. */
  gate: Promise<void>;
  /** What the contract answers. */
  status: number;
  time: number;
};

/** Pages that wait, and show the status of the call that they make. */
function host(world: World) {
  let fetchOf: typeof fetch = fetch;
  const makeContext = (given: { fetch: typeof fetch }) => {
    fetchOf = given.fetch;
    return new Map() as unknown as RouterContextProvider;
  };
  const draw = async () => {
    const inner = fetchOf;
    await world.gate;
    const { status } = await inner("http://portal.test/portal/api/v2/x");
    return new Response(`<!doctype html>call: ${status}`, { headers: { "content-type": "text/html" } });
  };
  const face: ServerBuild = faceWith({ root: { id: "root", path: "*", module: { default: () => null } } }, { makeContext, default: draw });
  const calls = async () => new Response("", { status: world.status });
  const quiet = () => undefined;
  const app = new Hono();
  pageRoutes(app, {
    faces: { v2: face, v3: face },
    mode: "production",
    cache: createPageCache({ mebibytes: 1, now: () => world.time }),
    calls: { fetch: calls, fetchAs: () => calls, kept: quiet },
    visitorOf: async () => undefined,
    headers: {},
    publicOrigin: undefined,
    frameAncestors: ["'self'"],
    leaveAllowed: [],
    countVisit: quiet,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
  return async (path: string, init?: RequestInit) => app.request(`http://portal.test${path}`, init);
}

test("with too many pages to draw, the next visitor is told so at once; cached pages go on, and those who wait get theirs", async () => {
  const world: World = { gate: Promise.resolve(), status: 200, time: 0 };
  const ask = host(world);
  expect(await (await ask("/portal/v2/kept")).text()).toContain("call: 200");
  let open = (): void => undefined;
  world.gate = new Promise((resolve) => (open = resolve));
  const waiting = Array.from({ length: 8 + 64 }, async (_, number) => ask(`/portal/v2/new/${number}`));
  const refused = await ask("/portal/v2/new/last");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect(await refused.text()).toContain("现在访问的人很多，这一页暂时打不开。请过几秒再刷新。");
  const body = new URLSearchParams({ content: "写了很久" });
  const form = await ask("/portal/v2/feedback", { method: "POST", body, headers: { "content-length": String(body.toString().length) } });
  expect(form.status).toBe(503);
  expect(await form.text()).toContain('value="写了很久"');
  expect((await ask("/portal/v2/kept")).status).toBe(200);
  open();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await ask("/portal/v2/new/last")).status).toBe(200);
});

test("a page that lacks what the database could not give does not take the place of the whole one", async () => {
  const world: World = { gate: Promise.resolve(), status: 200, time: 0 };
  const ask = host(world);
  const text = async (path: string) => (await ask(path)).text();
  expect(await text("/portal/v2/a")).toContain("call: 200");
  world.status = 503;
  for (const minute of [1, 2, 3]) {
    world.time = minute * 60_000;
    expect(await text("/portal/v2/a"), "the whole page of before").toContain("call: 200");
  }
  const incomplete = await ask("/portal/v2/b");
  expect([await incomplete.text(), incomplete.headers.get("cache-control")]).toEqual([expect.stringContaining("call: 503"), "no-store"]);
  world.status = 200;
  expect(await text("/portal/v2/b"), "not kept").toContain("call: 200");
});
