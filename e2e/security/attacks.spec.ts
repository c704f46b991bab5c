import type { Page } from "@playwright/test";
import { type Portal, startPortal } from "../support/portal";
import { routeSamples } from "../support/route-samples";
import type { Samples } from "../support/routes";
import { expect, ignoreRefusals, test } from "../support/test";
import { inspectPages, type PageInspection, type Visit } from "./inspect";
import { NAMES, parametersInSources, DYNAMIC_PARAMETERS } from "./parameters";
import { CANARY, ATTACKER_ORIGIN, urlEncoded, formEncoded, PAYLOADS, REDIRECTS, type Payload } from "./payloads";
import { FORMS, formAddress, extraParameters, targets, type Target } from "./targets";

/** Requests at a time: one core draws the pages, the other reads them. */
const ABREAST = 4;
/** Rounds on each page in which every parameter carries another payload. */
const ROUNDS = 6;
/** Pages cut what is searched for after a hundred characters. */
const PACK = 95;
/** Parameters that a page must be told, attacked one after the other. */
const WAYS_PER_NAME = 2;

/** One worker, so that one portal is started. */
test.describe.configure({ mode: "default", timeout: 300_000 });

/** A portal of its own: attacks use up the log-ins that one visitor may begin in a minute, and turn over the whole page cache. */
let portal: Portal;
/** Of the portal; undefined until it has started, when Playwright asks for it the first time. */
let portalOrigin: string | undefined;
let samples: Samples;
let all: Target[];

test.use({ baseURL: async ({}, use) => use(portalOrigin) });

test.beforeAll(async () => {
  portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000" } });
  portalOrigin = portal.origin;
  samples = await routeSamples(portalOrigin);
  all = targets(samples);
});
test.afterAll(() => portal.stop());

/** Turns round and round the list. */
const payloadAt = (index: number): Payload => PAYLOADS[index % PAYLOADS.length] ?? { text: "" };

/** Payloads side by side, as many as come back whole; some stand alone. */
const packs: string[] = PAYLOADS.filter(({ written }) => !written).reduce<string[]>((made, { text }) => {
  const last = made.at(-1);
  if (last !== undefined && last.length + text.length < PACK) made[made.length - 1] = `${last} ${text}`;
  else made.push(text);
  return made;
}, []);

/** `pairs` are written as they are: encoded, or wrongly encoded. */
const addressOf = (path: string, pairs: [name: string, written: string][]): string => `${path}?${pairs.map(([name, text]) => `${name}=${text}`).join("&")}`;
const plain = (query: Record<string, string>): [string, string][] => Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]);

/** Looks at pages from a document of ours that runs nothing itself and may fetch from everywhere: who is led away is not saved by a policy. */
async function lookAt(page: Page, visits: Visit[]): Promise<PageInspection[]> {
  await page.goto("/healthz");
  return page.evaluate(inspectPages, { visits, canary: CANARY, evil: ATTACKER_ORIGIN, word: String.raw`zq(\d+)<"'zq`, abreast: ABREAST });
}

const faultsOf = (looks: PageInspection[]): string[] =>
  looks.flatMap(({ visit, faults }) =>
    faults.map((fault) => `${visit.method ?? "GET"} ${decodeLoosely(visit.address).slice(0, 300)} ${visit.body ?? ""}: ${fault}`),
  );

const decodeLoosely = (address: string): string => address.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

test("there are more than two hundred payloads, no two alike", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length);
});

test("the table of parameters holds every parameter that the sources read", () => {
  const read = parametersInSources();
  expect(read.filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(NAMES.filter((name) => !read.includes(name)).sort()).toEqual(DYNAMIC_PARAMETERS);
});

test("the look finds what it looks for", async ({ page }) => {
  const bad = [
    `<img src=x onerror=${CANARY}(1)>`,
    `<script>${CANARY}(1)</script>`,
    `<a href="javascript:${CANARY}(1)">x</a>`,
    `<a href="//${ATTACKER_ORIGIN}/">x</a>`,
    `<base href="/x">`,
    `<p style="background:url(/x)">x</p>`,
    `<p x"y=1>x</p>`,
    `<script type="application/ld+json">{"a":</script>`,
  ];
  await page.route("**/bad/*", (route) =>
    route.fulfill({ contentType: "text/html", body: bad[Number(new URL(route.request().url()).pathname.split("/").at(-1))] ?? "" }),
  );
  const looks = await lookAt(
    page,
    bad.map((_, index) => ({ address: `/bad/${index}` })),
  );
  expect(looks.filter(({ faults }) => faults.length === 0).map(({ visit }) => visit.address)).toEqual([]);
});

test("nothing that is put into an address gets into a page as anything but text", async ({ page, complaints }) => {
  // First a harmless word in every parameter: where it comes back, all payloads go.
  const words = (target: Target): Visit => ({
    address: addressOf(target.path, [
      ...plain(target.query),
      ...extraParameters(target).map((name): [string, string] => [name, encodeURIComponent(`zq${NAMES.indexOf(name)}<"'zq`)]),
    ]),
  });
  const first = await lookAt(page, all.map(words));
  expect(faultsOf(first)).toEqual([]);
  const byAddress = new Map(all.map((target) => [words(target).address, target]));
  const reflecting = first.flatMap(({ visit, reflected }) =>
    reflected.map((number) => ({ target: byAddress.get(visit.address), name: NAMES[Number(number)] ?? "" })),
  );
  expect(reflecting.length).toBeGreaterThan(20);

  const visits: Visit[] = [];
  for (const [place, target] of all.entries()) {
    const free = extraParameters(target);
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push({
        address: addressOf(target.path, [
          ...plain(target.query),
          ...free.map((name, index): [string, string] => [name, urlEncoded(payloadAt(place * ROUNDS + round + index * 7))]),
        ]),
      });
    for (const [turn, name] of [...new Set([...Object.keys(target.query), "region", "areaCode"])].entries())
      for (let round = 0; round < WAYS_PER_NAME; round += 1)
        visits.push({
          address: addressOf(target.path, [
            ...plain(target.query).filter(([other]) => other !== name),
            [name, urlEncoded(payloadAt(place * 11 + turn * 5 + round * 101))],
          ]),
        });
    if (target.segment !== undefined)
      for (let round = 0; round < ROUNDS; round += 1) visits.push({ address: target.segment.replace("{}", urlEncoded(payloadAt(place * 13 + round * 37))) });
  }
  for (const { target, name } of reflecting) {
    if (!target) continue;
    // Both faces draw a page from the same feature: each takes every other pack.
    const modern = target.path.startsWith("/portal/v3/") ? 1 : 0;
    for (const [index, pack] of packs.entries())
      if (index % 2 === modern)
        visits.push({ address: addressOf(target.path, [...plain(target.query).filter(([other]) => other !== name), [name, encodeURIComponent(pack)]]) });
  }
  const failing: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 500) failing.push(`${answer.status()} ${decodeLoosely(answer.url()).slice(0, 300)}`);
  });
  console.log(`${all.length} pages, ${reflecting.length} places where a word comes back, ${visits.length} requests`);
  expect(faultsOf(await lookAt(page, visits)).slice(0, 40)).toEqual([]);
  expect(failing, "what somebody types into an address is no failure of the server").toEqual([]);
  ignoreRefusals(complaints);
});

test("nothing that is put into a form comes back as anything but text", async ({ page, complaints }) => {
  const visits: Visit[] = FORMS.flatMap((form) =>
    packs.map((_, round) => {
      const names = Object.keys(form.fields);
      // One field after the other keeps its right value, so that rules of one field hide no other.
      const right = round % (names.length + 1);
      const body = new URLSearchParams(
        names.map((name, index): [string, string] => [name, index === right ? (form.fields[name] ?? "") : (packs[(round + index * 17) % packs.length] ?? "")]),
      );
      return { address: formAddress(form, round % 2 === 0 ? "v2" : "v3"), method: "POST" as const, body: body.toString() };
    }),
  );
  const single: Visit[] = PAYLOADS.filter(({ written }) => written).map((payload, index) => {
    const form = FORMS[index % FORMS.length] ?? { path: "useful", fields: {} };
    const body = new URLSearchParams(Object.keys(form.fields).map((name): [string, string] => [name, formEncoded(payload)]));
    return { address: formAddress(form, "v2"), method: "POST", body: body.toString() };
  });
  expect(faultsOf(await lookAt(page, [...visits, ...single])).slice(0, 40)).toEqual([]);
  ignoreRefusals(complaints);
});

test("no address leads a browser away, and none writes a header", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portal/v2/user");
  await page.getByRole("button", { name: /何样例/ }).click();
  await expect(page).toHaveURL(/\/portal\/v2\/user/);
  const known = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await context.close();

  const ways = [
    "/portal/preferences?elder=1&back=",
    "/portal/preferences?back=",
    "/portal/v2/regions?region=440100&back=",
    "/portal/v3/regions?region=440100&back=",
    "/portal/leave?url=",
    "/portal/v3/leave?url=",
    "/portal/leave?url=https://other.example/&back=",
    "/portal/canyou/default.html?url=",
    "/portal/canyou/settings?size=2&url=",
    "/portal/qr.svg?path=",
    "/portal/v2/feedback?kind=error&url=",
    "/portal/v2/useful?url=",
    "/portal/login?back=",
    "/portal/login?redirect_uri=",
    "/portal/v3-auth?back=",
    "/_tif_sso_logout_/?redirect_uri=",
    "/portal/index/",
    "/portal/v2/",
    "/",
  ];
  const faults: string[] = [];
  for (const way of ways)
    for (const payload of REDIRECTS) {
      const address = way + urlEncoded(payload);
      const response = await fetch(portal.origin + address, { redirect: "manual", headers: { Cookie: known, "Sec-Fetch-Site": "same-origin" } });
      await response.arrayBuffer();
      const to = response.headers.get("location");
      if (to !== null && new URL(to, portal.origin + address).origin !== portal.origin) faults.push(`${address} leads to ${to}`);
      if (/(?:^|, )x=1/.test(response.headers.get("set-cookie") ?? "")) faults.push(`${address} sets a cookie`);
      if (response.status >= 500) faults.push(`${address}: ${response.status}`);
    }
  expect(faults).toEqual([]);
});

test("in a browser nothing of it runs, asks or is even tried", async ({ page, complaints }) => {
  const met: string[] = [];
  await page.exposeFunction("met", (what: string) => void met.push(what));
  await page.addInitScript((canary) => {
    const tell = (what: string) => (Reflect.get(window, "met") as (what: string) => void)(what);
    Reflect.set(window, canary, () => tell(`ran on ${location.href}`));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => tell(`${violatedDirective} ${blockedURI} on ${location.href}`));
  }, CANARY);
  page.on("dialog", (dialog) => void (met.push(`dialog ${dialog.message()}`), dialog.dismiss()));
  page.on("request", (request) => void (new URL(request.url()).hostname.endsWith(ATTACKER_ORIGIN) && met.push(`asked ${request.url()}`)));
  const some = all.filter(({ path }, index) => !/\.csv$|\/(?:user|e-license)/.test(path) && !path.endsWith(".svg") && index % 4 === 0);
  expect(some.length).toBeGreaterThanOrEqual(40);
  for (const [place, target] of some.entries()) {
    const address = addressOf(target.path, [
      ...plain(target.query),
      ...extraParameters(target).map((name, index): [string, string] => [name, urlEncoded(payloadAt(place * 6 + index * 5))]),
    ]);
    await page.goto(address, { waitUntil: "load" });
    // An interaction hydrates the page and runs everything that reads the address in the browser.
    await page.mouse.move(10, 10 + place);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(150);
  }
  expect(met).toEqual([]);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of (?:400|401|404)/.test(text)));
});
