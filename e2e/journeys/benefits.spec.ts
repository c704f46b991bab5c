import { axeFaults, overflow } from "../support/page";
import { expect, test } from "../support/test";

/** 我能享受什么: every answer is a link. @see PAGE-53 */
const NARROW = { width: 375, height: 667 };

for (const [face, scripts] of [
  ["v3", "with scripts"],
  ["v2", "without scripts"],
] as const)
  test.describe(`${face} ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "with scripts", viewport: NARROW });

    test(`answers by links lead to the benefits of one person, and back (${face}, ${scripts})`, async ({ page }) => {
      await page.goto(`/portal/${face}/benefits?region=440106`);
      const count = page.locator("main strong").first();
      await expect(count).toContainText("符合 0 项");
      await page.goto(`/portal/${face}/benefits?region=440106&ask=age-group`);
      await page.getByRole("link", { name: "80周岁以上" }).click();
      await expect(page).toHaveURL(/a\.age-group=from-80/);
      await page.goto(`${page.url()}&ask=household`);
      await page.getByRole("link", { name: "广东户口" }).click();
      await expect(page.getByRole("region", { name: "符合 2 项" }).getByRole("heading", { name: "高龄老年人津贴" })).toBeVisible();
      await expect(count).toContainText("符合 2 项");
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (scripts === "with scripts") expect(await axeFaults(page, "main")).toEqual([]);
      await page.getByRole("link", { name: "广东户口" }).click();
      await expect(page).not.toHaveURL(/household/);
      await page.goBack();
      await expect(count).toContainText("符合 2 项");
    });
  });
