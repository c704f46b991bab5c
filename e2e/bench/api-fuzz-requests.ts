/** A number generator that gives the same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the fuzz needs to know of a call: read from the server's own OpenAPI document. */
export type Target = { method: "GET" | "POST"; path: string; names: string[]; types: string[] };

type Schema = { properties?: Record<string, unknown> };
type Operation = { parameters?: { name: string; in: string }[]; requestBody?: { content: Record<string, { schema: Schema }> } };

/** Every call of a document. */
export const targetsOf = (document: { paths: Record<string, Record<string, Operation>> }): Target[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Target => {
      const bodies = Object.entries(requestBody?.content ?? {});
      const names = [...parameters.map(({ name }) => name), ...bodies.flatMap(([, { schema }]) => Object.keys(schema.properties ?? {}))];
      return { method: method === "get" ? "GET" : "POST", path, names: [...new Set([...names, "unknown"])], types: bodies.map(([type]) => type) };
    }),
  );

/** Stands in hostile values; must never come back where a browser would run it. */
export const MARK = "zq7onehall";
const REFLECTED = `<script>${MARK}()</script>`;

export type Hostile = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "2147483648",
  "9".repeat(400),
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "440000",
  "440106",
  "440106001001",
  "000000",
  "999999999999",
  "20261118K3ZQ70XM",
  "11440106MB2C94128A3440217281000",
  "身份证",
  "‮‪﻿​",
  "ﷺ".repeat(30),
  "👨‍👩‍👧‍👦".repeat(20),
  "İıſK",
  "\u0000",
  "a\u0000b",
  "\u0007\u001b[2J",
  "\r\nSet-Cookie: x=1",
  "' OR '1'='1",
  "'; DROP TABLE region; --",
  '" OR 1=1 --',
  "1 UNION SELECT password FROM pg_shadow",
  "%' ESCAPE '\\",
  "%_%_%",
  "$1 $2",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/etc/passwd\u0000.png",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data",
  "__proto__",
  "constructor",
  "toString",
  REFLECTED,
  `"><img src=x onerror=${MARK}()>`,
  `javascript:${MARK}()`,
  `]]>${REFLECTED}`,
  "好".repeat(101),
  "x".repeat(5_000),
  "zhang".repeat(60),
  "((((((((((((((((((((a*)*)*)*)*)*",
  "a".repeat(50_000),
];

const USUAL = ["440000", "440106", "1", "0", "5", "身份证", "006940386", "001001090", "page", "suggestion", "/portal/v2/index", "20261118K3ZQ70XM"];

/** Bytes that are no UTF-8, written as an address or a form would. */
const BAD_ESCAPES = ["%", "%zz", "%E0%A4%A", "%C0%AF", "%ED%A0%80", "%FF%FE", "%F5%80%80%80", "%u0041"];

/** Makes hostile requests, the same for the same numbers. */
export function hostileRequests(targets: readonly Target[], random: () => number) {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  };
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
  /** One of three is a value that calls take, so that others beside it get past the door. */
  const text = (): string => (random() < 0.35 ? pick(USUAL) : random() < 0.1 ? noise(below(60)).toString("latin1") : pick(TEXTS));

  const value = (depth = 0): unknown => {
    const kind = below(depth > 3 ? 6 : 10);
    if (kind < 4) return text();
    if (kind === 4) return pick([0, -1, 1.5, 1e308, 2 ** 53, -0]);
    if (kind === 5) return pick([true, false, null]);
    if (kind < 8) return Array.from({ length: below(4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: below(4) }, () => [pick(["$ne", "__proto__", "toString", "a", "length"]), value(depth + 1)]));
  };

  const pair = (names: readonly string[]): string => {
    const name = random() < 0.05 ? encodeURIComponent(text()) : pick(names);
    return `${name}=${random() < 0.02 ? pick(BAD_ESCAPES) : encodeURIComponent(text().replaceAll(/\p{Surrogate}/gu, ""))}`;
  };
  /** Names may come twice. */
  const form = (names: readonly string[], most: number): string => Array.from({ length: below(most) }, () => pair(names)).join("&");

  function json(names: readonly string[]): string {
    switch (below(8)) {
      case 0:
        return "[".repeat(5_000 + below(50_000));
      case 1:
        return `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`;
      case 2:
        return pick(["", "{", "null", "[]", '"text"', "1e999", "{'a':1}", '{"a":1,}', "\uFEFF{}", '{"a":"\\ud800"}']);
      case 3:
        return `{${Array.from({ length: 5 }, () => `${JSON.stringify(pick(names))}:${JSON.stringify(value())}`).join(",")},"__proto__":{"polluted":1}}`;
      default:
        return JSON.stringify(Object.fromEntries(Array.from({ length: below(6) }, () => [pick(names), value()])));
    }
  }

  function multipart(names: readonly string[]): { type: string; body: Buffer } {
    const boundary = pick(["x", "----boundary", "a".repeat(70)]);
    const parts = Array.from({ length: below(6) }, () => {
      const file = random() < 0.5 ? `; filename="${pick(["a.png", "../../a.png", "a.php", "", 'a"b.jpg', "a.raw", "证.psd"])}"` : "";
      const content = file === "" ? Buffer.from(text()) : noise(below(2_000));
      return Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${pick([...names, "images"])}"${file}\r\n\r\n`),
        content,
        Buffer.from("\r\n"),
      ]);
    });
    return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([...parts, Buffer.from(random() < 0.8 ? `--${boundary}--\r\n` : "")]) };
  }

  function bodyOf({ names }: Target): { type: string; body: Buffer } {
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
        return { type: "application/x-www-form-urlencoded", body: Buffer.from(form(names, 8)) };
      case 3:
      case 4:
      case 5:
        return { type: "application/json", body: Buffer.from(json(names)) };
      case 6:
        return multipart(names);
      case 7:
        return { type: pick(["text/plain", "application/xml", "application/json; charset=gbk", "image/png", ";;;", ""]), body: noise(below(300)) };
      case 8:
        return { type: pick(["application/x-www-form-urlencoded", "application/json"]), body: Buffer.concat([Buffer.from("keyword="), noise(50)]) };
      default:
        return { type: "application/x-www-form-urlencoded", body: Buffer.from(`keyword=${"x".repeat(random() < 0.05 ? 400_000 : 20_000)}`) };
    }
  }

  /** Node's own parser refuses control signs in an address before the server hears of it. */
  const address = (path: string): string => path.replaceAll(/[^!-~]/g, (sign) => encodeURIComponent(sign));

  return function next(): Hostile {
    const target = pick(targets);
    const method = random() < 0.06 ? pick(["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "GET", "POST"]) : target.method;
    const path = target.path.replaceAll(/\{\w+\}/g, () =>
      pick([
        encodeURIComponent(
          text()
            .slice(0, 200)
            .replaceAll(/\p{Surrogate}/gu, ""),
        ),
        ...BAD_ESCAPES,
      ]),
    );
    const query = form(target.names, method === "GET" ? 6 : 3).slice(0, 7_000);
    const headers: Record<string, string> = { accept: "application/json" };
    if (random() < 0.1) headers["if-none-match"] = pick(['"x"', "*", `W/"${"y".repeat(200)}"`]);
    if (random() < 0.1) headers["accept-encoding"] = pick(["gzip", "br", "*;q=0", "nonsense"]);
    if (random() < 0.1) headers["cookie"] = pick(["a=b", "=;=;", `session=${"z".repeat(500)}`, "elder=1; elder=1"]);
    if (random() < 0.05) headers["idempotency-key"] = pick(["k", " ", "x".repeat(300), "é"]);
    if (random() < 0.05) headers["origin"] = pick(["null", "https://evil.example", "nonsense"]);
    if (random() < 0.05) headers["x-forwarded-for"] = pick(["1.2.3.4", "::1", "nonsense, more", "1".repeat(200)]);
    const url = address(query === "" ? path : `${path}?${query}`);
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return { method, path: url, headers };
    const { type, body } = bodyOf(target);
    return { method, path: url, headers: { ...headers, ...(type === "" ? {} : { "content-type": type }), "content-length": String(body.length) }, body };
  };
}
