import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readingRequest, readingPath, readingTarget } from "./target";

const own = { origin: "http://portal.test", publicOrigin: "https://portal.example" };

describe("any page of our own", () => {
  test.each([
    ["/portal/index", "/portal/index"],
    ["/portal/v2/search?keyword=身份证&region=440000#main", "/portal/v2/search?keyword=%E8%BA%AB%E4%BB%BD%E8%AF%81&region=440000"],
    ["http://portal.test/portal/v3/notices?region=440100", "/portal/v3/notices?region=440100"],
    ["https://portal.example/portal/guide/123", "/portal/guide/123"],
    ["/portal/v2/item/123", "/portal/v2/item/123"],
    ["/portal/index/440000.html", "/portal/index/440000.html"],
    ["/portal/user/messages", "/portal/user/messages"],
  ])("%s", (text, target) => {
    expect(readingTarget(text, own)).toBe(target);
  });
});

describe("never another site's, and nothing that is no page", () => {
  test.each([
    "",
    "...",
    "portal/index",
    "https://evil.example/portal/index",
    "http://portal.example/portal/index",
    "http://portal.test:81/portal/index",
    "//evil.example/portal/index",
    "/\\evil.example/portal/index",
    "https://portal.test@evil.example/portal/index",
    "http://user:secret@portal.test/portal/index",
    "javascript:alert(1)//portal/index",
    "data:text/html,<h1>x</h1>",
    "file:///portal/index",
    "/portal/\r\nindex",
    "/other",
    "/portal/../etc/passwd",
    "/portal/canyou/default.html?url=/portal/index",
    "/portal/canyou/settings?size=1",
    "/portal/x/../canyou/default.html",
    "/portal/api/v2/node/gdbsPortal/common",
    "/portal/preferences?elder=1",
    "/portal/login?back=/portal/index",
    "/portal/logout",
    "/portal/operator/tracking",
    "/portal/kit/",
    "/portal/v2/assets/a.js",
    "/portal/v2/guide/1.pdf",
    "/portal/open-data/items.csv",
  ])("%s", (text) => {
    expect(readingTarget(text, own)).toBeUndefined();
  });

  test("whatever is asked for, the page is one of ours", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.webPath().map((path) => `/portal${path}`),
        ),
        (text) => {
          const target = readingTarget(text, own);
          if (target === undefined) return;
          expect(new URL(target, own.origin).origin).toBe(own.origin);
          expect(target.startsWith("/portal/")).toBe(true);
        },
      ),
    );
  });
});

describe("what a request asks for", () => {
  const asked = (query: string) => readingRequest(new URLSearchParams(query), own);

  test("an encoded address is the page", () => {
    expect(asked(readingPath("/portal/v2/search?keyword=a&region=440000").split("?")[1] ?? "")).toEqual({
      target: "/portal/v2/search?keyword=a&region=440000",
      scattered: false,
    });
  });

  test("fields beside it belong to the page: those of a form, and those of an address that nobody encoded", () => {
    expect(asked("url=/portal/v2/search&keyword=身份证&areaCode=440000")).toEqual({
      target: "/portal/v2/search?keyword=%E8%BA%AB%E4%BB%BD%E8%AF%81&areaCode=440000",
      scattered: true,
    });
    expect(asked("url=/portal/v2/search?keyword=a&areaCode=440000").target).toBe("/portal/v2/search?keyword=a&areaCode=440000");
  });

  test("only the first address is ours; a field of that name is the page's", () => {
    expect(asked("url=/portal/v2/site-correction&url=https://evil.example/").target).toBe("/portal/v2/site-correction?url=https%3A%2F%2Fevil.example%2F");
    expect(asked("keyword=a").target).toBeUndefined();
  });
});
