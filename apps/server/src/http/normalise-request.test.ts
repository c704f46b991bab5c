import { connect } from "node:net";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepTrustedHeaders, trustedProxies } from "../common/trusted-proxies";
import { normaliseRequest, requestTarget } from "./normalise-request";

let server: Server;
let port: number;

beforeAll(async () => {
  const show = normaliseRequest(
    { headers: { "X-Content-Type-Options": "nosniff" }, publicOrigin: undefined, trustedProxies: (_address, hop) => hop < 1, log: { warn: () => undefined } },
    ({ headers, url }, response) => response.end(`${headers.host} ${url}`),
  );
  server = createServer(show).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** The whole answer to a request written byte by byte. */
const answerTo = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(`${lines.join("\r\n")}\r\n\r\n`));
    socket.setEncoding("utf8").on("data", (text) => (answer += String(text)));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });

test("a target of another host is refused, whatever the Host header says", async () => {
  const answer = await answerTo("GET http://evil.example/portal/v2/index HTTP/1.1", "Host: portal.example", "Connection: close");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("X-Content-Type-Options: nosniff");
  expect(answer).toContain("请求的地址或者主机名不正确");
  expect(answer).not.toContain("evil.example");
});

test("two hosts are refused, also when they are equal", async () => {
  for (const other of ["evil.example", "portal.example"])
    expect(await answerTo("GET /portal/v2/index HTTP/1.1", "Host: portal.example", `hOST: ${other}`, "Connection: close")).toMatch(/^HTTP\/1\.1 400 /);
});

test("a target of the same host is read as its path", async () => {
  expect(await answerTo("GET http://Portal.example:80/portal/v2/index?a=1 HTTP/1.1", "Host: portal.example", "Connection: close")).toMatch(
    /\r\n\r\nportal\.example \/portal\/v2\/index\?a=1$/,
  );
});

test("an HTTP/1.0 client need not name a host", async () => {
  expect(await answerTo("GET /healthz HTTP/1.0")).toMatch(new RegExp(`200 OK[^]*localhost:${port} /healthz$`));
});

describe("X-Forwarded-*", () => {
  /** What is left of the headers behind the proxies of a setting, in both views that Node gives of them. */
  function kept(setting: string, headers: Record<string, string>, remoteAddress = "10.0.0.9"): Record<string, unknown> {
    const request = {
      headers: { host: "a.example", ...headers },
      rawHeaders: Object.entries({ Host: "a.example", ...headers }).flat(),
      socket: { remoteAddress },
    };
    const trusted = trustedProxies(setting);
    if (!trusted) throw new Error(`${setting} is no setting`);
    keepTrustedHeaders(request as unknown as IncomingMessage, trusted);
    const raw = Object.fromEntries(request.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [[name.toLowerCase(), all[index + 1]]] : [])));
    expect(raw).toEqual(request.headers);
    const { host, ...others } = request.headers;
    expect(host).toBe("a.example");
    return others;
  }
  const chain = {
    "x-forwarded-for": "198.51.100.1, 203.0.113.7, 10.0.0.8",
    "x-forwarded-proto": "https",
    "x-real-ip": "198.51.100.1",
    forwarded: "for=198.51.100.1",
  };

  test.each([
    ["0", {}],
    ["1", { "x-forwarded-for": "10.0.0.8", "x-forwarded-proto": "https" }],
    ["2", { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" }],
    ["10.0.0.0/8", { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" }],
    ["loopback, 192.168.0.0/16", {}],
  ])("TRUST_PROXY=%s keeps only what its proxies say", (setting, expected) => expect(kept(setting, chain)).toEqual(expected));

  test("a stranger who is connected directly names nobody, whatever the proxies are", () => {
    expect(kept("10.0.0.0/8", chain, "198.51.100.1")).toEqual({});
    expect(kept("1", { "x-forwarded-for": "not an address" })).toEqual({});
    expect(kept("loopback", { "x-forwarded-for": "[2001:db8::1]:443" }, "::ffff:127.0.0.1")).toEqual({ "x-forwarded-for": "2001:db8::1" });
  });

  test.each(["11", "-1", "true", "10.0.0.0/33", "proxy.example"])("TRUST_PROXY=%s is no setting", (setting) => expect(trustedProxies(setting)).toBeUndefined());

  test("other headers stay as they were, in their order", () => {
    const rawHeaders = ["Accept", "a", "X-Forwarded-For", "b", "Cookie", "c"];
    const request = { headers: { accept: "a", "x-forwarded-for": "b", cookie: "c" }, rawHeaders, socket: {} };
    keepTrustedHeaders(request as unknown as IncomingMessage, () => false);
    expect(rawHeaders).toEqual(["Accept", "a", "Cookie", "c"]);
  });
});

describe("the host", () => {
  type Asking = { host?: string; proto?: string; forwarded?: string; url?: string; peer?: string; via?: string };
  type Rule = { publicOrigin?: string; allowedHosts?: string[]; trust?: string };

  /** Scheme, host and target as everything behind sees them; the status where the request is refused. */
  function seen({ host = "portal.example", proto, forwarded, url = "/portal/v2/faq", via = "203.0.113.7" }: Asking, rule: Rule = {}): unknown {
    const headers: Record<string, string> = {
      host,
      ...(proto === undefined ? {} : { "x-forwarded-proto": proto }),
      ...(forwarded === undefined ? {} : { "x-forwarded-host": forwarded }),
      ...(proto === undefined && forwarded === undefined ? {} : { "x-forwarded-for": via }),
    };
    const request = { headers, rawHeaders: Object.entries(headers).flat(), url, socket: { remoteAddress: "10.0.0.9" } };
    let outcome: unknown;
    const response = { writeHead: (status: number) => (outcome = status), end: () => undefined };
    const next = () => {
      const raw = Object.fromEntries(request.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [[name.toLowerCase(), all[index + 1]]] : [])));
      expect(raw, "both views are equal").toEqual(request.headers);
      outcome = [request.headers["x-forwarded-proto"] ?? "http", request.headers.host, request.url, "x-forwarded-host" in request.headers];
    };
    const { trust = "1", ...options } = rule;
    const trusted = trustedProxies(trust);
    if (!trusted) throw new Error(`${trust} is no setting`);
    normaliseRequest({ headers: {}, publicOrigin: undefined, trustedProxies: trusted, log: { warn: () => undefined }, ...options }, next)(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return outcome;
  }
  const as = (scheme: string, host: string, url = "/portal/v2/faq") => [scheme, host, url, false];
  const OWN = { publicOrigin: "https://portal.example" };

  test("without a setting every host is served under its own name", () => {
    expect(seen({ host: "Other.example:8080" })).toEqual(as("http", "other.example:8080"));
    expect(seen({ proto: "https", forwarded: "Other.example:443" })).toEqual(as("https", "other.example"));
  });

  test.each([
    [{}, as("http", "portal.example")],
    [{ host: "portal.example:8443" }, as("http", "portal.example")],
    [{ host: "evil.example" }, 400],
    [{ host: "portal.example.evil.example" }, 400],
    [{ host: "evil.example", url: "/healthz" }, as("http", "evil.example", "/healthz")],
    [{ host: "10.0.0.5:4400", url: "/readyz" }, as("http", "10.0.0.5:4400", "/readyz")],
    [{ host: "10.0.0.5:4400", url: "/portal/operator/metrics" }, as("http", "10.0.0.5:4400", "/portal/operator/metrics")],
    [{ host: "10.0.0.5:4400", url: "/portal/operator/tracking" }, 400],
    [{ host: "10.0.0.5:4400", url: "/healthz/../portal/v2/faq" }, 400],
    [{ host: "10.0.0.5:4400", proto: "https", forwarded: "portal.example" }, as("https", "portal.example")],
    [{ proto: "https", forwarded: "evil.example" }, 400],
  ])("with a public origin %j is %j", (asking, expected) => expect(seen(asking, OWN)).toEqual(expected));

  test("hosts of the setting are served besides, with any port where none is named", () => {
    const rule = { ...OWN, allowedHosts: ["intranet.example", "127.0.0.1:4400", "[::1]"] };
    expect(["intranet.example:8080", "127.0.0.1:4400", "[::1]:4400"].map((host) => seen({ host }, rule))).toEqual([
      as("http", "intranet.example:8080"),
      as("http", "127.0.0.1:4400"),
      as("http", "[::1]:4400"),
    ]);
    expect([seen({ host: "127.0.0.1:4401" }, rule), seen({ host: "evil.example" }, { allowedHosts: ["intranet.example"] })]).toEqual([400, 400]);
  });

  test("of what proxies add one after another, the outermost of ours counts; what is no scheme or host is refused", () => {
    const chain = { proto: "javascript, https, http", forwarded: "evil.example, portal.example, inner.example", via: "198.51.100.1, 203.0.113.7, 10.0.0.8" };
    expect(seen(chain, { trust: "10.0.0.0/8" })).toEqual(as("https", "portal.example"));
    expect(seen(chain, { trust: "1" })).toEqual(as("http", "inner.example"));
    expect(seen(chain, { trust: "0" })).toEqual(as("http", "portal.example"));
    expect([seen({ proto: "javascript" }), seen({ proto: "https", forwarded: "a.example/../c" }), seen({ forwarded: "user@a.example" })]).toEqual([
      400, 400, 400,
    ]);
  });
});

test.each([
  [["a.example"], "/x", { authority: "a.example", target: "/x" }],
  [["A.Example:8080"], "/x?y=中", { authority: "a.example:8080", target: "/x?y=中" }],
  [["[::1]:4400"], "/", { authority: "[::1]:4400", target: "/" }],
  [["a.example"], "HTTP://A.example", { authority: "a.example", target: "/" }],
  [["a.example"], "http://a.example?x=1", { authority: "a.example", target: "/?x=1" }],
  [[], "/x", { authority: "default.example", target: "/x" }],
  [[""], "/x", undefined],
  [["a.example, b.example"], "/x", undefined],
  [["user@a.example"], "/x", undefined],
  [["a.example/x"], "/x", undefined],
  [["a.example"], "http://user@a.example/x", undefined],
  [["a.example"], "http:///x", undefined],
  [["a.example"], "ftp://a.example/x", undefined],
  [["a.example"], "*", undefined],
  [["a.example"], "a.example:443", undefined],
  [["a.example"], "", undefined],
  [["a.example"], "/x#fragment", undefined],
  [["a.example"], "https://a.example/x", undefined],
  [["a.example"], "/x\u0000", undefined],
  [["a.example"], "/x?name=%00", undefined],
])("%j %s", (hosts, target, expected) => {
  expect(requestTarget(hosts, target, "default.example")).toEqual(expected);
});

test("whatever is accepted makes a URL of exactly that authority, path and query", () => {
  const piece = fc.constantFrom(
    "http://",
    "https://",
    "evil.example",
    "a.example",
    "/",
    "//",
    "?",
    "#",
    "@",
    ":80",
    ":",
    "\\",
    "..",
    "portal",
    "%2f",
    "%00",
    " ",
    "\t",
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.constant("a.example")), { maxLength: 2 }), text, (hosts, target) => {
      const found = requestTarget(hosts, target, "a.example");
      if (!found) return;
      expect(new URL(`http://${found.authority}${found.target}`).host).toBe(found.authority);
      expect(new URL(`http://${found.authority}/`).host).toBe(hosts[0] === undefined ? "a.example" : hosts[0].toLowerCase().replace(/:80$/, ""));
    }),
    { numRuns: 2_000 },
  );
});
