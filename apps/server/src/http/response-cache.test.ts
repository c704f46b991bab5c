import { createServer, request as send, type OutgoingHttpHeaders } from "node:http";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { type ResponseCache, openResponseCache } from "../contract/router/response-cache";
import { contractRouter } from "../contract/router/router";
import { createServices, type Services } from "../contract/services";
import type { Database } from "../data";
import { onEachDatabase } from "../data/testing";
import { createLimiter } from "../data/rate-limits";
import { createIdentity } from "../identity";
import type { Log } from "../common/log";
import { small } from "../province/testing-small";
import { readSettings } from "../settings";
import { createListener } from "./app";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Asking = { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: string; pieces?: readonly string[] };
type Answered = { status: number; headers: [string, string][]; body: Buffer; line: Record<string, unknown> | undefined };

const ROOT = "/portal/api/v2/";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const TOKEN = "A".repeat(43);

/** A whole server; every answer with its headers as they travel and the line that the log has of it. */
async function serve(database: Database, services: Services, answers: ResponseCache) {
  const lines: Record<string, unknown>[] = [];
  const quiet = () => undefined;
  const log: Log = { debug: quiet, info: (line: Record<string, unknown>) => void lines.push(line), warn: quiet, error: quiet };
  const settings = readSettings({}, "/");
  const noFace = async () => Promise.reject(new Error("no page is asked for"));
  const listener = createListener({
    settings,
    log,
    services: {
      contract: contractRouter(services, { answers }),
      answers,
      identity: createIdentity({ database, settings, log }),
      discovery: new Hono(),
      ready: async () => true,
      readOnly: () => false,
      countVisit: () => undefined,
      operations: { mount: () => undefined },
      limiter: (limit) => createLimiter(database, limit),
    },
    faces: { v2: noFace, v3: noFace },
    mode: "production",
  });
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const ask = ({ method = "GET", path, headers = {}, body, pieces }: Asking) =>
    new Promise<Answered>((done, failed) => {
      const before = lines.length;
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const asked = send(
        { port, host: "127.0.0.1", method, path: path.startsWith("/") ? path : ROOT + path, headers: { host: "portal.test", ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const pairs = response.rawHeaders.flatMap((name, index): [string, string][] =>
              index % 2 === 0 ? [[name, response.rawHeaders[index + 1] ?? ""]] : [],
            );
            done({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(chunks), line: lines[before] });
          });
        },
      );
      asked.on("error", failed);
      if (!pieces) return asked.end(body);
      const [first = "", ...others] = pieces;
      asked.flushHeaders();
      asked.write(first);
      setTimeout(() => asked.end(others.join("")), 20);
    });
  return { ask, lines };
}

/** What must be the same; the clock and the id of the request are not. */
const comparable = ({ status, headers, body }: Answered) => ({
  status,
  headers: headers
    .filter(([name]) => !["date", "x-request-id"].includes(name.toLowerCase()))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
    .toSorted(),
  body: body.toString("latin1"),
});
const headerOf = ({ headers }: Answered, name: string): string | undefined => headers.find(([one]) => one.toLowerCase() === name)?.[1];

onEachDatabase((_, open) => {
  async function both() {
    const database = await open({ template: small });
    const services = await createServices({ database });
    return { keeps: await serve(database, services, openResponseCache(services, 8)), makes: await serve(database, services, openResponseCache(services, 0)) };
  }

  test("a kept answer is what would have been made: status, every header, every byte", { timeout: 60_000 }, async () => {
    const { keeps, makes } = await both();
    const notices = { path: "data/noticeListNew?region=440000" };
    const list = { method: "POST", path: "solr/getCommonAuditItem", headers: FORM, body: "AREA_CODE=440106" };
    const etag = headerOf(await makes.ask(notices), "etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const codings = [undefined, "", "gzip", "br", "gzip, deflate, br, zstd", "deflate", "*", "*;q=0", "br;q=0, gzip;q=0.5", "gzip;q=0, *", "identity"];
    const cases: Asking[] = [
      ...[notices, list].flatMap((one: Asking) =>
        codings.map((coding): Asking => ({ ...one, headers: { ...one.headers, ...(coding === undefined ? {} : { "accept-encoding": coding }) } })),
      ),
      { ...notices, method: "HEAD" },
      { ...notices, method: "HEAD", headers: { "accept-encoding": "gzip" } },
      { ...notices, headers: { "if-none-match": etag } },
      { ...notices, headers: { "if-none-match": `"other", W/${etag}`, "accept-encoding": "br" } },
      { ...notices, headers: { "if-none-match": '"other"' } },
      { ...list, headers: { "content-type": "application/json" }, body: '{"AREA_CODE":"440106","KEY_WORD":"身份证"}' },
      { ...list, path: "solr/getCommonAuditItem?AREA_CODE=440106", body: "" },
      { method: "POST", path: "node/gdbsNav/getDetail", headers: FORM, body: "regCode=440106001001" }, // short
    ];
    for (const asking of cases) {
      const made = comparable(await makes.ask(asking));
      const label = JSON.stringify(asking);
      expect(comparable(await keeps.ask(asking)), label).toEqual(made);
      const kept = await keeps.ask(asking);
      expect(comparable(kept), label).toEqual(made);
      expect(kept.line, label).toEqual({
        requestId: headerOf(kept, "x-request-id"),
        method: asking.method ?? "GET",
        path: (ROOT + asking.path).split("?")[0],
        status: made.status,
        kept: true,
      });
    }
    expect(makes.lines.some((line) => "kept" in line)).toBe(false);
    const sent = async (coding: string) => keeps.ask({ ...list, headers: { ...FORM, "accept-encoding": coding } });
    const plain = (await sent("")).body.toString();
    expect(JSON.parse(plain)).toHaveProperty("CUSTOM");
    expect(gunzipSync((await sent("gzip")).body).toString()).toBe(plain);
    expect(brotliDecompressSync((await sent("br")).body).toString()).toBe(plain);
  });

  test("an id that a proxy gave is kept, one that could break a log line is not", { timeout: 60_000 }, async () => {
    const { keeps, makes } = await both();
    const path = "data/noticeListNew";
    await keeps.ask({ path });
    for (const id of ["3f1c-proxy_=", "a b", "x".repeat(256)]) {
      const [kept, made] = [await keeps.ask({ path, headers: { "x-request-id": id } }), await makes.ask({ path, headers: { "x-request-id": id } })];
      expect(kept.line).toHaveProperty("kept");
      expect(headerOf(kept, "x-request-id") === id).toBe(headerOf(made, "x-request-id") === id);
      expect(kept.line?.["requestId"]).toBe(headerOf(kept, "x-request-id"));
    }
  });

  test("what is personal, writes, fails or is not the same request takes the long way, and arrives whole", { timeout: 60_000 }, async () => {
    const { keeps } = await both();
    const children: Asking = { method: "POST", path: "node/gdbsNav/getDetail", headers: FORM, body: "regCode=440106" };
    for (let times = 0; times < 2; times += 1) await keeps.ask(children);
    const twice = async (asking: Asking) => {
      await keeps.ask(asking);
      const { status, line } = await keeps.ask(asking);
      return [status, line !== undefined && "kept" in line];
    };
    expect(await twice(children)).toEqual([200, true]);
    expect(await twice({ ...children, headers: { ...FORM, authorization: "Bearer x" } })).toEqual([200, false]);
    expect(await twice({ ...children, headers: { ...FORM, "content-encoding": "gzip" } })).toEqual([415, false]);
    expect(await twice({ ...children, headers: { "content-type": "multipart/form-data; boundary=x" } })).toEqual([415, false]);
    expect(await twice({ ...children, body: "regCode=440107" }), "another question").toEqual([404, false]);
    expect(await twice({ ...children, body: `regCode=440106&${"x".repeat(5_000)}` }), "too long to look at").toEqual([200, false]);
    expect(await twice({ method: "POST", path: children.path, headers: { ...FORM, "transfer-encoding": "chunked" }, pieces: ["regCode=", "440106"] })).toEqual([
      200,
      false,
    ]);
    expect(await twice({ method: "GET", path: children.path }), "another method").toEqual([405, false]);
    expect(await twice({ path: "ip/type" }), "personal").toEqual([200, false]);
    const page = JSON.stringify({ kind: "page", score: 5, url: "/portal/v2/index" });
    expect(await twice({ method: "POST", path: "feedback/add", headers: { "content-type": "application/json" }, body: page })).toEqual([200, false]);
    // A body in two pieces is one body.
    const pieces: Asking = { method: "POST", path: children.path, headers: { ...FORM, "content-length": 14 }, pieces: ["regCod", "e=440106"] };
    expect(await twice(pieces)).toEqual([200, true]);
    // Another site may not ask in the name of somebody who is logged in, whether or not the answer is cached.
    const foreign = { ...FORM, cookie: `session=${TOKEN}`, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect(await twice({ ...children, headers: foreign })).toEqual([403, false]);
    expect(await twice({ ...children, headers: { ...FORM, cookie: `session=${TOKEN}`, "sec-fetch-site": "same-origin" } })).toEqual([200, true]);
  });
});
