import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Window of the narrowest phone, and of a page zoomed to 400 %. */
export const NARROWEST = { width: 320, height: 700 };

/**
 * Waits until React has hydrated the page and its first effects have run; at once where the page has nothing to hydrate.
 * The browser hydrates when it is idle: what a test sees before that is the server's page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    // A module script alone says nothing: elder mode has one of its own.
    () => !("__reactRouterContext" in window) || Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  // Effects run after the frame that shows the hydrated page.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** Opens the address and waits until it is {@link hydrated}. */
export async function openHydrated(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Pixels that the page is wider than its window; 0 or less where nothing scrolls sideways. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What axe finds in the page, or in the part of it that the selector names: each rule with the elements that break it.
 * Rules, elements and verdicts are those of axe's defaults. It looks from inside the page instead of from a second one, and lists violations alone:
 * our pages hold no frames, and a page with frames is refused.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} holds frames, into which this check does not look`);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
