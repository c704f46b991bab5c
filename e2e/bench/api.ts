import { loadavg } from "node:os";
import { startPortal } from "../support/portal";
import { findPostgres, installPostgres, startPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { capacity, latency, type Request } from "./api-load";
import { requireTools } from "./tools";

const FIRST_CORE = ["taskset", "-c", "0"];
const SECONDS = 4;
/** What three of the calls must reach: requests a second on one core, and p99 in milliseconds at half of that load. */
const GOAL = { perSecond: 5_000, p99: 10 } as const;

type Measured = { name: string; request: (codes: Codes) => Request; goal: boolean };
type Codes = { task: string; department: string; notice: string };

const get = (path: string): Request => ({ method: "GET", path: `/portal/api/v2/${path}`, body: "" });
const post = (path: string, fields: Record<string, string>): Request => ({
  method: "POST",
  path: `/portal/api/v2/${path}`,
  body: new URLSearchParams(fields).toString(),
});

const MEASURED: readonly Measured[] = [
  { name: "region children", request: () => post("node/gdbsNav/getDetail", { regCode: "440100" }), goal: true },
  { name: "item by code", request: ({ task }) => get(`item-event/getAuditItemDetailCur?TASK_CODE=${task}`), goal: true },
  { name: "list page", request: () => post("solr/getCommonAuditItem", { AREA_CODE: "440106", PAGENO: "2", PAGESIZE: "10" }), goal: true },
  { name: "region view", request: () => post("node/gdbsNav/current", { regCode: "440000" }), goal: false },
  { name: "list of department", request: ({ department }) => post("solr/getCommonAuditItem", { DEPT_CODE: department }), goal: false },
  { name: "home", request: () => get("node/gdbsPortal/index?region=440100"), goal: false },
  { name: "search", request: () => post("solr/search/item", { keyword: "身份证", region: "440100" }), goal: false },
  { name: "suggestions", request: () => get(`solr/suggest?region=440100&keyword=${encodeURIComponent("身份")}`), goal: false },
  { name: "notices", request: () => get("data/noticeListNew?region=440100"), goal: false },
  { name: "notice", request: ({ notice }) => get(`data/noticeDetailNew?id=${notice}`), goal: false },
];

async function codesOf(origin: string): Promise<Codes> {
  const ask = async ({ method, path, body }: Request): Promise<string> =>
    (await fetch(origin + path, method === "GET" ? {} : { method, body: new URLSearchParams(body) })).text();
  const first = (text: string, pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1];
    if (!found) throw new Error(`no ${pattern.source} in ${text.slice(0, 200)}`);
    return found;
  };
  return {
    task: first(await ask(post("solr/getCommonAuditItem", { AREA_CODE: "440106" })), /"TASK_CODE":"(\w+)"/),
    department: first(await ask(post("node/gdbsNav/current", { regCode: "440000" })), /"ORGNUMBER":"(\w{9})"/),
    notice: first(await ask(get("data/noticeListNew")), /"id":"([^"]+)"/),
  };
}

const cell = (value: number, width: number, digits = 2): string => value.toFixed(digits).padStart(width);

async function started(env: Record<string, string>) {
  const dataDir = process.env.BENCH_DATA_DIR; // a folder with a province in it saves the import
  const portal = await startPortal({ prefix: FIRST_CORE, env, ...(dataDir ? { dataDir } : {}) });
  const { pid } = portal.process;
  if (pid === undefined) throw new Error("the server has no process");
  return { portal, pid, codes: await codesOf(portal.origin) };
}

/** Capacity of a server on one core with the response cache, and latency at half of the promised load. */
async function measure(name: string, env: Record<string, string>): Promise<number> {
  const { portal, pid, codes } = await started(env);
  let missed = 0;
  try {
    console.log(`\n${name}`);
    console.log("call                  requests/s      p50      p99   µs of CPU   p50, p99 at half of the promise");
    for (const { name: call, request, goal } of MEASURED) {
      const asked = request(codes);
      capacity(portal.origin, pid, asked, 1); // warm
      const full = capacity(portal.origin, pid, asked, SECONDS);
      const half = await latency(portal.origin, [asked], { perSecond: GOAL.perSecond / 2, seconds: SECONDS });
      const failed = full.errors + half.errors;
      const reached = full.perSecond >= GOAL.perSecond && half.p99 <= GOAL.p99;
      if (failed > 0 || (goal && !reached)) missed += 1;
      console.log(
        `${call.padEnd(20)} ${cell(full.perSecond, 11, 0)} ${cell(full.p50, 8)} ${cell(full.p99, 8)} ${cell(full.cpu, 11, 0)}   ${half.p50.toFixed(2)}, ${half.p99.toFixed(2)} ms at ${half.perSecond.toFixed(0)}/s${goal ? (reached ? "   goal reached" : "   goal missed") : ""}${failed ? `   ${failed} errors` : ""}`,
      );
    }
  } finally {
    await portal.stop();
  }
  return missed;
}

/** Cost of the calls themselves: no cache, one request at a time. */
async function measureMaking(name: string, env: Record<string, string>): Promise<void> {
  const { portal, pid, codes } = await started({ ...env, ANSWER_CACHE_MIB: "0" });
  try {
    console.log(`\n${name}, answers not kept, one connection`);
    console.log("call                  requests/s      p50      p99   µs of CPU");
    for (const { name: call, request } of MEASURED) {
      const asked = request(codes);
      capacity(portal.origin, pid, asked, 1, 1); // warm
      const { perSecond, p50, p99, cpu } = capacity(portal.origin, pid, asked, SECONDS, 1);
      console.log(`${call.padEnd(20)} ${cell(perSecond, 11, 0)} ${cell(p50, 8)} ${cell(p99, 8)} ${cell(cpu, 11, 0)}`);
    }
  } finally {
    await portal.stop();
  }
}

const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");

/**
 * Requests a second, latencies and processor time of ten calls, the whole province in the database, the server on one core and the load on the other,
 * on both databases: with the response cache, and without it to see what the calls themselves cost. The time of PostgreSQL's own processes is not counted.
 */
export async function run(): Promise<number> {
  requireTools({ wrk: "wrk", taskset: "util-linux" });
  console.log(`load average before: ${loads()}`);
  let missed = await measure("SQLite", {});
  await measureMaking("SQLite", {});
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("this bench needs PostgreSQL (Debian: postgresql)");
  const postgres = await startPostgres(bin);
  try {
    missed += await measure("PostgreSQL", { DATABASE_URL: postgres.url, WORKERS: "1" });
    await measureMaking("PostgreSQL", { DATABASE_URL: postgres.url, WORKERS: "1" });
  } finally {
    await postgres.stop();
  }
  console.log(missed === 0 ? "\nall goals reached" : `\n${missed} goals missed (load average ${loads()})`);
  return missed === 0 ? 0 : 1;
}
