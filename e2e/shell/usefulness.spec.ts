import type { Page } from "@playwright/test";
import { axeFaults, overflow } from "../support/page";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

const question = (page: Page) => page.getByRole("region", { name: "本页对您有用吗？" });

for (const face of ["v2", "v3"] as const) {
  test(`every page of content asks whether it was useful; errors, forms and pages of one person do not (${face})`, async ({ page, complaints }) => {
    const code = await guideCode(origin());
    for (const path of [`/portal/${face}/index`, `/portal/${face}/guide/${code}`, `/portal/${face}/faq`, `/portal/${face}/notices?region=440000`]) {
      await page.goto(path);
      await expect(question(page).getByRole("button", { name: "有用", exact: true }), path).toBeVisible();
    }
    for (const path of [`/portal/${face}/none`, `/portal/${face}/feedback`, `/portal/${face}/progress-query`, "/portal/leave?url=https://other.example/"]) {
      await page.goto(path);
      await expect(question(page), path).toHaveCount(0);
    }
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 404")));
  });

  test(`with scripts the answer is sent without leaving the page, by keyboard alone (${face})`, async ({ page }) => {
    await page.goto(`/portal/${face}/faq?region=440106&keyword=身份证`);
    await page.waitForLoadState("networkidle");
    const no = question(page).locator("summary", { hasText: "没用" });
    await no.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: "没有提供材料清单" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("textbox", { name: /还想说的话/ }).fill("少了照片的要求");
    await page.waitForLoadState("networkidle");
    expect(await axeFaults(page, "[data-usefulness]")).toEqual([]);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/useful")),
      page.getByRole("textbox", { name: /还想说的话/ }).press("Enter"),
    ]);
    const fields = new URLSearchParams(sent.postData() ?? "");
    expect([fields.get("url"), fields.get("useful"), fields.getAll("reasons")]).toEqual([`/portal/${face}/faq?region=440106`, "0", ["208"]]);
    const thanks = question(page).getByRole("status");
    await expect(thanks).toHaveText("谢谢，已经记下，我们会逐页改进。");
    await expect(thanks).toBeFocused();
    await expect(page).toHaveURL(/\/faq/);
  });

  test(`without scripts a page thanks and leads back; what cannot be kept is given back as it was typed (${face})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto(`/portal/${face}/faq?region=440106`);
    await question(page).getByRole("button", { name: "有用", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("谢谢您的回答");
    await page.getByRole("link", { name: "回到刚才的页面" }).click();
    await expect(page).toHaveURL(`${origin()}/portal/${face}/faq?region=440106`);

    await question(page).locator("summary", { hasText: "没用" }).click();
    await page.getByRole("checkbox", { name: "办事指南提供样本有错" }).check();
    const line = page.getByRole("textbox", { name: /还想说的话/ });
    await line.evaluate((field) => field.removeAttribute("maxlength"));
    await line.fill("长".repeat(201));
    await question(page).getByRole("button", { name: "提交" }).click();
    await expect(page.getByText("最多写 200 个字，现在有 201 个。")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "办事指南提供样本有错" })).toBeChecked();
    await expect(page.getByRole("textbox", { name: /还想说的话/ })).toHaveValue("长".repeat(201));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test("a form sent after the log-in has ended keeps what was typed, and is sent after the next one", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portal/v2/e-license");
  await page.getByRole("button", { name: /何样例/ }).click();
  const show = page.getByRole("button", { name: "出示居民身份证" });
  await expect(show).toBeVisible();
  await context.clearCookies();
  await show.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录已经失效");
  const [opened] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: /重新登录/ }).click()]);
  await opened.getByRole("button", { name: /何样例/ }).click();
  await expect(opened).toHaveURL(/\/portal\/v2\/e-license/);
  await page.getByRole("button", { name: "已经登录，重新提交" }).click();
  await expect(page.getByRole("link", { name: "查验这个证照" })).toBeVisible();
  await context.close();
});
