import { BODY_LIMIT, feedbackAdd } from "@onehall/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";

const form = (fields: Record<string, string>): RequestInit => ({ method: "POST", body: new URLSearchParams(fields) });
const json = (value: unknown): RequestInit => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(value) });

onEachDatabase((_, open) => {
  test("what a request may look like", { timeout: 60_000 }, async () => {
    const { request, logged } = await openHost(open);
    const status = async (path: string, init?: RequestInit) => (await request(path, init)).status;

    // A form, JSON and the address say the same.
    const answers = await Promise.all([
      request("node/gdbsNav/getDetail", form({ regCode: "440106" })),
      request("node/gdbsNav/getDetail", json({ regCode: "440106" })),
      request("node/gdbsNav/getDetail?regCode=440106", { method: "POST" }),
      request("node/gdbsNav/getDetail?regCode=440100", form({ regCode: "440106" })),
    ]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(first).toContain("五山街道");

    // Unknown parameters are nobody's business, wrong ones are.
    expect(await status("data/noticeListNew?foo=1&region=440000")).toBe(200);
    const wrong = await request("data/noticeListNew?region=abc");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({ statusCode: "400", statusDescription: "参数 region 不正确：地区编码应为 6 位或 12 位数字" });
    expect(await status("data/noticeListNew?page=0")).toBe(400);
    expect(await status("data/noticeListNew?pageSize=201")).toBe(400);
    expect(await status("item-event/getAuditItemDetailCur")).toBe(400);
    expect(await status("solr/search/item", form({ keyword: "好".repeat(201) }))).toBe(400);
    expect(await status("solr/search/item", form({ searchType: "guide,nothing" }))).toBe(400);

    // Things that do not exist.
    expect(await (await request("no/such/call")).json()).toEqual({ statusCode: "404", statusDescription: "没有这个接口" });
    const unknown = await request("node/gdbsNav/current", form({ regCode: "999999" }));
    expect([unknown.status, await unknown.json()]).toEqual([404, { statusCode: "404", statusDescription: "没有编码为 999999 的地区" }]);
    expect(await status(`item-event/getAuditItemDetailCur?TASK_CODE=${"1".repeat(31)}`)).toBe(404);
    expect(await status("data/noticeDetailNew?id=none")).toBe(404);
    expect(await status("feedback/get?id=20261118K3ZQ70XM")).toBe(404);
    expect(await status("solr/getCommonAuditItem", form({ DEPT_CODE: "000000000" }))).toBe(404);

    // Methods.
    const get = await request("node/gdbsNav/current?regCode=440000");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    const post = await request("data/noticeListNew", form({}));
    expect([post.status, post.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
    expect(await status("data/noticeListNew", { method: "HEAD" })).toBe(200);
    expect(await status("data/noticeListNew", { method: "DELETE" })).toBe(405);

    // Bodies.
    expect(await status("solr/search/item", { method: "POST", headers: { "content-type": "text/plain" }, body: "keyword=x" })).toBe(415);
    expect(await status("solr/search/item", { method: "POST", headers: { "content-type": "application/json" }, body: "{" })).toBe(400);
    expect(await status("solr/search/item", json(["a"]))).toBe(400);
    expect(await status("solr/search/item", json(null))).toBe(400);
    expect(await status("solr/search/item", json({ keyword: { $ne: 1 } }))).toBe(400);
    expect(
      await status("solr/search/item", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new Uint8Array([0x6b, 0x3d, 0xff]),
      }),
    ).toBe(400);
    expect(await status("solr/search/item", form({ keyword: "x".repeat(BODY_LIMIT) }))).toBe(413);
    const stream = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)) });
    expect(
      await status("solr/search/item", { method: "POST", body: stream, headers: { "content-type": "application/json" }, duplex: "half" } as RequestInit),
    ).toBe(413);
    expect(logged).toEqual([]);
  });

  test("of what comes twice, comes deep or comes in bad encodings, everything is said", { timeout: 60_000 }, async () => {
    const { request, logged } = await openHost(open);
    const typed = (type: string, body: BodyInit, more: Record<string, string> = {}): RequestInit => ({
      method: "POST",
      headers: { "content-type": type, ...more },
      body,
    });
    const asked = async (path: string, init?: RequestInit) => {
      const response = await request(path, init);
      return [response.status, ((await response.json()) as { statusDescription?: string }).statusDescription ?? ""];
    };
    const FORM = "application/x-www-form-urlencoded";
    const JSON_TYPE = "application/json";

    // The first counts, in whatever way it came; what is empty does not count.
    for (const [path, init] of [
      ["node/gdbsNav/getDetail", typed(FORM, "regCode=440106&regCode=abc")],
      ["node/gdbsNav/getDetail", typed(FORM, "regCode=&regCode=440106")],
      ["node/gdbsNav/getDetail?regCode=abc", typed(FORM, "regCode=440106")],
      ["node/gdbsNav/getDetail?regCode=440106&regCode=abc", typed(JSON_TYPE, "{}")],
      ["node/gdbsNav/getDetail?regCode=440106", typed(JSON_TYPE, '{"regCode":null}')],
      ["node/gdbsNav/getDetail", typed(JSON_TYPE, '{"regCode":"abc","regCode":"440106"}')],
      ["node/gdbsNav/getDetail", typed(JSON_TYPE, '{"__proto__":{"regCode":"abc"},"regCode":"440106"}')],
      ["node/gdbsNav/getDetail", typed(`${FORM}; charset=UTF-8`, "regCode=440106")],
    ] as const)
      expect(await asked(path, init), `${path} ${JSON.stringify(init.body)}`).toEqual([200, ""]);

    const deep = [400, "请求体的 JSON 不能超过 20 层"];
    expect(await asked("solr/search/item", typed(JSON_TYPE, "[".repeat(100_000)))).toEqual(deep);
    expect(await asked("solr/search/item", typed(JSON_TYPE, `${'{"a":'.repeat(21)}1${"}".repeat(21)}`))).toEqual(deep);
    expect(await asked("solr/search/item", json({ unknown: [[[[[[1]]]]]], keyword: '[[[[[[[[[[[[[[[[[[[[[["{' }))).toEqual([200, ""]);

    const escapes = [400, "参数应为 UTF-8 编码的文字，百分号应写作 %25"];
    for (const bad of ["%", "%zz", "%E0%A4%A", "%FF", "%ED%A0%80"]) {
      expect(await asked("solr/search/item", typed(FORM, `keyword=${bad}`))).toEqual(escapes);
      expect(await asked(`solr/suggest?keyword=${bad}`)).toEqual(escapes);
    }
    expect((await asked("solr/suggest?keyword=100%25"))[0]).toBe(200);
    expect((await asked("solr/search/item", typed(`${FORM}; charset=gbk`, "keyword=x")))[0]).toBe(415);
    expect((await asked("solr/search/item", typed(FORM, "keyword=x", { "content-encoding": "gzip" })))[0]).toBe(415);
    expect((await asked("feedback/get?id[]=1"))[0]).toBe(400);
    expect(logged).toEqual([]);
  });

  test("a POST that reads is kept by nobody; HEAD says what GET would", { timeout: 60_000 }, async () => {
    const { request } = await openHost(open);
    const list = await request("solr/getCommonAuditItem", form({ AREA_CODE: "440106" }));
    expect([list.status, list.headers.get("cache-control"), list.headers.get("etag")]).toEqual([200, "no-store", null]);
    const get = await request("data/noticeListNew");
    const head = await request("data/noticeListNew", { method: "HEAD" });
    expect([head.headers.get("etag"), head.headers.get("cache-control"), head.headers.get("content-type")]).toEqual([
      get.headers.get("etag"),
      get.headers.get("cache-control"),
      get.headers.get("content-type"),
    ]);
    expect((await request("data/noticeListNew", { method: "HEAD", headers: { "if-none-match": get.headers.get("etag") ?? "" } })).status).toBe(304);
  });

  test("what is the same for everybody can be kept, what is personal cannot", { timeout: 60_000 }, async () => {
    const { request, client } = await openHost(open);
    const first = await request("data/noticeListNew?region=440000");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request("data/noticeListNew?region=440000", { headers: { "if-none-match": known } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await request("data/noticeListNew?region=440100", { headers: { "if-none-match": etag } })).status).toBe(200);

    const { id } = await client.call(feedbackAdd, { kind: "page", score: 5, url: "/portal/v2/index" });
    const receipt = await request(`feedback/get?id=${id}`);
    expect([receipt.status, receipt.headers.get("cache-control"), receipt.headers.get("etag")]).toEqual([200, "private, no-store", null]);
    expect((await request("ip/type")).headers.get("cache-control")).toBe("private, no-store");
  });

  test("a fault says only that something went wrong, and is logged once", { timeout: 60_000 }, async () => {
    const { database, request, logged, services } = await openHost(open);
    services.search.tasks = async () => {
      throw new Error("secret of /etc/onehall");
    };
    const broken = await request("solr/search/item", form({ keyword: "身份证" }));
    expect([broken.status, await broken.json()]).toEqual([500, { statusCode: "500", statusDescription: "系统繁忙，请稍后再试。急需办理的，请拨打 12345。" }]);
    expect(logged).toHaveLength(1);

    await database.close();
    const answer = await request("data/noticeListNew");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ statusCode: "503", statusDescription: "服务正在停止，请稍后再试。" });
    expect(logged).toHaveLength(2);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("no words, however absurd, bring an answer down", { timeout: 120_000 }, async () => {
    const { request, logged } = await openHost(open);
    const absurd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom("身", "份", "证", "办", " ", "a", "z", "h", "'", '"', "%", "_", "\\", "\0", "😀", "（", "Ⅳ", "\u{10FFFF}"),
        maxLength: 60,
      }),
      fc.constantFrom("' OR 1=1 --", "%E0%A4%A", "${7*7}", "<script>", "证".repeat(100), "zhang".repeat(20), "\ud800"),
    );
    await fc.assert(
      fc.asyncProperty(absurd, async (words) => {
        for (const answer of await Promise.all([
          request("solr/search/item", json({ keyword: words })),
          request(`solr/suggest?${new URLSearchParams({ keyword: words })}`),
          request("solr/getCommonAuditItem", json({ KEY_WORD: words })),
        ]))
          expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    expect(logged).toEqual([]);
  });
});
