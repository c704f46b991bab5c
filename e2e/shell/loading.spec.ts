import type { Page, Route } from "@playwright/test";
import { FACES } from "../support/contract";
import { movePointer, openHydrated } from "../support/page";
import { expect, test } from "../support/test";

/** The bar that says that something is loading. Time stands still while a test looks, and moves by as much as it says. @see SHELL-37, SHELL-38, CALL-04 */
const barOf = (page: Page) => page.getByRole("progressbar", { name: "正在加载" });
const REGIONS = "**/node/gdbsNav/current";

/** Opens a page with all that comes at the first touch. */
async function openTouched(page: Page, address: string) {
  const enhancements = page.waitForResponse((response) => /\/enhancements-[^/]+\.js$/.test(response.url()));
  await openHydrated(page, address);
  await movePointer(page);
  // Resolves after the page's own import of the same module, and so after what the page does with it.
  await page.evaluate((url) => import(url), (await enhancements).url());
}

/** Stops the clock, half a minute on: what was waiting for its time has had it, and however busy the machine is, the moment has not passed. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);

/** Passes after what the page has received before has been read. */
const settled = (page: Page) => page.evaluate(async () => (await fetch("/healthz", { cache: "no-store" })).text());

/** Holds what is asked for at an address until it is let go. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return held;
}

/** Moves time and tells the value of the bar; `undefined` where there is none. */
async function after(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  const bar = barOf(page);
  return (await bar.count()) === 0 ? undefined : Number(await bar.getAttribute("aria-valuenow"));
}

test.beforeEach(({ page }) => page.clock.install());

test("on the way to another page a bar waits 200 ms, moves every 100 ms for 5000 ms, is full at the end and goes after 500 ms", async ({ page }) => {
  // A browser without workers: what one asks for in the name of a page cannot be held.
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  for (const face of FACES) {
    await openTouched(page, `/portal/${face}/faq`);
    await stopTime(page);
    // No content: the browser stays. While a page is on its way nothing of this one can be asked.
    const asked = page.waitForRequest("**/site-map*");
    await page.route("**/site-map*", (route) => route.fulfill({ status: 204 }));
    // Not in the main part, whose links are fetched before they are clicked.
    await page.getByRole("contentinfo").getByRole("link", { name: "网站地图" }).click();
    await asked;
    const seen = [];
    for (const milliseconds of [199, 1, 99, 1, 100, 4_500, 100, 499, 1]) seen.push(await after(page, milliseconds));
    expect(seen, face).toEqual([undefined, 0, 0, 2, 4, 94, 100, 100, undefined]);
    await page.clock.resume();
    await page.unrouteAll();
  }
});

test("while a call is under way the bar is there, and moves on until the last of several has ended", async ({ page }) => {
  for (const face of FACES) {
    await openTouched(page, `/portal/${face}/index?region=440000`);
    await page.getByRole("link", { name: /切换区域/ }).click();
    const picker = page.getByRole("dialog", { name: "选择地区" });
    const below = (city: string) => picker.getByRole("link", { name: new RegExp(`^下级\\s*地区：${city}$`) });
    await expect(below("广州市")).toBeVisible();
    await expect(barOf(page)).toHaveCount(0);

    await stopTime(page);
    const held = await hold(page, REGIONS);
    await below("广州市").click();
    await expect.poll(() => held.length).toBe(1);
    expect([await after(page, 199), await after(page, 1), await after(page, 500)]).toEqual([undefined, 0, 10]);
    await below("深圳市").click();
    await expect.poll(() => held.length).toBe(2);
    expect(await after(page, 500)).toBe(20);
    await held[0]?.continue();
    await settled(page);
    expect(await after(page, 100), "one of two has ended").toBe(22);
    expect(await after(page, 5_000), "never full before the end").toBe(99);
    await held[1]?.continue();
    await expect(barOf(page)).toHaveAttribute("aria-valuenow", "100");
    await expect(picker.getByRole("heading", { name: "深圳市" })).toBeVisible();
    expect([await after(page, 499), await after(page, 1)]).toEqual([100, undefined]);
    await page.clock.resume();
    await page.unrouteAll();
  }
});

test("a call with a bar takes 200 ms at least, however soon it is answered, and then shows no bar", async ({ page }) => {
  for (const face of FACES) {
    await openTouched(page, `/portal/${face}/index?region=440000`);
    await stopTime(page);
    const answered = page.waitForResponse(REGIONS);
    await page.getByRole("link", { name: /切换区域/ }).click();
    await (await answered).finished();
    await settled(page);
    const city = page.getByRole("dialog", { name: "选择地区" }).getByRole("link", { name: "广州市", exact: true });
    await page.clock.runFor(199);
    await expect(city).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(city).toBeVisible();
    await page.clock.runFor(300);
    await expect(barOf(page)).toHaveCount(0);
    await page.clock.resume();
  }
});
