import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineCall, type BodyForm, type Shape } from "../define-call";
import { encode } from "./encode";

const call = (path: string, body: BodyForm) => defineCall<Shape>({ method: body === "query" || body === "none" ? "GET" : "POST", path, body });

describe("the address", () => {
  test.each([
    ["", "a/b", "/portal/api/v2/a/b"],
    ["/", "a/b", "/portal/api/v2/a/b"],
    ["https://example.org", "a/b", "https://example.org/portal/api/v2/a/b"],
    ["https://example.org/", "/yhzx/count", "https://example.org/yhzx/count"],
    ["https://example.org/proxy//", "/yhzx/count", "https://example.org/proxy/yhzx/count"],
    ["http://[::1]:8080", "a", "http://[::1]:8080/portal/api/v2/a"],
  ])("on “%s” of %s is %s", (base, path, url) => {
    expect(encode(call(path, "none"), {}, base).url).toBe(url);
  });

  test("takes fields into its path, encoded, and not a second time", () => {
    expect(encode(call("feedback/update/{id}", "form"), { id: "a/b?c", kind: "page" }, "")).toMatchObject({
      url: "/portal/api/v2/feedback/update/a%2Fb%3Fc",
      body: new URLSearchParams("kind=page"),
    });
    expect(encode(call("node/zwgk?region={region}", "query"), { region: "440000", page: 2 }, "").url).toBe("/portal/api/v2/node/zwgk?region=440000&page=2");
    expect(encode(call("a/{id}", "none"), {}, "").url).toBe("/portal/api/v2/a/");
  });
});

describe("the input", () => {
  const input = { keyword: "灵活 就业&", page: 2, empty: "", absent: undefined, none: null, yes: true, no: false, zero: 0 };
  const fields = "keyword=%E7%81%B5%E6%B4%BB+%E5%B0%B1%E4%B8%9A%26&page=2&yes=1&no=0&zero=0";

  test("travels in the address", () => {
    expect(encode(call("a", "query"), input, "")).toEqual({ url: `/portal/api/v2/a?${fields}` });
  });

  test("travels as a form", () => {
    const { url, body, contentType } = encode(call("a", "form"), input, "");
    expect([url, String(body as URLSearchParams), contentType]).toEqual(["/portal/api/v2/a", fields, undefined]);
  });

  test("travels as JSON, with its types", () => {
    const { body, contentType } = encode(call("a", "json"), input, "");
    expect(contentType).toBe("application/json");
    expect(JSON.parse(body as string)).toEqual({ keyword: "灵活 就业&", page: 2, yes: true, no: false, zero: 0 });
  });

  test("stays at home where the call takes none", () => {
    expect(encode(call("a", "none"), input, "")).toEqual({ url: "/portal/api/v2/a" });
  });

  test("arrives as it was sent", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-zA-Z_]{1,8}$/), fc.string({ unit: "binary", minLength: 1 })), (sent) => {
        const received = new URL(encode(call("a", "query"), sent, "https://example.org").url).searchParams;
        expect([...received.keys()].toSorted()).toEqual(Object.keys(sent).toSorted());
        for (const [name, value] of Object.entries(sent)) expect(received.get(name)).toBe(new URLSearchParams({ value }).get("value"));
      }),
    );
  });
});
