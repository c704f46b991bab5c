import { hydrated, movePointer } from "../support/page";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** What every page does by itself: phones and tablets by their user agent, prefetching, movement to places of the page. @see SHELL-31, SHELL-39, SHELL-40 */
const FACES = ["v2", "v3"] as const;
const TABLET = "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/604.1";
/** Milliseconds after which links are prefetched at the latest; that a movement takes. */
const LATEST = 2000;
const MOVEMENT = 300;
/** Milliseconds that a busy machine may add. */
const LATE = 1500;

for (const face of FACES) {
  test(`a wide window of a tablet is mobile by its user agent: nothing floats or sticks; that of a computer is not (${face})`, async ({ browser }) => {
    const look = async (options: { userAgent?: string }) => {
      const context = await browser.newContext({ baseURL: origin(), viewport: { width: 1600, height: 1000 }, ...options });
      const page = await context.newPage();
      await page.goto(`/portal/${face}/index?region=440106`);
      const looks = await page.evaluate(() => ({
        mobile: document.documentElement.dataset["mobile"] !== undefined,
        floating: getComputedStyle(document.querySelector("nav[aria-label=快捷工具]")!).position === "fixed",
        sticky: getComputedStyle(document.querySelector("header")!).position === "sticky",
      }));
      await context.close();
      return looks;
    };
    expect(await look({ userAgent: TABLET })).toEqual({ mobile: true, floating: false, sticky: false });
    expect(await look({})).toEqual({ mobile: false, floating: true, sticky: face === "v3" });
  });

  test(`links in view are prefetched when the browser is idle, after 2000 ms at the latest, and open from there (${face})`, async ({ page }) => {
    // A browser that is never idle: only the time limit starts the work.
    await page.addInitScript(() => {
      window.requestIdleCallback = (start, options) =>
        options?.timeout === undefined ? 0 : Number(setTimeout(() => start({ didTimeout: true, timeRemaining: () => 0 }), options.timeout));
      document.addEventListener("readystatechange", () => {
        if (document.readyState === "complete") Reflect.set(window, "loadedAt", performance.now());
      });
      new MutationObserver(() => Reflect.set(window, "markedAt", performance.now())).observe(document, { subtree: true, attributeFilter: ["data-prefetch"] });
    });
    const session = await page.context().newCDPSession(page);
    const ready = new Set<string>();
    session.on("Preload.prefetchStatusUpdated", ({ status, key }) => void (status === "Ready" && ready.add(key.url)));
    await session.send("Preload.enable");
    await page.goto(`/portal/${face}/index?region=440106`);
    const links = page.locator("main a[data-prefetch]");
    await expect(links.first()).toBeVisible();
    const waited = await page.evaluate(() => Number(Reflect.get(window, "markedAt")) - Number(Reflect.get(window, "loadedAt")));
    expect(waited).toBeGreaterThan(LATEST - 100);
    expect(waited).toBeLessThan(LATEST + LATE);
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(4);
    expect(addresses.filter((address) => !/^\/portal\/v[23]\/(?:index|personal|legal|guide|public|topic|notices?)\b/.test(new URL(address).pathname))).toEqual(
      [],
    );
    const [address = ""] = addresses;
    await expect.poll(() => ready.has(address)).toBe(true);
    const counted = page.waitForRequest("**/portal/visit");
    await links.first().click();
    await page.waitForURL(address);
    expect(await page.evaluate(() => Reflect.get(performance.getEntriesByType("navigation")[0]!, "deliveryType"))).toBe("navigational-prefetch");
    expect((await counted).method()).toBe("POST");
  });

  test(`moving to a place of the page takes 300 ms, and no time for readers who want less motion (${face})`, async ({ page }) => {
    const path = `/portal/${face}/guide/${await guideCode(origin())}`;
    /** Presses the link to the top from the end of the page; milliseconds until the place is reached, and how many places between were seen. */
    const press = () =>
      page.evaluate(async () => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        const from = scrollY;
        const link = document.querySelector<HTMLAnchorElement>('nav[aria-label=快捷工具] a[href="#top"]')!;
        const begin = performance.now();
        link.click();
        const between = new Set<number>();
        while (scrollY > 0) {
          if (scrollY < from) between.add(scrollY);
          await new Promise(requestAnimationFrame);
        }
        return { took: performance.now() - begin, between: between.size, hash: location.hash };
      });
    const open = async () => {
      const enhanced = page.waitForResponse(/enhancements.*\.js$/);
      await page.goto(path);
      await hydrated(page);
      await movePointer(page);
      await (await enhanced).finished();
    };
    await open();
    // Until the script has run the browser jumps; a busy machine may draw no frame of a movement.
    await expect(async () => {
      const moved = await press();
      expect(moved).toMatchObject({ hash: "#top" });
      expect(moved.took).toBeGreaterThanOrEqual(MOVEMENT - 20);
      expect(moved.took).toBeLessThan(MOVEMENT + LATE);
      expect(moved.between).toBeGreaterThan(0);
    }).toPass();
    await expect(async () => expect((await press()).between, "also when the address has the fragment already").toBeGreaterThan(0)).toPass();
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await press()).toMatchObject({ between: 0, hash: "#top" });
  });
}
