import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { axeFaults, openHydrated, movePointer } from "../support/page";
import { guideCode } from "../support/pages";
import { root } from "../support/portal";
import { expect, origin, test } from "../support/test";

/** Every page in traditional characters. @see docs/decisions/language.md */
const FACES = ["v2", "v3"] as const;

const { characters } = JSON.parse(readFileSync(join(root, "packages/language/src/dictionary.json"), "utf8")) as { characters: string };

/** What Big5 has: a character that is written nowhere but in simplified texts is not in it. */
function traditionalCharacters(): Set<string> {
  const decoder = new TextDecoder("big5");
  const all = new Set<string>();
  for (let high = 0xa4; high <= 0xf9; high++) for (let low = 0x40; low <= 0xfe; low++) all.add(decoder.decode(Uint8Array.of(high, low)));
  return all;
}
const traditional = traditionalCharacters();
const simplifiedOnly = new Set([...characters].filter((sign, at) => at % 2 === 0 && !traditional.has(sign)));

const inTraditional = (context: BrowserContext, more: Record<string, string> = {}) =>
  context.addCookies(Object.entries({ lang: "hant", ...more }).map(([name, value]) => ({ name, value, url: origin() })));

/** Texts and names on the page that hold a simplified character. What a visitor typed, and what says that it stays, is left out. */
async function simplifiedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest("script, style, textarea, code, kbd, samp, [translate=no], noscript")) continue;
      if (node instanceof Element) {
        for (const name of ["title", "alt", "placeholder", "aria-label", "aria-description", "aria-valuetext"]) found.push(node.getAttribute(name) ?? "");
      } else found.push(node.nodeValue ?? "");
    }
    return found;
  });
  return texts.filter((text) => [...text].some((sign) => simplifiedOnly.has(sign)));
}

const expectTraditional = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  expect(await simplifiedTexts(page), page.url()).toEqual([]);
};

async function pagesOf(face: string): Promise<string[]> {
  const code = await guideCode(origin());
  return [
    "index?region=440000",
    "index?region=440106",
    `search?region=440106&areaCode=440106&keyword=${encodeURIComponent("身份证")}`,
    `search?region=440106&keyword=${encodeURIComponent("鑫㵘龘")}`,
    `guide/${code}`,
    "notices?region=440000",
    "personal/theme?region=440106",
    "regions?region=440100",
    "site-map",
    "feedback",
  ].map((path) => `/portal/${face}/${path}`);
}

test("the list of simplified characters is one", () => {
  expect(simplifiedOnly.size).toBeGreaterThan(2_000);
  for (const sign of "办证发门这") expect(simplifiedOnly).toContain(sign);
  for (const sign of "台后里只面") expect(simplifiedOnly).not.toContain(sign);
});

for (const face of FACES) {
  test.describe(`traditional characters (${face})`, () => {
    test("the header's link turns every page, comes back to where one was, and back again", async ({ page }) => {
      const start = `/portal/${face}/notices?region=440100`;
      await page.goto(start);
      const link = page.getByRole("banner").getByRole("link", { name: "简体/繁體：轉為繁體", exact: true });
      await expect(link).toHaveAttribute("lang", "zh-Hant");
      await link.click();
      await expect(page).toHaveURL(origin() + start);
      await expectTraditional(page);
      await page.goto(`/portal/${face}/index?region=440000`);
      await expectTraditional(page);
      const back = page.getByRole("banner").getByRole("link", { name: "简体/繁體：转为简体", exact: true });
      await expect(back).toHaveAttribute("lang", "zh-Hans");
      await back.click();
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      expect((await simplifiedTexts(page)).length).toBeGreaterThan(0);
    });

    test("no page mixes the two, before and after it has come to life", async ({ page, context }) => {
      await inTraditional(context);
      for (const path of await pagesOf(face)) {
        await openHydrated(page, path);
        await expectTraditional(page);
        await movePointer(page);
        // What the first touch fetches has come.
        await page.waitForLoadState("networkidle");
        await expectTraditional(page);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^http/);
      }
    });

    test("the region picker, which loads later, is in the page's characters, and its field filters in both", async ({ page, context }) => {
      await inTraditional(context);
      await openHydrated(page, `/portal/${face}/index?region=440000`);
      await page
        .getByRole("banner")
        .getByRole("link", { name: /切換區域/ })
        .click();
      const picker = page.getByRole("dialog", { name: "選擇地區" });
      await expect(picker.getByRole("link", { name: "廣州市", exact: true })).toBeVisible();
      await expectTraditional(page);
      for (const typed of ["東莞", "东莞"]) {
        await picker.getByRole("searchbox").fill(typed);
        await expect(picker.getByRole("link", { name: "東莞市", exact: true })).toBeVisible();
        await expect(picker.getByRole("link", { name: "廣州市", exact: true })).toBeHidden();
        await expect(picker.getByRole("searchbox")).toHaveValue(typed);
      }
    });

    test("so are suggestions", async ({ page, context }) => {
      await inTraditional(context);
      await openHydrated(page, `/portal/${face}/index?region=440000`);
      const field = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
      await field.click();
      await field.fill("身份證");
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectTraditional(page);
    });

    test("typed words are sent as they were typed, and find what they mean", async ({ page, context }) => {
      await inTraditional(context);
      await page.goto(`/portal/${face}/search?region=440106&areaCode=440106`);
      // Each page of results asks for the next word.
      for (const typed of ["身份證", "身份证", "發票", "湧", "迭"]) {
        const field = page.getByRole("main").getByRole("search").first().locator("input[type=search]");
        await field.fill(typed);
        await field.press("Enter");
        await page.waitForURL(({ searchParams }) => searchParams.get("keyword") === typed);
        await expect(page.getByRole("main").locator("input[type=search]").first()).toHaveValue(typed);
      }
      await page.goto(`/portal/${face}/search?region=440106&areaCode=440106&keyword=${encodeURIComponent("身份證")}`);
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /居民身份證/ })
          .first(),
      ).toBeVisible();
    });

    test("help, what is done elsewhere, places and corrections are said in it", async ({ page, context }) => {
      await inTraditional(context);
      for (const [typed, said] of [
        ["想自殺", "您或者身邊的人不想活了"],
        ["交電費", "報停電不在"],
        ["東莞長安居住證", "東莞市長安鎮"],
        ["居注證", "的結果"],
      ] as const) {
        await page.goto(`/portal/${face}/search?region=440000&keyword=${encodeURIComponent(typed)}`);
        await expect(page.getByRole("main"), typed).toContainText(said);
        await expect(page.getByRole("main")).not.toContainText("沒有找到？");
      }
    });

    test("elder mode goes with it", async ({ page, context }) => {
      await inTraditional(context, { elder: "1" });
      await openHydrated(page, `/portal/${face}/index?region=440000`);
      await expect(page.locator("html")).toHaveAttribute("data-elder", "true");
      await expectTraditional(page);
    });

    test("axe finds nothing", async ({ page, context }) => {
      await inTraditional(context);
      await openHydrated(page, `/portal/${face}/index?region=440000`);
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the link, the page and the way back work", async ({ page }) => {
    await page.goto("/portal/v2/notices?region=440000");
    await page.getByRole("banner").getByRole("link", { name: "简体/繁體：轉為繁體", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
    await expect(page.getByRole("banner").getByRole("link", { name: "登錄" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "简体/繁體：转为简体", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  });
});

test("documents of the server itself follow the choice: status, the sample log-in, a refused one, a missing address", async ({ context }) => {
  await inTraditional(context);
  for (const path of ["/portal/status", "/portal/login", "/portal/login/callback?state=unknown&code=x", "/portal/v2/no-such-page"]) {
    const answer = await context.request.get(path);
    const html = await answer.text();
    expect(html, path).toMatch(/<html[^>]* lang="zh-Hant"|<html lang="zh-Hant"/);
    expect(
      [...html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, "")].filter(
        (sign) => simplifiedOnly.has(sign) && sign !== "简" && sign !== "体",
      ),
      path,
    ).toEqual([]);
  }
});

test("a page is kept for each choice by itself, and search engines know the simplified one", async ({ request }) => {
  const path = "/portal/v2/notices?region=440100";
  const ask = async (cookie: string) => {
    const answer = await request.get(path, { headers: cookie ? { cookie } : {} });
    expect(answer.headers()["vary"]).toContain("Cookie");
    return { html: await answer.text(), language: answer.headers()["content-language"] };
  };
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const plain = await ask("");
  const hant = await ask("lang=hant");
  for (const [cookie, before] of [
    ["", plain],
    ["lang=hant", hant],
    ["lang=hans", plain],
    ["x=1; lang=hant", hant],
  ] as const)
    expect(await ask(cookie)).toEqual(before);
  expect(hant.language).toBe("zh-Hant");
  expect(plain.language).toBeUndefined();
  expect(canonical(hant.html)).toBe(canonical(plain.html));
});
