import { isPersonalPage } from "../../apps/server/src/common/personal-pages";
import { hydrated } from "../support/page";
import { type Portal, startPortal } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { routeSamples } from "../support/route-samples";
import type { Samples } from "../support/routes";
import { expect, test } from "../support/test";
import { decodeLoosely, faultsOf, inspectHtml, inspectPages, type PageInspection, type Visit } from "./inspect";
import { NAMES, parametersInSources, DYNAMIC_PARAMETERS } from "./parameters";
import { CANARY, ATTACKER_ORIGIN, urlEncoded, formEncoded, PAYLOADS, REDIRECTS, type Payload } from "./payloads";
import { addressOf, FORMS, formAddress, extraParameters, plain, targets, type Target } from "./targets";

/** Rounds on the pages of each module in which every parameter carries another payload. */
const ROUNDS = 6;
/** Pages cut what is searched for after a hundred characters; the word stands in front of the payloads. */
const PACK = 85;
/** Parameters that a page must be told, attacked one after the other. */
const WAYS_PER_NAME = 2;
/** Tests among which the modules are shared out, so that none takes minutes. */
const PARTS = 3;

/** One worker, so that one portal is started. */
test.describe.configure({ mode: "default" });

/** A portal of its own: attacks use up the log-ins that one visitor may begin in a minute, and turn over the whole page cache. */
let portal: Portal;
/** Of the portal; undefined until it has started, when Playwright asks for it the first time. */
let portalOrigin: string | undefined;
/** Cookies of somebody who has logged in before the attacks began. */
let known: string;
let samples: Samples;
let all: Target[];

test.use({ baseURL: async ({}, use) => use(portalOrigin) });

test.beforeAll(async () => {
  portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000" } });
  portalOrigin = portal.origin;
  known = await sampleLogin(portalOrigin, "student");
  samples = await routeSamples(portalOrigin);
  all = targets(samples);
});
test.afterAll(() => portal.stop());

/** Turns round and round the list. */
const payloadAt = (index: number): Payload => PAYLOADS[index % PAYLOADS.length] ?? { text: "" };

/** Payloads side by side, as many as come back whole, the longest first into the first pack with room for it. */
const packs: string[] = PAYLOADS.filter(({ written }) => !written)
  .map(({ text }) => text)
  .sort((one, other) => other.length - one.length)
  .reduce<string[]>((made, text) => {
    const room = made.findIndex((pack) => pack.length + text.length < PACK);
    return room < 0 ? [...made, text] : made.with(room, `${made[room]} ${text}`);
  }, []);

test("there are more than two hundred payloads, no two alike", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length);
});

test("the table of parameters holds every parameter that the sources read", () => {
  const read = parametersInSources();
  expect(read.filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(NAMES.filter((name) => !read.includes(name)).sort()).toEqual(DYNAMIC_PARAMETERS);
});

test("the look finds what it looks for", () => {
  const bad = [
    `<img src=x onerror=${CANARY}(1)>`,
    `<script>${CANARY}(1)</script>`,
    `<a href="javascript:${CANARY}(1)">x</a>`,
    `<a href="//${ATTACKER_ORIGIN}/">x</a>`,
    `<base href="/x">`,
    `<meta http-equiv=refresh content="0;url=/x">`,
    `<form><div></form><form id=x></form></div>`,
    `<p style="background:url(/x)">x</p>`,
    `<style>p{background:url(//${ATTACKER_ORIGIN}/)}</style>`,
    `<p x"y=1>x</p>`,
    `<svg><animate attributeName=x /></svg>`,
    `<script type="application/ld+json">{"a":</script>`,
  ];
  expect(bad.filter((html) => inspectHtml(html, "http://own.invalid/").faults.length === 0)).toEqual([]);
  expect(inspectHtml(`<title>zq1&lt;"'zq</title><p>zq2&lt;"'zq</p><input value="zq3<&quot;'zq">`, "http://own.invalid/")).toEqual({
    faults: [],
    reflected: ["1", "2", "3"],
  });
});

/** Groups in the order of their first member. */
function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Deals out jobs among pages that one module draws: every job is done, and every page gets one, whichever of the two there are more of. */
const dealt = <T, J>(pages: readonly T[], jobs: readonly J[]): [page: T, job: J][] =>
  pages.length === 0 ? [] : Array.from({ length: Math.max(pages.length, jobs.length) }, (_, turn) => [pages[turn % pages.length]!, jobs[turn % jobs.length]!]);

/** Pages by what draws them, modules of many pages first, so that every part gets its share of them. */
const sourcesOf = (part: number): Target[][] =>
  groupBy(all, ({ source }) => source)
    .toSorted((one, other) => other.length - one.length)
    .filter((_, index) => index % PARTS === part);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Asks for the pages, which must hold nothing of the payloads but text and must not fail. */
async function expectText(visits: Visit[]): Promise<PageInspection[]> {
  const looks = await inspectPages(portal.origin, visits);
  expect(faultsOf(looks).slice(0, 40)).toEqual([]);
  const failing = looks.filter(({ status = 0 }) => status >= 500).map(({ status, visit }) => `${status} ${decodeLoosely(visit.address).slice(0, 300)}`);
  expect(failing, "what somebody types into an address is no failure of the server").toEqual([]);
  return looks;
}

const wordFor = (name: string): string => `zq${NAMES.indexOf(name)}<"'zq`;

for (const part of upTo(PARTS))
  test(`what a page shows of its address stays text, whatever it is (${part + 1} of ${PARTS})`, async () => {
    // First a harmless word in every parameter of every page: where it comes back, all payloads go.
    const pages = sourcesOf(part).flat();
    const words = pages.map((target) => ({
      target,
      visit: {
        address: addressOf(target.path, [
          ...plain(target.query),
          ...extraParameters(target).map((name): [string, string] => [name, encodeURIComponent(wordFor(name))]),
        ]),
      },
    }));
    const byAddress = new Map((await expectText(words.map(({ visit }) => visit))).map(({ visit, reflected }) => [visit.address, reflected]));
    const reflecting = words.flatMap(({ target, visit }) => {
      const names = (byAddress.get(visit.address) ?? []).map((number) => NAMES[Number(number)] ?? "").sort();
      return names.length === 0 ? [] : [{ target, names }];
    });
    expect(reflecting.flatMap(({ names }) => names).length).toBeGreaterThan(20 / PARTS);

    // Pages that one module draws share the packs. All parameters of a page that come back are attacked at once, as they came back together; the word in front
    // of each pack shows that none of them hid another.
    const attacks = groupBy(reflecting, ({ target, names }) => `${target.source} ${names.join()}`).flatMap((alike) =>
      dealt(alike, upTo(packs.length)).map(([{ target, names }, round]) => ({
        names,
        visit: {
          address: addressOf(target.path, [
            ...plain(target.query).filter(([other]) => !names.includes(other)),
            ...names.map((name, index): [string, string] => [name, encodeURIComponent(`${wordFor(name)} ${packs[(round + index * 17) % packs.length] ?? ""}`)]),
          ]),
        },
      })),
    );
    console.log(`${pages.length} pages, ${reflecting.flatMap(({ names }) => names).length} places where a word comes back, ${attacks.length} requests`);
    const looks = new Map((await expectText(attacks.map(({ visit }) => visit))).map(({ visit, reflected }) => [visit.address, reflected]));
    const hidden = attacks.flatMap(({ names, visit }) =>
      names.filter((name) => !looks.get(visit.address)?.includes(String(NAMES.indexOf(name)))).map((name) => `${name} of ${decodeLoosely(visit.address)}`),
    );
    expect(hidden.slice(0, 40), "payloads that no page showed").toEqual([]);
  });

for (const part of upTo(PARTS))
  test(`nothing that is put into an address gets into a page as anything but text (${part + 1} of ${PARTS})`, async () => {
    const visits = sourcesOf(part).flatMap((pages, place) => {
      const names = [...new Set([...pages.flatMap(({ query }) => Object.keys(query)), "region", "areaCode"])];
      return [
        // Every parameter that may be left out carries another payload.
        ...dealt(pages, upTo(ROUNDS)).map(([target, round]) =>
          addressOf(target.path, [
            ...plain(target.query),
            ...extraParameters(target).map((name, index): [string, string] => [
              name,
              urlEncoded(payloadAt((place * PARTS + part) * ROUNDS + round + index * 7)),
            ]),
          ]),
        ),
        // One of those that the page must be told.
        ...dealt(
          pages,
          upTo(WAYS_PER_NAME).flatMap((round) =>
            names.map((name, turn) => ({ name, payload: payloadAt((place * PARTS + part) * 11 + turn * 5 + round * 101) })),
          ),
        ).map(([target, { name, payload }]) =>
          addressOf(target.path, [...plain(target.query).filter(([other]) => other !== name), [name, urlEncoded(payload)]]),
        ),
        // A part of the path.
        ...dealt(
          pages.flatMap(({ segment }) => segment ?? []),
          upTo(ROUNDS).map((round) => payloadAt((place * PARTS + part) * 13 + round * 37)),
        ).map(([segment, payload]) => segment.replace("{}", urlEncoded(payload))),
      ];
    });
    console.log(`${visits.length} requests`);
    await expectText(visits.map((address) => ({ address })));
  });

test("nothing that is put into a form comes back as anything but text", async () => {
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
  expect(faultsOf(await inspectPages(portal.origin, [...visits, ...single])).slice(0, 40)).toEqual([]);
});

test("no address leads a browser away, and none writes a header", async () => {
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
  const some = all.filter(({ path }, index) => !path.endsWith(".csv") && !isPersonalPage(path) && !path.endsWith(".svg") && index % 4 === 0);
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
    await hydrated(page);
  }
  expect(met).toEqual([]);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of (?:400|401|404)/.test(text)));
});
