import { changeProps, lastHeard, openStory, stage, test } from "../support/stories";
import { expect } from "../support/test";

/** Fields that one writes into or presses, in the catalogue that the portal serves. @see KIT-INPUT-01, KIT-INPUT-02, KIT-INPUT-03, KIT-RATING-01, KIT-RATING-02 */

test("Input: maxLength ends typing, and the count is shown", async ({ page }) => {
  await openStory(page, "输入-input-输入框--limited");
  const field = page.getByRole("textbox", { name: "个体工商户字号" });
  await expect(page.getByText("2/5", { exact: true })).toBeVisible();
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("abcdef");
  await expect(field).toHaveValue("荔湾abc");
  await expect(page.getByText("5/5", { exact: true })).toBeVisible();
  await expect(page.getByText("已满 5 个字，不能再输入")).toBeAttached();
});

test("Input: a hidden count leaves the limit standing", async ({ page }) => {
  await openStory(page, "输入-form-表单--basic");
  const field = page.getByRole("textbox", { name: "姓名" });
  await field.focus();
  await page.keyboard.type("a".repeat(22));
  await expect(field).toHaveValue("a".repeat(20));
  await expect(page.getByText("20/20")).toHaveCount(0);
  await expect(page.getByText("已满 20 个字，不能再输入")).toBeAttached();
});

test("Input: in number mode numeric text becomes a number, other text stays text", async ({ page }) => {
  await openStory(page, "输入-input-输入框--numbers");
  const field = page.getByRole("textbox");
  for (const [typed, value] of [
    ["12.50", 12.5],
    ["１２", 12],
    ["-3", -3],
    ["12万", "12万"],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => lastHeard(page, "onValueChange"), typed).toBe(value);
  }
});

test("Input: the clear button empties the field, and is not there when there is nothing to clear", async ({ page }) => {
  await openStory(page, "输入-input-输入框--clearable");
  const field = page.getByRole("textbox", { name: "办件编号" });
  const clear = page.getByRole("button", { name: "清除" });
  await clear.click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(clear).toBeHidden();
  await page.keyboard.type("4");
  await expect(clear).toBeVisible();
});

test("Rating: five stars of 24 px, ten at most", async ({ page }) => {
  await openStory(page, "输入-rating-评价--basic");
  const stars = stage(page).locator("label svg");
  await expect(stars).toHaveCount(5);
  for (const { width, height } of await stars.evaluateAll((all) => all.map((star) => star.getBoundingClientRect()))) expect([width, height]).toEqual([24, 24]);
  await changeProps(page, { max: 25 });
  await expect(stars).toHaveCount(10);
  await expect(page.getByRole("radio")).toHaveCount(10);
});

test("Rating: the place of the pointer is a whole value from 0 to 5, one for each fifth of the row", async ({ page }) => {
  await openStory(page, "输入-rating-评价--basic", { props: { defaultValue: 0 } });
  const row = stage(page)
    .locator("div", { has: page.locator("> label") })
    .last();
  const { x, y, width, height } = (await row.boundingBox())!;
  const lit = stage(page).locator("label[data-on]");
  for (const [part, value] of [
    [0.01, 1],
    [0.19, 1],
    [0.21, 2],
    [0.5, 3],
    [0.79, 4],
    [0.81, 5],
    [0.99, 5],
  ] as const) {
    await page.mouse.move(x + width * part, y + height / 2);
    await expect(lit, `${part} of the row`).toHaveCount(value);
  }
  // A pointer that leaves has chosen nothing.
  await page.mouse.move(x + width / 2, y + height + 200);
  await expect(lit).toHaveCount(0);
  await page.mouse.click(x + width * 0.7, y + height / 2);
  await expect(page.getByRole("radio", { name: "满意", exact: true })).toBeChecked();
  await expect.poll(() => lastHeard(page, "onValueChange")).toBe(4);
  await page.getByRole("button", { name: "清除评价" }).click();
  await expect.poll(() => lastHeard(page, "onValueChange")).toBe(0);
});
