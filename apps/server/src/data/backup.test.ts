import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { backup, restore, verify } from "./backup";
import type { Database } from "./database";
import { addFeedback, getFeedback } from "./feedback";
import { migrate } from "./migrate";
import { openSqlite, SQLITE_FILE } from "./sqlite";
import { rawStatement, sql } from "./sql";
import { onDatabase, onEachDatabase } from "./testing";

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-backup-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

async function openIn(dir: string): Promise<Database> {
  const database = await openSqlite(dir);
  onTestFinished(() => database.close());
  return database;
}

const WORDS = { kind: "suggestion", url: "/portal/v2/index", content: "希望周末也开门" } as const;

test("a backup made while the portal writes is whole; restored, everything of before is there, and the old file stays", async () => {
  const [dir, elsewhere] = [await folder(), await folder()];
  const database = await openIn(dir);
  await migrate(database);
  const early = await addFeedback(database, WORDS);
  const [file, ...later] = await Promise.all([
    backup({ dir }, join(elsewhere, "new", "copy.db")).then(() => join(elsewhere, "new", "copy.db")),
    ...Array.from({ length: 20 }, () => addFeedback(database, WORDS)),
  ]);
  expect(later).toHaveLength(20);
  await expect(backup({ dir }, file)).rejects.toThrow("已经存在，没有备份");
  await database.close();

  await restore({ dir }, file);
  expect((await readFile(join(dir, `${SQLITE_FILE}.before-restore`))).length).toBeGreaterThan(0);
  const restored = await openIn(dir);
  expect((await getFeedback(restored, early.id))?.status).toBe("received");
  expect(await verify(restored)).toMatchObject({ problems: [], audit: { brokenAt: undefined } });
});

test("what is no whole backup is refused, and the database stays as it was", async () => {
  const dir = await folder();
  const database = await openIn(dir);
  await migrate(database);
  const { id } = await addFeedback(database, WORDS);
  await backup({ dir }, join(dir, "copy.db"));
  await database.close();
  const bytes = await readFile(join(dir, "copy.db"));
  for (const wrong of [Buffer.from("nothing of the kind".repeat(300)), bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 40_000)]) {
    await writeFile(join(dir, "wrong.db"), wrong);
    await expect(restore({ dir }, join(dir, "wrong.db"))).rejects.toMatchObject({ code: "data-unavailable" });
  }
  await expect(restore({ dir }, join(dir, "gone.db"))).rejects.toThrow("没有文件");
  expect(await getFeedback(await openIn(dir), id)).toBeDefined();
});

onEachDatabase((_name, open) => {
  test("the check finds a changed audit log, and nothing in a database that is in order", async () => {
    const database = await open();
    await addFeedback(database, WORDS);
    expect((await verify(database)).problems).toEqual([]);
    await database.run(rawStatement("UPDATE audit_entry SET actor = 'nobody'"));
    expect((await verify(database)).problems).toEqual(["审计记录从第 1 条起不完整：有记录被改动、删除或者插入"]);
  });
});

onDatabase("postgres", (open) => {
  test("a table that cannot be read is named", async () => {
    const database = await open({ empty: true });
    // As a page that is lost would: a value whose meaning is gone.
    for (const text of [
      "CREATE TYPE mood AS ENUM ('calm')",
      "CREATE TABLE damaged (mood mood)",
      "INSERT INTO damaged (mood) VALUES ('calm')",
      "DELETE FROM pg_enum WHERE enumlabel = 'calm' AND enumtypid = 'mood'::regtype",
    ])
      await database.run(rawStatement(text));
    await migrate(database);
    expect((await verify(database)).problems).toEqual([expect.stringMatching(/^表 damaged 读不出来：invalid internal value for enum/)]);
  });

  test("its own programs make the backup and put it back", async () => {
    const database = await open();
    const url = new URL(inject("postgresUrl"));
    url.pathname = (await database.get(sql<{ name: string }>`SELECT current_database() AS name`))?.name ?? "";
    const place = { url: url.href, dir: "" };
    const early = await addFeedback(database, WORDS);
    const file = join(await folder(), "copy");
    await backup(place, file);
    expect((await readFile(file)).toString("latin1", 0, 5)).toBe("PGDMP");
    const late = await addFeedback(database, WORDS);
    await database.run(rawStatement("UPDATE audit_entry SET actor = 'nobody'"));
    await restore(place, file);
    expect([(await getFeedback(database, early.id))?.status, await getFeedback(database, late.id)]).toEqual(["received", undefined]);
    expect((await verify(database)).problems).toEqual([]);
  });
});
