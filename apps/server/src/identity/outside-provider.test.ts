import { expect, test } from "vitest";
import { sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { fillPeople } from "./testing-people";
import { Browser, openPortal, type Portal } from "./testing";
import { openProvider } from "./testing-provider";

const people = sql<{ name: string; corp: string | null; level: number; profile: string }>`
  SELECT name, corp, level, profile FROM person WHERE issuer <> 'sample' ORDER BY id`;

onEachDatabase((_name, open) => {
  test("log-in and log-out by a provider of the operator's; the sample log-in is gone", async () => {
    const database = await open();
    await fillPeople(database);
    let portal: Portal | undefined;
    const provider = await openProvider(() => portal?.origin ?? "", database);
    portal = await openPortal(database, provider.env);
    provider.next.claims = { name: "欧阳测试", level: 2, phone_number: "13800000000" };

    const browser = new Browser();
    const back = await browser.follow(`${portal.origin}/portal/login?back=/portal/v2/notices`);
    expect(back.url).toBe(`${portal.origin}/portal/v2/notices`);
    expect(browser.visited.some((address) => address.startsWith(`${provider.issuer}/auth?`))).toBe(true);
    expect(await portal.who(browser)).toEqual({ name: "欧阳*", level: "2", account_type: "person", corp: null });
    expect(await (await browser.open(`${portal.origin}/portal/sample-login/auth`)).text()).toBe("page /portal/sample-login/auth");

    // The same person again, who has become a company meanwhile: one row, brought up to date.
    const again = new Browser();
    provider.next.claims = { name: "欧阳测试", level: "9", account_type: "corp", corp: { name: "示例公司" } };
    await again.follow(`${portal.origin}/portal/login`);
    expect(await portal.who(again)).toEqual({ name: "欧阳*", level: "0", account_type: "corp", corp: { name: "示例公司" } });
    expect(await database.all(people)).toMatchObject([{ name: "欧阳测试", corp: "示例公司", level: 0 }]);

    // A subject that is called like a sample is somebody else.
    const clash = new Browser();
    provider.next.account = "guardian";
    provider.next.claims = { name: "外来者" };
    await clash.follow(`${portal.origin}/portal/login`);
    expect(await portal.who(clash)).toMatchObject({ name: "外*" });
    const licences = await clash.open(`${portal.origin}/ebus/yhzx/license/listZzLicense`, { method: "POST" });
    expect(await licences.json()).toMatchObject({ data: { total: 0, list: [] } });

    // Log-out goes on to the provider, with what it needs to know whom.
    const left = await browser.open(`${portal.origin}/_tif_sso_logout_/`);
    const end = new URL(left.headers.get("location") ?? "");
    expect(end.origin + end.pathname).toBe(`${provider.issuer}/session/end`);
    expect(Object.fromEntries(end.searchParams)).toMatchObject({
      post_logout_redirect_uri: `${portal.origin}/portal/index`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    expect(await portal.who(browser)).toBeNull();
    expect(await portal.who(again)).not.toBeNull();
    expect(portal.logged).toEqual([]);
  });

  test("a provider that is down, or signs with keys that it does not name, logs nobody in", async () => {
    const database = await open();
    await fillPeople(database);
    let portal: Portal | undefined;
    const provider = await openProvider(() => portal?.origin ?? "", database);
    portal = await openPortal(database, provider.env);
    const browser = new Browser();

    provider.next.down = true;
    const unreachable = await browser.open(`${portal.origin}/portal/login`);
    expect(unreachable.status).toBe(503);
    expect(await unreachable.text()).toContain("现在连不上");

    provider.next.down = false;
    provider.next.foreignKeys = true;
    const { response } = await browser.follow(`${portal.origin}/portal/login`);
    expect(response.status).toBe(502);
    expect(await portal.who(browser)).toBeNull();
    expect(JSON.stringify(portal.logged)).not.toMatch(/eyJ/); // no token in the log

    provider.next.foreignKeys = false;
    const later = new Browser();
    const other = await openPortal(database, provider.env);
    expect((await later.open(`${other.origin}/portal/login`)).status).toBe(303);
  });

  test("a log-in as a sample ends when a provider is configured", async () => {
    const database = await open();
    await fillPeople(database);
    const samples = await openPortal(database);
    const browser = new Browser();
    await samples.logIn(browser, "guardian");
    const provider = await openProvider(() => "http://127.0.0.1", database);
    const portal = await openPortal(database, provider.env);
    browser.setCookie(new URL(portal.origin).host, "session", browser.cookie("session") ?? "");
    expect(await samples.who(browser)).not.toBeNull();
    expect(await portal.who(browser)).toBeNull();
  });
});
