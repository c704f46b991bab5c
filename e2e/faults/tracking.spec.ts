import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

type Sent = { events: { category: string; label?: string }[] };

/** What a page sends while somebody moves, presses and leaves. */
const watch = async (page: Page) => {
  const sent: Sent["events"] = [];
  await page.clock.install();
  await page.addInitScript(() => {
    // A beacon is not seen by a test: it is noted instead.
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then((text) => console.debug(`beacon ${text}`));
      return true;
    };
  });
  page.on("console", (message) => {
    if (message.text().startsWith("beacon ")) sent.push(...(JSON.parse(message.text().slice(7)) as Sent).events);
  });
  return sent;
};

/** Lets the five seconds pass in which events wait for company; what was to be sent then has been noted when this returns. */
async function waitForCompany(page: Page) {
  await page.clock.fastForward(6_000);
  // The beacon's text is read in the same way, and was asked for before.
  await page.evaluate(() => new Blob([""]).text());
}

/** Wakes the page and presses a link of the footer, without going there. */
async function pressFooter(page: Page) {
  const enhancements = page.waitForResponse((response) => /\/enhancements-[^/]+\.js$/.test(response.url()));
  await page.mouse.move(300, 300);
  // Resolves after the page's own import of the same module, and so after what the page does with it.
  await page.evaluate((url) => import(url), (await enhancements).url());
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("footer a");
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();
  });
}

test("presses are counted by area, in both faces, and not on guides", async ({ page }) => {
  const sent = await watch(page);
  for (const path of ["/portal/v2/faq", "/portal/v3/faq"]) {
    await page.goto(path);
    await pressFooter(page);
    expect(sent, "events wait for company").toEqual([]);
    await waitForCompany(page);
    await expect.poll(() => sent.map(({ category }) => category)).toEqual(["页脚"]);
    sent.length = 0;
  }
  await page.goto("/portal/v2/guide");
  await pressFooter(page);
  await waitForCompany(page);
  expect(sent).toEqual([]);
});

test("whoever asks not to be tracked is not", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }));
  const sent = await watch(page);
  await page.goto("/portal/v2/faq");
  await pressFooter(page);
  await waitForCompany(page);
  expect(sent).toEqual([]);
});
