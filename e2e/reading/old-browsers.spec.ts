import { type OldBrowser, startOldBrowser } from "../support/old-browser";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";
import { asSafari12, settleSafari12 } from "../support/safari-12";
import { expect, origin, test } from "../support/test";

/** Nothing in it is a page of the portal's own, or it sends to the log-in. */
const ELSEWHERE = new Set(["canyou/default.html?url=...", "v3-auth", "v2/e-license"]);
const PHONE = 375;
const DESKTOP = 1440;

/** What a page shows of itself: whether it fits, whether styles of all layers hold, whether the menu covers anything. */
const LOOK = `(() => {
  const shell = getComputedStyle(document.querySelector("header a"));
  const main = document.querySelector("main").getBoundingClientRect();
  const wide = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
  return {
    // A phone's window grows with what is wider than it: its own width is that of the document.
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    wide: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    font: getComputedStyle(document.body).fontFamily,
    target: shell.minHeight !== "0px" || shell.display !== "inline",
    gutter: main.left,
    nav: getComputedStyle(document.querySelector("nav")).position,
    columns: getComputedStyle(document.querySelector("main *")).boxSizing,
  };
})()`;
type Look = { overflow: number; wide: string[]; font: string; target: boolean; gutter: number; nav: string; columns: string };

/** One worker, one browser: it is a process of some 100 MB. */
test.describe.configure({ mode: "default" });

let browser: OldBrowser;
test.beforeAll(async () => {
  browser = await startOldBrowser();
});
test.afterAll(() => browser.stop());

/** Expects of a page what every engine must do with it. */
function expectWhole(address: string, value: Look, errors: readonly string[]): void {
  expect.soft(value.overflow, `${address} scrolls sideways: ${value.wide.join("\n")}`).toBeLessThanOrEqual(1);
  expect.soft(value, address).toMatchObject({ font: expect.stringContaining("Noto"), target: true, columns: "border-box" });
  expect.soft(value.nav, `${address}: the menu stands in the page`).not.toBe("fixed");
  // What is written for newer browsers is not even begun.
  expect
    .soft(
      errors.filter((error) => !error.includes("SyntaxError")),
      `${address}: exceptions`,
    )
    .toEqual([]);
}

test("every page keeps its styles and fits a phone in Chromium 78", async () => {
  test.setTimeout(300_000); // Some ninety pages.
  const samples = await routeSamples(origin());
  const patterns = routePatterns(routesText()).filter((pattern) => !ELSEWHERE.has(pattern));
  // Both versions draw most pages from one module: of the new one, those that differ.
  const own = /^\/portal\/v3\/(?:index|guide|search|personal|legal|lv3)\b/;
  const addresses = patterns.flatMap((pattern) => addressesOf(pattern, samples)).filter((address) => !address.startsWith("/portal/v3/") || own.test(address));
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) {
    const { value: look, errors } = await browser.visit(origin() + address, PHONE, LOOK);
    expectWhole(address, look as Look, errors);
  }
});

test("a page of each kind keeps its styles and fits a phone in what Safari 12.1 knows", async ({ browser: today }) => {
  const { guide } = await routeSamples(origin());
  const context = await today.newContext({ bypassCSP: true, viewport: { width: PHONE, height: 800 }, baseURL: origin(), locale: "zh-CN" });
  await asSafari12(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ name, message }) => errors.push(`${name}: ${message}`));
  for (const face of ["v2", "v3"])
    for (const path of [
      "index?region=440100",
      `guide/${guide}`,
      "search?region=440106&keyword=%E7%A4%BE%E4%BF%9D",
      "personal/theme?region=440106",
      "feedback",
    ]) {
      const address = `/portal/${face}/${path}`;
      await page.goto(address);
      await settleSafari12(page);
      expectWhole(address, await page.evaluate<Look>(LOOK), errors.splice(0));
    }
  await context.close();
});

for (const face of ["v2", "v3"]) {
  test(`the home page of ${face} is laid out in columns on a wide screen in Chromium 78`, async () => {
    const { value } = await browser.visit(
      `${origin()}/portal/${face}/index?region=440100`,
      DESKTOP,
      `Math.max(...[...document.querySelectorAll("main *")].map((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length))`,
    );
    expect(value).toBeGreaterThanOrEqual(4);
  });
}
