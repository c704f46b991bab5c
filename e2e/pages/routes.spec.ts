import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { htmlFaults } from "../support/html";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";
import { expect, origin, test } from "../support/test";

const NARROWEST = 320;
/** Signs of text in the main part below which a page says nothing. */
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
const patterns = routePatterns(routesText()).filter((pattern) => !ELSEWHERE.has(pattern));

test("the register lists every route of both faces", () => {
  expect(patterns).toHaveLength(PATTERNS);
  expect(patterns).toEqual(expect.arrayContaining(["index?region={regionCode}", "v2/search/qa", "v2/public/mzb/license", "v3/affairs-public-duty-list"]));
  expect(patterns).toEqual(expect.arrayContaining(["v2/{service}/mattersLv2/hot", "v3/{service}/mattersLv2/item", "guide-single/h5/selections/{id?}"]));
});

test("every route answers without scripts: one h1, a title, content, valid HTML", async ({ request }) => {
  test.setTimeout(300_000);
  const samples = await routeSamples(origin());
  const titles = new Map<string, string>();
  for (const pattern of patterns) {
    for (const address of addressesOf(pattern, samples)) {
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      const html = await response.text();
      expect.soft([...html.matchAll(/<h1[\s>]/g)].length, `${address}: h1`).toBe(1);
      const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      expect.soft(title, `${address}: title`).not.toBe("");
      if (BEHIND_LOG_IN.has(pattern)) continue;
      expect.soft(await htmlFaults(html), address).toEqual([]);
      const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      const text = main.replaceAll(/<[^>]*>|\s/g, "");
      expect.soft(text.length, `${address} says something`).toBeGreaterThan(ONE_THING.test(pattern) ? LEAST_OF_ONE : LEAST_TEXT);
      const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      expect.soft(titles.get(title) ?? canonical, `${address}: title “${title}”`).toBe(canonical);
      titles.set(title, canonical);
    }
  }
});

/** Opens the address and expects that nothing scrolls sideways and axe finds nothing. */
async function expectWhole(page: Page, address: string) {
  await page.goto(address);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`),
      address,
    )
    .toEqual([]);
}

test("every route is whole in a browser: no complaint, axe finds nothing, nothing scrolls sideways at 320", async ({ page }) => {
  test.setTimeout(600_000);
  const samples = await routeSamples(origin());
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  for (const address of patterns.filter((pattern) => !BEHIND_LOG_IN.has(pattern)).flatMap((pattern) => addressesOf(pattern, samples)))
    await expectWhole(page, address);
});

test("the page behind the log-in is whole for whoever is logged in", async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  await page.goto("/portal/v2/e-license");
  await page.getByRole("button", { name: /何样例/ }).click();
  await page.waitForURL("**/portal/v2/e-license");
  await expectWhole(page, "/portal/v2/e-license");
  const html = await (await page.request.get("/portal/v2/e-license")).text();
  expect([...html.matchAll(/<h1[\s>]/g)]).toHaveLength(1);
  expect(html).toContain("<title>电子证照");
  expect(html).toContain("居民身份证");
  expect(await htmlFaults(html)).toEqual([]);
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
  ])
    expect.soft((await request.get(`/portal/${address}`)).status(), address).toBe(200);
});
