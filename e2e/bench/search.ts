import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Portal, root, startPortal } from "../support/portal";
import { latency, type Request, usedBy, usedByMainThread } from "./api-load";
import { printTable } from "./kit/print";
import { distinctQuestions } from "./search-distinct";
import { hostile, KINDS, ordinary, searches, suggestions } from "./search-queries";
import { compareCompetitors } from "./search-competitors";
import { requireTools, type Load } from "./tools";

/** What is promised at this rate of rare, frequent and two-word questions, and of such that never come again: milliseconds of the slowest hundredth. */
const RATE = 300;
const GOAL = { suggest: 5, search: 10 } as const;
const SECONDS = 10;
/** A stream beside the measured one: the same rate of ordinary and of hostile questions. */
const BESIDE = { measured: 100, beside: 40, hostile: 10_000 } as const;
/** Questions of which no two are alike, so that not even what a question was understood to mean can be kept. */
const DIFFERENT = "every one another";
/** So many of them of each kind before anything is measured: code is compiled, and the words of the catalogue are known. */
const WARM = 500;
/** How much slower the slowest hundredth may be beside hostile questions than beside ordinary ones. */
const MAX_SLOWER = 2;

const FIRST_CORE = ["taskset", "-c", "0"];

const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");
const ms = (value: number): string => value.toFixed(2);
const told = ({ p50, p99, perSecond, errors }: Load): string[] => [ms(p50), ms(p99), perSecond.toFixed(0), String(errors)];

function province(args: readonly string[], dataDir: string): void {
  const { status } = spawnSync(process.execPath, [join(root, "apps/server/dist/province.js"), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PROVINCE: "" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`province ${args[0]} failed`);
}

/** A folder with the enlarged pack and its database; made once where it is to be kept. */
function enlarged(folder: string, items: string): { pack: string; dataDir: string } {
  const [pack, dataDir, ready] = [join(folder, "pack"), join(folder, "data"), join(folder, `ready-${items}`)];
  if (!existsSync(ready)) {
    rmSync(pack, { recursive: true, force: true });
    province(["generate", "--items", items, pack], dataDir);
    province(["import", pack], dataDir);
    writeFileSync(ready, "");
  }
  return { pack, dataDir };
}

/** A load with what a request cost the server: microseconds of processor, of its main thread and of all of them. */
type Measured = Load & { main: number; all: number };

/** Requests at the promised rate. */
async function atRate({ origin, process: { pid = 0 } }: Portal, requests: readonly Request[]): Promise<Measured> {
  const [main, all] = [usedByMainThread(pid), usedBy(pid)];
  const load = await latency(origin, requests, { perSecond: RATE, seconds: SECONDS });
  const asked = RATE * SECONDS;
  return { ...load, main: (usedByMainThread(pid) - main) / asked, all: (usedBy(pid) - all) / asked };
}

/** Suggestions and searches at the promised rate, and beside hostile ones. Gives how many promises were missed. */
async function measure(pack: string, dataDir: string): Promise<number> {
  const distinct = await distinctQuestions(dataDir);
  const portal = await startPortal({ dataDir, prefix: FIRST_CORE, env: { PROVINCE: pack, ANSWER_CACHE_MIB: "0" } });
  let missed = 0;
  try {
    const warm = [...ordinary(), ...distinct.searches(WARM), ...distinct.suggestions(WARM), ...KINDS.flatMap(suggestions)];
    await latency(portal.origin, warm, { perSecond: 100, seconds: warm.length / 100 });
    const rows: [string, string[]][] = [];
    for (const [name, goal, of, different] of [
      ["suggest", GOAL.suggest, suggestions, distinct.suggestions],
      ["search", GOAL.search, searches, distinct.searches],
    ] as const)
      for (const kind of [...KINDS, DIFFERENT] as const) {
        const load = await atRate(portal, kind === DIFFERENT ? different(RATE * SECONDS) : of(kind));
        const reached = load.p99 <= goal && load.errors === 0;
        if (!reached) missed += 1;
        rows.push([`${name}, ${kind}`, [...told(load), load.main.toFixed(0), load.all.toFixed(0), `${reached ? "✓" : "✗"} ${goal} ms`]]);
      }
    printTable(
      `at ${RATE} requests a second, no answer kept, server on one core`,
      ["p50 ms", "p99 ms", "answered/s", "errors", "µs main", "µs in all", "p99 goal"],
      rows,
    );

    const beside = async (requests: ReturnType<typeof ordinary>): Promise<[Load, Load]> =>
      Promise.all([
        latency(portal.origin, ordinary(), { perSecond: BESIDE.measured, seconds: SECONDS }),
        latency(portal.origin, requests, { perSecond: BESIDE.beside, seconds: SECONDS, mayRefuse: true }),
      ]);
    const [calm] = await beside(ordinary());
    const [attacked, attack] = await beside(hostile(BESIDE.hostile));
    const slower = attacked.p99 / calm.p99;
    const failed = attacked.errors + attack.errors;
    if (slower > MAX_SLOWER || failed > 0) missed += 1;
    printTable(
      `${BESIDE.measured} ordinary searches a second beside ${BESIDE.beside} others`,
      ["p50 ms", "p99 ms", "answered/s", "errors"],
      [
        ["beside ordinary ones", told(calm)],
        ["beside hostile ones", told(attacked)],
        ["the hostile ones", told(attack)],
      ],
    );
    console.log(
      `${slower > MAX_SLOWER || failed > 0 ? "✗" : "✓"} p99 beside hostile questions: ${slower.toFixed(2)} times that beside ordinary ones (at most ${MAX_SLOWER}), ${failed} failed`,
    );
  } finally {
    await portal.stop();
  }
  return missed;
}

async function compare(dataDir: string): Promise<void> {
  const all = await compareCompetitors(dataDir);
  const [, own] = all;
  if (!own) return;
  printTable(
    "one question at a time, in this process: p50, p99 in ms; p50 as a multiple of OneHall's answer with its items",
    KINDS.flatMap((kind) => [`${kind}, p50`, "p99", "ratio"]),
    all.map(({ name, times }) => [
      name,
      KINDS.flatMap((kind) => [ms(times[kind].p50), ms(times[kind].p99), `× ${(times[kind].p50 / own.times[kind].p50).toFixed(2)}`]),
    ]),
  );
  console.log(
    "Only OneHall reads synonyms, pinyin, slips and places; MiniSearch knows no regions; PostgreSQL's rows say neither which item serves a place nor that two rows are one task.",
  );
}

/**
 * The search at the size of a large province: latencies and processor time at the promised rate, of questions that come again and of such that never do,
 * what hostile questions cost the others, and other ways to search the same catalogue. Options: `--items 2000000`; `--data <folder>` keeps the generated pack and its database there and takes them from there; `--part load` or
 * `--part rivals` does one half.
 * @returns 1 when a promise is missed
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { items: { type: "string", default: "2000000" }, data: { type: "string" }, part: { type: "string", default: "" } },
  });
  requireTools({ taskset: "util-linux" });
  const folder = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), "onehall-search-"));
  try {
    const { pack, dataDir } = enlarged(folder, values.items);
    console.log(`${Number(values.items).toLocaleString("en")} items; load average before: ${loads()}`);
    const missed = values.part === "rivals" ? 0 : await measure(pack, dataDir);
    if (values.part !== "load") await compare(dataDir);
    if (values.part === "rivals") return 0;
    console.log(missed === 0 ? "\nall goals reached" : `\n${missed} goals missed (load average ${loads()})`);
    return missed === 0 ? 0 : 1;
  } finally {
    if (!values.data) rmSync(folder, { recursive: true, force: true });
  }
}
