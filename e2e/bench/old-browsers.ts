import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { cookiesOf } from "../support/cookies";
import { type OldBrowser, startOldBrowser } from "../support/old-browser";
import { hydrated } from "../support/page";
import { root, startPortal } from "../support/portal";
import { asSafari12, settleSafari12 } from "../support/safari-12";
import { everyVisit, type Visit, type Who } from "./visits";

const FOLDER = join(root, "e2e/reports/old-browsers");
const WIDTH = 375;
/** Pixels of a page that a picture shows. */
const MOST = 3000;

/** What a page shows of itself, in words that Chromium 78 reads: how far it scrolls sideways, its height, and each property of each selector that holds. */
const LOOK = `(() => {
  const styles = {};
  const walk = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText !== undefined) for (let at = 0; at < rule.style.length; at += 1) styles[rule.selectorText + "|" + rule.style[at]] = 1;
      else if (rule.cssRules && rule.type !== CSSRule.KEYFRAMES_RULE && (rule.type !== CSSRule.SUPPORTS_RULE || CSS.supports(rule.conditionText))) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  return { styles: Object.keys(styles), overflow: scrollWidth - clientWidth, height: scrollHeight };
})()`;
type Look = { styles: string[]; overflow: number; height: number };
type Seen = { look: Look; picture: Buffer };

/** One engine: opens a page and takes its picture. */
type Engine = (visit: Visit) => Promise<Seen>;

const tall = (height: number): number => Math.max(800, Math.min(MOST, height));

/** Today's Chromium, as it is or as Safari 12.1. */
async function newer(browser: Browser, origin: string, cookies: Record<Who, string>, safari: boolean): Promise<Engine> {
  const pages = {} as Record<Who, Page>;
  for (const who of ["person", "staff"] as const) {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 800 },
      locale: "zh-CN",
      baseURL: origin,
      reducedMotion: "reduce",
      bypassCSP: safari,
    });
    await context.addCookies(cookiesOf(cookies[who], origin));
    if (safari) await asSafari12(context);
    pages[who] = await context.newPage();
  }
  return async ({ address, who }) => {
    const page = pages[who];
    await page.goto(address);
    if (safari) await settleSafari12(page);
    else await hydrated(page);
    const look = await page.evaluate<Look>(LOOK);
    return { look, picture: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: WIDTH, height: tall(look.height) } }) };
  };
}

function older(browser: OldBrowser, origin: string, cookies: Record<Who, string>): Engine {
  return async ({ address, who }) => {
    await browser.setCookies(cookies[who], origin);
    const { value } = await browser.visit(origin + address, WIDTH, LOOK);
    const look = value as Look;
    return { look, picture: await browser.screenshot(WIDTH, tall(look.height)) };
  };
}

/** Pictures beside each other. */
async function compose(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  await page.setContent(
    `<body style="margin:0;display:flex;gap:12px;align-items:flex-start;background:#888">${pictures
      .map((picture) => `<img width="${WIDTH}" src="data:image/png;base64,${picture.toString("base64")}">`)
      .join("")}</body>`,
  );
  return page.screenshot({ fullPage: true, type: "jpeg", quality: 60 });
}

/** What is left of today's page: percent of its styles, percent of its height, pixels sideways. */
function kept(today: Look, old: Look): string {
  const found = new Set(old.styles);
  const share = today.styles.filter((style) => found.has(style)).length / Math.max(1, today.styles.length);
  return `${(share * 100).toFixed(1)} | ${Math.round((old.height / today.height) * 100)} | ${Math.max(0, old.overflow)}`;
}

/**
 * Every page at 375 px today, in Chromium 78 and in what Safari 12.1 knows, beside each other in e2e/reports/old-browsers, and a table of what is left.
 * 1 where a page scrolls sideways. @see docs/decisions/old-browsers.md
 * @param only ids of pages @default all
 */
export async function run(only: readonly string[]): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const portal = await startPortal();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
  const old = await startOldBrowser();
  let wide = 0;
  try {
    const { visits, cookies } = await everyVisit(portal.origin);
    const engines = [
      await newer(browser, portal.origin, cookies, false),
      older(old, portal.origin, cookies),
      await newer(browser, portal.origin, cookies, true),
    ] as const;
    const table = await browser.newPage({ viewport: { width: 3 * WIDTH + 24, height: 800 } });
    console.log("| page | Chromium 78: styles % | height % | sideways px | Safari 12.1: styles % | height % | sideways px |\n|---|---|---|---|---|---|---|");
    for (const visit of visits.filter(({ id }) => only.length === 0 || only.includes(id))) {
      const [today, chromium78, safari] = [await engines[0](visit), await engines[1](visit), await engines[2](visit)];
      if (Math.max(chromium78.look.overflow, safari.look.overflow) > 1) wide += 1;
      console.log(`| ${visit.face} ${visit.id} | ${kept(today.look, chromium78.look)} | ${kept(today.look, safari.look)} |`);
      writeFileSync(
        join(FOLDER, `${visit.face}-${visit.id}.jpg`),
        await compose(
          table,
          [today, chromium78, safari].map(({ picture }) => picture),
        ),
      );
    }
  } finally {
    await browser.close();
    await old.stop();
    await portal.stop();
  }
  return wide === 0 ? 0 : 1;
}
