import type { Page } from "@playwright/test";
import { axeFaults, openHydrated, movePointer } from "../support/page";
import { freePort, startPortal } from "../support/portal";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";
import { installTestVoice } from "./voice";

/** Elder mode, in both faces. @see ELDER-01, ELDER-02, ELDER-03, ELDER-05, ELDER-06 */
const FACES = ["v2", "v3"] as const;
/** Pixels that whatever is pressed measures at least in elder mode; WCAG 2.5.8 lets links inside of a sentence be as high as their line. */
const TARGET = 60;

const bar = (page: Page) => page.getByRole("complementary", { name: "朗读" });

async function pages(face: string) {
  return {
    home: `/portal/${face}/index?region=440000`,
    guide: `/portal/${face}/guide/${await guideCode(origin())}`,
    search: `/portal/${face}/search?region=440106&keyword=${encodeURIComponent("身份")}`,
  };
}

/** Everything that can be pressed and is lower than a target, with its height. */
const small = (page: Page, least: number) =>
  page.evaluate((height) => {
    const inSentence = (element: Element) => {
      const { parentElement: parent } = element;
      return (
        parent !== null &&
        getComputedStyle(element).display === "inline" &&
        [...parent.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      );
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, select, textarea, input:not([type=hidden])")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest("[aria-hidden=true]") || inSentence(element))
        continue;
      const labels = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? [...(element.labels ?? [])] : [];
      const after = getComputedStyle(element, "::after").height;
      const before = getComputedStyle(element, "::before").height;
      const tall = Math.max(
        ...[element, ...labels].map((one) => one.getBoundingClientRect().height),
        Number.parseFloat(after) || 0,
        Number.parseFloat(before) || 0,
      );
      const { width } = element.getBoundingClientRect();
      // What only a screen reader meets, such as the way past the header, is seen when it is reached.
      if (width <= 1 || element.getBoundingClientRect().bottom < 0) continue;
      if (tall < height - 0.5)
        found.push(
          `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 20)}” ${Math.round(tall)}`,
        );
    }
    return found;
  }, least);

for (const face of FACES) {
  test.describe(`elder mode (${face})`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
    });

    for (const [width, height] of [
      [1440, 900],
      [375, 800],
    ] as const) {
      test(`targets are at least 60 px high, text is at least 18 px, nothing floats: ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const [name, path] of Object.entries(await pages(face))) {
          await openHydrated(page, path);
          expect.soft(await small(page, TARGET), `${name}: small targets`).toEqual([]);
          const faults = await page.evaluate(() => {
            const floating: string[] = [];
            const tiny: string[] = [];
            for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
              if (!element.checkVisibility({ visibilityProperty: true })) continue;
              const style = getComputedStyle(element);
              const box = element.getBoundingClientRect();
              if (style.position === "fixed" && box.width > 1 && box.bottom > 0) floating.push(element.className);
              const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
              if (text && Number.parseFloat(style.fontSize) < 18 && box.width > 1)
                tiny.push(`${element.tagName} ${element.textContent.trim().slice(0, 20)} ${style.fontSize}`);
            }
            return { floating, tiny };
          });
          expect.soft(faults, name).toEqual({ floating: [], tiny: [] });
        }
      });
    }

    test("the pointer is larger", async ({ page }) => {
      await page.goto((await pages(face)).home);
      const cursor = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).cursor);
      expect(await cursor("main p")).toMatch(/width='48' height='48'/);
      expect(await cursor("main a")).toMatch(/width='48' height='48'.*pointer$/);
    });

    test("the page is read aloud sentence by sentence, pauses, goes on and stops; the helper comes with the first touch", async ({ page, context }) => {
      await installTestVoice(context);
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await openHydrated(page, (await pages(face)).guide);
      // What Chromium tells a page that opens below a resting pointer.
      await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
      await page.waitForLoadState("networkidle");
      await expect(bar(page)).toBeHidden();
      expect(scripts.filter((url) => url.includes("read-aloud"))).toEqual([]);
      await movePointer(page);
      await bar(page).getByRole("button", { name: "朗读本页" }).click();
      await expect(bar(page).getByRole("status")).toHaveText("正在朗读");
      const first = await page.getByRole("heading", { level: 1 }).innerText();
      await page.evaluate(() => window.sayOn());
      const said = await page.evaluate(() => window.said);
      expect(said).toHaveLength(2);
      expect(said.join("")).toContain(first.slice(0, 4));
      expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual(["reading-now"]);
      await bar(page).getByRole("button", { name: "暂停朗读" }).click();
      await expect(bar(page).getByRole("button", { name: "继续朗读" })).toBeFocused();
      await bar(page).getByRole("button", { name: "继续朗读" }).click();
      expect((await page.evaluate(() => window.said)).at(-1)).toBe(said[1]);
      await bar(page).getByRole("button", { name: "停止朗读" }).click();
      expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
    });

    test("the status is set from the script's initialised flag 1 second after load", async ({ page, context }) => {
      await installTestVoice(context);
      await page.goto((await pages(face)).home);
      await movePointer(page);
      await expect(page.locator("html")).toHaveAttribute("data-older-status", "ready");
      expect(await page.evaluate(() => window.elderHelper?.initialised)).toBe(true);
    });

    test("where the browser has no voice there is no button", async ({ page }) => {
      await page.goto((await pages(face)).home);
      await movePointer(page);
      await expect(page.locator("html")).toHaveAttribute("data-older-status", "ready");
      await expect(bar(page)).toBeHidden();
    });
  });

  test(`pages that are not in elder mode have nothing of it (${face})`, async ({ request }) => {
    const html = await (await request.get((await pages(face)).home)).text();
    expect(html).not.toMatch(/read-aloud|data-read-aloud|cursor:url/);
  });
}

test("the reading view is read aloud too", async ({ page, context }) => {
  await installTestVoice(context);
  await page.goto(`/portal/canyou/default.html?url=${encodeURIComponent("/portal/v2/faq")}`);
  await bar(page).getByRole("button", { name: "朗读本页" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("正在朗读");
  expect(await page.evaluate(() => window.said[0])).toBe(await page.getByRole("heading", { level: 1 }).innerText());
});

test("the script is loaded from another host only if a setting names it, with our host as a parameter; the entry starts its global helper", async ({
  page,
  context,
}) => {
  const portal = await startPortal({ env: { ELDER_SCRIPT: `https://helper.example:${await freePort()}/tools.js` } });
  try {
    const asked: string[] = [];
    await context.route("https://helper.example:*/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/javascript",
        body: "window.elderHelper = { initialised: true, start() { document.documentElement.dataset.started = 'yes'; } };",
      });
    });
    await context.addCookies([{ name: "elder", value: "1", url: portal.origin }]);
    await page.goto(`${portal.origin}/portal/v2/about-me`);
    await movePointer(page);
    await expect(page.locator("html")).toHaveAttribute("data-started", "yes");
    expect(asked.map((url) => new URL(url).searchParams.get("host"))).toEqual([new URL(portal.origin).host]);
    await expect(page.locator("html")).toHaveAttribute("data-older-status", "ready");
  } finally {
    await portal.stop();
  }
});
