import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PATIENCE, test } from "../support/stories";
import { expect } from "../support/test";

const CATALOGUE = "/portal/kit";
const BUTTON = "操作-button-按钮--kinds";
const PAGES = "导航-pagination-分页--links";

test.describe.configure({ mode: "serial" });

const preview = (page: Page) => page.frameLocator("#storybook-preview-iframe");
/** By its text: a link to itself stands in each. */
const heading = (page: Page, text: string) =>
  preview(page)
    .getByRole("heading")
    .filter({ hasText: new RegExp(`^${text}$`) });
const open = (page: Page, id: string) => page.goto(`${CATALOGUE}/?path=/${id.endsWith("--说明") ? "docs" : "story"}/${encodeURIComponent(id)}`);

/** Chooses from one of the toolbar's lists, as a reader does. */
async function choose(page: Page, list: RegExp, entry: string) {
  await page.getByRole("toolbar").getByRole("button", { name: list }).click();
  await page.getByRole("option", { name: entry, exact: true }).click();
}

/** What axe finds in the catalogue and in the page inside it; handles of Storybook's own stand outside its landmarks. */
async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude("[role=separator][aria-label$='resize handle']").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

test("opens with its start page in Chinese", async ({ page }) => {
  await page.goto(CATALOGUE);
  await expect(heading(page, "OneHall 界面套件")).toBeVisible(PATIENCE);
  await expect(page).toHaveURL(/\/portal\/kit\/\?path=\/docs\//);
  for (const part of ["给谁用", "安装", "主题", "长辈版", "没有脚本"]) await expect(heading(page, part)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("leads to the page of a component: what it is made of, what to do, keyboard, code", async ({ page }) => {
  await open(page, "操作-button-按钮--说明");
  for (const part of ["结构", "该做与不该做", "键盘", "属性"]) await expect(heading(page, part)).toBeVisible(PATIENCE);
  await expect(preview(page).getByRole("button", { name: "在线办理" }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("shows a component in every theme: the elder one is larger, the contrast one has its own colours", async ({ page }) => {
  await open(page, BUTTON);
  const button = preview(page).getByRole("button", { name: "在线办理" });
  const look = () => button.evaluate((element) => [element.getBoundingClientRect().height, getComputedStyle(element).backgroundColor] as const);
  await expect(button).toBeVisible(PATIENCE);
  const [, colour] = await look();
  await choose(page, /^主题/, "新版 · 长辈");
  await expect.poll(async () => (await look())[0]).toBeGreaterThanOrEqual(60);
  await choose(page, /^主题/, "经典版 · 高对比");
  await expect.poll(async () => (await look())[1]).not.toBe(colour);
  await expect.poll(async () => (await look())[0]).toBeLessThan(60);
  expect(await faultsOf(page)).toEqual([]);
});

test("speaks four languages", async ({ page }) => {
  await open(page, PAGES);
  const frame = preview(page);
  await expect(frame.getByRole("link", { name: "下一页" })).toBeVisible(PATIENCE);
  for (const [language, next, code] of [
    ["English", "Next", "en"],
    ["Español", "Siguiente", "es"],
    ["Українська", "Наступна", "uk"],
  ] as const) {
    await choose(page, /^组件的语言/, language);
    await expect(frame.getByRole("link", { name: next })).toBeVisible();
    await expect(frame.locator(`html[lang=${code}]`)).toHaveCount(1);
  }
  expect(await faultsOf(page)).toEqual([]);
});

test("a file that is not there is not found", async ({ request }) => {
  expect((await request.get(`${CATALOGUE}/no-such-file.js`)).status()).toBe(404);
});
