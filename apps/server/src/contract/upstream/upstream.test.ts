import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { feedbackAdd, loginUser, noticeDetail, noticeList } from "@onehall/api";
import { envelopeOf } from "@onehall/api/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Log } from "../../common/log";
import { openResponseCache } from "../router/response-cache";
import { contractRouter } from "../router/router";
import type { Services } from "../services";
import { createUpstream } from ".";
import { createCircuitBreaker } from "./circuit-breaker";
import { readUpstreamSettings } from "./settings";

const notice = { id: "n1", title: "后端的通知", date: "2026-11-18 09:30", source: "", regionCode: "440000", regionName: "广东省", kind: "" };
const notices = { total: 1, page: 1, pageSize: 10, data: [notice] };

type Behaviour = (request: IncomingMessage & { body: string }, response: ServerResponse) => unknown;

/** A real back end on this machine, whose behaviour a test can change; remembers what it was asked. */
async function backEnd(first: Behaviour) {
  const asked: { method: string; url: string; body: string; headers: IncomingMessage["headers"] }[] = [];
  const state = { behaviour: first };
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ method: request.method ?? "", url: request.url ?? "", body, headers: request.headers });
      void state.behaviour(Object.assign(request, { body }), response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const address = server.address();
  return { asked, state, stop, base: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}` };
}

const json =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
const good = json({ statusCode: "200", data: notices });

describe("a back end", () => {
  /** The contract with some families at a back end, and a clock that the test moves. There is no database: who asked it would fail. */
  async function hosted(base: string, families: readonly string[], timeout = 2_000) {
    const world = { time: 0, warned: 0 };
    const logged: unknown[] = [];
    const quiet = () => undefined;
    const log: Log = { debug: quiet, info: quiet, warn: () => void (world.warned += 1), error: (entry: unknown) => void logged.push(entry) };
    const services = Object.assign(Object.create(null), { log, now: () => new Date("2026-11-20T02:00:00Z") }) as Services;
    const upstream = createUpstream({ bases: Object.fromEntries(families.map((id) => [id, base])), timeout, log, now: () => world.time });
    const host = contractRouter(services, { upstream, answers: openResponseCache(services, 8) });
    const request = (path: string, init?: RequestInit) => host.request(`http://host.test/portal/api/v2/${path}`, init);
    const list = async (query = "") => {
      const response = await request(`data/noticeListNew${query}`);
      return [response.status, (await response.json()) as { statusDescription?: string; data?: unknown }] as const;
    };
    return { world, request, list, logged, report: upstream.report };
  }

  test("a family goes to its back end, in whatever form that answers; the others stay here", async () => {
    const { asked, base, state } = await backEnd(good);
    const { list, request } = await hosted(base, ["notices"]);
    expect(await list("?region=440100&pageSize=5&unknown=1")).toEqual([200, { statusCode: "200", data: notices }]);
    expect(asked).toMatchObject([{ method: "GET", url: "/portal/api/v2/data/noticeListNew?region=440100&pageSize=5" }]);
    for (const body of [
      notices,
      { errcode: 0, data: notices },
      { statusCode: 200, data: { errCode: 0, data: notices } },
      { respResultVO: { statusCode: "200", data: notices } },
    ]) {
      state.behaviour = json(body);
      expect(await list()).toEqual([200, { statusCode: "200", data: notices }]);
    }
    // Wrong parameters never get there, and our own families know nothing of it.
    const before = asked.length;
    expect((await list("?region=abc"))[0]).toBe(400);
    expect((await request("ip/type")).status).toBe(200);
    expect(asked).toHaveLength(before);
  });

  /** @see ASVS-26 */
  test("a back end that leads elsewhere is not followed", async () => {
    const elsewhere = await backEnd(good);
    const { base } = await backEnd((_request, response) => response.writeHead(302, { location: `${elsewhere.base}/portal/api/v2/data/noticeListNew` }).end());
    const { list } = await hosted(base, ["notices"]);
    expect((await list())[0]).toBe(503);
    expect(elsewhere.asked).toEqual([]);
  });

  test("the trace of a request goes along to the back end, and nothing that is no trace", async () => {
    const { asked, base } = await backEnd(good);
    const { request } = await hosted(base, ["notices"]);
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    await request("data/noticeListNew", { headers: { traceparent } });
    await request("data/noticeListNew?region=440100", { headers: { traceparent: "00-x" } });
    expect(asked.map(({ headers }) => headers["traceparent"])).toEqual([traceparent, undefined]);
  });

  test("answers are checked: wrong shapes, wrong types and pages of HTML are failures", async () => {
    const { asked, base, state } = await backEnd(json({ statusCode: "200", data: { total: "many" } }));
    const { list } = await hosted(base, ["notices"]);
    const down = [503, { statusCode: "503", statusDescription: "这项服务暂时不可用，请稍后再试。急需办理的，请拨打 12345。" }];
    expect(await list()).toEqual(down);
    expect(asked, "a read is tried once more").toHaveLength(2);
    state.behaviour = (_request, response) => response.end("<html>secret of the back end</html>");
    expect(await list()).toEqual(down);
  });

  test("what the back end refuses is said to the visitor, and is no failure", async () => {
    const { asked, base, state } = await backEnd(json({ statusCode: "404", statusDescription: "没有这条通知" }, 404));
    const { request } = await hosted(base, ["notices"]);
    for (let times = 0; times < 8; times += 1) {
      const response = await request("data/noticeDetailNew?id=x");
      expect([response.status, await response.json()]).toEqual([404, { statusCode: "404", statusDescription: "没有这条通知" }]);
    }
    expect(asked, "neither tried again nor kept away").toHaveLength(8);
    state.behaviour = json({ code: "25034", msg: "验证码不正确" });
    const refused = await request("data/noticeDetailNew?id=x");
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { statusCode: "25034", statusDescription: "验证码不正确", code: "25034", msg: "验证码不正确" },
    ]);
  });

  test("slow: given up in time, and the last good answer is given", async () => {
    const { base, state } = await backEnd(good);
    const { list, world, report } = await hosted(base, ["notices"], 100);
    expect((await list())[0]).toBe(200);
    expect(report()).toEqual([{ family: "notices", resting: false, substitutes: 0, lastSubstitute: undefined }]);
    world.time = 1_000;
    state.behaviour = async (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"statusCode":'); // the clock must not stop at the headers
      await pause(5_000, undefined, { ref: false });
    };
    expect(await list()).toEqual([200, { statusCode: "200", data: notices }]);
    expect(world.warned).toBe(1);
    expect(report()).toEqual([{ family: "notices", resting: false, substitutes: 1, lastSubstitute: 1_000 }]);
    expect((await list("?region=440100"))[0], "nothing is known of this one").toBe(503);
    world.time = 24 * 60 * 60 * 1000;
    expect((await list())[0], "a day is too old").toBe(503);
  });

  test("dead: after five failures it is left alone for ten seconds, then one request tries", async () => {
    const { asked, base, state } = await backEnd((request) => request.socket.destroy());
    const { list, world } = await hosted(base, ["notices"]);
    for (let times = 0; times < 3; times += 1) expect((await list())[0]).toBe(503);
    const before = asked.length;
    expect(before).toBe(5);
    for (let times = 0; times < 5; times += 1) expect((await list())[0]).toBe(503);
    expect(asked).toHaveLength(before);

    world.time = 10_000;
    expect((await list())[0]).toBe(503);
    expect(asked, "still dead").toHaveLength(before + 1);

    world.time = 20_000;
    state.behaviour = good;
    expect((await list())[0]).toBe(200);
    expect((await list())[0]).toBe(200);
    expect(asked).toHaveLength(before + 3);
  });

  test("flapping: one failure is not seen by anybody", async () => {
    let turn = 0;
    const { base } = await backEnd((request, response) => {
      turn += 1;
      if (turn % 2 === 1) return json({ statusDescription: "内部错误" }, 500)(request, response);
      return good(request, response);
    });
    const { list, world, logged } = await hosted(base, ["notices"]);
    for (let times = 0; times < 10; times += 1) expect((await list())[0]).toBe(200);
    expect(world.warned).toBe(0);
    expect(logged).toEqual([]);
  });

  test("gone altogether: nobody listens", async () => {
    const { base, stop } = await backEnd(good);
    const { list } = await hosted(base, ["notices"]);
    expect((await list())[0]).toBe(200);
    await stop();
    expect(await list()).toEqual([200, { statusCode: "200", data: notices }]);
  });

  test("a write is sent once, with its key; nothing personal is kept or shared", async () => {
    const { asked, base, state } = await backEnd((request) => request.socket.destroy());
    const { request } = await hosted(base, ["feedback", "person", "notices"]);
    const write = () =>
      request("feedback/add", { method: "POST", headers: { "idempotency-key": "k" }, body: new URLSearchParams({ kind: "page", score: "5", url: "/" }) });
    expect((await write()).status).toBe(503);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ body: "kind=page&score=5&url=%2F", headers: { "idempotency-key": "k" } });

    state.behaviour = json(envelopeOf(feedbackAdd, { id: "20261118K3ZQ70XM" }));
    expect((await write()).status).toBe(200);

    state.behaviour = good;
    await request("data/noticeListNew", { headers: { cookie: "session=1" } });
    expect(asked.at(-1)?.headers.cookie).toBeUndefined();

    state.behaviour = json({ statusCode: "401", statusDescription: "请先登录" }, 401);
    const user = await request("/_tif_sso_loginuser_maskget/".replace(/^\//, "../../../"), { headers: { cookie: "session=1" } });
    expect(user.headers.get("cache-control")).toBe("no-store");
    expect(asked.at(-1)).toMatchObject({ url: "/_tif_sso_loginuser_maskget/", headers: { cookie: "session=1" } });
  });
});

test("a breaker opens after five failures in a row and lets one try after ten seconds", () => {
  let time = 0;
  const breaker = createCircuitBreaker(() => time);
  for (let times = 0; times < 4; times += 1) breaker.failed();
  breaker.succeeded();
  for (let times = 0; times < 4; times += 1) breaker.failed();
  expect(breaker.closed()).toBe(true);
  breaker.failed();
  expect(breaker.closed()).toBe(false);
  expect(breaker.resting()).toBe(true);
  time = 10_000;
  expect([breaker.closed(), breaker.closed()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.closed(), breaker.closed()]).toEqual([true, true]);
});

test("the calls of a family are known by identity", () => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const upstream = createUpstream({ bases: { notices: "http://127.0.0.1:1" }, timeout: 1, log });
  expect([upstream.has(noticeList), upstream.has(noticeDetail), upstream.has(loginUser)]).toEqual([true, true, false]);
  expect(() => createUpstream({ bases: { nothing: "http://127.0.0.1:1" }, timeout: 1, log })).toThrow("the contract has no family nothing");
});

test("settings name families and addresses, or say what is wrong", () => {
  const read = (env: Record<string, string>) => readUpstreamSettings(env, (sentence) => new Error(sentence));
  expect(read({})).toEqual({ bases: {}, timeout: 3000 });
  expect(read({ UPSTREAM_NOTICES: "https://back.example/", UPSTREAM_OPEN_GOVERNMENT: "http://127.0.0.1:8080/base", UPSTREAM_TIMEOUT_MS: "500" })).toEqual({
    bases: { notices: "https://back.example", "open-government": "http://127.0.0.1:8080/base" },
    timeout: 500,
  });
  expect(() => read({ UPSTREAM_NOTICE: "https://back.example" })).toThrow(/没有 UPSTREAM_NOTICE 这项设置：.*UPSTREAM_NOTICES/);
  for (const address of ["back.example", "ftp://back.example", "https://back.example/?x=1"])
    expect(() => read({ UPSTREAM_NOTICES: address })).toThrow(/UPSTREAM_NOTICES 的值“.+”不对/);
  for (const timeout of ["0", "fast", "60001"]) expect(() => read({ UPSTREAM_TIMEOUT_MS: timeout })).toThrow(/UPSTREAM_TIMEOUT_MS 的值/);
});
