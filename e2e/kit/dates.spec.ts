import type { Page } from "@playwright/test";
import { openStory, test } from "../support/stories";
import { expect } from "../support/test";

/** The date picker of the catalogue that the portal serves. @see KIT-DATE-01, KIT-DATE-02, KIT-DATE-03, KIT-DATE-05, KIT-DATE-06 */
const DAY = "输入-datepicker-日期--basic";
const RANGE = "输入-datepicker-日期--range";
const MONTH = "输入-datepicker-日期--month";

const panel = (page: Page) => page.getByRole("dialog", { name: "日历" });
const opener = (page: Page) => page.getByRole("button", { name: "选择日期" });
const day = (page: Page, name: string) => panel(page).getByRole("gridcell", { name });
const cells = (page: Page) => panel(page).getByRole("gridcell").allTextContents();

/** Writes a date as a person does, and leaves the field. */
async function write(page: Page, text: string) {
  await page.getByRole("textbox").fill(text);
  await page.keyboard.press("Tab");
}

test("DatePicker: the panel opens and closes, and goes from days to months and back", async ({ page }) => {
  await openStory(page, DAY);
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(day(page, "2026年11月20日星期五")).toBeFocused();
  await panel(page).getByRole("button", { name: "2026年11月" }).click();
  expect(await cells(page)).toHaveLength(12);
  await day(page, "2026年3月").click();
  await expect(day(page, "2026年3月20日星期五")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole("textbox")).toHaveValue("2026-11-20");

  await page.keyboard.press("Enter");
  await day(page, "2026年11月23日星期一").click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveValue("2026-11-23");
});

test("DatePicker: in a range the first press is the start, the second the end, swapped if it is earlier, and closes", async ({ page }) => {
  await openStory(page, RANGE);
  const values = () => page.getByRole("textbox").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await opener(page).click();
  await day(page, "2026年11月5日星期四").click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText("请选择结束日期")).toBeVisible();
  await day(page, "2026年11月12日星期四").click();
  await expect(panel(page)).toHaveCount(0);
  expect(await values()).toEqual(["2026-11-05", "2026-11-12"]);

  await opener(page).click();
  await day(page, "2026年11月20日星期五").click();
  await day(page, "2026年11月11日星期三").click();
  await expect(panel(page)).toHaveCount(0);
  expect(await values()).toEqual(["2026-11-11", "2026-11-20"]);
});

test("DatePicker: dates run from 1970-01-01 to 3018-01-01", async ({ page }) => {
  await openStory(page, DAY);
  const complaint = page.getByText("请填写 1970-01-01 至 3018-01-01 之间的日期");
  for (const [text, isOutside] of [
    ["1970-01-01", false],
    ["1969-12-31", true],
    ["3018-01-01", false],
    ["3018-01-02", true],
  ] as const) {
    await write(page, text);
    await expect(complaint, text).toHaveCount(isOutside ? 1 : 0);
    await expect(page.locator("[aria-invalid=true]"), text).toHaveCount(isOutside ? 1 : 0);
  }
});

test("DatePicker: nothing before 1970-01-01 can be chosen from the panel", async ({ page }) => {
  await openStory(page, DAY);
  await write(page, "1970-01-01");
  await opener(page).click();
  for (const name of ["上个月", "上一年"]) await expect(panel(page).getByRole("button", { name })).toBeDisabled();
  const before = day(page, "1969年12月31日星期三");
  await expect(before).toHaveAttribute("aria-disabled", "true");
  await before.click({ force: true });
  await page.keyboard.press("ArrowLeft");
  await expect(panel(page)).toBeVisible();
  await expect(day(page, "1970年1月1日星期四")).toHaveAttribute("aria-selected", "true");
});

test("DatePicker: bounds of one's own are kept, and days that are not available", async ({ page }) => {
  await openStory(page, "输入-datepicker-日期--bounds");
  await opener(page).click();
  for (const name of ["2026年11月15日星期日", "2026年11月13日星期五", "2026年11月21日星期六"]) {
    await expect(day(page, name)).toHaveAttribute("aria-disabled", "true");
    await day(page, name).click({ force: true });
    await expect(panel(page)).toBeVisible();
  }
  await day(page, "2026年11月16日星期一").click();
  await expect(page.getByRole("textbox")).toHaveValue("2026-11-16");
  await write(page, "2026-12-05");
  await expect(page.getByText("请填写 2026-11-16 至 2026-12-04 之间的日期")).toBeVisible();
});

test("DatePicker: however a date is written, its value is year, month and day", async ({ page }) => {
  await openStory(page, DAY);
  for (const text of ["19900307", "1990年3月7日", "1990/3/7", "１９９０-３-７"]) {
    await write(page, "");
    await write(page, text);
    await expect(page.getByRole("textbox"), text).toHaveValue("1990-03-07");
  }
  // What a form would send.
  expect(await page.locator("[name=day]").inputValue()).toBe("1990-03-07");
  await write(page, "1990-02-30");
  await expect(page.getByText("“1990-02-30”不是有效的日期")).toBeVisible();
});

test("DatePicker: a month is a year and a month; a panel of years shows twelve", async ({ page }) => {
  await openStory(page, MONTH);
  await opener(page).click();
  await panel(page).getByRole("button", { name: "2026年", exact: true }).click();
  expect(await cells(page)).toEqual(Array.from({ length: 12 }, (_, index) => String(2016 + index)));
  await panel(page).getByRole("button", { name: "后 12 年" }).click();
  expect(await cells(page)).toEqual(Array.from({ length: 12 }, (_, index) => String(2028 + index)));
  await panel(page).getByRole("gridcell", { name: "2030" }).click();
  await day(page, "2030年2月").click();
  await expect(page.getByRole("textbox")).toHaveValue("2030-02");
});
