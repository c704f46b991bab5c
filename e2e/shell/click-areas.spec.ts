import type { Page } from "@playwright/test";
import { movePointer } from "../support/page";
import { routeSamples } from "../support/route-samples";
import { expect, origin, test } from "../support/test";

/** Which clicks are counted, under which area, on which kinds of pages. docs/requirements/tracking.md */
type Event = { category: string; action: string; label?: string; searchId?: string };

/** Clicks a control without going where it leads, and tells what was sent for it; what is sent at the end of the wait is noted in place of being sent. */
async function sentFor(page: Page, address: string, selector: string): Promise<Event[]> {
  const enhancements = page.waitForResponse((response) => /\/enhancements-[^/]+\.js$/.test(response.url()));
  await page.goto(address);
  await movePointer(page);
  // Resolves after the page's own import of the same module, and so after what the page does with it.
  await page.evaluate((url) => import(url), (await enhancements).url());
  const found = await page.evaluate((wanted) => {
    const control = document.querySelector<HTMLElement>(wanted);
    control?.addEventListener("click", (event) => event.preventDefault());
    control?.click();
    return control !== null;
  }, selector);
  expect(found, `${address} has ${selector}`).toBe(true);
  await page.clock.fastForward(6_000);
  return page.evaluate(async () => {
    const noted = Reflect.get(window, "beacons") as Blob[];
    const bodies = await Promise.all(noted.map((blob) => blob.text()));
    return bodies.flatMap((body) => (JSON.parse(body) as { events: Event[] }).events);
  });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const beacons: Blob[] = [];
    Reflect.set(window, "beacons", beacons);
    navigator.sendBeacon = (_url, body) => beacons.push(body as Blob) > 0;
  });
});

test("clicks are reported from the header, the footer, blocks of the home page, breadcrumbs and each kind of page, under its name", async ({ page }) => {
  const { orgCode, town } = await routeSamples(origin());
  const search = `/portal/v2/search?region=440106&areaCode=440106&keyword=${encodeURIComponent("社保")}`;
  for (const [address, selector, category] of [
    ["/portal/v2/faq", "header a[href]", "页头"],
    ["/portal/v3/faq", "footer a[href]", "页脚"],
    ["/portal/v2/faq", 'nav[aria-label="快捷工具"] a[href]', "快捷工具"],
    [`/portal/v2/country-hall?region=${town}`, "main section a[href]", "线下网点"],
    [`/portal/v2/branch-hall?orgCode=${orgCode}`, "main section a[href]", "部门公告"],
    ["/portal/v2/personal/theme?region=440106", "main table a[href], main article a[href]", "主题分类"],
    ["/portal/v2/personal/mattersLv2/hot?region=440106", "main a[href*='/guide']", "热门主题"],
    ["/portal/v3/lv3/hot?region=440106", "main a[href*='/guide']", "热门主题"],
    ["/portal/v2/public/index?region=440106", "main section a[href]", "政务公开"],
    ["/portal/v2/gov-people-interact?region=440106", "main section a[href]", "政民互动"],
    ["/portal/v2/topic/index?region=440106", "main section a[href]", "特色创新"],
    [search, "main section a[href*='/guide/']", "搜索结果"],
    ["/portal/v2/personal/theme?region=440106", 'main nav[data-track-area="面包屑"] a[href]', "面包屑"],
  ] as const)
    expect([address, await sentFor(page, address, selector)]).toEqual([
      address,
      // Which search a result belongs to; not what was searched. @see SEARCH-24
      [{ category, action: "点击", label: expect.any(String), ...(address === search && { searchId: expect.stringMatching(/^[0-9a-f]{16}$/) }) }],
    ]);
  const [block] = await sentFor(page, "/portal/v2/index?region=440000", "main section[aria-label] a[href], main section:has(h2) a[href]");
  expect(block?.category).not.toMatch(/^(?:页头|页脚)?$/);
});

test("guides and combined guides report no click in either face", async ({ page }) => {
  const { guide, combo } = await routeSamples(origin());
  for (const address of [`/portal/v2/guide/${guide}`, `/portal/v3/guide/${guide}`, `/portal/guide-combo/${combo}`])
    expect([address, await sentFor(page, address, "footer a[href]")]).toEqual([address, []]);
});
