import type { Page } from "@playwright/test";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** Light or dark in the modern face. @see PAGE-54 */
const HOME = "/portal/v3/index?region=440106";
const guide = async (face: string) => `/portal/${face}/guide/${await guideCode(origin())}`;

/** How bright the ground of the page is, from 0 to 255. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...(getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
const LIGHT = 200;
const DARK = 60;
const tool = (page: Page, name: string) => page.getByRole("navigation", { name: "快捷工具" }).getByRole("link", { name, exact: true });

test.describe("a system in dark colours", () => {
  test.use({ colorScheme: "dark", javaScriptEnabled: false });

  test("the modern face follows it until a link chooses the other, for every page and without scripts", async ({ page }) => {
    await page.goto(HOME);
    expect(await brightness(page)).toBeLessThan(DARK);
    await expect(tool(page, "深色")).toBeHidden();
    await tool(page, "浅色").click();
    await expect(page).toHaveURL(HOME);
    expect(await brightness(page)).toBeGreaterThan(LIGHT);
    await page.goto(await guide("v3"));
    expect(await brightness(page)).toBeGreaterThan(LIGHT);
    await tool(page, "深色").click();
    expect(await brightness(page)).toBeLessThan(DARK);
  });

  test("paper, the old face and high contrast stay light; elder mode is dark too", async ({ page, context }) => {
    await page.goto(await guide("v3"));
    await page.emulateMedia({ media: "print" });
    expect(await brightness(page)).toBeGreaterThan(LIGHT);
    await page.emulateMedia({ media: "screen" });
    await page.goto(await guide("v2"));
    expect(await brightness(page)).toBeGreaterThan(LIGHT);
    await expect(tool(page, "浅色")).toHaveCount(0);
    await context.addCookies([{ name: "contrast", value: "1", url: origin() }]);
    await page.goto(HOME);
    expect(await brightness(page)).toBeGreaterThan(LIGHT);
    await expect(tool(page, "浅色")).toHaveCount(0);
    await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
    await page.goto(HOME);
    expect(await brightness(page)).toBeLessThan(DARK);
    await expect(tool(page, "浅色")).toBeVisible();
  });
});

test("dark is chosen in a system of light colours, and kept", async ({ page }) => {
  await page.goto(HOME);
  expect(await brightness(page)).toBeGreaterThan(LIGHT);
  await tool(page, "深色").click();
  await expect(tool(page, "浅色")).toBeVisible();
  expect(await brightness(page)).toBeLessThan(DARK);
  await page.emulateMedia({ media: "print" });
  expect(await brightness(page)).toBeGreaterThan(LIGHT);
});
