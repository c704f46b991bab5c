import { expect } from "../support/test";
import { openStory, test } from "../support/stories";

/** Measures that the kit's widgets have by default, taken from the catalogue that the portal serves. @see KIT-PICKER-04, KIT-PICKER-06, KIT-TABLE-03, SHELL-29, SHELL-30 */
const ITEM = 96;
const INDENT = 20;

for (const theme of ["classic", "modern"])
  test(`Grid: twelve columns; windows from 600, 768, 1024 and 1600 px have columns of their own (${theme})`, async ({ page }) => {
    /** Columns of the grid as the browser lays them out. */
    const columns = () => page.locator("#storybook-root > :first-child").evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    await openStory(page, "布局-grid-栅格--spans", { theme });
    await expect(page.getByText("边栏")).toBeVisible();
    expect(await columns()).toBe(12);
    await openStory(page, "布局-grid-栅格--sizes", { theme });
    await expect(page.getByText("社会救助")).toBeVisible();
    for (const [below, from, before, after] of [
      [599, 600, 1, 2],
      [767, 768, 2, 4],
      [1023, 1024, 4, 6],
      [1599, 1600, 6, 8],
    ] as const) {
      await page.setViewportSize({ width: below, height: 800 });
      expect(await columns(), `${below} px`).toBe(before);
      await page.setViewportSize({ width: from, height: 800 });
      expect(await columns(), `${from} px`).toBe(after);
    }
  });

test("Picker: as many columns as fit of 96 px; on the smallest screens the dropdown takes 90 % of the body", async ({ page }) => {
  for (const width of [375, 599, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openStory(page, "输入-picker-选择器--towns");
    await page.getByRole("combobox").click();
    const list = page.getByRole("listbox");
    await expect(list.getByRole("option").first()).toBeVisible();
    const measures = () =>
      list.evaluate((element) => {
        const [first, ...others] = [...element.querySelectorAll("[role=option]")].map((option) => option.getBoundingClientRect());
        const columns = 1 + others.filter(({ top }) => top === first!.top).length;
        return { columns, item: first!.width, list: element.getBoundingClientRect().width, body: document.body.clientWidth };
      });
    await expect.poll(async () => (await measures()).columns).toBeGreaterThan(1);
    const { columns, item, list: whole, body } = await measures();
    expect(item, `${width}: an item`).toBeGreaterThanOrEqual(ITEM);
    expect(columns, `${width}: columns`).toBe(Math.floor((columns * item) / ITEM));
    if (width < 600) expect(whole / body, `${width}: part of the body`).toBeCloseTo(0.9, 2);
  }
});

test("Table: a level of a tree is indented by 20 px", async ({ page }) => {
  await openStory(page, "展示-table-表格--tree");
  const cell = (level: string) => page.locator(`tbody tr${level}[data-leaf] > :first-child`).first();
  await expect(cell("[data-level='1']")).toBeAttached();
  const indent = (level: string) => cell(level).evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingInlineStart));
  expect((await indent("[data-level='1']")) - (await indent(":not([data-level])"))).toBeCloseTo(INDENT, 3);
});
