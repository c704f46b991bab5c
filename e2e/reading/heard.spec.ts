import { QUIET_COUNTY } from "../support/contract";
import { guideCode } from "../support/pages";
import { routeSamples } from "../support/route-samples";
import { sampleLogin } from "../support/sample-login";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";
import type { BrowserContext, Page } from "@playwright/test";

/**
 * What a screen reader says on the way: roles, names, states and order of what can be heard, as text beside this file. Figures, addresses and what follows
 * the second of many alike are left out: other tests and the day change them. After a change that is meant: `npx playwright test reading/heard
 * --update-snapshots`, then read what has changed as somebody who hears it.
 * @see GOV-22
 */
type Journey = {
  name: string;
  path: string;
  /** What is done on the page before it is listened to. */
  act?: (page: Page) => Promise<void>;
  /** What is listened to. @default the main part */
  part?: string;
  /** Headings, landmarks and forms alone, where what many do comes first. */
  outline?: true;
  elder?: true;
  loggedIn?: true;
};

/** Of the members of a list, the rows of a table and options as many are kept as show how they sound. */
const ALIKE = 2;
const MANY = /^\s*- (?:listitem|row|option)\b/;
/** Of a page and its parts; what is found in lists changes with the search. */
const OUTLINE = /^ {0,4}- (?:heading|region|navigation|search|form|main|banner|contentinfo|complementary)\b/;
/** Said where the holidays of the next year are not announced yet. */
const OF_THE_DAY = /暂按双休日推算/;

/** The snapshot of Playwright without what changes from day to day. */
function heard(snapshot: string, outline: boolean): string {
  const kept: string[] = [];
  /** How many alike stood at an indentation so far. */
  const counts = new Map<string, number>();
  let skipped = Infinity;
  for (const line of snapshot.split("\n")) {
    const indent = line.search(/\S/);
    if (indent > skipped) continue;
    skipped = Infinity;
    for (const key of counts.keys()) if (Number(key.split(" ")[0]) > indent) counts.delete(key);
    const [, role = ""] = /- (\w+)/.exec(line) ?? [];
    if (MANY.test(line)) {
      const key = `${indent} ${role}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > ALIKE) {
        skipped = indent;
        continue;
      }
    }
    if (/^\s*- (?:\/url:|text: ""$)/.test(line) || OF_THE_DAY.test(line) || (outline && !OUTLINE.test(line))) continue;
    kept.push(
      line
        .replaceAll(/(?<!level=)\d+/g, "0")
        .replaceAll(/0(?:[.,:–-]0)+/g, "0")
        .replaceAll(/（星期.）/g, "")
        .replaceAll(/现在不?开门/g, "现在开不开门"),
    );
  }
  return `${kept.join("\n")}\n`;
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole("main").getByRole("button", { name }).first().click();

async function journeys(): Promise<Journey[]> {
  const { scene, combo, village } = await routeSamples(origin());
  const lost = await guideCode(origin(), "身份证丢了");
  const permit = await taskCode(origin(), "居住证申领", "440106001000");
  const region = `region=${QUIET_COUNTY}`;
  return [
    { name: "classic-frame", path: "/portal/v2/about-me", part: "body" },
    { name: "modern-frame", path: "/portal/v3/about-me", part: "body" },
    { name: "elder-home", path: `/portal/v3/index?${region}`, part: "body", elder: true },
    { name: "classic-home", path: `/portal/v2/index?${region}`, outline: true },
    { name: "modern-home", path: `/portal/v3/index?${region}`, outline: true },
    { name: "search", path: `/portal/v3/search?${region}&keyword=${encodeURIComponent("身份证丢了")}`, outline: true },
    { name: "search-nothing", path: `/portal/v3/search?${region}&keyword=${encodeURIComponent("鑫㵘龘")}`, outline: true },
    { name: "classic-guide", path: `/portal/v2/guide/${lost}` },
    { name: "modern-guide", path: `/portal/v3/guide/${lost}` },
    { name: "elder-guide", path: `/portal/v3/guide/${lost}`, elder: true },
    { name: "checklist", path: `/portal/v3/guide/${lost}/checklist` },
    { name: "questions-of-a-matter", path: `/portal/v3/scene-guide/${scene}` },
    { name: "one-thing", path: `/portal/v3/guide-combo/${combo}` },
    { name: "regions", path: `/portal/v3/regions?${region}` },
    { name: "village", path: `/portal/country-hall-child?region=${village}` },
    { name: "stations", path: `/portal/v3/stations?${region}` },
    { name: "progress-with-errors", path: `/portal/v3/progress-query?${region}`, act: press("查询进度") },
    { name: "feedback-with-errors", path: "/portal/v3/feedback", act: press("提交") },
    { name: "elder-feedback", path: "/portal/v3/feedback", elder: true, act: press("下一题") },
    { name: "benefits", path: `/portal/v3/benefits?${region}` },
    { name: "log-in", path: "/portal/login?back=/portal/v3/user" },
    { name: "application-situation", path: `/portal/v3/apply/step?task=${permit}`, loggedIn: true, act: press("保存并继续") },
    { name: "appointment", path: `/portal/v3/appointment?${region}`, loggedIn: true },
    { name: "not-found", path: "/portal/v3/no-such-page" },
    { name: "english-home", path: "/portal/en/", part: "body" },
    { name: "english-guide", path: `/portal/en/guide/foreigner-residence-permit?${region}` },
    { name: "reading-view", path: `/portal/canyou/default.html?url=${encodeURIComponent("/portal/v2/about-me")}`, part: "body" },
  ];
}

test("what is heard on the way through the portal is what was read and found right", async ({ browser }) => {
  const contexts = new Map<string, BrowserContext>();
  const session = (await sampleLogin(origin(), "disabled")).split("; ").map((pair) => pair.split(/=(.*)/s));
  for (const { name, path, act, part = "main", outline = false, elder, loggedIn } of await journeys()) {
    const key = `${elder} ${loggedIn}`;
    const context = contexts.get(key) ?? (await browser.newContext({ baseURL: origin(), javaScriptEnabled: false, viewport: { width: 1440, height: 900 } }));
    if (!contexts.has(key)) {
      const cookies = [...(elder ? [["elder", "1"]] : []), ...(loggedIn ? session : [])];
      await context.addCookies(cookies.map(([cookie = "", value = ""]) => ({ name: cookie, value, url: origin() })));
      contexts.set(key, context);
    }
    const page = await context.newPage();
    await page.goto(path);
    await act?.(page);
    expect.soft(heard(await page.locator(part).first().ariaSnapshot(), outline)).toMatchSnapshot(`${name}.txt`);
    await page.close();
  }
  for (const context of contexts.values()) await context.close();
});
