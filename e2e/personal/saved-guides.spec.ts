import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Saving a guide before the log-in and after it. @see GUIDE-23, GUIDE-24 */
const TASK = "机动车驾驶证遗失补证";

const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "收藏", exact: true });
const saved = (page: Page) => page.getByRole("main").getByRole("button", { name: "已收藏", exact: true });

/** The modern guide holds its tools behind 更多. */
async function open(page: Page, face: string, guide: string) {
  await openHydrated(page, guide);
  if (face === "v3") await showMore(page);
}
const showMore = (page: Page) => page.getByRole("main").getByText("更多", { exact: true }).click();

for (const [face, person] of [
  ["v2", /潘样例 临近退休/],
  ["v3", /钟老样 高龄老人/],
] as const)
  test(`saving before the log-in is finished after it, shown, and leads to the guide; whoever is logged in is not told to log in (${face})`, async ({
    page,
  }) => {
    const guide = `/portal/${face}/guide/${await taskCode(origin(), TASK, "440106")}`;
    await open(page, face, guide);
    await save(page).click();
    await page.getByRole("button", { name: person }).click();
    await page.waitForURL(`**${guide}`);
    await expect(page.getByRole("main").getByRole("button", { name: "已收藏", includeHidden: true })).toHaveAttribute("aria-pressed", "true");

    await page.goto(`/portal/${face}/user/guides`);
    await page.getByRole("main").getByRole("link", { name: TASK }).click();
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(TASK);
    if (face === "v3") await showMore(page);
    await expect(saved(page)).toHaveAttribute("aria-pressed", "true");

    await saved(page).click();
    await expect(page.getByRole("main")).toContainText("已取消收藏");
    await save(page).click();
    await expect(page.getByRole("main")).toContainText("已收藏，可以在“我的收藏”里找到");
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole("main")).not.toContainText("请先登录");
    await saved(page).click();
    await expect(save(page)).toBeVisible();
  });
