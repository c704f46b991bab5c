import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";
import { root } from "../support/portal";
import { expect, origin, test } from "../support/test";

const NARROWEST = 320;
/** Signs of text in the main part below which a page says nothing. */
const LEAST_TEXT = 200;
/** Pages for phones that ask one thing at a time. */
const ONE_THING = /^(?:v3\/)?(?:scene-guide|guide-single\/h5)/;
const LEAST_OF_ONE = 100;

/** The reading service is a program of its own, not a page of the portal. */
const ELSEWHERE = new Set(["canyou/default.html?url=..."]);
/** They send to the log-in; the page that answers is that of the log-in. @see docs/decisions/identity.md */
const BEHIND_LOG_IN = new Set(["v3-auth", "v2/e-license"]);

const patterns = routePatterns(routesText()).filter((pattern) => !ELSEWHERE.has(pattern));

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "no-inline-style": "off",
    "require-sri": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "void-style": "off",
  },
});

test("the list of routes is that of the specification", () => {
  const specification = join(root, "../shared/spec.md");
  if (existsSync(specification)) expect(readFileSync(specification, "utf8")).toContain(routesText().trim());
  expect(patterns.length).toBeGreaterThan(100);
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
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`));
      expect.soft(faults, address).toEqual([]);
      const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      const text = main.replaceAll(/<[^>]*>|\s/g, "");
      expect.soft(text.length, `${address} says something`).toBeGreaterThan(ONE_THING.test(pattern) ? LEAST_OF_ONE : LEAST_TEXT);
      const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      expect.soft(titles.get(title) ?? canonical, `${address}: title “${title}”`).toBe(canonical);
      titles.set(title, canonical);
    }
  }
});

test("every route is whole in a browser: no complaint, axe finds nothing, nothing scrolls sideways at 320", async ({ page }) => {
  test.setTimeout(600_000);
  const samples = await routeSamples(origin());
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  for (const address of patterns.filter((pattern) => !BEHIND_LOG_IN.has(pattern)).flatMap((pattern) => addressesOf(pattern, samples))) {
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
});

test("what no route names is not found", async ({ request }) => {
  for (const address of ["v2/nothing", "v3/nothing", "v2/public/nothing", "v2/nobody/hot", "v3/index/440100/more", "nothing", "v2/guide/000000"]) {
    const response = await request.get(`/portal/${address}`);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain("<h1");
  }
});
