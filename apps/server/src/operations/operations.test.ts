import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { feedbackAdd, TRACKER_APP_KEY, trackEvents } from "@onehall/api";
import { families } from "@onehall/api/contract";
import { Hono } from "hono";
import { AggregatorRegistry } from "prom-client";
import { expect, test } from "vitest";
import { measureProcess, registry } from "../common/metrics";
import { DataError, sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { openHost } from "../contract/testing";
import { contractRouter } from "../contract/router/router";
import { READ_ONLY, readOnlyContract } from "../contract/router/read-only";
import { statusRoutes } from "./status-page";
import { createOperations } from ".";
import { createStatus, type Status } from "./status";
import { operatorRoutes } from "./tracking-page";

const feedbackCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback`;
/** As a browser reads it: space between tags says nothing. */
const tight = (html: string): string => html.replaceAll(/>\s+/g, ">").replaceAll(/\s+</g, "<");

const TOKEN = "a-token-of-the-operator";

onEachDatabase((_, open) => {
  test("every family of calls is tried, without writing anything, and the page and the program read the same", { timeout: 120_000 }, async () => {
    const { database, services, logged } = await openHost(open);
    const app = new Hono();
    createOperations({
      database,
      settings: { operatorToken: undefined },
      readOnly: () => false,
      contract: contractRouter(services),
      ready: async () => true,
      upstream: undefined,
    }).mount(app);
    const answer = await app.request("/portal/status.json");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
    const status = (await answer.json()) as Status;
    expect(status.families.map(({ id }) => id)).toEqual(families.map(({ id }) => id));
    expect(status.families.filter(({ state }) => state === "down")).toEqual([]);
    expect(status).toMatchObject({ readOnly: false, upstreams: [] });
    const page = await app.request("/portal/status");
    const html = await page.text();
    for (const { name } of families) expect(html).toContain(name);
    expect(tight(html)).not.toContain("不可用</span>");
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers.get("content-security-policy"), "its own style applies").toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect((await database.get(feedbackCount))?.n).toBe(0);
    expect(logged).toEqual([]);
    const readOnly = new Hono();
    statusRoutes(readOnly, createStatus({ contract: contractRouter(services), ready: async () => true, readOnly: () => true, upstreams: () => [] }));
    expect(await (await readOnly.request("/portal/status.json")).json()).toMatchObject({ state: "read-only", readOnly: true, database: { state: "ok" } });
    const sentence = await (await readOnly.request("/portal/status")).text();
    expect([sentence.split("暂时只能查询，不能提交").length, sentence.includes("所有服务正常")]).toEqual([2, false]);
  });

  test("in read-only mode writes are refused with a sentence and 503, and questions are answered", { timeout: 120_000 }, async () => {
    const { database, services } = await openHost(open);
    let readOnly = true;
    const contract = readOnlyContract(contractRouter(services), () => readOnly);
    const write = await contract.request("/portal/api/v2/feedback/add", { method: "POST", body: new URLSearchParams({ kind: "page", score: "5", url: "/" }) });
    expect([write.status, await write.json()]).toEqual([503, { statusCode: "503", statusDescription: READ_ONLY }]);
    expect(write.headers.get("retry-after")).toBe("600");
    expect((await contract.request("/portal/api/v2/feedback/update/20261118K3ZQ70XM", { method: "POST" })).status).toBe(503);
    expect((await database.get(feedbackCount))?.n).toBe(0);
    expect((await contract.request("/portal/api/v2/data/noticeListNew")).status).toBe(200);
    expect((await contract.request("/portal/api/v2/qyzx/getVerifySound", { method: "POST", body: new URLSearchParams({ type: "BJJD" }) })).status).toBe(200);
    expect(feedbackAdd.writes).toBe(true);
    readOnly = false;
    const form = () => new URLSearchParams({ kind: "page", score: "5", url: "/" });
    expect((await contract.request("/portal/api/v2/feedback/add", { method: "POST", body: form() })).status).toBe(200);
  });

  test("the token cannot be guessed at without end", { timeout: 120_000 }, async () => {
    const app = new Hono();
    const database = await open();
    operatorRoutes({ database, token: TOKEN }, app);
    const status = async (authorization: string | undefined, address: string) =>
      (await app.request("/portal/operator/tracking", { headers: { ...(authorization === undefined ? {} : { authorization }), "x-forwarded-for": address } }))
        .status;
    const tries: number[] = [];
    for (let time = 0; time < 12; time += 1) tries.push(await status(`Bearer wrong-${time}`, "203.0.113.7"));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(await status(`Bearer ${TOKEN}`, "203.0.113.7"), "not even the right one, or guessing would go on").toBe(429);
    for (let time = 0; time < 20; time += 1) expect(await status(undefined, "203.0.113.8")).toBe(401);
    expect(await status(`Bearer ${TOKEN}`, "203.0.113.8")).toBe(200);
    const other = new Hono();
    operatorRoutes({ database: await open({ again: database }), token: TOKEN }, other);
    const headers = { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.7" };
    expect((await other.request("/portal/operator/metrics", { headers })).status, "nor by another host").toBe(429);
  });

  test("an operator with the token sees counts by kind; nobody else sees anything", { timeout: 120_000 }, async () => {
    const { database, client } = await openHost(open);
    const now = () => new Date("2026-11-20T02:00:00Z");
    const clicks = ["首页", "首页", "登录<b>"].map((label) => ({ category: "页头", action: "点击", label }));
    await client.call(trackEvents, { key: TRACKER_APP_KEY, events: [...clicks, { category: "页脚", action: "点击", label: "关于我们", value: 2 }] });
    const app = new Hono();
    operatorRoutes({ database, token: TOKEN, now }, app);
    const ask = async (authorization?: string, query = "") =>
      app.request(`/portal/operator/tracking${query}`, authorization === undefined ? {} : { headers: { authorization } });
    for (const wrong of [undefined, "Bearer", "Bearer wrong", `Basic ${btoa(`operator:${TOKEN}x`)}`, `Basic ${TOKEN}`, `Digest ${TOKEN}`]) {
      const refused = await ask(wrong);
      expect(refused.status, String(wrong)).toBe(401);
      expect(await refused.text()).not.toContain("页头");
    }
    for (const right of [`Bearer ${TOKEN}`, `Basic ${btoa(`operator:${TOKEN}`)}`]) {
      const page = await ask(right);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      expect(page.headers.get("x-robots-tag")).toBe("noindex");
      const html = tight(await page.text());
      expect(html).toContain('<th scope="row">页头</th><td>点击</td><td class="n">3</td>');
      expect(html).toContain('<td>首页</td><td class="n">2</td>');
      expect(html).toContain('<td class="n">1</td><td class="n">2</td>');
      expect(html).not.toContain("登录<b>");
    }
    const later = new Hono();
    operatorRoutes({ database, token: TOKEN, now: () => new Date("2026-12-20T02:00:00Z") }, later);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await (await later.request("/portal/operator/tracking?days=7", { headers })).text()).toContain("还没有统计到操作");
    expect(await (await later.request("/portal/operator/tracking?days=90", { headers })).text()).toContain("页头");
    expect(await (await later.request("/portal/operator/tracking?days=999", { headers })).text()).toContain("还没有统计到操作");
  });
});

test("without a token there is no page for operators", async () => {
  const app = new Hono();
  operatorRoutes({ database: Object.create(null), token: undefined }, app);
  expect((await app.request("/portal/operator/tracking", { headers: { authorization: "Bearer undefined" } })).status).toBe(404);
});

test("the numbers of the process are for whoever has the token, also while the database does not answer", async () => {
  const app = new Hono();
  const gone = async () => Promise.reject(new DataError("data-unavailable", "gone"));
  operatorRoutes({ database: { all: gone, get: gone, run: gone }, token: TOKEN }, app);
  expect((await app.request("/portal/operator/metrics")).status).toBe(401);
  const answer = await app.request("/portal/operator/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(await answer.text()).toContain("# TYPE onehall_http_request_duration_seconds histogram");

  const hanging = new Hono();
  operatorRoutes({ database: { all: gone, get: gone, run: gone }, token: TOKEN, metrics: async () => undefined }, hanging);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await hanging.request("/portal/operator/metrics", { headers })).status, "while a worker does not answer: no sum without it").toBe(503);
});

test("the dashboard asks for numbers that there are", async () => {
  measureProcess();
  const numbers = await registry.getMetricsAsJSON();
  // Some numbers are left out where several workers are added up.
  const there = (await AggregatorRegistry.aggregate([numbers, numbers]).getMetricsAsJSON()).map(({ name }) => name);
  const dashboard = await readFile(new URL("../../../../docs/operating/grafana-dashboard.json", import.meta.url), "utf8");
  const asked = [...dashboard.matchAll(/onehall_\w+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, ""));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !there.includes(name))).toEqual([]);
});

test("what does not answer is said to be down, asked once in fifteen seconds", async () => {
  let time = 0;
  let asked = 0;
  const contract = new Hono().all("*", (c) => c.json({ statusCode: "500", statusDescription: "系统繁忙" }, 500));
  const status = createStatus({
    contract,
    ready: async () => {
      asked += 1;
      throw new Error("gone");
    },
    readOnly: () => true,
    upstreams: () => [{ family: "notices", resting: true, substitutes: 3, lastSubstitute: Date.UTC(2026, 10, 20, 2) }],
    now: () => time,
  });
  const app = new Hono();
  statusRoutes(app, status);
  const html = await (await app.request("/portal/status")).text();
  expect(html).toContain("部分服务暂时不可用");
  expect(html).toContain("暂时只能查询");
  expect(html).toContain("暂停连接，稍后自动重试");
  expect(html).toContain("3 次");
  expect(html).toContain("2026-11-20 10:00:00");
  const first = (await (await app.request("/portal/status.json")).json()) as Status;
  expect(first).toMatchObject({ state: "down", readOnly: true, database: { state: "down" } });
  expect(new Set(first.families.map(({ state }) => state))).toEqual(new Set(["down"]));
  expect(asked).toBe(1);
  time = 15_000;
  await app.request("/portal/status");
  expect(asked).toBe(2);
  time = 14_000; // the clock was set back
  await app.request("/portal/status");
  expect(asked).toBe(3);
});
