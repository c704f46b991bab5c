import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { freePort } from "../support/portal";
import { bundle } from "./kit/bundle";
import { installPeers } from "./kit/peers";
import { printTable } from "./kit/print";
import { regionRows, townChoices } from "./kit/regions";

const ROWS = 10_000;
/** Times slower than this machine, as a cheap phone is. */
const SLOWDOWN = 4;
/** Length from which a browser calls a task long, in milliseconds: also the most that ours may take. */
const LONG = 50;
const ROUNDS = 3;
/** Milliseconds after which a step has surely come to rest. */
const REST = 800;

const KITS = { onehall: "OneHall", antd: "antd (virtual)" } as const;
type Kit = keyof typeof KITS;
type Step = {
  name: string;
  /** Where the pointer rests before. */
  at: string | { x: number; y: number };
  act: (page: Page) => Promise<void>;
};

/** As a hand presses: down and up are two moments. */
const press = async (page: Page) => {
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
};
const pointAt = async (page: Page, at: Step["at"]) => {
  if (typeof at !== "string") return page.mouse.move(at.x, at.y);
  const { x, y, width, height } = (await page.locator(at).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
};
const wheel = (turns: number, pixels: number) => async (page: Page) => {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(50);
  }
};
const TABLE = { x: 600, y: 500 };
/** Where both kits have their list once it is open. */
const LIST = { x: 120, y: 200 };

const tableSteps: Step[] = [
  { name: "open", at: "#table", act: press },
  { name: "scroll", at: TABLE, act: wheel(30, 700) },
  { name: "jump", at: TABLE, act: wheel(1, 250_000) },
  { name: "back", at: TABLE, act: wheel(1, -500_000) },
  { name: "fold", at: "#fold", act: press },
  { name: "filter", at: "#towns", act: press },
];
const pickerSteps: Step[] = [
  { name: "open", at: "#stage input", act: press },
  { name: "scroll", at: LIST, act: wheel(30, 300) },
  {
    name: "filter",
    at: LIST,
    act: async (page) => {
      for (const text of ["石", "镇"]) {
        await page.keyboard.insertText(text);
        await page.waitForTimeout(300);
      }
    },
  },
];

/**
 * Longest task of each step with a table of 10,000 rows and a picker of all towns, in a browser on a slowed processor: ours and antd's.
 * A task's length is the time that the page's thread worked on it: another program on this machine does not lengthen it. What the browser
 * itself reports as long tasks, by the clock, is printed beside it.
 */
export async function run(args: readonly string[]): Promise<number> {
  const peers = installPeers();
  const server = await serve(peers, JSON.stringify({ rows: regionRows(ROWS), towns: townChoices() }));
  const browser = await chromium.launch({
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    ...executable(),
  });
  const kits = (Object.keys(KITS) as Kit[]).filter((kit) => args.length === 0 || args.includes(kit));
  const faults: string[] = [];
  try {
    for (const [widget, steps] of Object.entries({ table: tableSteps, picker: pickerSteps })) {
      const rows: [string, string[]][] = [];
      for (const kit of kits) {
        const measured = await measure(browser, `${server.origin}/${kit}`, widget, steps);
        rows.push([KITS[kit], measured.map(({ longest }) => longest.toFixed(0))]);
        rows.push(["  by the clock", measured.map(({ clock }) => (clock.length === 0 ? "-" : `${Math.max(...clock)} (${clock.length})`))]);
        if (kit !== "onehall") continue;
        for (const [index, { longest }] of measured.entries())
          if (longest > LONG) faults.push(`${widget}, ${steps[index]!.name}: a task of ${longest.toFixed(0)} ms`);
      }
      const what = widget === "table" ? `table of ${ROWS} rows, a tree that lies open` : `picker over ${townChoices().length} towns`;
      printTable(
        `${what}, processor ${SLOWDOWN} times slower: longest task in ms, median of ${ROUNDS} rounds; by the clock: longest of those over ${LONG} ms (how many)`,
        steps.map(({ name }) => name),
        rows,
      );
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(`\nours without a task over ${LONG} ms: ${faults.length === 0 ? "yes" : "no"}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

type Tasks = {
  /** Of the page's thread, in milliseconds of its own time. */
  longest: number;
  /** Durations of those that the browser calls long. */
  clock: number[];
};

/** The system's Chromium where there is one; otherwise Playwright's own. */
const executable = () => {
  const path = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((candidate) => candidate && existsSync(candidate));
  return path ? { executablePath: path } : {};
};

/** Tasks of each step, in the median of its rounds. */
async function measure(browser: Browser, address: string, widget: string, steps: readonly Step[]): Promise<Tasks[]> {
  const rounds = steps.map((): Tasks[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(address);
    await page.waitForSelector("#table");
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
    });
    if (widget === "picker") {
      await pointAt(page, "#picker");
      await press(page);
    }
    await page.waitForTimeout(500);
    for (const [index, step] of steps.entries()) rounds[index]!.push(await tasksOf(browser, page, session, step));
    await page.close();
  }
  return rounds.map((of) => of.sort((one, other) => one.longest - other.longest)[Math.floor(ROUNDS / 2)]!);
}

/** Acts on the slowed page as a hand does, without code of this bench running inside it. */
async function tasksOf(browser: Browser, page: Page, session: CDPSession, { at, act }: Step): Promise<Tasks> {
  const taken = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  await pointAt(page, at);
  await page.waitForTimeout(200);
  await taken();
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await act(page);
  await page.waitForTimeout(REST);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const longest = longestTask((await browser.stopTracing()).toString());
  await page.waitForTimeout(100);
  return { longest, clock: await taken() };
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args?: { name?: string } };

/** Longest task of any page's main thread in a trace; only one page is open. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`),
  );
  let longest = 0;
  for (const { ph, pid, tid, dur = 0, tdur = dur } of traceEvents) if (ph === "X" && mains.has(`${pid} ${tid}`)) longest = Math.max(longest, tdur / 1000);
  if (longest === 0) throw new Error("the trace holds no task of the page");
  return longest;
}

/** The pages of both kits and their data, on the loopback address. */
async function serve(peers: string, data: string): Promise<{ origin: string; stop: () => void }> {
  const files = new Map<string, [type: string, body: string]>([["/data.json", ["application/json", data]]]);
  for (const kit of Object.keys(KITS)) {
    const entry = `import ${JSON.stringify(join(import.meta.dirname, `kit/many/${kit}.jsx`))};`;
    const { chunks, css } = await bundle({ entry, peers, react: "inside" });
    for (const { fileName, code } of chunks) files.set(`/${kit}/${fileName}`, ["text/javascript", code]);
    files.set(`/${kit}/main.css`, ["text/css", css]);
    files.set(`/${kit}`, [
      "text/html",
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${kit}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${kit}/main.css"><body><script type="module" src="/${kit}/main.js"></script></body></html>`,
    ]);
  }
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = files.get(url) ?? ["text/plain", ""];
    response.writeHead(files.has(url) ? 200 : 404, { "Content-Type": `${type}; charset=utf-8` }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
