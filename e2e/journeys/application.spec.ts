import type { Browser, BrowserContext, Page } from "@playwright/test";
import { axeFaults, hydrated, overflow } from "../support/page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** The machine may have more to do than this. */
test.describe.configure({ timeout: 180_000 });

async function logIn(page: Page, person: RegExp) {
  await expect(page).toHaveURL(/\/portal\/sample-login\//);
  await page.getByRole("button", { name: person }).click();
}

/** Answers every question with its first option, where the step has any. */
async function answerQuestions(page: Page) {
  for (const group of await page.getByRole("main").getByRole("group").all()) {
    const first = group.getByRole("radio").first();
    if (await first.count()) await first.check({ force: true });
  }
  await page.getByRole("button", { name: "保存并继续" }).click();
}

/** From the guide to the receipt number, with made-up data. */
async function apply(page: Page, face: "v2" | "v3", task: string, person: RegExp): Promise<string> {
  await page.goto(`/portal/${face}/apply?task=${task}`);
  await expect(page.getByRole("main")).toContainText("申请要先登录");
  await page.getByRole("link", { name: "登录并开始申请" }).click();
  if (page.url().includes("sample-login")) await logIn(page, person);
  await expect(page.getByRole("main")).toContainText("这是样例，不会送到任何机关");
  if (await page.getByRole("heading", { level: 1, name: "您的情况" }).count()) await answerQuestions(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您的资料");
  return details(page);
}

/** The steps after the situation. */
async function details(page: Page): Promise<string> {
  await page.getByRole("button", { name: "用样例数据填写空着的" }).click();
  // What is wrong is kept, said at the top and in the title, and linked to its field.
  await page.getByLabel("手机号码", { exact: true }).fill("123");
  await page.getByRole("button", { name: "保存并继续" }).click();
  await expect(page).toHaveTitle(/^错误：/);
  await expect(page.getByLabel("手机号码", { exact: true })).toHaveValue("123");
  await page.getByRole("link", { name: "手机号码应为 11 位数字" }).click();
  await page.getByLabel("手机号码", { exact: true }).fill("10000000104");
  await page.getByRole("button", { name: "保存并继续" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("材料");
  await page.getByRole("button", { name: "用样例图片补齐" }).click();
  await page.getByRole("button", { name: "材料齐了，继续" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("核对并提交");
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(page.locator("#done")).toContainText("申请已经提交");
  return new URL(page.url()).searchParams.get("id") ?? "";
}

/** The steps in elder mode: one question a screen, from the first to the receipt number. */
async function oneByOne(page: Page, look: (name: string) => Promise<void>): Promise<string> {
  const heading = () => page.getByRole("heading", { level: 1 }).textContent();
  for (let screen = 0; (await heading()) === "您的情况" && screen < 8; screen += 1) {
    await expect(page.getByRole("main").getByRole("radiogroup").or(page.getByRole("main").locator("fieldset:has([type=radio])"))).toHaveCount(1);
    await answerQuestions(page);
  }
  await look("details");
  await page.getByRole("button", { name: "用样例数据填写空着的" }).click();
  for (let screen = 0; (await heading()) === "您的资料" && screen < 12; screen += 1) await page.getByRole("button", { name: "保存并继续" }).click();
  await look("materials");
  await page.getByRole("button", { name: "用样例图片补齐" }).click();
  for (let screen = 0; (await heading()) === "材料" && screen < 12; screen += 1)
    await page.getByRole("button", { name: /^(?:下一份|材料齐了，继续)$/ }).click();
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(page.locator("#done")).toContainText("申请已经提交");
  return new URL(page.url()).searchParams.get("id") ?? "";
}

/** Staff of the police, at the desk. */
async function desk(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portal/desk");
  await logIn(page, /省公安厅工作人员/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("办件");
  return { page, context };
}

async function act(page: Page, receipt: string, name: string, note = "") {
  await page.goto(`/portal/desk/case?id=${receipt}`);
  if (note !== "") await page.getByLabel("说明").fill(note);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("#done")).toContainText("已经办好");
}

test("from the guide to the rating without scripts, with a correction asked by the desk", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  const task = await taskCode(origin(), "出生登记（新生儿落户）", "440106");
  await page.goto(`/portal/v2/guide/${task}`);
  await expect(page.getByRole("link", { name: "在线办理" })).toHaveAttribute("href", `/portal/v2/apply?task=${task}`);
  const receipt = await apply(page, "v2", task, /韦样例/);
  expect(receipt).toMatch(/^[0-9A-Z]{16}$/);

  const staff = await desk(browser);
  await expect(staff.page.getByRole("link", { name: receipt })).toBeVisible();
  await staff.page.goto(`/portal/desk/case?id=${receipt}`);
  await staff.page.getByRole("button", { name: "要求补正" }).click();
  await expect(staff.page.locator("#notice")).toContainText("请写明理由");
  await act(staff.page, receipt, "要求补正", "请补拍照片。");

  await page.goto(`/portal/v2/apply/case?id=${receipt}`);
  await expect(page.getByRole("main")).toContainText("请补拍照片。");
  await page.getByLabel("补正说明").fill("已补拍。");
  await page.getByRole("button", { name: "提交补正" }).click();
  await expect(page.locator("#done")).toContainText("补正已经提交");
  for (const step of ["受理", "予以办理", "送达结果"]) await act(staff.page, receipt, step);

  await page.goto(`/portal/v2/apply/case?id=${receipt}`);
  await page.getByRole("radio", { name: "非常满意" }).check({ force: true });
  await page.getByRole("button", { name: "提交评价" }).click();
  await expect(page.getByRole("main")).toContainText("您给这次服务的评价是 5 分");
  await expect(page.getByRole("button", { name: "提交评价" })).toHaveCount(0);

  // The link of the receipt: for anybody, without what was filled in.
  const link = await page.getByRole("link", { name: "只看进度的链接" }).getAttribute("href");
  const stranger = await browser.newContext({ baseURL: origin() });
  const other = await stranger.newPage();
  const shown = await other.goto(link ?? "");
  expect(shown?.headers()["cache-control"]).toBe("private, no-store");
  await expect(other.getByRole("main")).toContainText("已送达");
  expect(await other.content()).not.toContain("韦样例");
  await other.goto(`/portal/v2/apply/case?id=${receipt}`);
  await logIn(other, /林样例/);
  await expect(other.getByRole("heading", { level: 1 })).not.toContainText("出生登记");
  await Promise.all([context.close(), stranger.close(), staff.context.close()]);
});

test("with scripts, in the modern face and in elder mode, every step is accessible and fits 320 pixels", async ({ page, context }) => {
  await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
  await page.setViewportSize({ width: 320, height: 700 });
  const task = await taskCode(origin(), "机动车驾驶证遗失补证", "440106");
  const look = async (name: string) => {
    await hydrated(page);
    expect(await overflow(page), name).toBeLessThanOrEqual(0);
    expect(await axeFaults(page, "main"), name).toEqual([]);
  };
  await page.goto(`/portal/v3/apply?task=${task}`);
  await look("start");
  await page.getByRole("link", { name: "登录并开始申请" }).click();
  await logIn(page, /唐样例 退役军人/);
  await expect(page.getByRole("main")).toContainText("这是样例，不会送到任何机关");
  await look("situation");
  const receipt = await oneByOne(page, look);
  await look("case");
  await page.goto(`/portal/v3/apply/case?id=${receipt}`);
  await page.getByText("撤回申请", { exact: true }).first().click();
  await page.getByRole("button", { name: "确定撤回" }).click();
  await expect(page.locator("#done")).toContainText("申请已经撤回");

  await page.goto(`/portal/v3/appointment?task=${task}`);
  await look("slots");
  await expect(page.getByRole("main")).toContainText("这是样例，不会送到任何机关");
  // Which day, what time: a screen each.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您哪一天来？");
  await page.getByRole("navigation", { name: "选日期" }).getByRole("link", { name: /剩/ }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您几点来？");
  await look("times");
  await page
    .getByRole("link", { name: /剩 \d+ 个/ })
    .last()
    .click();
  await look("booking");
  await page.getByRole("button", { name: "确认预约" }).click();
  await expect(page.locator("#done")).toContainText("预约成功");
  await look("appointments");
  const calendar = await page.request.get((await page.getByRole("link", { name: "加到日历" }).first().getAttribute("href")) ?? "");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await page
    .getByRole("button", { name: /^取消预约/ })
    .first()
    .click();
  await expect(page.locator("#done")).toContainText("预约已经取消");
});
