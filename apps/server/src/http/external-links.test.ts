import { Hono } from "hono";
import { expect, test } from "vitest";
import { leaveRoutes } from "./external-links";

function host(publicOrigin?: string) {
  const app = new Hono();
  leaveRoutes(app, { allowed: ["gov.cn", "maps.example.org"], publicOrigin });
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
