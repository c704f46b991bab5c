import type { BrowserContext, Page } from "@playwright/test";
import { axeFaults } from "../support/page";
import { expect, origin, test } from "../support/test";

/** Logs in as a sample person where the page asks for it. */
async function logIn(page: Page, person: RegExp) {
  await expect(page).toHaveURL(/\/portal\/sample-login\//);
  await page.getByRole("button", { name: person }).click();
}

const hasSession = async (context: BrowserContext) => (await context.cookies()).some(({ name }) => name === "session");

test("log in, read a message, show a licence, log out: by links and forms alone, in both faces", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const face of ["v2", "v3"]) {
    await page.goto(`/portal/${face}/user/messages?page=1`);
    await logIn(page, /何样例/);
    await expect(page).toHaveURL(`${origin()}/portal/${face}/user/messages?page=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("消息");
    const before = await page.getByRole("button", { name: /^标为已读/ }).count();
    if (face === "v2") {
      expect(before).toBe(2);
      await page.getByRole("button", { name: "标为已读：欢迎使用" }).click();
      await expect(page.getByRole("button", { name: /^标为已读/ })).toHaveCount(before - 1);
      await expect(page.getByText("1 条未读")).toBeVisible();
    } else expect(before).toBe(1);

    const answer = await page.goto(`/portal/${face}/user`);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("个人中心");
    await expect(page.getByRole("region", { name: face === "v2" ? "在办事项" : "正在办的" })).toContainText("无犯罪记录证明");
    if (face === "v3") await expect(page.getByRole("region", { name: "等您办的" })).toContainText("现在没有等您办的事");
    await page.getByRole("main").getByRole("link", { name: "电子证照", exact: true }).click();

    const card = page.getByRole("region", { name: /居民身份证/ });
    await expect(card).toContainText("****");
    await card.getByRole("button", { name: "出示居民身份证" }).click();
    await expect(card).toContainText("449999200703181029");
    const check = await card.getByRole("link", { name: "查验这个证照" }).getAttribute("href");
    const stranger = await browser.newPage();
    const shown = await stranger.goto(origin() + check);
    expect(shown?.headers()["cache-control"]).toBe("private, no-store");
    await expect(stranger.getByRole("main")).toContainText("证照是真的");
    expect(await stranger.content()).not.toContain("449999200703181029");
    await stranger.goto(origin() + check?.replace(/\.[^.]*$/, `.${"A".repeat(22)}`));
    await expect(stranger.getByRole("main")).toContainText("不能证明");
    await stranger.close();

    await page.goto(`/portal/${face}/user/account`);
    await page.getByRole("link", { name: "退出登录" }).click();
    await expect(page).not.toHaveURL(/\/user/);
    expect(await hasSession(context)).toBe(false);
  }
  await context.close();
});

test("an enterprise has an enterprise centre; every page of it is accessible and fits 320 pixels", async ({ page }) => {
  await page.goto("/portal/v2/user");
  await logIn(page, /示例市测试贸易有限公司/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("企业中心");
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ["user", "user/affairs", "user/messages", "user/guides", "user/feedback", "user/abstracts", "user/profile", "user/account", "e-license"]) {
    await page.goto(`/portal/v2/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    expect(await axeFaults(page, "main"), name).toEqual([]);
  }
});
