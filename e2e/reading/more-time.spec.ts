import { exhaustFreeLetters } from "../support/captcha";
import { expect, origin, test } from "../support/test";

/** @see GOV-16 */
test("more time for the captcha by one button, with scripts and without", async ({ browser, page }) => {
  await page.goto("/portal/v3/progress-query?region=440000");
  await page.getByRole("textbox", { name: "姓名" }).fill("李样例");
  await page.getByRole("textbox", { name: "受理编号" }).fill("440100202611010001");
  // Until it is wanted.
  await expect(async () => {
    if (!(await page.getByRole("button", { name: "延长 3 分钟" }).isVisible())) await page.getByRole("button", { name: "查询进度" }).click();
    await expect(page.getByRole("button", { name: "延长 3 分钟" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // The page hydrates once the reader does something.
  await expect(async () => {
    await page.getByRole("textbox", { name: "验证码" }).click();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "延长 3 分钟" }).click();
    await expect(page.getByText("已延长 3 分钟，还可以延长")).toBeVisible();
  }).toPass();
  await expect(page.getByRole("textbox", { name: "受理编号" })).toHaveValue("440100202611010001");

  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const plain = await context.newPage();
  await exhaustFreeLetters();
  await plain.goto("/portal/v2/feedback");
  await plain.getByRole("radio", { name: "建议" }).check();
  await plain.getByRole("textbox", { name: "内容" }).fill("写得慢");
  await plain.getByRole("button", { name: "提交", exact: true }).click();
  await plain.getByRole("button", { name: "看不清？改用语音" }).click();
  const token = await plain.locator("[name=captcha_token]").getAttribute("value");
  await plain.getByRole("textbox", { name: "验证码" }).fill("12");
  await plain.getByRole("button", { name: "延长 3 分钟" }).click();
  await expect(plain.getByText("已延长 3 分钟，还可以延长 2 次")).toBeVisible();
  await expect(plain.getByRole("textbox", { name: "验证码" })).toHaveValue("12");
  await expect(plain.getByRole("textbox", { name: "内容" })).toHaveValue("写得慢");
  expect(await plain.locator("[name=captcha_token]").getAttribute("value")).toBe(token);
  await context.close();
});
