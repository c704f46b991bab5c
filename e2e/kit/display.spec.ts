import type { Page } from "@playwright/test";
import { changeProps, openStory, stage, test } from "../support/stories";
import { expect } from "../support/test";

/** What shows something, in the catalogue that the portal serves. @see KIT-BUTTON-01, KIT-BADGE-01, KIT-TEXT-01, KIT-COLLAPSE-01, KIT-TABLE-01, KIT-TABLE-02 */
const TABLE = "展示-table-表格--basic";
const TREE = "展示-table-表格--tree";

const openSections = (page: Page) => stage(page).locator("details[open] summary").allTextContents();
const shownRows = (page: Page) => page.getByRole("rowheader").allTextContents();

test("Button: small, usual and large are its sizes; any other word is the usual one", async ({ page }) => {
  const height = async () => (await stage(page).getByRole("link").boundingBox())!.height;
  const sizes: number[] = [];
  await openStory(page, "操作-button-按钮--as-link", { props: { size: "small" } });
  for (const size of ["small", undefined, "large", "huge"]) {
    await changeProps(page, { size });
    sizes.push(await height());
  }
  const [small, usual, large, other] = sizes;
  expect(small).toBeLessThan(usual!);
  expect(large).toBeGreaterThan(usual!);
  expect(other).toBe(usual);
});

test("Badge: a count above 99 shows 99+", async ({ page }) => {
  await openStory(page, "展示-badge-数字角标--basic");
  for (const [count, shown] of [
    [1, "1 条未读消息"],
    [99, "99 条未读消息"],
    [100, "99+ 条未读消息"],
    [25_000, "99+ 条未读消息"],
  ]) {
    await changeProps(page, { count });
    await expect(stage(page)).toHaveText(String(shown));
  }
});

test("ClampedText: five lines stand as they are, six are folded to two and opened by a press", async ({ page }) => {
  const story = "展示-clampedtext-长文收起--long";
  const text = stage(page).locator("[id]").first();
  const lines = () => text.evaluate((element) => Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)));
  await openStory(page, story);
  const perLine = await text.evaluate((element) => Math.floor(element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize)));
  const toggle = page.getByRole("button");

  await openStory(page, story, { props: { children: "证".repeat(5 * perLine) } });
  await expect.poll(lines).toBe(5);
  await expect(toggle).toHaveCount(0);

  await changeProps(page, { children: "证".repeat(5 * perLine + 1) });
  for (const [word, shown] of [
    ["展开", 2],
    ["收起", 6],
  ] as const) {
    await expect(toggle).toHaveText(word);
    await expect.poll(lines).toBe(shown);
    await toggle.click();
  }
  await expect(toggle).toHaveText("展开");
  await expect.poll(lines).toBe(2);
});

test("Collapse: of an accordion one section is open, otherwise any set", async ({ page }) => {
  const [when, lost, away] = ["身份证到期多久之前可以换领？", "身份证丢了怎么办？", "人在外地能办吗？"] as const;
  await openStory(page, "展示-collapse-折叠--accordion");
  await expect.poll(() => openSections(page)).toEqual([when]);
  await page.getByText(away).click();
  await expect.poll(() => openSections(page)).toEqual([away]);
  await page.getByText(lost).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => openSections(page)).toEqual([lost]);

  await openStory(page, "展示-collapse-折叠--basic");
  await expect.poll(() => openSections(page)).toEqual([]);
  for (const title of [lost, when, away]) await page.getByText(title).click();
  await expect.poll(() => openSections(page)).toEqual([when, lost, away]);
  await page.getByText(lost).click();
  await expect.poll(() => openSections(page)).toEqual([when, away]);
});

test("Table: a column's key finds the cell, its title heads it, shares and least widths hold", async ({ page }) => {
  await openStory(page, TABLE);
  const widths = () => page.getByRole("columnheader").evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  const give = async (name: object) => {
    await changeProps(page, {
      columns: [
        { key: "name", title: "材料", ...name },
        { key: "source", title: "从哪来" },
      ],
    });
    const [first = 0, second = 0] = await widths();
    return { first, share: first / (first + second) };
  };
  expect((await give({ width: "35%" })).share).toBeCloseTo(0.35, 1);
  expect((await give({ width: "80%" })).share).toBeCloseTo(0.8, 1);
  await expect(page.getByRole("columnheader")).toHaveText(["材料", "从哪来"]);
  expect(await shownRows(page)).toEqual(["旧居民身份证", "居民户口簿", "人像照片"]);
  await expect(page.getByRole("cell")).toHaveText(["申请人自备", "电子证照共享", "人口库已存照片"]);
  expect((await give({ width: "5%", minWidth: 448 })).first).toBeGreaterThanOrEqual(448);
  // A share that is ignored.
  expect((await give({ width: "80%", minWidth: 128, onlyMinWidth: true })).share).toBeLessThan(0.6);
  expect((await give({ width: "80%", minWidth: 128, onlyMinWidth: true })).first).toBeGreaterThanOrEqual(128);
});

test("Table: cells are drawn by the column's function, or by the slot that it names", async ({ page }) => {
  await openStory(page, TABLE);
  const drawn = page.getByRole("cell", { name: "免提交" }).locator("span").first();
  // The story's columns draw the need as a tag.
  await expect(drawn).toHaveAttribute("data-tone", "success");
  await openStory(page, "展示-table-表格--slots");
  await expect(drawn).toHaveAttribute("data-tone", "success");
  await openStory(page, "展示-table-表格--slots", {
    props: {
      columns: [
        { key: "name", title: "材料" },
        { key: "need", title: "要求" },
      ],
    },
  });
  await expect(page.getByRole("cell", { name: "免提交" }).first().locator("span")).toHaveCount(0);
});

test("Table: rows open and fold by mouse and by keyboard", async ({ page }) => {
  await openStory(page, TREE);
  const renew = page.getByRole("rowheader", { name: "到期换领" });
  await expect(renew).toBeHidden();
  await page.getByRole("button", { name: "展开 居民身份证" }).click();
  await expect(renew).toBeVisible();
  const fold = page.getByRole("button", { name: "收起 居民身份证" });
  await expect(fold).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(renew).toBeHidden();
});

test("Table: filters are boxes, and several columns are filtered together", async ({ page }) => {
  const filters = (...values: string[]) => values.map((value) => ({ value, label: value }));
  await openStory(page, TABLE, {
    props: {
      columns: [
        { key: "name", title: "材料" },
        { key: "need", title: "要求", filters: filters("必要", "免提交") },
        { key: "source", title: "从哪来", filters: filters("申请人自备", "电子证照共享", "人口库已存照片") },
      ],
    },
  });
  await page.getByText("筛选要求").click();
  await page.getByText("筛选从哪来").click();
  const tick = (name: string) => page.getByRole("checkbox", { name }).check();
  await tick("免提交");
  await expect.poll(() => shownRows(page)).toEqual(["居民户口簿", "人像照片"]);
  await tick("人口库已存照片");
  await expect.poll(() => shownRows(page)).toEqual(["人像照片"]);
  // Boxes of one column add to each other.
  await tick("电子证照共享");
  await expect.poll(() => shownRows(page)).toEqual(["居民户口簿", "人像照片"]);
  await expect(page.getByText("筛选要求（已选 1）")).toBeVisible();
  await page.getByRole("checkbox", { name: "免提交" }).uncheck();
  await tick("必要");
  await expect(page.getByText("没有找到数据")).toBeVisible();
});
