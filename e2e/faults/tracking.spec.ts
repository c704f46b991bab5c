import type { Page } from "@playwright/test";
import { movePointer } from "../support/page";
import { guideCode } from "../support/pages";
import { routeSamples } from "../support/route-samples";
import { expect, origin, test } from "../support/test";

type Sent = { events: { category: string; action: string; label?: string }[] };

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

/** Wakes the page and presses the first link of each selector, without going there. */
async function press(page: Page, ...selectors: string[]) {
  const enhancements = page.waitForResponse((response) => /\/enhancements-[^/]+\.js$/.test(response.url()));
  await movePointer(page);
  // Resolves after the page's own import of the same module, and so after what the page does with it.
  await page.evaluate((url) => import(url), (await enhancements).url());
  await page.evaluate((all) => {
    for (const selector of all) {
      const link = document.querySelector<HTMLAnchorElement>(selector)!;
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    }
  }, selectors);
}

const BREADCRUMB = "main nav[aria-label=当前位置] a";

test("presses are counted by area, in both faces, and not on guides", async ({ page }) => {
  const sent = await watch(page);
  for (const path of ["/portal/v2/faq", "/portal/v3/faq"]) {
    await page.goto(path);
    await press(page, "footer a");
    expect(sent, "events wait for company").toEqual([]);
    await waitForCompany(page);
    await expect.poll(() => sent.map(({ category }) => category)).toEqual(["页脚"]);
    sent.length = 0;
  }
  await page.goto("/portal/v2/guide");
  await press(page, "footer a");
  await waitForCompany(page);
  expect(sent).toEqual([]);
});

for (const face of ["v2", "v3"])
  test(`a breadcrumb counts as what it is, and what the page shows as its kind; nothing on guides (${face})`, async ({ page }) => {
    const sent = await watch(page);
    for (const [path, category] of [
      ["stations?region=440106", "线下网点"],
      ["personal/hot?region=440106", "服务分类"],
    ]) {
      await page.goto(`/portal/${face}/${path}`);
      await press(page, BREADCRUMB, "main a[href*='region=440106']:not(nav[aria-label=当前位置] a)");
      await waitForCompany(page);
      await expect.poll(() => sent.map((event) => event.category)).toEqual(["面包屑", category]);
      expect(sent[0]).toEqual({ category: "面包屑", action: "点击", label: "首页" });
      sent.length = 0;
    }
    await page.goto(`/portal/${face}/guide/${await guideCode(origin())}`);
    await press(page, BREADCRUMB);
    await waitForCompany(page);
    expect(sent).toEqual([]);
  });

test("whoever asks not to be tracked is not", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }));
  const sent = await watch(page);
  await page.goto("/portal/v2/faq");
  await press(page, "footer a");
  await waitForCompany(page);
  expect(sent).toEqual([]);
});

/** @see TRACK-04, TRACK-05 */
test("a press is one event, by the rule of its page: on old pages, on new ones and on the search; guides of every kind have none", async ({ page }) => {
  const { guide, combo } = await routeSamples(origin());
  const sent = await watch(page);
  for (const [address, events] of [
    ["/portal/v2/faq", 1],
    ["/portal/v3/faq", 1],
    ["/portal/v2/search?region=440106", 1],
    ["/portal/v3/search?region=440106", 1],
    [`/portal/v2/guide/${guide}`, 0],
    [`/portal/v3/guide/${guide}`, 0],
    [`/portal/guide-combo/${combo}`, 0],
    [`/portal/v3/guide-combo/${combo}`, 0],
  ] as const) {
    await page.goto(address);
    await press(page, "footer a[href]");
    await waitForCompany(page);
    await expect.poll(() => sent.length, address).toBe(events);
    expect(new Set(sent.map(({ category, action }) => `${category} ${action}`)), address).toEqual(new Set(events === 0 ? [] : ["页脚 点击"]));
    sent.length = 0;
  }
});

/** @see TRACK-07 */
test("the text of a page tab is cut to 6 characters, that of another link is not", async ({ page }) => {
  const sent = await watch(page);
  for (const face of ["v2", "v3"]) {
    await page.goto(`/portal/${face}/stations?region=440000`);
    // The last page: its number has four digits.
    const last = page.getByRole("navigation", { name: "分页" }).getByRole("link", { name: /^第 \d{4} 页$/ });
    const name = (await last.getAttribute("aria-label")) ?? "";
    await press(page, `nav[aria-label=分页] a[aria-label="${name}"]`, "footer a[href$='#marks']");
    await waitForCompany(page);
    await expect
      .poll(() => sent.map(({ category, label }) => [category, label]))
      .toEqual([
        ["线下网点", name.slice(0, 6)],
        ["页脚", "党政机关（样例）"],
      ]);
    sent.length = 0;
  }
});
