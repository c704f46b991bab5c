import type { Page } from "@playwright/test";
import { seededRandom } from "../bench/search-queries";
import { taskCode } from "../support/task-code";
import { axeFaults, openHydrated } from "../support/page";
import { expect, origin, test } from "../support/test";

/** The guide of the modern version: one answer a screen. @see GUIDE-43, GUIDE-44 */
const PHONE = { width: 375, height: 667 };
const guideOf = async (name: string) => `/portal/v3/guide/${await taskCode(origin(), name, "440106")}`;

test("on a phone the answer and its action are in the first screen, and the page is at most five screens", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const name of ["居民身份证换领", "出生登记（新生儿落户）", "婚姻登记档案查询"]) {
    await openHydrated(page, await guideOf(name));
    const main = await page.locator("main [data-kind=primary]").boundingBox();
    expect(main && main.y + main.height, name).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThanOrEqual(5 * PHONE.height);
    expect(await axeFaults(page, "main"), name).toEqual([]);
  }
});

/** Draws the regions in which the tasks are looked at. */
const SEED = 20_261_129;

/** A code of every task, in one of its regions; the seed draws which. */
async function drawn(seed: number): Promise<string[]> {
  const below = seededRandom(seed);
  const sitemap = await (await fetch(`${origin()}/portal/sitemap/guides-1.xml`)).text();
  const ofTask = new Map<string, string[]>();
  for (const [, code = ""] of sitemap.matchAll(/\/portal\/v2\/guide\/([0-9A-Z]{31})/g))
    ofTask.set(code.slice(19), [...(ofTask.get(code.slice(19)) ?? []), code]);
  return [...ofTask.values()].map((codes) => codes[below(codes.length)] ?? "");
}

/** Where the main action ends, in pixels from the top, and what can be pressed in the first screen above the folded parts; whether the hall is open is shown. */
const firstScreens = (page: Page, codes: readonly string[]) =>
  page.evaluate(async (all) => {
    const found: { code: string; bottom: number; actions: string[] }[] = [];
    for (const code of all) {
      const html = await (await fetch(`/portal/v3/guide/${code}`)).text();
      document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
      for (const tag of document.querySelectorAll<HTMLElement>("[data-open=no]")) tag.hidden = false;
      const actions = [...document.querySelectorAll("main :is(a, button, summary):not(div:has(> details) > details > summary)")].filter((one) => {
        const { top, height } = one.getBoundingClientRect();
        return height > 0 && top < innerHeight && one.checkVisibility();
      });
      found.push({
        code,
        bottom: document.querySelector("main [data-kind=primary]")?.getBoundingClientRect().bottom ?? Infinity,
        actions: actions.map(({ textContent }) => textContent),
      });
    }
    return found;
  }, codes);

test("on a phone the answer and its action are in the first screen of every guide, with at most five things to press", async ({ browser }) => {
  const codes = await drawn(SEED);
  expect(codes.length).toBeGreaterThan(500);
  // One window for all: each guide takes the place of the one before it, which costs no load of its own.
  const page = await browser.newPage({ baseURL: origin(), viewport: PHONE });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(`/portal/v3/guide/${codes[0]}`);
  const screens = await firstScreens(page, codes);
  await page.close();
  expect(screens.filter(({ bottom }) => bottom > PHONE.height)).toEqual([]);
  expect(screens.filter(({ actions }) => actions.length > 5)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("without scripts an address opens the part that it names", async ({ page }) => {
    const guide = await guideOf("居民身份证换领");
    await page.goto(`${guide}#windows`);
    const named = page.locator("[aria-labelledby=windows-title]");
    await expect(named).toBeVisible();
    await expect(page.locator("[aria-labelledby=fees-title]")).toBeHidden();
    await page.goto(`${guide}?a.condition=expired`);
    await expect(named).toBeHidden();
  });

  test("without scripts an option changes the answer", async ({ page }) => {
    await page.goto(await guideOf("居民身份证换领"));
    const cost = page.locator("dl > div").filter({ hasText: "花费" });
    await expect(cost).toContainText("看情况");
    const questions = page.getByRole("complementary", { name: "按您的情况看" });
    await questions.getByRole("link", { name: "到期" }).first().click();
    await expect(page).toHaveURL(/[?&]a\./);
    await expect(cost).not.toContainText("看情况");
    await page.getByText("更多", { exact: true }).click();
    await expect(page.getByRole("link", { name: "下载 PDF" })).toBeVisible();
  });
});
