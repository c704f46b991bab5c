import { taskAvailability } from "@onehall/api";
import { ask, FACES } from "../support/contract";
import { openHydrated } from "../support/page";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

test("places where a task is done are chosen in a dialog, region by region, in both faces", async ({ page }) => {
  const code = await guideCode(origin());
  const cities = (await ask(taskAvailability, { TASK_CODE: code, region: "440000" })).below;
  const city = cities.find(({ offers, taskCode }) => offers > 1 && taskCode === "");
  const counties = (await ask(taskAvailability, { TASK_CODE: code, region: city?.regionCode })).below;
  for (const face of FACES) {
    await openHydrated(page, `/portal/${face}/guide/${code}`);
    if (face === "v3") await page.getByText("更多", { exact: true }).click();
    await page.getByRole("link", { name: "选择办理地点" }).click();
    const dialog = page.getByRole("dialog");
    // From the county over its city to the province, and down again.
    await dialog.getByRole("button", { name: "看上一级" }).click();
    await expect(dialog.getByRole("heading").first()).not.toContainText("区");
    await dialog.getByRole("button", { name: "看上一级" }).click();
    await dialog.getByRole("button", { name: `：${city?.regionName}` }).click();
    for (const { regionName } of counties) await expect(dialog.getByRole("listitem").filter({ hasText: regionName }).first()).toBeVisible();
    const there = counties.find(({ taskCode }) => taskCode !== "");
    await expect(dialog.locator(`a[href="/portal/${face}/guide/${there?.taskCode}"]`)).toBeVisible();
  }
});

test("a guide that was to be saved before the log-in is saved after it, says so, and stands in the user centre; nobody logs in twice", async ({ page }) => {
  const code = await guideCode(origin());
  await openHydrated(page, `/portal/v2/guide/${code}`);
  await page.getByRole("button", { name: "收藏", exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/sample-login\//);
  await page.getByRole("button", { name: /何样例/ }).click();
  await expect(page).toHaveURL(`${origin()}/portal/v2/guide/${code}`);
  await expect(page.getByRole("button", { name: "已收藏" })).toHaveAttribute("aria-pressed", "true");
  for (const face of FACES) {
    await openHydrated(page, `/portal/${face}/guide/${code}`);
    if (face === "v3") await page.getByText("更多", { exact: true }).click();
    await expect(page.getByRole("button", { name: "已收藏" }), face).toBeVisible();
    await expect(page.getByRole("main"), face).not.toContainText("请先登录");
    await page.goto(`/portal/${face}/user/guides`);
    await expect(page.getByRole("main").locator(`a[href="/portal/${face}/guide/${code}"]`).first(), face).toBeVisible();
  }
  await openHydrated(page, `/portal/v3/guide/${code}`);
  await page.getByText("更多", { exact: true }).click();
  await page.getByRole("button", { name: "已收藏" }).click();
  await expect(page.getByRole("button", { name: "收藏", exact: true })).toHaveAttribute("aria-pressed", "false");
});
