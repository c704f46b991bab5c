import { expect, test } from "vitest";
import { onDatabase } from "../data/testing";
import { fillPeople } from "./testing-people";
import { originOf } from "./origin";
import { Browser, openPortal, type Portal } from "./testing";

/** Reaches a portal inside the process at any address, as its own or as a proxy would hand it on. */
const reach =
  ({ app }: Portal, proxied: boolean): typeof fetch =>
  async (input, init) => {
    const { protocol, host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const inside = proxied ? `http://${host}` : `${protocol}//${host}`;
    const headers = new Headers(init?.headers);
    if (proxied) headers.set("x-forwarded-proto", protocol.slice(0, -1));
    return app.request(inside + pathname + search, { ...init, headers });
  };

const OPENED_AT = [
  ["http://localhost:4400", {}, false, "session"],
  ["http://127.0.0.1:4400", {}, false, "session"],
  ["http://[::1]:4400", {}, false, "session"],
  ["http://kiosk-3.lan", {}, false, "session"],
  ["https://portal.test", { TRUST_PROXY: "1" }, true, "__Host-session"],
  ["http://192.168.1.20:8080", { TRUST_PROXY: "1" }, true, "session"],
  ["https://portal.test", { PUBLIC_ORIGIN: "https://portal.test" }, true, "__Host-session"],
] as const;

onDatabase("sqlite", (open) => {
  test("the sample log-in works wherever the site is opened, and its cookies fit", async () => {
    const database = await open();
    await fillPeople(database);
    for (const [origin, env, proxied, cookie] of OPENED_AT) {
      const portal = await openPortal(database, env);
      const browser = new Browser(reach(portal, proxied));
      const { url } = await browser.follow(`${origin}/portal/login?back=/portal/v2/notices`);
      expect(url).toContain(`${origin}/portal/sample-login/interaction/`);
      const back = await browser.follow(url, { method: "POST", body: new URLSearchParams({ account: "elder" }) });
      expect(back.url).toBe(`${origin}/portal/v2/notices`);
      expect(browser.cookie(cookie)).toMatch(/^[\w-]{43}$/);
      expect(browser.visited.every((address) => address.startsWith(`${origin}/`))).toBe(true);
      const who = await browser.open(`${origin}/_tif_sso_loginuser_maskget/`);
      expect(await who.json()).toMatchObject({ data: { user: { name: "钟*" } } });
      for (const line of browser.set) {
        expect(line).toMatch(/httponly/i);
        expect(line).toMatch(/samesite=lax/i);
        expect(/; secure/i.test(line)).toBe(origin.startsWith("https:"));
      }
      await browser.follow(`${origin}/_tif_sso_logout_/`);
      expect(browser.cookie(cookie)).toBeUndefined();
    }
  });
});

const at = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });

test.each([
  ["the request", "http://a.test:4400/x", {}, {}, "http://a.test:4400"],
  ["the setting before all", "http://a.test/x", { "x-forwarded-proto": "http" }, { publicOrigin: "https://c.test" }, "https://c.test"],
  ["the scheme of a trusted proxy", "http://a.test/x", { "x-forwarded-proto": "https" }, {}, "https://a.test"],
])("the origin is that of %s", (_from, url, headers, settings, origin) => {
  expect(originOf(at(url, headers as Record<string, string>), { publicOrigin: undefined, ...settings })).toBe(origin);
});
