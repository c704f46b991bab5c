import { Hono } from "hono";
import { expect, test } from "vitest";
import { leaveRoutes, linksThroughNotice } from "./leave";

const settings = { leaveAllowed: ["gov.cn", "maps.example.org"], publicOrigin: undefined };
const page = (face: string) => new URL(`http://portal.test/portal/${face}/contact-us?region=440100&a=b`);
const led = (html: string, url = page("v2")) => linksThroughNotice(html, url, settings);
const notice = (url: string, face = "v2") => {
  const query = new URLSearchParams({ url, back: `/portal/${face}/contact-us?region=440100&a=b` });
  return `${face === "v3" ? "/portal/v3/leave" : "/portal/leave"}?${query.toString().replaceAll("&", "&amp;")}`;
};

test.each([
  ["https://www.people.example/a?b=c&amp;d=%20#e", "https://www.people.example/a?b=c&d=%20#e"],
  ["http://203.0.113.5:8080/", "http://203.0.113.5:8080/"],
  ["https://gov.cn.evil.example/", "https://gov.cn.evil.example/"],
  ["https://notgov.cn/", "https://notgov.cn/"],
  ["https://www.gov.cn@evil.example/", "https://www.gov.cn@evil.example/"],
  ["https://a.example/&#x27;&quot;&lt;", `https://a.example/'"<`],
  ["https://xn--80ak6aa92e.example/", "https://xn--80ak6aa92e.example/"],
])("a link to %s leads through the notice", (written, url) => {
  for (const face of ["v2", "v3"])
    expect(led(`<p><a class="x" href="${written}" target="_blank">去</a></p>`, page(face))).toBe(
      `<p><a class="x" href="${notice(url, face)}" target="_blank">去</a></p>`,
    );
});

test.each([
  `<a href="https://www.gd.gov.cn/a">省政府</a>`,
  `<a href="https://gov.cn">国务院</a>`,
  `<a href="https://tiles.maps.example.org/">地图</a>`,
  `<a href="http://portal.test/portal/v2/index">首页</a>`,
  `<a href="/portal/v2/index">首页</a>`,
  `<a href="tel:12345">热线</a>`,
  `<link rel="canonical" href="https://a.example/x">`,
  `<p>地址是 href="https://a.example/x"</p>`,
  `<script>{"a":"<a href=\\"https://a.example\\">"}</script>`,
])("%s stays as it is", (html) => {
  expect(led(html)).toBe(html);
});

test("the notice itself leads on", () => {
  const html = `<a href="https://a.example/">继续前往</a>`;
  for (const path of ["/portal/leave", "/portal/v3/leave"]) expect(led(html, new URL(`http://portal.test${path}?url=x`))).toBe(html);
});

test("the portal's own address is that of the settings, where there is one", () => {
  const html = `<a href="https://hall.example/portal/v2/index">首页</a>`;
  expect(linksThroughNotice(html, page("v2"), { ...settings, publicOrigin: "https://hall.example" })).toBe(html);
  expect(led(html)).not.toBe(html);
});

function host(publicOrigin?: string) {
  const app = new Hono();
  leaveRoutes(app, { allowed: settings.leaveAllowed, publicOrigin });
  app.get("/portal/*", (c) => new Response(`page ${c.req.path}`));
  return (path: string, init?: RequestInit) => app.request(`http://portal.test${path}`, init);
}
const asked = (url: string, more = "") => `/portal/leave?url=${encodeURIComponent(url)}${more}`;
const OWN = { "sec-fetch-site": "same-origin" };

test.each(["https://www.gd.gov.cn/a?b=c", "http://maps.example.org:8080/x"])("%s is allowed and led on to at once, without a word about us", async (url) => {
  const answer = await host()(asked(url));
  expect([answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy"), answer.headers.get("cache-control")]).toEqual([
    303,
    url,
    "no-referrer",
    "no-store",
  ]);
});

test.each([
  "https://evil.example/",
  "https://gov.cn.evil.example/",
  "https://www.gov.cn@evil.example/",
  "https://www.gov.cn\\@evil.example/",
  "https:\\\\evil.example",
  "https:///evil.example/",
  "//evil.example/",
  "javascript:alert(1)//www.gov.cn",
  "data:text/html,x",
  "http://www.gov.cn\r\nSet-Cookie: a=b",
  "https://www。gov。cn.evil.example",
  `https://a.example/${"x".repeat(3000)}`,
])("%s is led to by nobody", async (url) => {
  for (const headers of [{}, OWN, { ...OWN, cookie: "left=other.example" }] as Record<string, string>[]) {
    const answer = await host()(asked(url), { headers });
    expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([200, null, "page /portal/leave"]);
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  }
});

const post = (fields: Record<string, string>, headers: Record<string, string> = { origin: "http://portal.test" }) =>
  host()("/portal/v3/leave", { method: "POST", body: new URLSearchParams(fields), headers });

test("a browser that was told so is led on from our own pages, and from nowhere else", async () => {
  const told = await post({ url: "https://a.example:8443/x", back: "/portal/v2/faq" });
  expect([told.status, told.headers.get("location")]).toEqual([
    303,
    "/portal/v3/leave?url=https%3A%2F%2Fa.example%3A8443%2Fx&back=%2Fportal%2Fv2%2Ffaq&remembered=1",
  ]);
  const [pair = "", ...attributes] = (told.headers.get("set-cookie") ?? "").split("; ");
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=15724800", "Path=/portal/", "SameSite=Lax"]);

  const open = host();
  const away = await open(asked("https://a.example:8443/y"), { headers: { ...OWN, cookie: pair } });
  expect([away.status, away.headers.get("location")]).toEqual([303, "https://a.example:8443/y"]);
  const byReferer = await open(asked("https://a.example:8443/y"), { headers: { referer: "http://portal.test/portal/v2/faq", cookie: pair } });
  expect(byReferer.status).toBe(303);
  for (const headers of [
    {},
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "none" },
    { referer: "https://evil.example/" },
    { "sec-fetch-site": "cross-site", referer: "http://portal.test/" },
  ] as Record<string, string>[])
    expect((await open(asked("https://a.example:8443/y"), { headers: { ...headers, cookie: pair } })).status).toBe(200);
  // Another port is another site, and so is a host below it; what was just remembered is shown, not followed.
  for (const url of ["https://a.example/y", "https://b.a.example:8443/y"])
    expect((await open(asked(url), { headers: { ...OWN, cookie: pair } })).status).toBe(200);
  expect((await open(asked("https://a.example:8443/y", "&remembered=1"), { headers: { ...OWN, cookie: pair } })).status).toBe(200);
});

test("what was remembered is forgotten on demand, and at most twenty sites are kept", async () => {
  const cookie = (hosts: string[]) => ({ origin: "http://portal.test", cookie: `left=${encodeURIComponent(hosts.join(" "))}` });
  const kept = (answer: Response) => decodeURIComponent(/left=([^;]*)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "");
  expect(kept(await post({ url: "https://a.example/", forget: "1" }, cookie(["b.example", "a.example"])))).toBe("b.example");
  const gone = await post({ url: "https://a.example/", forget: "1" }, cookie(["a.example"]));
  expect(gone.headers.get("set-cookie")).toContain("Max-Age=0");
  const many = Array.from({ length: 25 }, (_, index) => `h${index}.example`);
  const answer = kept(await post({ url: "https://a.example/" }, cookie(many))).split(" ");
  expect([answer.length, answer[0], answer.at(-1)]).toEqual([20, "a.example", "h18.example"]);
});

test("another site cannot make a browser remember, and nothing but a page of another site is remembered", async () => {
  for (const [fields, headers] of [
    [{ url: "https://a.example/" }, { origin: "https://evil.example" }],
    [{ url: "https://a.example/" }, { "sec-fetch-site": "cross-site" }],
    [{ url: "javascript:alert(1)" }, undefined],
    [{}, undefined],
  ] as [Record<string, string>, Record<string, string> | undefined][]) {
    const answer = await post(fields, headers);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([404, null]);
  }
  const back = await post({ url: "https://a.example/", back: "//evil.example/" });
  expect(back.headers.get("location")).toContain("back=%2Fportal%2Findex");
});
