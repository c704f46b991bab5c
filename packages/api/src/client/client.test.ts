import { describe, expect, test, vi } from "vitest";
import { childRegions, currentRegion, feedbackAdd, ipType, messageCount, suggest } from "../calls/index";
import { parseRequest, validateAnswer } from "../contract/index";
import { createErrorStore } from "../error-store";
import { PortalError } from "../errors";
import { createProgress } from "../progress";
import { createClient, type ClientOptions } from "./client";

type Fetch = (request: Request) => Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const suggestions = { statusCode: "200", data: { list: [{ name: "身份证换领", weights: 9, payload: "", highlightTerm: "身份证", type: "guide" }] } };
const feedback = { kind: "page", score: 5, url: "/portal/v2/index" } as const;

/** A client of a host that answers as told, and what it was asked. */
function clientOf(answer: Fetch, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<Fetch>(answer);
  const errors = createErrorStore();
  const client = createClient({ baseUrl: "https://example.org", fetch: (input, init) => fetch(new Request(input, init)), errors, ...options });
  return { client, errors, fetch, request: (index = 0) => fetch.mock.calls[index]?.[0] };
}

describe("a request", () => {
  test("by form sends credentials and asks for JSON", async () => {
    const { client, request } = clientOf(async () => json({ current: { ORGNAME: "广东省", ORGAREACODE: "440000" }, hall: [], department: [], breadcrumb: [] }));
    const view = await client.call(currentRegion, { regCode: "440000" });
    expect(view.current.name).toBe("广东省");
    expect(request()).toMatchObject({ method: "POST", credentials: "include", url: "https://example.org/portal/api/v2/node/gdbsNav/current" });
    expect(request()?.headers.get("accept")).toBe("application/json");
    expect(request()?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await request()?.text()).toBe("regCode=440000");
  });

  test("by address has neither body nor content type", async () => {
    const { client, request } = clientOf(async () => json(suggestions));
    await client.call(suggest, { keyword: "身份证" });
    expect(request()).toMatchObject({ method: "GET", body: null });
    expect(new URL(request()?.url ?? "").searchParams.get("keyword")).toBe("身份证");
    expect(request()?.headers.get("content-type")).toBeNull();
  });

  test("carries the idempotency key it is given", async () => {
    const { client, request } = clientOf(async () => json({ statusCode: "200", data: { id: "A" } }));
    await client.call(feedbackAdd, feedback, { idempotencyKey: "k-1" });
    expect(request()?.headers.get("idempotency-key")).toBe("k-1");
    await client.call(feedbackAdd, feedback);
    expect(request(1)?.headers.has("idempotency-key")).toBe(false);
  });

  test("with files is a form of parts, read back as it was written; without any it is urlencoded", async () => {
    const { client, request } = clientOf(async () => json({ statusCode: "200", data: { id: "A" } }));
    const images = [new File(["one"], "一.png"), new File(["two"], "two.jpg")];
    await client.call(feedbackAdd, { ...feedback, content: "", images });
    const form = (await request()?.formData()) ?? new FormData();
    const read = parseRequest(feedbackAdd, form);
    expect(read).toMatchObject({ kind: "page", score: 5, content: "" });
    expect(await Promise.all(read.images.map(async (file) => [file.name, await file.text()]))).toEqual([
      ["一.png", "one"],
      ["two.jpg", "two"],
    ]);
    await client.call(feedbackAdd, { ...feedback, images: [] });
    expect(await request(1)?.text()).toBe("kind=page&score=5&url=%2Fportal%2Fv2%2Findex");
  });

  test("carries the headers it is given", async () => {
    const { client, request } = clientOf(async () => json(suggestions));
    await client.call(suggest, {}, { headers: { Cookie: "a=1" } });
    expect(request()?.headers.get("cookie")).toBe("a=1");
  });
});

describe("an answer", () => {
  test("is frozen through and through", async () => {
    const { client } = clientOf(async () => json(suggestions));
    const { list } = await client.call(suggest, { keyword: "身份证" });
    expect(() => list.pop()).toThrow(TypeError);
    expect(Object.isFrozen(list[0])).toBe(true);
  });

  test("is checked only where a check is given", async () => {
    const wrong = { statusCode: "200", data: { list: [{ name: 7 }] } };
    expect(await clientOf(async () => json(wrong)).client.call(suggest, {})).toEqual(wrong.data);
    const checking = clientOf(async () => json(wrong), { validate: validateAnswer });
    await expect(checking.client.call(suggest, {})).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("list.0") });
  });

  test.each([
    ["what cannot be selected", () => json({ hall: 1 }), "invalid"],
    ["no JSON", () => new Response("<html>"), "not-json"],
    ["no body", () => new Response(null), "empty"],
    ["a page of a proxy", () => new Response("<html>", { status: 502 }), "not-json"],
    ["a refusal", () => json({ statusCode: "400", statusDescription: "未知错误" }, 400), "400"],
  ])("with %s is a PortalError, and its sentence is stored", async (_, answer, code) => {
    const { client, errors } = clientOf(async () => answer());
    const error: unknown = await client.call(childRegions, { regCode: "440000" }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(PortalError);
    expect(error).toMatchObject({ code, message: "未知错误" });
    expect(errors.get()).toBe("未知错误");
  });

  test("without body is accepted on 205", async () => {
    const { client } = clientOf(async () => new Response(null, { status: 205 }));
    expect(await client.call(feedbackAdd, feedback)).toBeUndefined();
  });
});

const offline: Fetch = async () => {
  throw new TypeError("fetch failed");
};

describe("a failure", () => {
  test("of the network is tried again for reads by GET, never for writes", async () => {
    const read = clientOf(offline);
    await expect(read.client.call(suggest, {})).rejects.toMatchObject({ code: "network", message: "网络连接失败，请检查网络后重试。" });
    expect(read.fetch).toHaveBeenCalledTimes(2);
    const write = clientOf(offline);
    await expect(write.client.call(feedbackAdd, feedback)).rejects.toMatchObject({ code: "network" });
    expect(write.fetch).toHaveBeenCalledTimes(1);
  });

  test("is stored, unless the call is silent by its definition", async () => {
    const { client, errors } = clientOf(async () => json({ statusCode: "500", statusDescription: "系统繁忙" }, 500));
    await client.call(ipType, {}).catch(() => {});
    expect(errors.get()).toBe("");
    await client.call(messageCount, {}).catch(() => {});
    expect(errors.get()).toBe("系统繁忙");
  });

  test("of an aborted call is told to its caller and to nobody else", async () => {
    const { client, errors } = clientOf((request) => new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("stopped")))));
    const controller = new AbortController();
    const call = client.call(messageCount, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: "aborted" });
    expect(errors.get()).toBe("");
  });

  test("comes in time, even where the host never answers", async () => {
    const { client, errors } = clientOf(() => new Promise(() => {}), { timeout: 20 });
    await expect(client.call(messageCount, {})).rejects.toMatchObject({ code: "timeout" });
    expect(errors.get()).toBe("服务器长时间没有回应，请稍后重试。");
  });

  test("comes in time, even where the body never ends", async () => {
    const { client } = clientOf(async () => new Response(new ReadableStream()), { timeout: 20 });
    await expect(client.call(messageCount, {})).rejects.toMatchObject({ code: "timeout" });
  });
});

describe("identical calls under way", () => {
  test("share one request, and get the same frozen answer", async () => {
    const { client, fetch } = clientOf(async () => json(suggestions));
    const [one, two, other] = await Promise.all([
      client.call(suggest, { keyword: "a" }),
      client.call(suggest, { keyword: "a" }),
      client.call(suggest, { keyword: "b" }),
    ]);
    expect(one).toEqual(two);
    expect(other).toEqual(one);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("differ by their form", async () => {
    const { client, fetch } = clientOf(async () => json({ current: { ORGNAME: "x", ORGAREACODE: "1" }, hall: [], department: [], breadcrumb: [] }));
    await Promise.all(["440100", "440300", "440100"].map((regCode) => client.call(currentRegion, { regCode })));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("that write are each sent", async () => {
    const { client, fetch } = clientOf(async () => json({ statusCode: "200", data: { id: "A" } }));
    await Promise.all([client.call(feedbackAdd, feedback), client.call(feedbackAdd, feedback)]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("outlive the abort of one caller", async () => {
    const { client } = clientOf(async () => json(suggestions));
    const controller = new AbortController();
    const aborted = client.call(suggest, {}, { signal: controller.signal });
    const other = client.call(suggest, {});
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: "aborted" });
    expect((await other).list).toHaveLength(1);
  });
});

describe("progress", () => {
  test("shows while a call is under way, for 200 ms at least; not for calls in the background", async () => {
    const progress = createProgress();
    const { client } = clientOf(async () => json(suggestions), { progress });
    const begun = performance.now();
    const call = client.call(suggest, {});
    expect(progress.get()).toBe(1);
    await call;
    expect(performance.now() - begun).toBeGreaterThanOrEqual(195);
    expect(progress.get()).toBe(0);
    const background = client.call(suggest, {}, { background: true });
    expect(progress.get()).toBe(0);
    await background;
  });
});

describe("an answer that the host keeps", () => {
  test("is read once for each call, and never asked for", async () => {
    const body = { statusCode: "200", data: suggestions.data };
    const asked: string[] = [];
    const { client, fetch } = clientOf(async () => json({}, 500), {
      cached: (method, { url }) => {
        asked.push(`${method} ${url}`);
        return body;
      },
    });
    const first = await client.call(suggest, { keyword: "身份证" });
    expect(first.list[0]?.highlightTerm).toBe("身份证");
    expect(Object.isFrozen(first.list[0])).toBe(true);
    expect(await client.call(suggest, { keyword: "身份证" })).toBe(first);
    expect(fetch).not.toHaveBeenCalled();
    expect(asked[0]).toMatch(/^GET https:\/\/example\.org\/portal\/api\/v2\/solr\/suggest\?keyword=/);
  });

  test("changes with the answer; what is not kept is asked for", async () => {
    let body: object | undefined = suggestions;
    const { client, fetch } = clientOf(async () => json(suggestions), { cached: () => body });
    const first = await client.call(suggest, {});
    body = { statusCode: "200", data: { list: [] } };
    expect(await client.call(suggest, {})).toEqual({ list: [] });
    body = undefined;
    expect(await client.call(suggest, {})).toEqual(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is no answer to a write", async () => {
    const { client, fetch } = clientOf(async () => json({ statusCode: "200", data: { id: "A" } }), {
      cached: () => ({ statusCode: "200", data: { id: "B" } }),
    });
    expect(await client.call(feedbackAdd, feedback)).toMatchObject({ id: "A" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("goes through the same reading as one that was sent", async () => {
    const { client } = clientOf(async () => json(suggestions), { cached: () => ({ statusCode: "500", statusDescription: "维护中" }) });
    await expect(client.call(suggest, {})).rejects.toMatchObject({ message: "维护中" });
  });
});
