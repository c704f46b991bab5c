import type { Page } from "@playwright/test";
import { exhaustFreeLetters, heard } from "../support/captcha";
import { axeFaults, movePointer } from "../support/page";
import { expect, origin, test } from "../support/test";

/** Four blue pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPgDl/CHb6EAUIBABpSBBkZQCmQAAAAAElFTkSuQmCC",
  "base64",
);

/** Hands the form in, which now wants a captcha, and answers it by ear. */
async function answerCaptcha(page: Page) {
  await exhaustFreeLetters();
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("请填写验证码");
  await page.getByRole("button", { name: "看不清？改用语音" }).click();
  const sound = await page.locator("audio").getAttribute("src");
  await page.getByRole("textbox", { name: "验证码" }).fill(heard(sound ?? ""));
}

/** Through the log-in to the page that asked for it: the way back goes over several addresses. */
async function logIn(page: Page) {
  await page.goto("/portal/v2/user/feedback");
  await page.getByRole("button", { name: /何样例/ }).click();
  await page.waitForURL("**/portal/v2/user/feedback");
}

async function write(page: Page, content: string) {
  await page.getByRole("radio", { name: "建议" }).check();
  await page.getByRole("textbox", { name: "内容" }).fill(content);
  await page.getByRole("textbox", { name: /联系电话/ }).fill("10000000101");
}

async function lookUp(page: Page) {
  await page.getByRole("link", { name: "查处理进度" }).click();
  await page.getByRole("textbox", { name: /后四位/ }).fill("9999");
  await page.getByRole("button", { name: "查进度" }).click();
  await expect(page.getByRole("main")).toContainText("没有查到这条反馈");
  await page.getByRole("textbox", { name: /后四位/ }).fill("0101");
  await page.getByRole("button", { name: "查进度" }).click();
  await expect(page.getByRole("main")).toContainText("已收到");
}

test("without scripts: a wish with a picture, its receipt, its progress", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portal/v3/feedback");
  await write(page, "希望周六也能办");
  await page.locator('input[type="file"]').setInputFiles({ name: "截图.png", mimeType: "image/png", buffer: PNG });
  // Another captcha draws the form anew: what was typed and the picture come back.
  await answerCaptcha(page);
  await expect(page.getByRole("textbox", { name: "内容" })).toHaveValue("希望周六也能办");
  await expect(page.getByRole("checkbox", { name: "截图.png" })).toBeChecked();
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("已经收到");
  await lookUp(page);
  await expect(page.getByRole("main")).toContainText("图片 1 张");
  await expect(page.getByRole("main")).not.toContainText("希望周六");
  await context.close();
});

test("with scripts: what is typed survives leaving the page, a session that ends, and is gone once it was acknowledged", async ({ page, context }) => {
  await logIn(page);
  await page.goto("/portal/v2/feedback");
  const content = page.getByRole("textbox", { name: "内容" });
  // The page hydrates at the first touch.
  await content.click();
  await page.waitForLoadState("networkidle");
  await write(page, "写到一半，登录过期了");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("写到一半");

  await context.clearCookies({ name: "session" });
  await logIn(page);
  await page.goto("/portal/v2/feedback");
  await movePointer(page);
  await expect(content).toHaveValue("写到一半，登录过期了");
  await expect(page.getByText("上次没有提交的内容已经放回表单")).toBeVisible();
  expect(await axeFaults(page, "main")).toEqual([]);

  await answerCaptcha(page);
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("已经收到");
  await movePointer(page);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto("/portal/v2/user/feedback");
  await page.getByRole("link", { name: "看处理进度" }).first().click();
  await expect(page.getByRole("main")).toContainText("处理到哪一步");
});

test("a mistake is reported with the page it is on; a button pressed twice writes once", async ({ page, request }) => {
  await page.goto("/portal/v2/feedback?kind=error&url=%2Fportal%2Fv2%2Ffaq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("网站纠错");
  await expect(page.getByRole("textbox", { name: "网页地址" })).toHaveValue(`${origin()}/portal/v2/faq`);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole("textbox", { name: "内容" }).fill("第三条有错别字");
  await answerCaptcha(page);
  const fields = await page
    .locator("form[data-feedback]")
    .evaluate((form) => Object.fromEntries([...new FormData(form as HTMLFormElement)].filter((pair): pair is [string, string] => typeof pair[1] === "string")));
  const send = async () => {
    const answer = await request.post("/portal/v2/feedback", { multipart: fields, headers: { origin: origin() } });
    return /\d{8}[0-9A-Z]{8}/.exec((await answer.text()).replace(/^[^]*反馈编号/, ""))?.[0];
  };
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatch(/^\d{8}/);
  expect(second).toBe(first);
});
