import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import Libsql from "libsql";
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
  const writer = new SqliteConnection(file, "writer", { busyTimeout: 20 });
  onTestFinished(() => writer.close());
  const write = { text: "INSERT INTO note (text) VALUES (?)", values: ["a"] };
  await writer.request("together", { statements: [{ text: "CREATE TABLE note (text)", values: [] }] });
  const other = new SqliteConnection(file, "writer", { busyTimeout: 20 }); // after the first: both change the journal as they open
  onTestFinished(() => other.close());
  await other.request("begin", {});
  await expect(writer.request("together", { statements: [write] })).rejects.toMatchObject({ name: "DataError", status: 503 });
  await expect(writer.request("together", { statements: [write, write] })).rejects.toMatchObject({ status: 503 });
  await other.request("commit", {});
  for (const statements of [[write], [write, write]]) expect(await writer.request("together", { statements })).toEqual(statements.map(() => ({ result: 1 })));
  expect(await writer.request("all", { text: "SELECT COUNT(*) AS n FROM note", values: [] })).toEqual([{ n: 3 }]);
});

/** Statements that fail in the middle of their rows, each in its own way. */
const BREAKING = [
  ["a number beyond all", "SELECT n FROM (SELECT 1 AS n UNION ALL SELECT 2) WHERE abs(CASE n WHEN 2 THEN -9223372036854775808 ELSE n END) > 0"],
  ["a text that is no JSON", "SELECT json_extract(text, '$.a') FROM note"],
] as const;

test.each(BREAKING)("%s: the reader that met it reads what is newest afterwards, the writer that met it commits", async (_name, broken) => {
  const file = join(await folder(), SQLITE_FILE);
  const [writer, reader] = [new SqliteConnection(file, "writer"), new SqliteConnection(file, "reader")];
  onTestFinished(() => Promise.all([writer.close(), reader.close()]).then(() => undefined));
  const write = async (text: string) => writer.request("together", { statements: [{ text, values: [] }] });
  const rows = async () => (await reader.request("all", { text: "SELECT COUNT(*) AS n FROM note", values: [] }))[0]?.["n"];
  await write("CREATE TABLE note (text)");
  await write("INSERT INTO note (text) VALUES ('a')");
  await reader.request("all", { text: broken, values: [] }).catch(() => undefined);
  await write("INSERT INTO note (text) VALUES ('b')");
  expect(await rows()).toBe(2);

  await writer.request("begin", {});
  await writer.request("all", { text: broken, values: [] }).catch(() => undefined);
  await writer.request("rollback", {});
  await writer.request("begin", {});
  await writer.request("run", { text: "INSERT INTO note (text) VALUES ('c')", values: [] });
  await writer.request("commit", {});
  expect(await rows()).toBe(3);
});

test("a write that fails in the middle of the rows that it gives back leaves nothing open: nothing of it stays, and later writes are committed", async () => {
  const file = join(await folder(), SQLITE_FILE);
  const writer = new SqliteConnection(file, "writer");
  onTestFinished(() => writer.close());
  const write = async (...texts: string[]) => writer.request("together", { statements: texts.map((text) => ({ text, values: [] })) });
  await write("CREATE TABLE note (text)");
  const returning = "INSERT INTO note (text) VALUES ('a'), ('b'), ('c') RETURNING abs(CASE text WHEN 'b' THEN -9223372036854775808 ELSE 1 END) AS n";
  await write(returning, "INSERT INTO note (text) VALUES ('beside')").catch(() => undefined);
  await write("DELETE FROM note");
  await writer.request("begin", {});
  await writer.request("all", { text: returning, values: [] }).catch(() => undefined);
  await writer.request("rollback", {});
  await write("INSERT INTO note (text) VALUES ('next')");
  expect(await writer.request("all", { text: "SELECT text FROM note", values: [] })).toEqual([{ text: "next" }]);
});

test("a reader that met a lock reads what is newest afterwards", async () => {
  const file = join(await folder(), SQLITE_FILE);
  // A journal of the old kind, in which whoever writes keeps readers out.
  const other = new Libsql(file);
  onTestFinished(() => void other.close());
  other.exec("CREATE TABLE note (text); INSERT INTO note (text) VALUES ('a')");
  const reader = new SqliteConnection(file, "reader", { busyTimeout: 20 });
  onTestFinished(() => reader.close());
  const read = async (text: string) => (await reader.request("all", { text, values: [] })).length;
  await reader.request("ready", {});
  other.exec("BEGIN EXCLUSIVE");
  await expect(read("SELECT text FROM note WHERE text <> ''")).rejects.toMatchObject({ code: "data-busy" });
  other.exec("COMMIT");
  expect(await read("SELECT text FROM note")).toBe(1);
  other.exec("INSERT INTO note (text) VALUES ('b')");
  expect(await read("SELECT text FROM note")).toBe(2);
});

test("a read that takes too long fails, with what waits behind it; the next one is answered before it is done", async () => {
  const { dir } = await open();
  const database = await openSqlite(join(dir, "data"), undefined, 500);
  onTestFinished(() => database.close());
  const [reads, order] = [[database.all(slow, { most: 10_000_000 }), database.all(slow, { most: 10_000_000 })], [] as string[]];
  for (const result of await Promise.allSettled([...reads, database.all(keys)])) expect(result).toEqual({ status: "rejected", reason: unavailable });
  const ended = Promise.all(threads.slice(-2).map((thread) => new Promise((done) => thread.once("exit", done)))).then(() => order.push("ended"));
  expect(await database.all(keys)).toEqual([]);
  order.push("answered");
  await ended;
  expect(order).toEqual(["answered", "ended"]);
});
