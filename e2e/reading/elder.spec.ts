import { PAGES, type PageId } from "@onehall/routes";
import type { Page } from "@playwright/test";
import { axeFaults, openHydrated, movePointer, overflow, smallTargets } from "../support/page";
import { freePort, startPortal } from "../support/portal";
import { guideCode } from "../support/pages";
import { routeSamples } from "../support/route-samples";
import { everyAddress } from "../support/routes";
import { sampleLogin } from "../support/sample-login";
import { expect, origin, test } from "../support/test";
import { installTestVoice } from "./voice";

/** Elder mode, in both faces. @see ELDER-01, ELDER-02, ELDER-03, ELDER-05, ELDER-06, ELDER-12 */
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

for (const face of FACES) {
  test.describe(`elder mode (${face})`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
    });

    for (const [width, height] of [
      [1440, 900],
      [375, 800],
    ] as const) {
      test(`targets are at least 60 px in both directions, text is at least 18 px, nothing floats: ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const [name, path] of Object.entries(await pages(face))) {
          await openHydrated(page, path);
          expect.soft(await smallTargets(page, TARGET), `${name}: small targets`).toEqual([]);
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

    test("on every page the telephone is in the first screen and what is pressed measures 60 px", async ({ browser }) => {
      const context = await browser.newContext({ baseURL: origin(), viewport: { width: 375, height: 800 }, javaScriptEnabled: false });
      const session = (await sampleLogin(origin(), "elder")).split("; ").map((pair) => pair.split(/=(.*)/s));
      await context.addCookies([["elder", "1"], ...session].map(([name = "", value = ""]) => ({ name, value, url: origin() })));
      const page = await context.newPage();
      // Each page in one of the faces, those that the faces draw differently in both: below its shell, which the other test looks at, it is the same.
      const addresses = new Map<PageId, string>();
      for (const { id, address } of everyAddress(await routeSamples(origin())))
        if (address.startsWith("/portal/v3/") === (face === "v3") && !id.startsWith("desk")) addresses.set(id, address);
      const ids = Object.keys(PAGES) as PageId[];
      for (const [id, address] of addresses) {
        const { module, v2, v3 } = PAGES[id];
        const isShared = typeof module === "string" && module !== "own" && !("absent" in v2) && !("absent" in v3);
        if (isShared && (ids.indexOf(id) % 2 === 0) !== (face === "v2")) continue;
        await page.goto(address);
        expect.soft(await smallTargets(page, TARGET), `${address}: small targets`).toEqual([]);
        const phone = page.getByRole("banner").getByRole("link", { name: "打 12345" });
        expect.soft(await phone.evaluate((link) => link.getBoundingClientRect().bottom), address).toBeLessThan(400);
      }
      expect(addresses.size).toBeGreaterThan(90);
      await context.close();
    });

    test("the home page is three screens of a phone at most and offers eight things, a guide six at most", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      await openHydrated(page, `/portal/${face}/index?region=440106001000`);
      expect(await screens()).toBeLessThanOrEqual(3);
      const main = page.getByRole("main");
      await expect(main.getByRole("listitem")).toHaveCount(8);
      await expect(main.getByRole("link", { name: "全部办事" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button", { name: "搜索" })).toBeVisible();
      await main.getByRole("link", { name: "领高龄津贴" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("津贴");
      await expect(page.getByText("要带", { exact: true })).toBeVisible();
      expect(await screens()).toBeLessThanOrEqual(6);
    });

    test("the text grows to 36 px by links and by a slider, on every page, and nothing scrolls sideways", async ({ browser }) => {
      const context = await browser.newContext({ baseURL: origin(), viewport: { width: 375, height: 800 }, javaScriptEnabled: false });
      await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
      const page = await context.newPage();
      const text = () =>
        page
          .locator("main p")
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      await page.goto(`/portal/${face}/about-me`);
      const usual = await text();
      await page.getByRole("link", { name: "最大" }).click();
      expect((await text()) / usual).toBeCloseTo(1.8);
      await expect(page.getByRole("link", { name: "最大" })).toHaveAttribute("aria-current", "true");
      for (const path of Object.values(await pages(face))) {
        await page.goto(path);
        expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(36);
      }
      await page.getByRole("link", { name: "大", exact: true }).click();
      const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(await root()).toBe("16px");
      // Every size between, by the keyboard on the slider.
      await page.getByText("更多设置").click();
      const slider = page.getByRole("slider", { name: "字从小到大" });
      await slider.press("ArrowRight");
      await slider.press("ArrowRight");
      await slider.press("ArrowRight");
      await page.getByRole("button", { name: "就用这么大" }).click();
      expect(await root()).toBe("20.8px");
      await page.getByText("更多设置").click();
      await expect(slider).toHaveValue("26");
      await slider.press("End");
      await expect(slider).toHaveValue("36");
      await context.close();
    });

    test("pages are read aloud by themselves where that was chosen, and only there", async ({ page, context }) => {
      await installTestVoice(context);
      await page.goto(`/portal/${face}/faq`);
      await page.getByText("更多设置").click();
      await page.getByRole("link", { name: "打开网页就朗读" }).click();
      await expect(bar(page).getByRole("status")).toHaveText("正在朗读");
      expect((await page.evaluate(() => window.said))[0]).toBe(await page.getByRole("heading", { level: 1 }).innerText());
      await page.goto(`/portal/${face}/about-me`);
      await expect(bar(page).getByRole("status")).toHaveText("正在朗读");
      await bar(page).getByRole("button", { name: "停止朗读" }).click();
      await page.getByText("更多设置").click();
      await page.getByRole("link", { name: "不再自动朗读" }).click();
      await movePointer(page);
      await expect(bar(page).getByRole("button", { name: "朗读本页" })).toBeVisible();
      expect(await page.evaluate(() => window.said)).toEqual([]);
    });

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

test("the easy sentences of a guide are folded, and open in elder mode, in both faces and without scripts", async ({ request }) => {
  const code = await guideCode(origin(), "身份证丢了");
  const easy = async (path: string, cookie: string) => {
    const [, open, list = ""] =
      /<details[^>]*?( open="")?><summary id="easy".*?<ol>(.*?)<\/ol>/s.exec(await (await request.get(path, { headers: { cookie } })).text()) ?? [];
    return [open !== undefined, list.split("<li>").length - 1];
  };
  for (const face of FACES) {
    expect(await easy(`/portal/${face}/guide/${code}`, "elder=0")).toEqual([false, 5]);
    expect(await easy(`/portal/${face}/guide/${code}`, "elder=1")).toEqual([true, 5]);
  }
});

test("the figures of easy sentences are those of the guide, and without a video in sign language there is no place for one", async ({ request }) => {
  const code = await guideCode(origin(), "身份证丢了");
  const { AUDIT_ITEM: item, AUDIT_EASY: easy } = (await (await request.get(`/portal/api/v2/item-event/getAuditItemDetailCur?TASK_CODE=${code}`)).json()) as {
    AUDIT_ITEM: { PROMISE_DAYS: number; VISITS: number };
    AUDIT_EASY: { EASY_TEXT: string }[];
  };
  const text = easy.map((sentence) => sentence.EASY_TEXT).join("");
  expect(text).toContain(`${item.PROMISE_DAYS}个工作日`);
  expect(text).toContain(`${item.VISITS}次`);
  for (const face of FACES) {
    const page = await request.get(`/portal/${face}/guide/${code}`);
    expect(await page.text()).not.toMatch(/<video|手语视频/);
    expect(page.headers()["content-security-policy"]).toContain("media-src 'self' data:;");
  }
});

test("the page that stands in for the network is in elder mode where the pages are", async ({ request }) => {
  const [plain, elder] = [await request.get("/portal/offline"), await request.get("/portal/offline", { headers: { cookie: "elder=1" } })];
  const root = async (answer: typeof plain) => /<html[^>]*>/.exec(await answer.text())?.[0] ?? "";
  expect(await root(elder)).toContain('class="elder"');
  expect(await root(plain)).not.toContain("elder");
});

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
