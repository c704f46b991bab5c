import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { startPortal } from "../support/portal";

/** One of five things that people of seventy come for. */
type Errand = {
  name: string;
  /** What the tile of the home page says, where there is one. */
  tile: RegExp;
  /** What is typed into the search where there is no tile. */
  words?: string;
  /** Where the answer stands once the page is open: the first that is there. */
  answer: string;
};

const ERRANDS: readonly Errand[] = [
  { name: "高龄津贴要带什么", tile: /高龄.*津贴/, words: "高龄津贴", answer: "dl > div:has(> dt:text-is('要带')), [data-answer=bring], #materials" },
  { name: "养老待遇资格认证去哪里办", tile: /资格认证/, words: "养老金资格认证", answer: "dl > div:has(> dt:text-is('去哪')), [data-answer=go], #windows" },
  {
    name: "换身份证要多久",
    tile: /换身份证|身份证换/,
    words: "换身份证",
    answer: "dl > div:has(> dt:text-is('多久')), [data-answer=wait], dt:text-is('承诺办结')",
  },
  { name: "查办件进度", tile: /进度|办到哪一步/, answer: "main form input:not([type=hidden])" },
  { name: "打电话问人", tile: /12345/, answer: "" },
];

const VIEWPORT = { width: 375, height: 800 };
const REGION = "440106001000";

type Figures = { pages: number; screens: number; words: number; taps: number };

/** Chinese characters in view on the page above a height, in pixels from its top. */
const wordsAbove = (page: Page, bottom: number): Promise<number> =>
  page.evaluate((height) => {
    let count = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.top + scrollY >= height || box.bottom + scrollY <= 0) continue;
      count += (node.textContent?.match(/\p{Script=Han}/gu) ?? []).length;
    }
    return count;
  }, bottom);

/** Reads the page down to an element: adds its screens and its words. */
async function readTo(page: Page, target: Locator, figures: Figures): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to be seen of ${target.toString()} on ${page.url()}`);
  const bottom = box.y + Math.min(box.height, VIEWPORT.height / 2) + (await page.evaluate(() => scrollY));
  figures.pages += 1;
  figures.screens += Math.ceil(bottom / VIEWPORT.height);
  figures.words += await wordsAbove(page, bottom);
}

async function press(page: Page, target: Locator, figures: Figures): Promise<void> {
  await readTo(page, target, figures);
  figures.taps += 1;
  await target.click();
  await page.waitForLoadState("load");
}

/** From the home page in elder mode to the answer: every press counts, typing does not. */
async function measure(page: Page, origin: string, face: string, { tile, words, answer }: Errand): Promise<Figures> {
  const figures: Figures = { pages: 0, screens: 0, words: 0, taps: 0 };
  await page.goto(`${origin}/portal/${face}/index?region=${REGION}`);
  const shown = page.locator("a[href]:visible").filter({ hasText: tile }).first();
  if (answer === "") {
    await readTo(page, shown, figures);
    figures.taps += 1;
    return figures;
  }
  if ((await shown.count()) > 0) await press(page, shown, figures);
  else if (words !== undefined) {
    await page.getByRole("main").getByRole("combobox").first().fill(words);
    figures.taps += 1;
    await press(page, page.getByRole("main").getByRole("button", { name: "搜索" }).first(), figures);
    await page.waitForURL(/\/search/);
    await press(page, page.getByRole("main").locator("a[href*='/guide/']").first(), figures);
    await page.waitForURL(/\/guide\//);
  }
  await readTo(page, page.locator(answer).first(), figures);
  return figures;
}

async function heights(browser: Browser, origin: string, face: string): Promise<string> {
  const page = await elderPage(browser, origin);
  const screens = () => page.evaluate((height) => document.documentElement.scrollHeight / height, VIEWPORT.height);
  await page.goto(`${origin}/portal/${face}/index?region=${REGION}`);
  const home = await screens();
  const pressed = await page.locator("a[href]:visible, button:visible, summary:visible, select:visible").count();
  await page.goto(`${origin}/portal/${face}/search?region=${REGION}&keyword=${encodeURIComponent("高龄津贴")}`);
  await page.getByRole("main").locator("a[href*='/guide/']").first().click();
  await page.waitForURL(/\/guide\//);
  const guide = await screens();
  await page.context().close();
  return `${face}：首页 ${home.toFixed(1)} 屏，能按的 ${pressed} 处；指南 ${guide.toFixed(1)} 屏`;
}

async function elderPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "zh-CN" });
  await context.addCookies([{ name: "elder", value: "1", url: origin }]);
  return context.newPage();
}

/** Five errands in elder mode in both faces: pages, screens, characters read and taps from the home page to the answer. An address as argument: of a portal that runs. */
export async function run([given]: string[]): Promise<number> {
  const portal = given === undefined ? await startPortal() : { origin: given, stop: async () => undefined };
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
  try {
    console.log("| 要办的 | 版 | 页 | 屏 | 读过的字 | 按几下 |\n|---|---|---|---|---|---|");
    for (const errand of ERRANDS)
      for (const face of ["v2", "v3"]) {
        const page = await elderPage(browser, portal.origin);
        const { pages, screens, words, taps } = await measure(page, portal.origin, face, errand);
        console.log(`| ${errand.name} | ${face} | ${pages} | ${screens} | ${words} | ${taps} |`);
        await page.context().close();
      }
    for (const face of ["v2", "v3"]) console.log(await heights(browser, portal.origin, face));
  } finally {
    await browser.close();
    await portal.stop();
  }
  return 0;
}
