import { spawnSync } from "node:child_process";
import { Agent, request } from "node:http";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as calls from "@onehall/api";
import { findPostgres, installPostgres, startPostgres, type TestPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { startPortal } from "../support/portal";
import { quantile } from "./raw-load";

/** What visitors do, as shares of all requests. */
const SHARES = { cached: 0.7, fresh: 0.2, search: 0.08, write: 0.02 } as const;
type Kind = keyof typeof SHARES;
const KINDS = Object.keys(SHARES) as Kind[];
const NAMES: Readonly<Record<Kind, string>> = { cached: "cached pages", fresh: "new pages", search: "searches", write: "writes" };

/** In milliseconds; of the double rate what is refused, what is served, and until all is as before. Memory: how much more the last quarter may need than the second. */
const GOAL = { p99: 150, refused: 50, served: 400, recovery: 5_000, memory: 1.1 } as const;
/** Seconds at the first rate after the double one. */
const AFTERWARDS = 10;
/** Connections at once, more than the queue of the portal has places. */
const CONNECTIONS = 1_024;
/** An answer that takes longer is none, in milliseconds. */
const PATIENCE = 30_000;

/** One answer; `at` and `took` in milliseconds, from when it was to be sent: what waits for a connection counts. */
type Answer = { kind: Kind; at: number; took: number; status: number };

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

type Sent = { path: string; body?: string };

const send = (origin: string, { path, body }: Sent): Promise<number> =>
  new Promise((known) => {
    const headers = { "accept-encoding": "br", ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }) };
    const asked = request(origin + path, { agent, headers, method: body === undefined ? "GET" : "POST", timeout: PATIENCE }, (response) => {
      response.resume();
      response.on("end", () => known(response.statusCode ?? 0)).on("error", () => known(0));
    });
    asked.on("timeout", () => asked.destroy()).on("error", () => known(0));
    asked.end(body);
  });

/** One that writes to the disk before it acknowledges, as a province's own does. */
async function durablePostgres(): Promise<TestPostgres> {
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("no PostgreSQL found: name the folder of its programs in POSTGRES_BIN");
  return startPostgres(bin, true);
}

/** Makes requests of each kind. */
async function visitors(origin: string): Promise<(kind: Kind) => Sent> {
  const client = calls.createClient({ baseUrl: origin });
  const { items } = await client.call(calls.auditItems, { AREA_CODE: "440106", PAGESIZE: 100 });
  const guides = items.flatMap(({ taskCode }) => ["v2", "v3"].map((face) => `/portal/${face}/guide/${taskCode}`));
  const cached = ["v2", "v3"]
    .flatMap((face) => ["index", "faq", "notices", "personal"].map((page) => `/portal/${face}/${page}?region=440106`))
    .concat(guides.slice(0, 20));
  let number = 0;
  const of = (paths: readonly string[]) => paths[number % paths.length] ?? "/portal/v2/index";
  return (kind) => {
    number += 1;
    if (kind === "cached") return { path: of(cached) };
    if (kind === "fresh") return { path: `${of(guides)}?visit=${number}` };
    if (kind === "search") return { path: `/portal/v2/search?region=440106&keyword=${encodeURIComponent(`身份证${number}`)}` };
    const form = { kind: "suggestion", content: `压力试验 ${number}`, url: "/portal/v2/index" };
    return { path: "/portal/api/v2/feedback/add", body: String(new URLSearchParams(form)) };
  };
}

/** Sends so many requests a second, whether earlier ones were answered or not. */
async function openLoop(origin: string, next: (kind: Kind) => Sent, rate: number, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const running: Promise<void>[] = [];
  // Of a hundred requests in a row each kind has its share, mixed evenly.
  const due: Record<Kind, number> = { cached: 0, fresh: 0, search: 0, write: 0 };
  const kindOfNext = (): Kind => {
    for (const kind of KINDS) due[kind] += SHARES[kind];
    const kind = KINDS.reduce((most, one) => (due[one] > due[most] ? one : most));
    due[kind] -= 1;
    return kind;
  };
  const begin = performance.now();
  for (let sent = 0; sent < rate * seconds;) {
    const now = performance.now() - begin;
    for (; sent < rate * seconds && (sent / rate) * 1000 <= now; sent += 1) {
      const [kind, at] = [kindOfNext(), (sent / rate) * 1000];
      running.push(send(origin, next(kind)).then((status) => void answers.push({ kind, at, took: performance.now() - begin - at, status })));
    }
    await pause(1);
  }
  await Promise.all(running);
  return answers;
}

/** Memory of the portal with its workers, in MiB. */
function memoryOf(pid: number): number {
  const rows = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [one, parent, kib = 0]) => (one === pid || parent === pid ? sum + kib / 1024 : sum), 0);
}

const ms = (times: readonly number[], share: number): string => `${quantile(times, share).toFixed(0)} ms`;
/** Some guides have moved to the address of their combination: that is an answer too. */
const isServed = ({ status }: Answer): boolean => status === 200 || status === 301;
const isRefused = ({ status }: Answer): boolean => status === 503;
const times = (answers: readonly Answer[]): number[] => answers.map(({ took }) => took);

function tell(name: string, answers: readonly Answer[]): void {
  const rows = [...KINDS.map((kind) => [NAMES[kind], answers.filter((one) => one.kind === kind)] as const), ["all", answers] as const];
  console.log(name);
  console.table(
    Object.fromEntries(
      rows.map(([kind, some]) => {
        const [served, refused] = [some.filter(isServed), some.filter(isRefused)];
        const failed = some.length - served.length - refused.length;
        return [
          kind,
          {
            served: served.length,
            p50: ms(times(served), 0.5),
            p99: ms(times(served), 0.99),
            "503": refused.length,
            "p99 of 503": ms(times(refused), 0.99),
            failed,
          },
        ];
      }),
    ),
  );
}

/** Milliseconds from which on each second was without a refusal and quick. */
function recoveryOf(answers: readonly Answer[]): number {
  let good = 0;
  for (let second = 0; second < AFTERWARDS; second += 1) {
    const some = answers.filter(({ at }) => Math.floor(at / 1000) === second);
    if (some.some((one) => !isServed(one)) || quantile(times(some), 0.99) > GOAL.p99) good = (second + 1) * 1000;
  }
  return good;
}

/**
 * Open loop: 70 % cached pages, 20 % new ones, 8 % searches, 2 % writes at a steady rate, then at twice the rate, then at the first one again.
 * Options: `--rate 1000` a second, `--seconds 600` of the first part, `--overload 30` of the second; `--postgres` starts a PostgreSQL of its own (durable) and as
 * many workers as there are cores. Otherwise the portal is started with the settings of the environment: `DATABASE_URL`, `WORKERS`. Goals are for two cores
 * that nothing else uses; this program itself needs a third of one.
 * @returns 1 where a goal is missed
 */
export async function run(args: readonly string[] = []): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: "string", default: "1000" },
      seconds: { type: "string", default: "600" },
      overload: { type: "string", default: "30" },
      postgres: { type: "boolean", default: false },
    },
  });
  const [rate, seconds, overload] = [Number(values.rate), Number(values.seconds), Number(values.overload)];
  const dataDir = process.env.BENCH_DATA_DIR;
  const postgres = values.postgres ? await durablePostgres() : undefined;
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url, WORKERS: String(availableParallelism()) } : {};
  const portal = await startPortal({
    ...(dataDir !== undefined && { dataDir }),
    env: { ...database, WRITES_PER_MINUTE: "1000000", SAMPLE_OFFICE_SECONDS: "0" },
  });
  const next = await visitors(portal.origin);
  await openLoop(portal.origin, next, Math.max(1, Math.round(rate / 10)), Math.min(10, seconds));
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(portal.process.pid ?? 0)), 1_000);
  const steady = await openLoop(portal.origin, next, rate, seconds);
  clearInterval(watch);
  tell(`${rate} a second for ${seconds} s`, steady);
  const double = await openLoop(portal.origin, next, 2 * rate, overload);
  tell(`${2 * rate} a second for ${overload} s`, double);
  const afterwards = await openLoop(portal.origin, next, rate, AFTERWARDS);
  await portal.stop();
  await postgres?.stop();
  agent.destroy();

  const quarter = (index: number) => quantile(memory.slice((memory.length * index) / 4, (memory.length * (index + 1)) / 4), 0.5);
  const growth = quarter(3) / quarter(1);
  const refused = double.filter(isRefused);
  const results: [what: string, value: number, goal: number, unit: string][] = [
    ["errors at the steady rate", steady.filter((one) => !isServed(one)).length, 0, ""],
    ["p99 at the steady rate", quantile(times(steady.filter(isServed)), 0.99), GOAL.p99, " ms"],
    ["memory, last quarter to second", growth, GOAL.memory, ` (${quarter(3).toFixed(0)} MiB)`],
    ["failures at twice the rate", double.length - refused.length - double.filter(isServed).length, 0, ""],
    ["p99 of 503", quantile(times(refused), 0.99), GOAL.refused, " ms"],
    ["p99 of the served at twice the rate", quantile(times(double.filter(isServed)), 0.99), GOAL.served, " ms"],
    ["recovery", recoveryOf(afterwards), GOAL.recovery, " ms"],
  ];
  console.log(`refused at twice the rate: ${((100 * refused.length) / double.length).toFixed(1)} %`);
  for (const [what, value, goal, unit] of results) console.log(`${value <= goal ? "✓" : "✗"} ${what}: ${Number(value.toFixed(2))}${unit}, goal ${goal}`);
  return results.every(([, value, goal]) => value <= goal) ? 0 : 1;
}
