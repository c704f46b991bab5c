import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { journeyPages } from "../support/pages";
import { startPortal } from "../support/portal";
import { installBenchTools } from "./install";

/** Least scores, of 100. */
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Runs of a page that misses the goal of performance, at most. */
const RUNS = 3;
type Category = keyof typeof GOALS;
/** What a reader on slow 4G with a phone of a quarter of this machine's speed waits for, at most: milliseconds, and a share of the window that moves. */
const TIMES = { "largest-contentful-paint": 1_200, "total-blocking-time": 50, "cumulative-layout-shift": 0.01 } as const;
type Time = keyof typeof TIMES;
const TIME_NAMES = Object.keys(TIMES) as Time[];
const CATEGORIES = Object.keys(GOALS) as Category[];

/** What the report of Lighthouse says about a page, as far as it is read here. */
type Report = {
  /** How fast the machine was at that moment; an idle one of today has 1500 and more. */
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
};

type Measured = {
  name: string;
  path: string;
  /** Results of a search stay out of search engines on purpose: nobody asks whether they can be indexed. */
  unlisted: boolean;
};

async function pagesOf(origin: string): Promise<Measured[]> {
  const pages = { ...(await journeyPages(origin)), search: `/portal/v2/search?region=440106&keyword=${encodeURIComponent("身份证")}` };
  const faces = Object.entries(pages).flatMap(([name, path]) =>
    (["v2", "v3"] as const).map((face) => ({ name: `${name} ${face}`, path: path.replace("/portal/v2/", `/portal/${face}/`), unlisted: name === "search" })),
  );
  const guide = await fetch(`${origin}/portal/en/guide/foreigner-visa?region=440106`); // leads to the address of its task
  return [
    ...faces,
    { name: "home en", path: "/portal/en/", unlisted: false },
    { name: "guide en", path: guide.url.slice(origin.length), unlisted: false },
    { name: "search en", path: "/portal/en/search?region=440106&keyword=visa", unlisted: true },
  ];
}

/** Runs Lighthouse as it comes: a phone of the middle class on a slow network, in a browser of its own. */
async function measure(program: string, url: string, unlisted: boolean): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "onehall-lighthouse-"));
  const output = join(folder, "report.json");
  const flags = [
    "--quiet",
    "--no-enable-error-reporting",
    "--output=json",
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox",
    ...(unlisted ? ["--skip-audits=is-crawlable"] : []),
  ];
  try {
    const child = spawn(process.execPath, [program, url, ...flags], {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? chromium.executablePath() },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const status = await new Promise<number | null>((ended) => child.once("exit", ended));
    if (status !== 0) throw new Error(`lighthouse failed at ${url}`);
    return JSON.parse(await readFile(output, "utf8")) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scoresOf = ({ categories }: Report): number[] => CATEGORIES.map((category) => Math.round((categories[category].score ?? 0) * 100));

const timesOf = ({ audits }: Report): number[] => TIME_NAMES.map((name) => audits[name]?.numericValue ?? Infinity);

const performanceOf = ({ categories }: Report): number => Math.round((categories.performance.score ?? 0) * 100);

/** The best of a few runs: whatever else the machine does can only make a page slower. No more runs than it takes to reach the goal. */
async function best(program: string, url: string, unlisted: boolean): Promise<Report> {
  let found = await measure(program, url, unlisted);
  for (let times = 1; times < RUNS && performanceOf(found) < GOALS.performance; times++) {
    const next = await measure(program, url, unlisted);
    if (performanceOf(next) > performanceOf(found)) found = next;
  }
  return found;
}

/** What costs points, with what was measured. */
function costs({ categories, audits }: Report): string[] {
  const counted = new Set(CATEGORIES.flatMap((category) => categories[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  return [...counted].flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`] : [];
  });
}

const shown = (time: number): string => (time < 1 ? time.toFixed(3) : time.toFixed(0));

const row = (name: string, cells: readonly string[]): string => name.padEnd(12) + cells.map((cell) => cell.padStart(16)).join("");

/**
 * Lighthouse on home, list, guide and search of both faces and in English, cold, on slow 4G, with what costs points below each. The speed of a phone is reckoned from what this machine takes:
 * run it while the machine has nothing else to do. Goals: performance 95; accessibility, best practices and SEO 100; the times above. ONEHALL_ORIGIN: a portal that runs already.
 */
export async function run(): Promise<number> {
  const program = join(installBenchTools("lighthouse", join(import.meta.dirname, "lighthouse.json")), "node_modules/lighthouse/cli/index.js");
  const running = process.env.ONEHALL_ORIGIN;
  const portal = running === undefined ? await startPortal() : undefined;
  const origin = running ?? portal?.origin ?? "";
  let missed = 0;
  try {
    console.log(`Performance: the best of up to ${RUNS} runs. Machine: its speed by Lighthouse's own measure.`);
    console.log(row("", [...CATEGORIES, "LCP, ms", "TBT, ms", "CLS", "machine"]));
    for (const { name, path, unlisted } of await pagesOf(origin)) {
      await fetch(origin + path); // The first reader waits for the drawing; everybody after does not.
      const report = await best(program, origin + path, unlisted);
      const scores = scoresOf(report);
      const times = timesOf(report);
      console.log(row(name, [...scores.map(String), ...times.map(shown), report.environment.benchmarkIndex.toFixed(0)]));
      for (const line of costs(report)) console.log(`  ${line}`);
      missed += CATEGORIES.filter((category, index) => (scores[index] ?? 0) < GOALS[category]).length;
      missed += TIME_NAMES.filter((time, index) => (times[index] ?? 0) > TIMES[time]).length;
    }
    if (missed > 0) console.log(`missed goals: ${missed}`);
    return missed > 0 ? 1 : 0;
  } finally {
    await portal?.stop();
  }
}
