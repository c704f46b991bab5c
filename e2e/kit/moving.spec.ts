import type { Page } from "@playwright/test";
import { QUIET_COUNTY, ask } from "../support/contract";
import { openHydrated } from "../support/page";
import { openStory, stage, test } from "../support/stories";
import { expect } from "../support/test";
import { auditItems } from "@onehall/api";

/** Ways through a page: tabs in the catalogue that the portal serves, and the side menu of a guide. @see KIT-TABS-01, KIT-TABS-02, KIT-SIDE-01 */
const OVERFLOWING = "导航-tabs-标签页--overflowing";
const STEP = 300;

const active = (page: Page) => page.getByRole("tab", { selected: true });

test("Tabs: a press opens a tab and its panel alone; one that is disabled stays shut", async ({ page }) => {
  await openStory(page, "导航-tabs-标签页--basic");
  await expect(active(page)).toHaveText("个人服务");
  await page.getByRole("tab", { name: "法人服务" }).click();
  await expect(active(page)).toHaveText("法人服务");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "法人服务" })).toContainText("设立变更");
  await page.getByRole("tab", { name: "特色创新" }).click({ force: true });
  await expect(active(page)).toHaveText("法人服务");
});

test("Tabs: scroll buttons move the strip by 300 px and are disabled at its ends", async ({ page }) => {
  await openStory(page, OVERFLOWING);
  const strip = page.getByRole("tablist");
  const [before, after] = [stage(page).locator("button").first(), stage(page).locator("button").last()];
  const place = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  const end = await strip.evaluate((element) => Math.round(element.scrollWidth - element.clientWidth));
  await expect(before).toBeDisabled();
  expect(end).toBeGreaterThan(2 * STEP);
  for (const expected of [STEP, 2 * STEP]) {
    await after.click();
    await expect.poll(place).toBe(expected);
    await expect(before).toBeEnabled();
  }
  await expect(after).toBeEnabled();
  while (await after.isEnabled()) {
    const from = await place();
    await after.click();
    await expect.poll(place).toBe(Math.min(from + STEP, end));
    await expect(after).toBeEnabled({ enabled: (await place()) < end });
  }
  await before.click();
  await expect.poll(place).toBe(end - STEP);
  await expect(after).toBeEnabled();
});

test("SideMenu: in a guide it follows the section being read", async ({ page }) => {
  const { items } = await ask(auditItems, { AREA_CODE: QUIET_COUNTY, PAGESIZE: 1 });
  await openHydrated(page, `/portal/v2/guide/${items[0]!.taskCode}`);
  const menu = page.getByRole("navigation", { name: "本页内容" });
  const current = menu.locator("[aria-current=location]");
  const links = await menu.getByRole("link").evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")!.slice(1)] as const));
  expect(links.length).toBeGreaterThan(4);
  for (const [label, id] of links.slice(0, 4)) {
    await page.locator(`[id="${id}"]`).evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY - innerHeight * 0.1));
    await expect(current).toHaveText(label);
  }
  await page.keyboard.press("Home");
  await expect(current).toHaveText(links[0]![0]);
});
