import { expect, origin, test } from "../support/test";

/** @see GOV-17 */
for (const face of ["v2", "v3"])
  test(`without scripts an empty form is answered with a summary, and the title names the first fault (${face})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [path, button, first] of [
      ["feedback", "提交", "请选择您要反馈什么"],
      ["progress-query?region=440000", "查询进度", "请填写申请人姓名或名称"],
      ["review?region=440000", "提交评价", "请填写受理编号"],
      ["feedback-progress", "查进度", "请填写"],
    ] as const) {
      await page.goto(`/portal/${face}/${path}`);
      await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
      const summary = page.getByRole("alert", { name: /有 \d 处需要改正/ });
      await expect.soft(summary, path).toBeVisible();
      const link = summary.getByRole("link").first();
      await expect.soft(link, path).toContainText(first);
      await expect.soft(page, path).toHaveTitle(new RegExp(`^错误：${first}`));
      await expect.soft(page.locator((await link.getAttribute("href")) ?? ""), path).toBeVisible();
    }
    await context.close();
  });
