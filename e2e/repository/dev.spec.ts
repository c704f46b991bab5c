import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Portal, root, startPortal } from "../support/portal";

/** A page of each face, and a file that it is drawn from. */
const faces = [
  ["/portal/index", "apps/portal-v2/app/home/Banner.tsx"],
  ["/portal/v3/index", "packages/portal/src/home/lists.tsx"],
] as const;

/** One worker, so that one portal is started. */
test.describe.configure({ mode: "default" });

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ fromSource: true });
  // The first page of a face translates its whole source: part of the start, not of what is tested.
  await Promise.all(faces.map(([face]) => fetch(portal.origin + face)));
});

test.afterAll(() => portal.stop());

/** What a static part says when its source has not been read again. */
const STALE = "旧的内容";

for (const [face, file] of faces) {
  test(`${face} has its styles in development, and shows a change of ${file} without a reload`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const listening = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
    await page.goto(portal.origin + face);
    await listening;
    await expect(page.locator("h1")).toBeVisible();
    await page.waitForFunction(() => "__reactRouterDataRouter" in window); // alive
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).marginTop)).toBe("0px");

    const part = page.locator("[data-island]").first();
    const heading = await part.innerText();
    await part.evaluate((element, text) => (element.textContent = text), STALE);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await expect(async () => {
      // Touched, not changed: the tree stays as it is, and the watcher sees a change.
      await utimes(join(root, file), new Date(), new Date());
      await expect(part).not.toHaveText(STALE, { timeout: 2_000 });
    }).toPass();
    expect(await part.innerText()).toBe(heading);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}
