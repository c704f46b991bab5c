import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { verifyAudit, type AuditState } from "./audit";
import type { Database } from "./database";
import { DataError } from "./errors";
import type { DatabasePlace } from "./open";
import { openSqlite, SQLITE_FILE } from "./sqlite";
import { SqliteConnection } from "./sqlite-connection";
import { quoted, rawStatement, sql } from "./sql";

/** Runs a program of PostgreSQL with its output on ours. @throws DataError `data-unavailable` when it is missing or fails */
async function program(name: string, args: readonly string[]): Promise<void> {
  const child = spawn(name, args, { stdio: ["ignore", "inherit", "inherit"], env: process.env });
  const [code] = (await once(child, "exit").catch(() => [-1])) as [number | null];
  if (code === -1) throw new DataError("data-unavailable", `没有找到程序 ${name}：请安装 PostgreSQL 的客户端程序（Debian：postgresql-client）。`);
  if (code !== 0) throw new DataError("data-unavailable", `${name} 没有成功，退出码 ${code}。`);
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false, // Not there, or not for us to see: the caller says so.
  );

/**
 * Writes everything into one file, as it is at one moment, while the portal serves.
 * @throws DataError `data-statement` where the file is there already: a backup never overwrites another
 */
export async function backup({ url, dir }: DatabasePlace, file: string): Promise<void> {
  if (await exists(file)) throw new DataError("data-statement", `文件 ${file} 已经存在，没有备份。请换一个文件名。`);
  await mkdir(dirname(file), { recursive: true });
  if (url) return program("pg_dump", ["--format=custom", `--file=${file}`, url]);
  const connection = new SqliteConnection(join(dir, SQLITE_FILE), "writer"); // of its own, so nobody waits for it; a reader may not write a copy either
  await connection.request("run", { text: "VACUUM INTO ?", values: [file] }).finally(() => connection.close());
}

const integrity = rawStatement("SELECT integrity_check AS state FROM pragma_integrity_check(20)");
const broken = rawStatement(`SELECT "table" AS name, rowid AS at FROM pragma_foreign_key_check LIMIT 20`);
const postgresTables = sql<{ name: string }>`
  SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`;
/** Before the first statement of a transaction: a long read at the level of writes would make writes collide with it. */
const readOnly = rawStatement("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");

/** Reads every value of every table: PostgreSQL checks a page, and what of a value stands elsewhere, when it is read. */
async function unreadableTables(database: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const { name } of await database.all(postgresTables)) {
    const reading = database.transaction(
      async (tx) => {
        await tx.run(readOnly);
        await tx.get(sql`SELECT SUM(LENGTH(CAST(t AS text))) AS n FROM ${quoted(name)} AS t`);
      },
      { unbounded: true },
    );
    await reading.catch((error: unknown) => {
      const cause = error instanceof DataError && error.cause instanceof Error ? error.cause.message : String(error);
      problems.push(`表 ${name} 读不出来：${cause}`);
    });
  }
  return problems;
}

/** What is wrong with a database, a sentence each, and the state of its audit log. */
export type Verification = { problems: string[]; audit: AuditState };

/** Reads the whole database: damaged pages, references that lead nowhere (PostgreSQL takes none), and the chain of the audit log. */
export async function verify(database: Database): Promise<Verification> {
  const problems: string[] = [];
  if (database.kind === "sqlite") {
    for (const { state } of await database.all(integrity)) if (state !== "ok") problems.push(`数据库文件损坏：${state}`);
    for (const { name, at } of await database.all(broken)) problems.push(`表 ${name} 的第 ${at} 行引用了不存在的内容`);
  } else problems.push(...(await unreadableTables(database)));
  const audit = await verifyAudit(database);
  if (audit.brokenAt !== undefined) problems.push(`审计记录从第 ${audit.brokenAt} 条起不完整：有记录被改动、删除或者插入`);
  return { problems, audit };
}

/** What is wrong with the embedded database in a folder; that it cannot even be read is one of these things. */
async function problemsIn(folder: string): Promise<string[]> {
  try {
    const copy = await openSqlite(folder);
    return (await verify(copy).finally(() => copy.close())).problems;
  } catch (error) {
    return [error instanceof DataError && error.cause instanceof Error ? error.cause.message : String(error)];
  }
}

/**
 * Puts a backup in the place of the database. The embedded database is checked first, and what was there before stays as `onehall.db.before-restore`.
 * Nothing may use the database meanwhile.
 * @throws DataError `data-unavailable` where the file is no whole backup; the database is unchanged then
 */
export async function restore({ url, dir }: DatabasePlace, file: string): Promise<void> {
  if (!(await exists(file))) throw new DataError("data-unavailable", `没有文件 ${file}。`);
  if (url) return program("pg_restore", ["--clean", "--if-exists", "--single-transaction", "--no-owner", `--dbname=${url}`, file]);
  const folder = join(dir, "restoring");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyFile(file, join(folder, SQLITE_FILE));
    const problems = await problemsIn(folder);
    if (problems.length > 0) throw new DataError("data-unavailable", `备份 ${file} 不完整，没有恢复，原来的数据库没有改动：\n${problems.join("\n")}`);
    const target = join(dir, SQLITE_FILE);
    if (await exists(target)) await rename(target, `${target}.before-restore`);
    for (const journal of ["-wal", "-shm"]) await rm(target + journal, { force: true });
    await rename(join(folder, SQLITE_FILE), target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
