import { loginUser, ownProfile, userLevelName } from "@onehall/api";
import { load } from "cheerio";
import { inNameOf, send } from "../support/contract";
import { HttpBrowser } from "../support/http-browser";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Log-in and log-out by the addresses that a browser follows. docs/requirements/login.md */
const FACES = ["v2", "v3"] as const;

const go = (path: string, cookie?: string) => fetch(new URL(path, origin()), { redirect: "manual", headers: cookie === undefined ? {} : { cookie } });
const sessionOf = (cookie: string) => /(?:^|; )session=([^;]+)/.exec(cookie)?.[1];

test("log-in is an authorisation code flow, and older links log out at /_tif_sso_logout_/", async () => {
  const begun = await go("/portal/login?back=/portal/v2/notices");
  const target = new URL(begun.headers.get("location") ?? "");
  expect(begun.status).toBe(303);
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${origin()}/portal/login/callback`,
  });
  const { call, cookie } = await inNameOf("retiring");
  expect((await call(loginUser, {}))?.name).toBe("潘*");
  let address = new URL(`/_tif_sso_logout_/?redirect_uri=${encodeURIComponent(`${origin()}/portal/v2/notices`)}`, origin());
  const visited = [address.pathname];
  for (let hop = 0; hop < 5; hop += 1) {
    const location = (await go(address.href, cookie)).headers.get("location");
    if (location === null) break;
    address = new URL(location, address);
    visited.push(address.pathname);
  }
  expect(visited.at(-1)).toBe("/portal/v2/notices");
  expect(await call(loginUser, {})).toBeNull();
});

test("after log-in one comes back to where one was; the root of the site is the root of the portal, and no target leads to another host", async () => {
  const cookie = await sampleLogin(origin(), "retiring");
  for (const [back, target] of [
    ["/portal/v2/guide/1?region=440106#materials", "/portal/v2/guide/1?region=440106#materials"],
    [`${origin()}/portal/v3/index?region=440100`, "/portal/v3/index?region=440100"],
    ["/", "/portal/index"],
    [`${origin()}/`, "/portal/index"],
    ["", "/portal/index"],
    ["//evil.test", "/portal/index"],
    ["https://evil.test/portal/index", "/portal/index"],
    ["/\\evil.test", "/portal/index"],
    ["/portal/login", "/portal/index"],
  ] as const)
    expect([back, (await go(`/portal/login?back=${encodeURIComponent(back)}`, cookie)).headers.get("location")]).toEqual([back, target]);
});

test("a user has name, level, account_type and corp; levels 0 to 3 are called 二级 to 五级", async () => {
  const levels = new Map<string, string>();
  for (const account of ["student", "graduate", "guardian", "trade", "jobless", "elder", "founder"]) {
    const { call, cookie } = await inNameOf(account);
    const user = await call(loginUser, {});
    expect(Object.keys(user ?? {}).toSorted()).toEqual(["account_type", "corp", "level", "name"]);
    expect(user?.account_type === "corp").toBe(user?.corp !== null);
    const name = userLevelName(user?.level ?? "");
    for (const face of FACES) expect(textOf((await servedPage(`/portal/${face}/user/profile`, { cookie }))("main")), `${account} ${face}`).toContain(name);
    levels.set(user?.level ?? "", name);
  }
  const named = ["二级", "三级", "四级", "五级"];
  for (const [level, name] of levels) expect(name).toBe(named[Number(level)]);
  expect(levels.size).toBeGreaterThan(2);
});

test("staff of a department are told from everybody else: the desk opens to them alone, with their department and region", async () => {
  const staff = await servedPage("/portal/desk", { cookie: await sampleLogin(origin(), "desk-police-tianhe") });
  expect(textOf(staff("main"))).toMatch(/天河区/);
  expect(textOf(staff("h1"))).toBe("办件");
  for (const account of ["graduate", "trade"]) {
    const page = await servedPage("/portal/desk", { cookie: await sampleLogin(origin(), account), status: 403 });
    expect(textOf(page("body")), account).toContain("工作人员");
  }
  expect((await go("/portal/desk")).headers.get("location")).toContain("/portal/login?back=");
});

test("each log-in has a new cookie, and the old one of the same browser is worth nothing after a log-out", async () => {
  const [one, two] = [await sampleLogin(origin(), "newlywed"), await sampleLogin(origin(), "newlywed")];
  expect(sessionOf(one)).toMatch(/^[\w-]{43}$/);
  expect(sessionOf(one)).not.toBe(sessionOf(two));
  await go("/_tif_sso_logout_/", one);
  const who = async (cookie: string) =>
    ((await (await send("GET /_tif_sso_loginuser_maskget/", {}, { cookie })).json()) as { data: { user: unknown } }).data.user;
  expect([await who(one), await who(two)]).toEqual([null, expect.objectContaining({ name: "许*" })]);
});

test("names, identity numbers and telephones are masked in lists and on pages", async () => {
  const { call, cookie } = await inNameOf("guardian");
  const profile = await call(ownProfile, {});
  expect([profile.name, profile.number, profile.phone]).toEqual([
    "张*",
    expect.stringMatching(/^\d{4}\*{10}\d{4}$/),
    expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
  ]);
  for (const face of FACES)
    for (const page of ["user", "user/profile", "user/affairs", "e-license"]) {
      const html = (await servedPage(`/portal/${face}/${page}`, { cookie })).html();
      expect(html, page).not.toContain("张样例");
      expect(html, page).not.toMatch(/(?<!\d)4499\d{14}(?!\d)/);
    }
  const desk = await sampleLogin(origin(), "desk-police");
  expect((await servedPage("/portal/desk", { cookie: desk })).html()).not.toMatch(/张样例|梁样例/);
});

test("the pages of the log-in bear the mark and name of the portal and what the reader has chosen, and load nothing", async () => {
  for (const [chosen, classes] of [
    [[], ["portal"]],
    [
      ["elder", "scheme"],
      ["elder", "portal", "dark"],
    ],
    [["contrast"], ["portal", "contrast"]],
  ] as const) {
    const browser = new HttpBrowser(origin());
    for (const name of chosen) browser.setCookie(name, name === "scheme" ? "dark" : "1");
    const page = load(await (await browser.logIn()).response.text());
    expect(page("html").attr("class")?.split(" ").toSorted()).toEqual([...classes].toSorted());
    expect(textOf(page(".brand"))).not.toBe("");
    expect(page("script, link[rel=stylesheet], img[src^='http']").length).toBe(0);
  }
});
