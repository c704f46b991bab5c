import { sessions as listSessions, sessionsEnd } from "@onehall/api";
import { expect, test } from "vitest";
import { sql } from "../data";
import { verifyAudit } from "../data/audit";
import { onEachDatabase } from "../data/testing";
import { fillPeople } from "./testing-people";
import { hashOf } from "./secrets";
import { Browser, openPortal } from "./testing";

const GUARDIAN = { name: "张*", level: "3", account_type: "person", corp: null };
const sessions = sql<{ id: string; person: string }>`SELECT id, person FROM person_session ORDER BY id`;
const attempts = sql<{ id: string }>`SELECT id FROM login_attempt ORDER BY id`;

onEachDatabase((_name, open) => {
  test("from a page to the sample log-in, back to the page, and out again", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const browser = new Browser();
    expect(await portal.who(browser)).toBeNull();

    const { response, url } = await browser.follow(`${portal.origin}/portal/login?back=${encodeURIComponent("/portal/v2/guide/1?region=440106#materials")}`);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portal\/sample-login\/interaction\/[\w-]+$/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const page = await response.text();
    expect(page).toContain('<html lang="zh-CN" class="portal">');
    expect(page).toMatch(/<a class="brand" href="\/portal\/index"\s*><svg/);
    expect(page).toContain("这是样例登录");
    expect(page).toContain("示例市测试贸易有限公司");
    expect(page).not.toContain("<script");
    const authorize = new URL(browser.visited.find((address) => address.includes("/sample-login/auth?")) ?? "");
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${portal.origin}/portal/login/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });

    const back = await browser.follow(url, { method: "POST", body: new URLSearchParams({ account: "guardian" }) });
    expect(back.url).toBe(`${portal.origin}/portal/v2/guide/1?region=440106#materials`);
    expect(await portal.who(browser)).toEqual(GUARDIAN);
    expect(await database.all(attempts)).toEqual([]);
    const [session, ...others] = await database.all(sessions);
    expect([session, others]).toEqual([{ id: hashOf(browser.cookie("session") ?? ""), person: "guardian" }, []]);

    const out = await browser.follow(`${portal.origin}/_tif_sso_logout_/?redirect_uri=${encodeURIComponent(`${portal.origin}/portal/v2/notices`)}`);
    expect(out.url).toBe(`${portal.origin}/portal/v2/notices`);
    expect(await portal.who(browser)).toBeNull();
    expect(browser.cookie("session")).toBeUndefined();
    expect(await database.all(sessions)).toEqual([]);
    expect(portal.logged).toEqual([]);
  });

  test("a company is told from a person", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const browser = new Browser();
    await portal.logIn(browser, "trade");
    expect(await portal.who(browser)).toEqual({ name: "梁*", level: "3", account_type: "corp", corp: { name: "示例市测试贸易有限公司" } });
  });

  test("each step of a log-in may reach another process of the same database, and all know who is logged in", async () => {
    const database = await open();
    await fillPeople(database);
    const portals = [await openPortal(database), await openPortal(await open({ again: database }))];
    let turn = 0;
    const browser = new Browser(async (url, init) => {
      turn += 1;
      return portals[turn % portals.length]?.app.fetch(new Request(url, init)) ?? Response.error();
    });
    const address = "http://127.0.0.1:4400";
    for (const account of ["guardian", "founder"]) {
      const { url } = await browser.follow(`${address}/portal/login?back=/portal/v2/notices`);
      const back = await browser.follow(url, { method: "POST", body: new URLSearchParams({ account }) });
      expect(back.url).toBe(`${address}/portal/v2/notices`);
      const names = [];
      for (let time = 0; time < 2; time += 1)
        names.push(((await (await browser.open(`${address}/_tif_sso_loginuser_maskget/`)).json()) as { data: { user: { name: string } } }).data.user.name);
      expect(names).toEqual(account === "guardian" ? ["张*", "张*"] : ["梁*", "梁*"]);
      turn += 1; // the next log-in begins at the other one
      await browser.follow(`${address}/_tif_sso_logout_/`);
    }
  });

  test("what cannot be a log-in is none", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const callback = `${portal.origin}/portal/login/callback`;
    const stranger = new Browser();
    expect((await stranger.open(callback)).status).toBe(400);
    expect((await stranger.open(`${callback}?code=x&state=${"a".repeat(43)}`)).status).toBe(400);

    // The code and state of one browser are worth nothing in another, and nothing when they come again.
    const owner = new Browser();
    await portal.logIn(owner, "guardian");
    const used = owner.visited.find((address) => address.startsWith(callback)) ?? "";
    expect(new URL(used).searchParams.get("code")).toBeTruthy();
    expect((await stranger.open(used)).status).toBe(400);
    expect((await owner.open(used)).status).toBe(400);
    expect(await portal.who(stranger)).toBeNull();

    // A right state with a wrong code.
    const forger = new Browser();
    const { url } = await forger.follow(`${portal.origin}/portal/login`);
    const state = new URL(forger.visited.find((address) => address.includes("/auth?")) ?? "").searchParams.get("state") ?? "";
    const iss = encodeURIComponent(`${portal.origin}/portal/sample-login`);
    const forged = await forger.open(`${callback}?code=forged&state=${state}&iss=${iss}`);
    expect(forged.status).toBe(502);
    expect(await forged.text()).toContain("您的账号是安全的");
    expect(await portal.who(forger)).toBeNull();
    expect(await database.all(attempts)).toEqual([]);
    expect(JSON.stringify(portal.logged)).not.toContain("forged");

    // Nobody but the samples, and nothing that looks like HTML.
    const odd = await forger.open(url, { method: "POST", body: new URLSearchParams({ account: "<script>alert(1)</script>" }) });
    expect(odd.status).toBe(400);
    expect(await odd.text()).not.toContain("<script");
  });

  test("a state of another log-in, another nonce, another issuer: refused", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const start = async (browser: Browser) => {
      const { url } = await browser.follow(`${portal.origin}/portal/login`);
      const sent = await browser.open(url, { method: "POST", body: new URLSearchParams({ account: "guardian" }) });
      const resumed = await browser.open(new URL(sent.headers.get("location") ?? "", url));
      return new URL(resumed.headers.get("location") ?? "");
    };
    const browser = new Browser();
    const [one, other] = [await start(browser), await start(browser)];
    // Both belong to this browser; each code goes with its own state, nonce and verifier only.
    const mixed = new URL(one);
    mixed.searchParams.set("state", other.searchParams.get("state") ?? "");
    expect((await browser.open(mixed)).status).toBe(502);

    await database.run(sql`UPDATE login_attempt SET nonce = 'another'`);
    expect((await browser.open(one)).status).toBe(502);

    const third = await start(browser);
    third.searchParams.set("iss", "https://evil.example");
    expect((await browser.open(third)).status).toBe(502);

    const fourth = await start(browser);
    await database.run(sql`UPDATE login_attempt SET verifier = ${"verifier"}`, { verifier: "v".repeat(43) });
    expect((await browser.open(fourth)).status).toBe(502);

    // A fresh code and its state, in a browser that did not begin the log-in: refused, and still good where it was begun.
    const bound = await start(browser);
    const thief = new Browser();
    await start(thief);
    expect((await thief.open(bound)).status).toBe(400);
    expect(await portal.who(thief)).toBeNull();
    expect((await browser.open(bound)).status).toBe(303);
    await browser.follow(`${portal.origin}/_tif_sso_logout_/`);

    const late = await start(browser);
    portal.clock.now = new Date(portal.clock.now.getTime() + 11 * 60_000);
    expect((await browser.open(late)).status).toBe(400);
    expect(await portal.who(browser)).toBeNull();
  });

  test("whoever needs more time asks for it, as often as wanted within an hour; the page says when it is nearly over", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const later = (minutes: number) => (portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000));
    const browser = new Browser();
    const { url, response } = await browser.follow(`${portal.origin}/portal/login?back=/portal/v2/notices`);
    expect(await response.text()).toMatch(/10 分钟内有效[^]*class="late"[^]*还有大约 2 分钟[^]*name="more"/);
    const more = () => browser.open(url, { method: "POST", body: new URLSearchParams({ more: "1" }) });
    for (let times = 0; times < 3; times += 1) {
      later(9);
      const longer = await more();
      expect([longer.status, await longer.text()]).toEqual([200, expect.stringContaining("已延长。")]);
    }
    later(9);
    const back = await browser.follow(url, { method: "POST", body: new URLSearchParams({ account: "guardian" }) });
    expect(back.url).toBe(`${portal.origin}/portal/v2/notices`);

    const late = new Browser();
    const begun = await late.follow(`${portal.origin}/portal/login`);
    later(11);
    expect((await late.open(begun.url, { method: "POST", body: new URLSearchParams({ more: "1" }) })).status).toBe(400);
  });

  test("whoever cancels is not logged in, and reads so", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const browser = new Browser();
    const { url } = await browser.follow(`${portal.origin}/portal/login`);
    const { response } = await browser.follow(url, { method: "POST", body: new URLSearchParams({ cancel: "1" }) });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("您取消了登录");
    expect(await portal.who(browser)).toBeNull();
  });

  test("a log-in gives a new cookie, and the old one is worth nothing", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const browser = new Browser();
    // Somebody has put a cookie of his own choice into the browser.
    const planted = "p".repeat(43);
    browser.setCookie(new URL(portal.origin).host, "session", planted);
    await portal.logIn(browser, "guardian");
    const first = browser.cookie("session") ?? "";
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);

    // Logged in already: no second log-in, but straight to the page.
    expect((await browser.open(`${portal.origin}/portal/login?back=/portal/v2/notices`)).headers.get("location")).toBe("/portal/v2/notices");

    // A log-in that was begun before ends the session that came in between.
    const twice = new Browser();
    const { url } = await twice.follow(`${portal.origin}/portal/login`);
    twice.setCookie(new URL(portal.origin).host, "session", first);
    await twice.follow(url, { method: "POST", body: new URLSearchParams({ account: "elder" }) });
    expect(twice.cookie("session")).not.toBe(first);
    expect(await portal.who(twice)).toMatchObject({ name: "钟*" });
    expect(await portal.who(browser)).toBeNull();
  });

  test("two browsers are two people", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const [one, other] = [new Browser(), new Browser()];
    await portal.logIn(one, "guardian");
    await portal.logIn(other, "founder");
    expect([await portal.who(one), await portal.who(other)]).toMatchObject([{ name: "张*" }, { name: "梁*" }]);
    await one.follow(`${portal.origin}/_tif_sso_logout_/`);
    expect([await portal.who(one), await portal.who(other)]).toMatchObject([null, { name: "梁*" }]);
  });

  test("somebody else logs in at the browser of one whose log-in has run out", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const browser = new Browser();
    await portal.logIn(browser, "guardian");
    portal.clock.now = new Date(portal.clock.now.getTime() + 31 * 60_000);
    expect(await portal.who(browser)).toBeNull();
    await portal.logIn(browser, "founder");
    expect(await portal.who(browser)).toMatchObject({ name: "梁*" });
  });

  test("a person sees where they are logged in, and ends the others, one or all; nobody ends those of somebody else", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const on = (userAgent: string) => new Browser((url, init) => fetch(url, { ...init, headers: { ...init?.headers, "user-agent": userAgent } }));
    const [computer, phone, tablet, stranger] = [on("Windows NT 10.0"), on("iPhone Mobile"), on("iPad"), on("Macintosh")];
    const list = async (browser: Browser): Promise<{ id: string; device: string; since: string; seen: string; current: boolean }[]> =>
      ((await (await browser.open(`${portal.origin}${listSessions.path}`)).json()) as { data: { list: [] } }).data.list;
    const end = async (browser: Browser, fields: Record<string, string>): Promise<unknown> =>
      ((await (await browser.open(`${portal.origin}${sessionsEnd.path}`, { method: "POST", body: new URLSearchParams(fields) })).json()) as { data: object })
        .data;
    for (const browser of [computer, phone, tablet]) {
      await portal.logIn(browser, "guardian");
      portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    }
    await portal.logIn(stranger, "founder");

    const seen = await list(phone);
    expect(seen.map(({ id: _id, ...session }) => session)).toEqual([
      { device: "phone", since: "2026-11-20 10:01", seen: "2026-11-20 10:03", current: true },
      { device: "tablet", since: "2026-11-20 10:02", seen: "2026-11-20 10:02", current: false },
      { device: "computer", since: "2026-11-20 10:00", seen: "2026-11-20 10:00", current: false },
    ]);
    const kept = await database.all(sql`SELECT * FROM person_session`);
    for (const { id } of seen) expect(JSON.stringify(kept), "what is shown is not what the database finds a token by").not.toContain(id);
    const [own = "", ofTablet = ""] = seen.map(({ id }) => id);

    expect(await end(stranger, { id: ofTablet }), "somebody else's").toEqual({ ended: 0 });
    expect(await end(phone, { id: own }), "the own one").toEqual({ ended: 0 });
    expect((await phone.open(`${portal.origin}${sessionsEnd.path}`, { method: "POST", body: new URLSearchParams({ id: "x" }) })).status).toBe(400);
    expect(await end(phone, { id: ofTablet })).toEqual({ ended: 1 });
    expect(await end(phone, { id: ofTablet }), "again").toEqual({ ended: 0 });
    expect([await portal.who(tablet), await portal.who(computer)]).toEqual([null, GUARDIAN]);

    await portal.logIn(tablet, "guardian");
    expect(await end(phone, {})).toEqual({ ended: 2 });
    expect([await portal.who(tablet), await portal.who(computer)]).toEqual([null, null]);
    expect([await portal.who(phone), await portal.who(stranger)]).toMatchObject([GUARDIAN, { name: "梁*" }]);
    expect((await list(phone)).map(({ current }) => current)).toEqual([true]);

    expect(await database.all(sql`SELECT actor, action, subject, detail FROM audit_entry ORDER BY seq`)).toEqual([
      { actor: "guardian", action: "session.end", subject: "guardian", detail: '{"ended":1}' },
      { actor: "guardian", action: "session.end", subject: "guardian", detail: '{"ended":2}' },
    ]);
    expect(await verifyAudit(database)).toMatchObject({ entries: 2, brokenAt: undefined });
  });

  test("a log-in ends by itself: after half an hour without requests, after eight hours in any case", async () => {
    const database = await open();
    await fillPeople(database);
    const portal = await openPortal(database);
    const later = (minutes: number) => (portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000));
    const browser = new Browser();
    await portal.logIn(browser, "guardian");
    later(29);
    expect(await portal.who(browser)).not.toBeNull();
    later(29);
    expect(await portal.who(browser)).not.toBeNull();
    later(31);
    expect(await portal.who(browser)).toBeNull();

    await portal.logIn(browser, "guardian");
    expect(await database.all(sessions)).toHaveLength(1); // the one before was swept away
    for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
      later(20);
      expect(await portal.who(browser)).not.toBeNull();
    }
    later(20);
    expect(await portal.who(browser)).toBeNull();
  });
});
