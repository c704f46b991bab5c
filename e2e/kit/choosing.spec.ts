import type { Page } from "@playwright/test";
import { changeProps, loadStory, openStory, showStory, stage, test } from "../support/stories";
import { expect } from "../support/test";

/** Ways to choose one of many, in the catalogue that the portal serves. @see KIT-PICKER-01, KIT-PICKER-02, KIT-PICKER-03, KIT-PICKER-05, KIT-SELECT-01, KIT-SELECT-02, KIT-SELECT-03, KIT-SELECT-04 */
const PICKER = "输入-picker-选择器--basic";
const SELECT = "输入-selecttab-可展开选项--links";
const DEPARTMENTS = 21;

const options = (page: Page) => page.getByRole("option");
const entries = (page: Page) => page.getByRole("listitem").filter({ visible: true });

test("Picker: items have id and name, or fields of one's own; the id is the value", async ({ page }) => {
  await openStory(page, PICKER);
  await page.getByRole("combobox", { name: "办理城市" }).click();
  await options(page).filter({ hasText: "深圳市" }).click();
  await expect(page.locator("[name=city]")).toHaveValue("4402");
  await expect(page.getByRole("combobox")).toHaveValue("深圳市");

  // Two fields of one's own, with those by default left out.
  await openStory(page, PICKER, {
    props: {
      idField: "code",
      labelField: "title",
      items: [
        { code: "440106", title: "天河区" },
        { code: "440104", title: "越秀区" },
      ],
    },
  });
  await page.getByRole("combobox").click();
  await expect(options(page)).toHaveText(["天河区", "越秀区"]);
  await options(page).nth(1).click();
  await expect(page.locator("[name=city]")).toHaveValue("440104");
});

test("Picker: the search finds a part of the label and marks it; where nothing is found it says so", async ({ page }) => {
  await openStory(page, PICKER);
  const field = page.getByRole("combobox");
  await field.click();
  await expect(options(page)).toHaveCount(22);
  await page.keyboard.type("州");
  await expect(options(page)).toHaveText(["广州市", "惠州市", "梅州市", "潮州市"]);
  await expect(options(page).locator("mark")).toHaveText(["州", "州", "州", "州"]);
  await page.keyboard.type("岛");
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText("暂无搜索结果").first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("Picker: the button says whether the list is open, the active option whether it is selected", async ({ page }) => {
  await openStory(page, PICKER, { props: { defaultValue: "4402" } });
  const field = page.getByRole("combobox");
  const button = stage(page).locator("button[aria-haspopup=listbox]");
  const active = async () => {
    const id = await field.getAttribute("aria-activedescendant");
    return page.locator(`[id="${id}"]`);
  };
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  await expect(await active()).toHaveText("深圳市");
  await expect(await active()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await active()).textContent()).toBe("珠海市");
  await expect(await active()).toHaveAttribute("aria-selected", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("SelectTab: an entry has value, label, address, region, whole name and marked words, and may be disabled", async ({ page }) => {
  await loadStory(page, SELECT, {
    props: {
      defaultValue: "edu",
      items: [
        { value: "edu", label: "省教育厅", title: "广东省教育厅", highlightTitle: "教育", url: "#edu" },
        { value: "gz", label: "广州市", region: "440100" },
        { value: "off", label: "省公安厅", url: "#off", disabled: true },
        { value: "plain", label: "省民政厅" },
        { value: "still", label: "省司法厅", disabled: true },
      ],
    },
  });
  await page.evaluate(() => {
    const [, city] = window.story!.initialArgs["items"] as Record<string, unknown>[];
    city!["handleUrl"] = ({ region }: { region: string }) => `#from-${region}`;
  });
  await showStory(page);
  const link = page.getByRole("link", { name: "广东省教育厅" });
  await expect(link).toHaveAttribute("href", "#edu");
  await expect(link).toHaveAttribute("title", "广东省教育厅");
  await expect(link).toHaveAttribute("aria-current", "true");
  await expect(link).toHaveText("省教育厅");
  await expect(link.locator("mark")).toHaveText("教育");
  const city = page.getByRole("link", { name: "广州市" });
  await expect(city).toHaveAttribute("href", "#from-440100");
  await expect(city).toHaveAttribute("data-region", "440100");

  await expect(page.getByRole("link", { name: "省公安厅" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("link", { name: "省公安厅" })).not.toHaveAttribute("href");
  await expect(page.getByRole("button", { name: "省司法厅" })).toBeDisabled();
  const plain = page.getByRole("button", { name: "省民政厅" });
  await plain.click();
  await expect(plain).toHaveAttribute("aria-pressed", "true");
  await expect(link).not.toHaveAttribute("aria-current");
});

test("SelectTab: folded it shows as many as fit into two lines, sixteen at most; 全部展开 opens it, 收起 folds it", async ({ page }) => {
  // A seventh of 1120 px with its gap is no less than 144 px.
  for (const [width, itemWidth] of [
    [1440, 160],
    [768, 160],
    [375, 160],
    [1440, 320],
    [1440, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openStory(page, SELECT, { props: { itemWidth } });
    const list = stage(page).locator("ul");
    const fitting = await list.evaluate((element, least) => {
      const { width: whole } = element.getBoundingClientRect();
      const { columnGap, fontSize } = getComputedStyle(element);
      const gap = Number.parseFloat(columnGap);
      return Math.floor((whole + gap) / ((least / 16) * Number.parseFloat(fontSize) + gap));
    }, itemWidth);
    await expect(entries(page), `${width} px by ${itemWidth}`).toHaveCount(Math.min(2 * fitting, 16));
    const toggle = stage(page).getByRole("button");
    await expect(toggle).toHaveText("全部展开");
    await toggle.click();
    await expect(entries(page)).toHaveCount(DEPARTMENTS);
    await expect(toggle).toHaveText("收起");
    await toggle.click();
    await expect(entries(page)).toHaveCount(Math.min(2 * fitting, 16));
  }
  await changeProps(page, { lineClamp: 1, itemWidth: 320 });
  await expect(entries(page)).toHaveCount(
    await stage(page)
      .locator("ul")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length),
  );
});
