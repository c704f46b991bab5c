import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import axe from "axe-core";
import { cookiesOf } from "../support/cookies";
import { inParallel } from "../support/in-parallel";
import { axeCounts, axeFaults, hydrated } from "../support/page";
import { root, startPortal } from "../support/portal";
import { everyVisit, type Who } from "./visits";

const FILE = join(root, "packages/portal/src/accessibility-results/results.json");
const VIEWPORT = { width: 375, height: 800 };
/** Looks of a page that are measured at a time. */
const AT_A_TIME = 2;

/** What a visitor chooses to see a page so, in the order of the counts; pages in English follow the browser's choice of colours. */
const LOOKS = {
  default: [],
  elder: [{ name: "elder", value: "1" }],
  contrast: [{ name: "contrast", value: "1" }],
  dark: [{ name: "scheme", value: "dark" }],
} as const;
type Look = keyof typeof LOOKS;
const ALL = Object.keys(LOOKS) as Look[];
/** The classic face has no dark colours. */
const CLASSIC = ALL.filter((look) => look !== "dark");

/** Counts by their names: those of a face, or the only ones. */
type Entry = { day: string } & Partial<Record<"v2" | "v3" | "counts", number[]>>;
/** What the page shows. @see packages/portal/src/accessibility-results/data.ts */
type Results = { engine: string; browser: string; width: number; pages: Record<string, Entry>; others: Record<string, Entry> };

const MISSING = "not-found";
/** Pages that belong to no face; visitors see them without a log-in. */
async function otherAddresses(origin: string): Promise<Record<string, string>> {
  const home = await (await fetch(`${origin}/portal/en/`)).text();
  const [, guide = ""] = /href="(\/portal\/en\/guide\/[^"]+)"/.exec(home) ?? [];
  return {
    "english-home": "/portal/en/",
    "english-regions": "/portal/en/regions?region=440100",
    "english-help": "/portal/en/help",
    "english-search": "/portal/en/search?keyword=visa",
    "english-guide": guide,
    reading: "/portal/canyou/default.html?url=/portal/index",
    status: "/portal/status",
    offline: "/portal/offline",
    "log-in": "/portal/login?back=/portal/v2/user",
    [MISSING]: "/portal/v3/no-such-page",
  };
}

/** A page for each look and visitor, opened when it is first needed. */
function opener(browser: Browser, origin: string, cookies: Record<Who, string>) {
  const pages = new Map<string, Promise<Page>>();
  const open = async (look: Look, who: Who | undefined): Promise<Page> => {
    // Without motion: colours on their way from one look to another are those of neither.
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: "zh-CN",
      baseURL: origin,
      reducedMotion: "reduce",
      colorScheme: look === "dark" ? "dark" : "light",
    });
    await context.addCookies([...LOOKS[look].map((one) => ({ ...one, url: origin })), ...(who ? cookiesOf(cookies[who], origin) : [])]);
    return context.newPage();
  };
  return (look: Look, who: Who | undefined): Promise<Page> => {
    const key = `${look} ${who}`;
    const page = pages.get(key) ?? open(look, who);
    pages.set(key, page);
    return page;
  };
}

const line = ([id, { day, ...counts }]: [string, Entry]): string =>
  `    "${id}": { ${[`"day": "${day}"`, ...Object.entries(counts).map(([name, numbers]) => `"${name}": [${numbers.join(", ")}]`)].join(", ")} }`;
const lines = (entries: Record<string, Entry>): string => Object.entries(entries).map(line).join(",\n");

/** One page a line, as the formatter leaves it. */
const written = ({ engine, browser, width, pages, others }: Results): string => `{
  "engine": "${engine}",
  "browser": "${browser}",
  "width": ${width},
  "pages": {
${lines(pages)}
  },
  "others": {
${lines(others)}
  }
}
`;

/**
 * Looks with axe at one example of every page, in each face and look, and writes what /portal/v2/about/accessibility shows, page by page: begun again on the
 * same day it goes on where it stopped. 1 where a page cannot be opened or something is found. @see GOV-20
 * @param only ids of pages, which are then looked at again; without them all of which nothing is known today
 */
export async function run(only: readonly string[]): Promise<number> {
  const portal = await startPortal();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
  const day = new Date().toISOString().slice(0, 10);
  const [version] = browser.version().split(".");
  const known = JSON.parse(readFileSync(FILE, "utf8")) as Results;
  const results: Results = { ...known, engine: `axe-core ${axe.version}`, browser: `Chromium ${version}`, width: VIEWPORT.width };
  const isDue = (id: string, last: Entry | undefined) => (only.length > 0 ? only.includes(id) : last?.day !== day);
  const faults: string[] = [];
  try {
    const { visits, cookies } = await everyVisit(portal.origin);
    const pageOf = opener(browser, portal.origin, cookies);
    const measure = async (id: string, address: string, looks: readonly Look[], who?: Who): Promise<number[]> => {
      const counts: number[] = [];
      await inParallel(AT_A_TIME, [...looks.entries()], async ([index, look]) => {
        const page = await pageOf(look, who);
        const answer = await page.goto(address);
        if (!answer?.ok() && id !== MISSING) throw new Error(`${address} answers ${answer?.status()}`);
        await hydrated(page);
        counts[index] = await axeCounts(page);
        if (counts[index] > 0) faults.push(`${address} (${look}): ${(await axeFaults(page)).join("\n")}`);
      });
      console.log(`${address}: ${counts.join(" ")}`);
      return counts;
    };
    const ids: string[] = [...new Set(visits.map(({ id }) => id))];
    // Pages that are no more leave the record.
    results.pages = Object.fromEntries(Object.entries(known.pages).filter(([id]) => ids.includes(id)));
    for (const id of ids.filter((one) => isDue(one, known.pages[one]))) {
      const entry: Entry = { day };
      for (const { face, address, who } of visits.filter((visit) => visit.id === id))
        entry[face] = await measure(id, address, face === "v2" ? CLASSIC : ALL, who);
      results.pages[id] = entry;
      writeFileSync(FILE, written(results));
    }
    for (const [id, address] of Object.entries(await otherAddresses(portal.origin)))
      if (isDue(id, known.others[id])) {
        results.others[id] = { day, counts: await measure(id, address, ALL) };
        writeFileSync(FILE, written(results));
      }
  } finally {
    await browser.close();
    await portal.stop();
  }
  console.log(faults.length === 0 ? "nothing found" : faults.join("\n"));
  return faults.length === 0 ? 0 : 1;
}
