import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { migrate } from "./migrate";
import { sql } from "./sql";
import { openSqlite, SQLITE_FILE } from "./sqlite";
import { SqliteConnection } from "./sqlite-connection";
import { Gate } from "./testing";

/** Threads in the order in which they were started: the writer first, then the readers. */
const threads: Worker[] = [];

const started = (thread: Worker) => void threads.push(thread);
process.on("worker", started);
afterAll(() => void process.off("worker", started));

beforeEach(() => {
  threads.length = 0;
});

const put = sql`INSERT INTO setting (key, value) VALUES (${"key"}, '') ON CONFLICT (key) DO NOTHING`;
const keys = sql<{ key: string }>`SELECT key FROM setting ORDER BY key`;
/** Takes about a second for every five million. */
const slow = sql`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${"most"}) SELECT COUNT(*) AS n FROM number`;

/** Ends a thread as an error in it would: after what was asked before, without an answer to what comes after. */
const crash = (thread: Worker | undefined) => thread?.postMessage(null, []);

const unavailable = expect.objectContaining({ name: "DataError", code: "data-unavailable" });

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-sqlite-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function open() {
  const dir = await folder();
  const database = await openSqlite(join(dir, "data"));
  onTestFinished(() => database.close());
  await migrate(database);
  return { database, dir };
}

test("one thread writes, two read", async () => {
  await open();
  expect(threads).toHaveLength(3);
});

test("the folder is made, and is nobody else's to read", async () => {
  const { dir } = await open();
  const { mode } = await stat(join(dir, "data"));
  expect(mode & 0o077).toBe(0);
  expect((await stat(join(dir, "data", SQLITE_FILE))).isFile()).toBe(true);
});

test("the writer flushes every commit and keeps references true", async () => {
  const { database } = await open();
  const settings = await database.transaction(async (tx) => [
    await tx.get(sql`PRAGMA journal_mode`),
    await tx.get(sql`PRAGMA synchronous`),
    await tx.get(sql`PRAGMA foreign_keys`),
  ]);
  expect(settings).toEqual([{ journal_mode: "wal" }, { synchronous: 2 }, { foreign_keys: 1 }]);
});

test("a lost reader: what waits for it fails at once, the next read finds a new one", async () => {
  const { database } = await open();
  await database.run(put, { key: "kept" });
  const reads = [1, 2].map(() => database.all(slow, { most: 1_000_000 }));
  for (const reader of threads.slice(1)) crash(reader);
  const waiting = await Promise.allSettled([database.all(keys), database.all(keys)]);
  await Promise.all(reads);
  expect(waiting).toEqual([1, 2].map(() => ({ status: "rejected", reason: unavailable })));
  expect(await Promise.all([database.all(keys), database.all(keys)])).toEqual([[{ key: "kept" }], [{ key: "kept" }]]);
  expect(threads).toHaveLength(5);
});

test("a lost writer: its transaction leaves nothing and cannot go on, those who wait are served by a new one", async () => {
  const { database } = await open();
  const transaction = database.transaction(async (tx) => {
    await tx.run(put, { key: "half" });
    crash(threads[0]);
    await expect(tx.run(put, { key: "other half" })).rejects.toEqual(unavailable);
  });
  const next = database.run(put, { key: "next" });
  await expect(transaction).rejects.toEqual(unavailable);
  await next;
  expect(await database.all(keys)).toEqual([{ key: "next" }]);
});

test("a writer that is lost before it answers says so to everybody who waits, and the next write works", async () => {
  const { database } = await open();
  crash(threads[0]);
  const results = await Promise.allSettled([database.run(put, { key: "one" }), database.run(put, { key: "two" })]);
  expect(results).toEqual([1, 2].map(() => ({ status: "rejected", reason: unavailable })));
  await database.run(put, { key: "next" });
  expect(await database.all(keys)).toContainEqual({ key: "next" });
});

test("closing after a thread was lost still closes", async () => {
  const { database } = await open();
  crash(threads[0]);
  crash(threads[1]);
  await expect(database.run(put, { key: "lost" })).rejects.toEqual(unavailable);
  await database.close();
  await expect(database.all(keys)).rejects.toEqual(expect.objectContaining({ code: "data-closed" }));
});

test("a clean end leaves one file: the log is written into it", async () => {
  const { database, dir } = await open();
  await database.run(put, { key: "kept" });
  await database.close();
  await expect(stat(join(dir, "data", `${SQLITE_FILE}-wal`))).rejects.toThrow("ENOENT");
});

test("what is not a database cannot be opened, and is left as it is", async () => {
  const dir = await folder();
  await writeFile(join(dir, SQLITE_FILE), "this is a letter, not a database".repeat(200));
  await expect(openSqlite(dir)).rejects.toEqual(unavailable);
  await expect(openSqlite(dir)).rejects.toThrow(/onehall\.db）：文件已经损坏：.*原因：file is not a database$/);
  expect((await stat(join(dir, SQLITE_FILE))).size).toBe(32 * 200);
});

test("another process that writes to the same file is waited for", async () => {
  const { database, dir } = await open();
  const other = await openSqlite(join(dir, "data"));
  onTestFinished(() => other.close());
  const order: string[] = [];
  const written = new Gate();
  const first = database.transaction(async (tx) => {
    await tx.run(put, { key: "first" });
    written.open();
    await pause(150);
    order.push("first");
  });
  await written.passed;
  await other.run(put, { key: "second" });
  order.push("second");
  await first;
  expect(order).toEqual(["first", "second"]);
});

test("a slow read does not hold up writes or other reads", async () => {
  const { database } = await open();
  const order: string[] = [];
  const reading = database.all(slow, { most: 10_000_000 }).then(() => order.push("slow"));
  for (let i = 0; i < 5; i += 1) {
    await database.run(put, { key: `key ${i}` });
    await database.all(keys);
  }
  order.push("quick");
  await reading;
  expect(order).toEqual(["quick", "slow"]);
});

test("a write that meets a lock for too long is refused alone: what comes after it is committed", async () => {
  const file = join(await folder(), SQLITE_FILE);
  const [writer, other] = [new SqliteConnection(file, "writer", 20), new SqliteConnection(file, "writer", 20)];
  onTestFinished(() => Promise.all([writer.close(), other.close()]).then(() => undefined));
  const write = { text: "INSERT INTO note (text) VALUES (?)", values: ["a"] };
  await writer.request("together", { statements: [{ text: "CREATE TABLE note (text)", values: [] }] });
  await other.request("begin", {});
  await expect(writer.request("together", { statements: [write] })).rejects.toMatchObject({ name: "DataError", status: 503 });
  await expect(writer.request("together", { statements: [write, write] })).rejects.toMatchObject({ status: 503 });
  await other.request("commit", {});
  for (const statements of [[write], [write, write]]) expect(await writer.request("together", { statements })).toEqual(statements.map(() => ({ result: 1 })));
  expect(await writer.request("all", { text: "SELECT COUNT(*) AS n FROM note", values: [] })).toEqual([{ n: 3 }]);
});
