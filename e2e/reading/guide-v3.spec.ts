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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

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
