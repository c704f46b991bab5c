import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache";
import { readingRoutes } from "./reading";
import { readingPath } from "../reading/target";

const GUIDE = `<!doctype html><html lang="zh-CN"><head><title>身份证 - 办事指南</title><meta name="description" content="怎么办"><link rel="canonical" href="http://portal.test/portal/v2/guide/1"></head>
<body><a href="#main" data-island="skip">跳到正文</a><header><nav aria-label="主菜单"><a href="/portal/index">首页</a></nav></header><main id="main"><h1>身份证</h1><script>alert(1)</script><p>带上原件。</p></main></body></html>`;

function host(answers: Record<string, () => Response> = {}) {
  const app = new Hono();
  const asked: Request[] = [];
  const countVisit = vi.fn<() => void>();
  const open = async (request: Request): Promise<Response> => {
    asked.push(request);
    const { pathname, search } = new URL(request.url);
    return answers[pathname + search]?.() ?? new Response(GUIDE, { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  readingRoutes(app, {
    open,
    cache: createPageCache({ mebibytes: 1 }),
    headers: { "X-Content-Type-Options": "nosniff" },
    publicOrigin: undefined,
    frameAncestors: ["'self'", "https://partner.example"],
    helper: "/portal/v2/assets/read-aloud-a.js",
    countVisit,
  });
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => app.request(`http://portal.test${path}`, { ...init, headers });
  return { ask, asked, countVisit, read: (target: string, headers?: Record<string, string>) => ask(readingPath(target), headers) };
}

test("a page of our own as text: title, canonical address of the page, noindex, one h1, its own policy", async () => {
  const answer = await host().read("/portal/v2/guide/1?region=440000");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("<title>身份证 - 办事指南（无障碍阅读）</title>");
  expect(html).toContain('<link rel="canonical" href="http://portal.test/portal/v2/guide/1" />');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('<main id="reading-main"><h1>身份证</h1>');
  expect(html).toContain('<a href="/portal/v2/guide/1?region=440000">打开原网页</a>');
  expect(html).not.toContain("alert(1)");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self' https://partner.example");
  expect(policy).not.toContain("unsafe");
  expect([answer.headers.get("x-content-type-options"), answer.headers.get("cache-control"), answer.headers.get("vary")]).toEqual([
    "nosniff",
    "private, no-cache",
    "Accept-Encoding, Cookie, Sec-Fetch-Dest",
  ]);
});

test("the page is asked for as by a visitor of whom nothing is known", async () => {
  const { read, asked } = host();
  await read("/portal/v2/guide/1", { cookie: "session=secret; elder=1", authorization: "Bearer secret" });
  expect(asked.map(({ headers }) => [headers.get("cookie"), headers.get("authorization")])).toEqual([[null, null]]);
});

test.each([
  "",
  "...",
  "https://evil.example/portal/index",
  "//evil.example/",
  "/portal/canyou/default.html?url=/portal/index",
  "/portal/api/v2/search",
  "javascript:alert(1)",
])("%s is refused with a sentence and ways on", async (url) => {
  const { ask, asked } = host();
  const answer = await ask(`/portal/canyou/default.html?url=${encodeURIComponent(url)}`);
  expect([answer.status, answer.headers.get("cache-control"), asked.length]).toEqual([400, "no-store", 0]);
  const html = await answer.text();
  expect(html).toContain("无障碍阅读只能打开本站的页面");
  expect(html).toContain('href="/portal/canyou/default.html?url=%2Fportal%2Findex"');
  expect(html).not.toContain("evil");
});

test("a page about the visitor cannot be read here, and says so", async () => {
  const { read, asked } = host();
  const answer = await read("/portal/v2/user/messages");
  expect([answer.status, answer.headers.get("cache-control"), asked.length]).toEqual([403, "no-store", 0]);
  expect(await answer.text()).toContain("这一页有您的个人信息");
});

test("fields of a form inside of the view become the page's", async () => {
  const { ask } = host();
  const sent = await ask("/portal/canyou/default.html?url=%2Fportal%2Fv2%2Fsearch&keyword=%E8%BA%AB&areaCode=440000");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, readingPath("/portal/v2/search?keyword=%E8%BA%AB&areaCode=440000")]);
});

test("redirects are followed inside of our own pages only; files are handed to the browser", async () => {
  const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });
  const { read, asked } = host({
    "/portal/guide/1": to("/portal/v2/guide/1"),
    "/portal/away": to("https://evil.example/"),
    "/portal/round": to("/portal/round"),
    "/portal/mine": to("/portal/login?back=%2Fportal%2Fuser"),
    "/portal/pdf/guide/1": () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
  });
  expect(await (await read("/portal/guide/1")).text()).toContain('<a href="/portal/v2/guide/1">打开原网页</a>');
  expect((await read("/portal/pdf/guide/1")).headers.get("location")).toBe("/portal/pdf/guide/1");
  expect((await read("/portal/mine")).headers.get("location")).toBe("/portal/mine");
  const before = asked.length;
  const round = await read("/portal/round");
  expect([round.status, asked.length - before]).toEqual([303, 6]);
  const away = await read("/portal/away");
  expect([away.status, away.headers.get("location")]).toEqual([303, "/portal/away"]);
});

test("a page that is not there is not there here either", async () => {
  const { read } = host({ "/portal/none": () => new Response(GUIDE, { status: 404, headers: { "content-type": "text/html" } }) });
  const answer = await read("/portal/none");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("the choices of the reader change the page and are kept apart", async () => {
  const { read, ask, asked } = host();
  const set = await ask("/portal/canyou/settings?colour=2&only=1&url=%2Fportal%2Fv2%2Fguide%2F1");
  expect([set.status, set.headers.get("location")]).toEqual([303, `${readingPath("/portal/v2/guide/1")}#reading-tools`]);
  expect(set.headers.get("set-cookie")).toMatch(/^reading=020001; Max-Age=31536000; Path=\/portal\/canyou\/; HttpOnly; SameSite=Lax$/);
  const plain = await (await read("/portal/v2/guide/1")).text();
  const dark = await (await read("/portal/v2/guide/1", { cookie: "reading=020001" })).text();
  expect(asked).toHaveLength(2);
  expect(plain).toContain('data-colour="0"');
  expect(plain).toContain('id="reading-around"');
  expect(dark).toContain('data-colour="2"');
  expect(dark).not.toContain("reading-around");
  expect(dark).toMatch(/aria-label="配色：黑底白字"\s+aria-current="true"/);
  await read("/portal/v2/guide/1", { cookie: "reading=020001" });
  expect(asked, "kept").toHaveLength(2);
});

test("a choice comes back to our own pages only", async () => {
  for (const url of ["https://evil.example/", "/portal/canyou/settings", "//evil.example", ""]) {
    const { headers } = await host().ask(`/portal/canyou/settings?size=1&url=${encodeURIComponent(url)}`);
    expect(headers.get("location")).toBe(`${readingPath("/portal/index")}#reading-tools`);
  }
});

test("it follows the visitor's characters, and leads to the others and back", async () => {
  const { read } = host();
  expect(await (await read("/portal/v2/guide/1")).text()).toMatch(/lang="zh-Hant" translate="no" rel="nofollow"\s*>繁體<\/a/);
  const answer = await read("/portal/v2/guide/1", { cookie: "lang=hant" });
  const html = await answer.text();
  expect(answer.headers.get("content-language")).toBe("zh-Hant");
  expect(html).toContain('<html lang="zh-Hant"');
  expect(html).toMatch(
    /<a href="\/portal\/preferences\?lang=hans&(?:amp;)?back=%2Fportal%2Fcanyou%2F[^"]+" lang="zh-Hans" translate="no" rel="nofollow"\s*>简体<\/a/,
  );
});

test("each page that is opened counts once: the page inside counts itself, a kept one is counted here", async () => {
  const { read, countVisit } = host();
  await read("/portal/v2/guide/1");
  expect(countVisit).toHaveBeenCalledTimes(0);
  await read("/portal/v2/guide/1");
  expect(countVisit).toHaveBeenCalledTimes(1);
});

test("inside a frame its links to other sites open a new tab", async () => {
  const { read } = host({
    "/portal/a": () => new Response('<main><h1>a</h1><a href="https://www.gov.cn/">b</a></main>', { headers: { "content-type": "text/html" } }),
  });
  expect(await (await read("/portal/a", { "sec-fetch-dest": "iframe" })).text()).toContain(
    '<a href="https://www.gov.cn/" target="_blank" rel="noopener noreferrer">b</a>',
  );
  expect(await (await read("/portal/a")).text()).toContain('<a href="https://www.gov.cn/" rel="noreferrer">b</a>');
});

test("only reading is answered", async () => {
  const answer = await host().ask(readingPath("/portal/index"), {}, { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
