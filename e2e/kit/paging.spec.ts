import type { Page } from "@playwright/test";
import { servedPage } from "../support/served-page";
import { changeProps, openStory, test } from "../support/stories";
import { expect } from "../support/test";

/** Pages of lists, in the catalogue that the portal serves and in its own lists. @see KIT-PAGES-01, KIT-PAGES-02, KIT-PAGES-03, KIT-PAGES-04 */
const LINKS = "导航-pagination-分页--links";
const JUMP = "导航-pagination-分页--jump";
const PLUS = "导航-paginationplus-长列表分页--basic";

const numbers = (page: Page) => page.getByRole("link", { name: /^第 \d+ 页$/ }).allTextContents();
const current = (page: Page) => page.locator("[aria-current=page]");

/** Writes a page into the field and goes there. */
async function jumpTo(page: Page, text: string) {
  await page.getByRole("textbox", { name: "跳至" }).fill(text);
  await page.keyboard.press("Enter");
}

test("Pagination: ten entries make a page, and five numbers at most are shown", async ({ page }) => {
  await openStory(page, LINKS);
  for (const [total, at, shown] of [
    [20, 1, ["1", "2"]],
    [21, 3, ["1", "2", "3"]],
    [50, 5, ["1", "2", "3", "4", "5"]],
    [51, 1, ["1", "2", "3", "4", "6"]],
    [236, 7, ["1", "6", "7", "8", "24"]],
    [236, 24, ["1", "21", "22", "23", "24"]],
  ] as const) {
    await changeProps(page, { total, page: at });
    await expect.poll(() => numbers(page), `${total} entries, page ${at}`).toEqual(shown);
    await expect(current(page)).toHaveText(String(at));
  }
});

test("Pagination: a list of the portal has ten entries to a page, five numbers, and ways to the pages beside it", async () => {
  const $ = await servedPage("/portal/v2/notices?page=3");
  expect($("main li > time").length).toBe(10);
  const links = $("nav[aria-label=分页] a").toArray();
  const [, total = 0, pages = 0] = (/共 (\d+) 条，第 3 \/ (\d+) 页/.exec($("nav[aria-label=分页]").text()) ?? []).map(Number);
  expect(pages).toBe(Math.ceil(total / 10));
  expect(links.map((link) => $(link).text())).toEqual(["上一页", "1", "2", "3", "4", String(pages), "下一页"]);
  expect($("nav[aria-label=分页] [aria-current=page]").text()).toBe("3");
  expect(["prev", "next"].map((rel) => /page=(\d+)/.exec($(`nav[aria-label=分页] a[rel=${rel}]`).attr("href") ?? "")?.[1])).toEqual(["2", "4"]);
});

test("Pagination: previous, next and a jump lead to pages; one beyond the last is the last", async ({ page }) => {
  await openStory(page, JUMP);
  await expect(current(page)).toHaveText("3");
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(current(page)).toHaveText("4");
  await page.getByRole("link", { name: "上一页" }).click();
  await page.getByRole("link", { name: "上一页" }).click();
  await expect(current(page)).toHaveText("2");
  await jumpTo(page, "12");
  await expect(current(page)).toHaveText("12");
  await jumpTo(page, "99");
  await expect(current(page)).toHaveText("24");
  await expect(page.getByText("最多 24 页，已转到第 24 页")).toBeVisible();
  await jumpTo(page, "0");
  await expect(page.getByText("请输入 1 到 24 之间的页码")).toBeVisible();
  await expect(current(page)).toHaveText("24");
});

test("PaginationPlus: zero and negative input is cleared, a larger page is the last, and 1000 entries in five numbers are all", async ({ page }) => {
  await openStory(page, PLUS);
  await expect(page.getByText("共 24680 条，可翻看前 1000 条，第 3 / 100 页")).toBeVisible();
  const field = page.getByRole("textbox", { name: "跳至" });
  for (const text of ["0", "-3"]) {
    await jumpTo(page, text);
    await expect(field).toHaveValue("");
    await expect(page.getByText("请输入 1 到 100 之间的页码")).toBeVisible();
    await expect(current(page)).toHaveText("3");
  }
  for (const [text, reached] of [
    ["50", "50"],
    ["2468", "100"],
  ] as const) {
    await jumpTo(page, text);
    await expect(current(page)).toHaveText(reached);
    await expect(field).toHaveValue(reached);
    expect(await numbers(page)).toHaveLength(5);
  }
});
