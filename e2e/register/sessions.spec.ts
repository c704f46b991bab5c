import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loginUser } from "@onehall/api";
import { FACES, inNameOf } from "../support/contract";
import { freePort, newDataDir, type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "../support/test";

/** What only changed rows of the database bring about: log-ins that have grown old, a site that the operator named otherwise, one that cannot be drawn. */
const MINUTE = 60_000;
const Libsql = createRequire(join(root, "apps/server/package.json"))("libsql") as new (file: string) => {
  exec(text: string): void;
  prepare(text: string): { all(...values: string[]): Record<string, string>[]; run(...values: string[]): unknown };
  close(): void;
};

/** The site of the province pack, as the database holds it. */
type Site = { hotWords: unknown[]; channel: { name: string; url: string }[]; footer: { qr: unknown[] } };

/** The shown name of each channel, by the name that the operator gave it. */
const CHANNELS = [
  ["省政府门户网站", "省政府门户网站"],
  ["国家政务服务平台", "国家政务服务平台"],
  ["国家政务服务平台门户", "国家政务服务平台…"],
  // Two code units each: cut by characters, never in the middle of one.
  ["𠮷".repeat(9), `${"𠮷".repeat(8)}…`],
] as const;

/** What the back end of the notices answers. */
const backEnd: { status: number; body: unknown } = { status: 500, body: undefined };
const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(backEnd.status).end(backEnd.body === undefined ? undefined : JSON.stringify(backEnd.body)));
});

test.describe.configure({ mode: "default" });

let portal: Portal;
let dataDir: string;

function query<Rows>(ask: (database: InstanceType<typeof Libsql>) => Rows): Rows {
  const database = new Libsql(join(dataDir, "onehall.db"));
  // The server writes too: one waits for the other.
  database.exec("PRAGMA busy_timeout = 10000");
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

/** Changes the site before a portal reads it. */
const changeSite = (change: (site: Site) => void) =>
  query((database) => {
    const [row] = database.prepare("SELECT value FROM setting WHERE key = 'pack.portal'").all();
    const pack = JSON.parse(row?.value ?? "") as { site: Site };
    change(pack.site);
    database.prepare("UPDATE setting SET value = ? WHERE key = 'pack.portal'").run(JSON.stringify(pack));
  });

test.beforeAll(async () => {
  dataDir = await newDataDir();
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  changeSite((site) => {
    site.channel = CHANNELS.map(([name], index) => ({ name, url: `https://www.gd.gov.cn/${index}` }));
    // No word, and so nothing that the home page can draw.
    site.hotWords = [{}];
  });
  portal = await startPortal({ dataDir, env: { UPSTREAM_NOTICES: `http://127.0.0.1:${port}`, LOG_LEVEL: "silent" } });
});
test.afterAll(async () => {
  await portal.stop();
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Lets time pass for every log-in: their times are put back. */
const letPass = (minutes: number) =>
  query((database) => {
    const earlier = (time = "") => new Date(Date.parse(time) - minutes * MINUTE).toISOString();
    for (const { id = "", seen, expires } of database.prepare("SELECT id, seen_at AS seen, expires_at AS expires FROM person_session").all())
      database.prepare("UPDATE person_session SET seen_at = ?, expires_at = ? WHERE id = ?").run(earlier(seen), earlier(expires), id);
  });

/** @see LOGIN-13 */
test("a log-in ends by itself: after half an hour without requests, after eight hours in any case; each has a new cookie", async () => {
  const logIn = async () => {
    const { call, cookie } = await inNameOf("retiring", portal.origin);
    const isKnown = async () => (await call(loginUser, {})) !== null;
    const ways = () =>
      Promise.all(
        FACES.map(async (face) => {
          const answer = await fetch(`${portal.origin}/portal/${face}/user`, { headers: { cookie }, redirect: "manual" });
          return answer.headers.get("location") ?? answer.status;
        }),
      );
    return { cookie, isKnown, ways };
  };
  const idle = await logIn();
  for (let times = 0; times < 2; times += 1) {
    letPass(29);
    expect(await idle.isKnown(), "each request counts anew").toBe(true);
  }
  expect(await idle.ways()).toEqual([200, 200]);
  letPass(30);
  expect(await idle.isKnown()).toBe(false);
  expect(await idle.ways()).toEqual(FACES.map((face) => `/portal/login?back=${encodeURIComponent(`/portal/${face}/user`)}`));

  const busy = await logIn();
  expect(busy.cookie).not.toBe(idle.cookie);
  for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
    letPass(20);
    expect(await busy.isKnown(), `after ${minutes} minutes`).toBe(true);
  }
  letPass(20);
  expect(await busy.isKnown(), "after eight hours").toBe(false);
});

/** @see LOGIN-18 */
test("without scripts a person sees on the account page where they are logged in, and ends the other log-in", async () => {
  for (const face of FACES) {
    const [here, there] = [await inNameOf("student", portal.origin), await inNameOf("student", portal.origin)];
    const address = `${portal.origin}/portal/${face}/user/account`;
    for (const elder of ["", "; elder=1"]) {
      const page = await servedPage(address, { cookie: here.cookie + elder });
      const list = page("section[aria-labelledby=sessions] li")
        .toArray()
        .map((one) => textOf(page(one)));
      expect(list.map((text) => [/现在用的这一个/.test(text), /20\d\d-\d\d-\d\d \d\d:\d\d 登录，最近使用 20\d\d/.test(text)])).toEqual([
        [true, true],
        [false, true],
      ]);
    }
    const page = await servedPage(address, { cookie: here.cookie });
    const button = page("section[aria-labelledby=sessions] button[name=end]");
    expect([page(button).closest("form").attr("method"), button.attr("type")]).toEqual(["post", "submit"]);
    const sent = await fetch(new URL(page(button).closest("form").attr("action") ?? "", address), {
      method: "POST",
      redirect: "manual",
      headers: { cookie: here.cookie, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ end: button.attr("value") ?? "" }),
    });
    expect(sent.status).toBe(303);
    expect([await here.call(loginUser, {}), await there.call(loginUser, {})]).toEqual([expect.objectContaining({ account_type: "person" }), null]);
    expect(textOf((await servedPage(address, { cookie: here.cookie }))("section[aria-labelledby=sessions]"))).toContain("现在只在这里登录着");
    await fetch(`${portal.origin}/_tif_sso_logout_/`, { headers: { cookie: here.cookie }, redirect: "manual" });
  }
});

/** @see SHELL-14 */
test("names of channels longer than 8 characters are cut to 8 and an ellipsis; the whole name is said and shown by the link", async () => {
  for (const face of FACES) {
    const page = await servedPage(`${portal.origin}/portal/${face}/faq`);
    const links = page('header a[href^="https://www.gd.gov.cn/"]');
    expect(links.toArray().map((link) => [page(link).attr("title"), textOf(page(link))])).toEqual(CHANNELS.map((pair) => [...pair]));
    for (const [index, [name]] of CHANNELS.entries()) expect(links.eq(index).attr("aria-label")).toBe(`${name}（在新窗口打开）`);
  }
});

/** @see ERROR-09 */
test("the status of a page that fails is the statusCode or the status of the error or of its answer, else 500", async () => {
  for (const face of FACES) {
    const notice = face === "v2" ? "/portal/notice" : "/portal/v3/notice";
    for (const [address, answer, status] of [
      [`/portal/${face}/no-such-page`, undefined, 404],
      [`/portal/${face}/guide/${"1".repeat(31)}`, undefined, 404],
      [`${notice}?id=2026-11-18-403`, { status: 403, body: { statusCode: "403", statusDescription: "没有权限" } }, 403],
      [`${notice}?id=2026-11-18-410`, { status: 410, body: { statusCode: "410", statusDescription: "已经撤下" } }, 410],
      [`${notice}?id=2026-11-18-429`, { status: 429, body: { statusDescription: "问得太多" } }, 429],
      // The code in the body alone, as many back ends have it.
      [`${notice}?id=2026-11-18-404`, { status: 200, body: { statusCode: "404", statusDescription: "没有这条通知" } }, 404],
      [`${notice}?id=2026-11-18-500`, { status: 200, body: { statusCode: "500", statusDescription: "系统繁忙" } }, 503],
      // Says nothing: unavailable.
      [`${notice}?id=2026-11-18-502`, { status: 502, body: undefined }, 503],
      // A fault of a page's own has no status.
      [`/portal/${face}/index?region=440106`, undefined, 500],
    ] as const) {
      if (answer) Object.assign(backEnd, answer);
      const page = await servedPage(portal.origin + address, { status });
      expect([textOf(page("h1")), textOf(page("main p").first())], address).toEqual([status === 404 ? "页面丢失" : "错误提示", String(status)]);
    }
  }
});

/** @see ERROR-03 */
test("where even the error page cannot be drawn, a document of last resort says so in English and leads home", async () => {
  await portal.stop();
  changeSite((site) => void (site.footer.qr = [null]));
  portal = await startPortal({ dataDir, env: { LOG_LEVEL: "silent" } });
  for (const face of FACES)
    for (const path of ["faq", "no-such-page"]) {
      const page = await servedPage(`${portal.origin}/portal/${face}/${path}`, { status: 500 });
      expect(textOf(page('main [lang="en"]'))).toBe("Something went wrong on our side. Please refresh, or go to the home page.");
      expect(page('main a[href="/portal/index"]').text()).toContain("home page");
    }
});
