import type { Page } from "@playwright/test";
import { lastHeard, loadStory, openStory, showStory, test } from "../support/stories";
import { expect, origin } from "../support/test";

/** What stands above a page, in the catalogue that the portal serves. @see KIT-MODAL-01, KIT-MODAL-02, KIT-MODAL-03, KIT-MODAL-04, KIT-MODAL-05, KIT-LOADING-01 */
const MODAL = "反馈-modal-对话框--basic";
const OPEN = "反馈-modal-对话框--open";

const dialog = (page: Page) => page.getByRole("dialog");
const openDialog = (page: Page) => page.getByRole("button", { name: "打开" }).click();
const mark = (page: Page) => page.locator("body[data-oh-modal-open]");
/** A press beside the dialog: the window's corner. */
const pressMask = (page: Page) => page.mouse.click(5, 5);

test("Modal: its close button, cancel and confirm close it, the mask does not; the body is marked while it is shown", async ({ page }) => {
  await openStory(page, MODAL);
  await expect(mark(page)).toHaveCount(0);
  for (const way of ["关闭", "取消", "确定"]) {
    await openDialog(page);
    await expect(dialog(page)).toBeVisible();
    await expect(mark(page)).toHaveCount(1);
    await dialog(page).getByRole("button", { name: way, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(mark(page)).toHaveCount(0);
  }
  expect(await page.evaluate(() => (window.story!.initialArgs["onConfirm"] as { mock: { calls: unknown[] } }).mock.calls.length)).toBe(1);

  await openDialog(page);
  await pressMask(page);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(await lastHeard(page, "onOpenChange")).toBe(false);
});

test("Modal: a press on the mask closes it if it may; one inside does not", async ({ page }) => {
  await openStory(page, "反馈-modal-对话框--mask-closable");
  await openDialog(page);
  await page.getByText("您访问的链接即将离开本站，是否继续？").click();
  await expect(dialog(page)).toBeVisible();
  await pressMask(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(mark(page)).toHaveCount(0);
});

test("Modal: its buttons say 取消 and 确定; an empty one says 没有找到数据", async ({ page }) => {
  await openStory(page, OPEN);
  await expect(dialog(page).locator("footer").getByRole("button")).toHaveText(["取消", "确定"]);
  await expect(dialog(page)).not.toContainText("没有找到数据");
  await openStory(page, "反馈-modal-对话框--nothing");
  await expect(dialog(page).getByText("没有找到数据")).toBeVisible();
});

test("Modal: small, usual and large are its sizes; any other word is the usual one", async ({ page }) => {
  const widths: number[] = [];
  for (const size of ["small", undefined, "large", "huge"]) {
    await openStory(page, OPEN, { props: { size } });
    widths.push((await dialog(page).boundingBox())!.width);
  }
  const [small, usual, large, other] = widths;
  expect(small).toBeLessThan(usual!);
  expect(large).toBeGreaterThan(usual!);
  expect(other).toBe(usual);
});

test("LoadingBar: shows 200 ms after the work began, takes 5000 ms to its end, and stays until 500 ms after it ended", async ({ browser }) => {
  // Its own window: motion is what is measured here.
  const context = await browser.newContext({ baseURL: origin(), locale: "zh-CN", reducedMotion: "no-preference" });
  const page = await context.newPage();
  await loadStory(page, "反馈-loadingbar-进度条--whole");
  await showStory(page);
  /** The presses and the states of the bar in their order, each with its time in the page. */
  const seen = await page.evaluateHandle(() => {
    const list: [what: string, at: number][] = [];
    const note = (what: string) => void (list.at(-1)?.[0] !== what && list.push([what, performance.now()]));
    document.addEventListener("click", () => note("press"), { capture: true });
    new MutationObserver(() => {
      const state = document.querySelector<HTMLElement>("[data-state]")?.dataset["state"];
      if (state !== undefined || list.some(([what]) => what === "done")) note(state ?? "gone");
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] });
    return list;
  });
  const bar = page.locator("[data-state]");
  await page.getByRole("button", { name: "开始" }).click();
  await expect(page.getByRole("progressbar", { name: "正在加载" })).toBeVisible();
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await page.getByRole("button", { name: "结束" }).click();
  await expect(bar).toHaveCount(0);
  const list = await seen.jsonValue();
  expect(list.map(([what]) => what)).toEqual(["press", "loading", "press", "done", "gone"]);
  const [began = 0, shown = 0, ended = 0, , gone = 0] = list.map(([, at]) => at);
  // A timer ends late on a busy machine, never early; times are rounded.
  expect(shown - began).toBeGreaterThan(198);
  expect(gone - ended).toBeGreaterThan(498);
  await context.close();
});
