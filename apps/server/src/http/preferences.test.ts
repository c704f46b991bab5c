import { Hono } from "hono";
import { expect, test } from "vitest";
import { ownPath } from "../common/own-path";
import { preferenceRoutes } from "./preferences";

test.each([
  ["/portal/v2/index?region=440100#main", "/portal/v2/index?region=440100#main"],
  ["/portal/v2/search?keyword=%E8%BA%AB%E4%BB%BD", "/portal/v2/search?keyword=%E8%BA%AB%E4%BB%BD"],
  ["/portal/../etc", "/portal/index"],
  ["/portal/x/../../y", "/portal/index"],
  ["//evil.example/portal/", "/portal/index"],
  ["https://evil.example/portal/", "/portal/index"],
  ["/\\evil.example", "/portal/index"],
  ["/portal/\\..\\x", "/portal/index"],
  ["/portal/\r\nSet-Cookie: a=b", "/portal/index"],
  ["javascript:alert(1)", "/portal/index"],
  ["", "/portal/index"],
  [undefined, "/portal/index"],
])("%s leads to %s", (path, expected) => {
  expect(ownPath(path)).toBe(expected);
});

test("a choice is a cookie for the portal alone, is taken back by the same link, and answers are not kept", async () => {
  const app = new Hono();
  preferenceRoutes(app);
  const on = await app.request("/portal/preferences?elder=1&back=/portal/v2/index");
  expect(on.status).toBe(303);
  expect(on.headers.get("location")).toBe("/portal/v2/index");
  expect(on.headers.get("set-cookie")).toMatch(/^elder=1; Max-Age=31536000; Path=\/portal\/; HttpOnly; SameSite=Lax$/);
  expect(on.headers.get("cache-control")).toBe("no-store");
  const off = await app.request("/portal/preferences?elder=0");
  expect(off.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  const hant = await app.request("/portal/preferences?lang=hant&back=/portal/v3/index");
  expect(hant.headers.get("location")).toBe("/portal/v3/index");
  expect(hant.headers.get("set-cookie")).toMatch(/^lang=hant; Max-Age=31536000; Path=\/portal\/; HttpOnly; SameSite=Lax$/);
  const hans = await app.request("/portal/preferences?lang=hans");
  expect(hans.headers.get("set-cookie")).toMatch(/^lang=hans; Max-Age=0/);
  const dark = await app.request("/portal/preferences?scheme=dark");
  expect(dark.headers.get("set-cookie")).toMatch(/^scheme=dark; Max-Age=31536000; Path=\/portal\/; HttpOnly; SameSite=Lax$/);
  const size = async (value: string) => (await app.request(`/portal/preferences?size=${value}`)).headers.get("set-cookie");
  expect([await size("36"), await size("20"), await size("26"), await size("27"), await size("38")]).toEqual([
    "size=36; Max-Age=31536000; Path=/portal/; HttpOnly; SameSite=Lax",
    expect.stringMatching(/^size=20; Max-Age=0/),
    expect.stringMatching(/^size=26; Max-Age=31536000/),
    null,
    null,
  ]);
  const odd = await app.request("/portal/preferences?elder=yes&lang=tlh&scheme=red&other=1");
  expect(odd.headers.get("set-cookie")).toBeNull();
});
