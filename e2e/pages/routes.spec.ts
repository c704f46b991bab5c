import { type PageId, PAGES, patternsOf } from "@onehall/routes";
import type { Page } from "@playwright/test";
import { inParallel } from "../support/in-parallel";
import { htmlErrors } from "../support/html";
import { axeFaults, hydrated, NARROWEST, overflow, smallTargets } from "../support/page";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";
import { expect, origin, test } from "../support/test";
import { expectLight, startWeighing } from "../support/weight";

/** Characters of text in the main part below which a page says nothing. */
const LEAST_TEXT = 200;
/** Pages for phones that ask one thing at a time. */
const ONE_THING = /^(?:v3\/)?(?:scene-guide|guide-single\/h5)/;
const LEAST_OF_ONE = 100;

/** A document of the server's own, for whatever page it is asked to read; it has tests of its own. */
const ELSEWHERE = new Set(["canyou/default.html?url=..."]);
/** They send to the log-in; the page that answers is that of the log-in. @see docs/decisions/identity.md */
const BEHIND_LOG_IN = new Set(["v3-auth", "v2/e-license"]);

/** How many patterns docs/requirements/routes.md makes: a line that is lost there is noticed here. */
const PATTERNS = 105;
/** The visits are shared out among so many tests, so that both workers have their part of them. */
const PARTS = 6;
/** Requests at a time: one core serves them. */
const CONCURRENCY = 4;

const patterns = routePatterns(routesText()).filter((pattern) => !ELSEWHERE.has(pattern));

test("the register lists every route of both faces", () => {
  expect(patterns).toHaveLength(PATTERNS);
  expect(patterns).toEqual(expect.arrayContaining(["index?region={regionCode}", "v2/search/qa", "v2/public/mzb/license", "v3/affairs-public-duty-list"]));
  expect(patterns).toEqual(expect.arrayContaining(["v2/{service}/mattersLv2/hot", "v3/{service}/mattersLv2/item", "guide-single/h5/selections/{id?}"]));
});

test("every route answers without scripts: one h1, a title, content", async ({ request }) => {
  const samples = await routeSamples(origin());
  const titles = new Map<string, string>();
  const addresses = patterns.flatMap((pattern) => addressesOf(pattern, samples).map((address) => ({ pattern, address })));
  await inParallel(CONCURRENCY, addresses, async ({ pattern, address }) => {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
    const html = await response.text();
    expect.soft([...html.matchAll(/<h1[\s>]/g)].length, `${address}: h1`).toBe(1);
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    expect.soft(title, `${address}: title`).not.toBe("");
    if (BEHIND_LOG_IN.has(pattern)) return;
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const text = main.replaceAll(/<[^>]*>|\s/g, "");
    expect.soft(text.length, `${address} says something`).toBeGreaterThan(ONE_THING.test(pattern) ? LEAST_OF_ONE : LEAST_TEXT);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect.soft(titles.get(title) ?? canonical, `${address}: title “${title}”`).toBe(canonical);
    titles.set(title, canonical);
  });
});

/** What scripts moved on a page without the reader's doing: in the page, of every document. */
declare const moved: string[];

/** Watches the layout of every document that the page opens from now on. Before a document is read to its end it grows as its parts arrive. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    // The frame after the end of the document still shows what its last part moved.
    let from = Infinity;
    const begin = () => requestAnimationFrame(() => requestAnimationFrame(() => (from = performance.now())));
    document.addEventListener("DOMContentLoaded", begin);
    Object.assign(window, { moved: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[])
        if (!entry.hadRecentInput && entry.startTime > from)
          shifts.push(...entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? String(entry.value)));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** In the page: what stays in the window of a phone while the text goes by under it. @see SHELL-43 */
const floating = () =>
  [...document.querySelectorAll("body *")]
    .filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((part) => part.getBoundingClientRect().height > 0)
    .map((part) => part.outerHTML.slice(0, 120));

/** Pixels of the height of what a finger presses. @see GOV-21 */
const TARGET = 44;

/** As on a screen for fingers: widths are looked at in elder mode alone, names of two characters are shorter than a target is high. */
async function expectLargeTargets(page: Page, address: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  expect.soft(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  expect.soft(await smallTargets(page, TARGET, ["height"]), `${address}: small targets`).toEqual([]);
  await tools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await tools.detach();
}

/**
 * Opens the address once and looks at everything that a page of the portal must be, whatever it shows. Returns the line of its weight.
 * `content`: whether axe and the validator of HTML look at it too, which takes longer than all the rest.
 */
async function expectWhole(page: Page, complaints: string[], address: string, { content }: { content: boolean }): Promise<string> {
  const weighed = startWeighing(page);
  const response = await page.goto(address);
  expect.soft(await overflow(page), `${address} scrolls sideways as it was served`).toBeLessThanOrEqual(0);
  await weighed.touch();
  await hydrated(page);
  expect.soft(await overflow(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(floating), `${address}: lies over the text`).toEqual([]);
  if (content) {
    expect.soft(await axeFaults(page), `${address}: axe`).toEqual([]);
    // What the browser was sent is what a reader without scripts gets.
    expect.soft(await htmlErrors((await response?.text()) ?? ""), `${address}: HTML`).toEqual([]);
  }
  const row = expectLight(address, await weighed.weigh());
  expect.soft(complaints.splice(0), `${address}: console errors and warnings`).toEqual([]);
  return row;
}

/** Pages that are drawn by another module in each face: paths of the modern one. */
const OWN_MODERN = Object.entries(PAGES)
  .filter(([, { module }]) => typeof module === "object")
  .flatMap(([id]) => patternsOf(id as PageId, "v3"))
  .map((pattern) => new RegExp(`^/portal/${pattern.replaceAll(/:\w+\??/g, "[^/]+")}/?$`));

/**
 * One address of each content, of the classic face where both draw it from one module of packages/portal: what axe and the validator have to say of such a
 * page, they say of the classic one. Shell and theme of the modern face, and its home page, which is its own, are looked at by accessibility.spec.ts; the colours of every
 * theme by themes.test.ts of packages/ui.
 */
function onePerContent(addresses: string[]): Set<string> {
  const isModern = (address: string) => address.startsWith("/portal/v3/");
  const isOwn = (address: string) => OWN_MODERN.some((pattern) => pattern.test(address.replace(/[?#].*$/, "")));
  // Modern ones first: of the addresses of a content the last one stays.
  const ordered = addresses.toSorted((one, other) => Number(isModern(other)) - Number(isModern(one)));
  const contentOf = (address: string) => (isOwn(address) ? address : address.replace(/^\/portal\/(?:v[23]\/)?/, ""));
  return new Set(new Map(ordered.map((address) => [contentOf(address), address])).values());
}

for (let part = 0; part < PARTS; part += 1)
  test(`every route is whole in a browser: valid HTML, no complaint, axe finds nothing, nothing scrolls sideways at 320, within its budgets (${part + 1} of ${PARTS})`, async ({
    page,
    complaints,
  }) => {
    const samples = await routeSamples(origin());
    await page.setViewportSize(NARROWEST);
    await watchLayout(page);
    const addresses = [...new Set(patterns.filter((pattern) => !BEHIND_LOG_IN.has(pattern)).flatMap((pattern) => addressesOf(pattern, samples)))];
    const contents = onePerContent(addresses);
    const rows: string[] = [];
    // Neighbours in the list are alike: every part gets some of each kind.
    for (const address of addresses.filter((_, index) => index % PARTS === part)) {
      rows.push(await expectWhole(page, complaints, address, { content: contents.has(address) }));
      expect.soft(await page.evaluate(() => moved), `${address}: moved by scripts`).toEqual([]);
      // Last: fingers have larger targets, which moves what follows.
      await expectLargeTargets(page, address);
    }
    console.log(rows.join("\n"));
  });

test("the log-in and the page behind it are whole", async ({ page, context, complaints }) => {
  await page.setViewportSize(NARROWEST);
  for (const pattern of BEHIND_LOG_IN) {
    const weighed = startWeighing(page);
    await page.goto(`/portal/${pattern}`);
    expectLight(pattern, await weighed.weigh());
  }
  // In a window of its own: where a pointer stands over a page, the page fetches what it needs at the first touch, and its loading bar comes and goes.
  const logIn = await context.newPage();
  await logIn.goto("/portal/v2/e-license");
  await logIn.getByRole("button", { name: /何样例/ }).click();
  await logIn.waitForURL("**/portal/v2/e-license");
  await logIn.close();
  await expectWhole(page, complaints, "/portal/v2/e-license", { content: true });
  const html = await (await page.request.get("/portal/v2/e-license")).text();
  expect([...html.matchAll(/<h1[\s>]/g)]).toHaveLength(1);
  expect(html).toContain("<title>电子证照");
  expect(html).toContain("居民身份证");
});

test("what no route names is not found", async ({ request }) => {
  for (const address of ["v2/nothing", "v3/nothing", "v2/public/nothing", "v2/nobody/hot", "v3/index/440100/more", "nothing", "v2/guide/000000"]) {
    const response = await request.get(`/portal/${address}`);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain("<h1");
  }
});

test("addresses that people and programs keep lead to a page", async ({ request }) => {
  const { guide, notice, duty } = await routeSamples(origin());
  const department = new URLSearchParams(duty).get("deptCode") ?? "";
  const lists = [8, 10, 11, 12, 13, 14, 15, 16, 17].map((type) => `v2/affairs-public-second-list?region=440000&type=${type}`);
  for (const address of [
    `v2/search?region=440300&keyword=${encodeURIComponent("灵活就业")}&areaCode=440300&departmentCode=&onlyCorrespondingLevel=0&type=`,
    "v2/personal/theme?region=442000&catalogCode=001001002",
    "personal/theme?region=442000&catalogCode=001001002",
    `guide/${guide}`,
    `v3/guide/${guide}`,
    `v2/affairs-public-duty-list?region=440000&deptCode=${department}`,
    `v2/affairs-public-detail?${duty}`,
    ...lists,
    ...["second-index", "catalog", "four-deal", "mzb/index"].map((name) => `v2/public/${name}?region=440000`),
    "v2/retain-audit-agent-list",
    "v2/notices?region=440300",
    `notice?id=${notice}`,
    "v2/progress-query-detail",
    "v3/index?region=440000",
    // Older addresses, with parameters that say nothing.
    "affairs-public-duty-list?region=440000&deptCode=",
    "v2/affairs-public-duty-list?region=440000&deptCode=",
    "affairs-public-depart-matters?region=440100&deptCode=",
    "affairs-public-second-list?region=440000&type=8",
    ...["index", "second-index", "catalog"].map((name) => `public/${name}?region=440000`),
    "notices?region=440300",
    "progress-query",
    // Without a version, and roots.
    "",
    "search?keyword=1",
    "personal/hot",
    "faq/",
    "public/duty-service",
    "public/mzb/index",
    "topic/index",
    "v2",
    "v2/",
    "v3",
    "v3/",
  ])
    expect.soft((await request.get(`/portal/${address}`)).status(), address).toBe(200);
  expect((await request.get("/portal")).status()).toBe(200);
});

for (const face of ["v2", "v3"])
  test(`an unknown region leads to the province with a notice and the picker, a page without its id to its finder (${face})`, async ({ request }) => {
    for (const page of ["notices", "about-me", "supervision", "personal/theme"]) {
      const answer = await request.get(`/portal/${face}/${page}?region=449900`);
      expect.soft([answer.status(), page]).toEqual([200, page]);
      const html = await answer.text();
      expect.soft(html, page).toContain("没有找到编码为 449900 的地区");
      expect.soft(html, page).toContain(`href="/portal/${face}/regions?region=440000"`);
    }
    for (const none of ["4401", "abc", "%3Cscript%3E"])
      expect.soft(await (await request.get(`/portal/${face}/notices?region=${none}`)).text(), none).toContain("没有找到网址里写的地区");
    const below = face === "v3" ? "v3/" : "";
    for (const [asked, found] of [
      [`${below}notice?id=`, `/portal/${face}/notices`],
      [`${face}/affairs-public-detail?qzqdCode=`, `/portal/${face}/public/duty-service`],
      [`${face}/branch-hall`, `/portal/${face}/affairs-public-depart-matters`],
    ]) {
      const answer = await request.get(`/portal/${asked}`);
      expect.soft([answer.status(), new URL(answer.url()).pathname]).toEqual([200, found]);
    }
    for (const wrong of [`${below}notice?id=none`, `${face}/affairs-public-duty-list?deptCode=ZZZZZZZZZ`]) {
      const answer = await request.get(`/portal/${wrong}`);
      expect.soft(answer.status(), wrong).toBe(404);
      expect.soft(await answer.text(), wrong).toContain("搜索事项");
    }
  });
