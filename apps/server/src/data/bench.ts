/**
 * What a read and a commit cost, each beside its limit in the same run: the same read without a thread in between, and a bare flush of the same disk.
 * `node --import tsx src/data/bench.ts` in apps/server; PostgreSQL is measured where it is installed. Figures of one run stand in docs/decisions/database.md.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import type { Database } from "./database";
import { addFeedback } from "./feedback";
import { idempotencyOf } from "./idempotency";
import { migrate } from "./migrate";
import { openDatabase } from "./open";
import { SQLITE_FILE } from "./sqlite";
import { sql } from "./sql";
import { findPostgres, startPostgres } from "./testing-postgres-server";

const READS = 5_000;
const COMMITS = 500;
const AT_ONCE = 64;

const now = () => Number(process.hrtime.bigint()) / 1_000;

/** Median and 99th percentile, in microseconds, of work done one after the other. */
async function latency(times: number, work: (turn: number) => unknown): Promise<{ median: number; p99: number }> {
  const taken: number[] = [];
  for (let turn = -times / 10; turn < times; turn += 1) {
    const start = now();
    await work(turn);
    if (turn >= 0) taken.push(now() - start); // the first tenth only warms up
  }
  taken.sort((a, b) => a - b);
  return { median: taken[Math.floor(times / 2)] ?? 0, p99: taken[Math.floor(times * 0.99)] ?? 0 };
}

/** How often in a second, with so many at a time. */
async function rate(times: number, atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const start = now();
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times / ((now() - start) / 1_000_000);
}

/** How often in a second this disk can make 4 KiB at the end of a file safe. */
function flushes(dir: string): number {
  const file = openSync(join(dir, "flush"), "w");
  const page = Buffer.alloc(4096, 1);
  const start = now();
  for (let turn = 0; turn < COMMITS; turn += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  return COMMITS / ((now() - start) / 1_000_000);
}

const addRegion = sql`INSERT INTO region (code, parent, name, level, sort) VALUES (${"code"}, ${"parent"}, ${"name"}, ${"level"}, ${"sort"})`;
const oneRegion = sql`SELECT code, parent, name, level, sort FROM region WHERE code = ${"code"}`;
const children = sql`SELECT code, parent, name, level, sort FROM region WHERE parent = ${"code"} ORDER BY sort, code`;

const COUNTIES = 30;
const county = (turn: number) => String(440_100 + (Math.abs(turn) % COUNTIES) + 1);

async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await database.transaction(async (tx) => {
    await tx.run(addRegion, { code: "440100", parent: null, name: "广州市", level: "city", sort: 0 });
    await tx.runMany(
      addRegion,
      Array.from({ length: COUNTIES }, (_, sort) => ({ code: county(sort), parent: "440100", name: `第${sort}区`, level: "county", sort })),
    );
  });
}

const round = (number: number) => Math.round(number).toLocaleString("en");
const micro = ({ median, p99 }: { median: number; p99: number }) => `${round(median)} µs (p99 ${round(p99)})`;

async function measure(database: Database): Promise<Record<string, string>> {
  await prepare(database);
  const write = () =>
    addFeedback(
      database,
      { kind: "page", url: "/portal/index", score: 5, content: "很好" },
      idempotencyOf({ key: crypto.randomUUID(), sender: "", call: "feedback/add", content: "", files: [] }),
    );
  return {
    "one row": micro(await latency(READS, (turn) => database.get(oneRegion, { code: county(turn) }))),
    "30 rows": micro(await latency(READS, () => database.all(children, { code: "440100" }))),
    [`reads/s, ${AT_ONCE} at once`]: round(await rate(READS * 4, AT_ONCE, () => database.get(oneRegion, { code: "440101" }))),
    "commits/s, one at a time": round(await rate(COMMITS, 1, write)),
    [`commits/s, ${AT_ONCE} at once`]: round(await rate(COMMITS * 10, AT_ONCE, write)),
  };
}

/** The same reads in the thread that asks: nothing between it and SQLite. */
async function measureDirect(dir: string): Promise<Record<string, string>> {
  const database = new Libsql(join(dir, SQLITE_FILE));
  const one = database.prepare(oneRegion.text);
  const many = database.prepare(children.text);
  const row = await latency(READS, (turn) => one.all([county(turn)]));
  const rows = await latency(READS, () => many.all(["440100"]));
  database.close();
  return { "one row": micro(row), "30 rows": micro(rows) };
}

const dir = mkdtempSync(join(tmpdir(), "onehall-bench-"));
const results: Record<string, Record<string, string>> = {};
try {
  const sqlite = await openDatabase({ dir });
  results["SQLite, threads"] = await measure(sqlite);
  results["SQLite, same thread"] = await measureDirect(dir);
  await sqlite.close();
  results["bare flush of the disk"] = { "commits/s, one at a time": round(flushes(dir)) };
  const bin = process.env.ONEHALL_NO_POSTGRES === "1" ? undefined : findPostgres();
  if (bin) {
    const server = await startPostgres(bin, true);
    const postgres = await openDatabase({ url: server.url, dir });
    results[server.version] = await measure(postgres);
    await postgres.close();
    await server.stop();
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
console.table(results);
