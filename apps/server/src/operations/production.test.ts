import { expect, test } from "vitest";
import type { Database } from "../data";
import { onDatabase } from "../data/testing";
import { rawStatement, rowsOf } from "../data/sql";
import { readSettings } from "../settings";
import { requireSafe } from "./production";

const PROVIDER = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "portal", OIDC_CLIENT_SECRET: "secret" };
const ORIGIN = { PUBLIC_ORIGIN: "https://portal.example" };

onDatabase("sqlite", (open) => {
  test("what is unsafe in production is said all at once, a line each", async () => {
    const database = await open({ empty: true });
    const reasons = async (env: Record<string, string>) =>
      requireSafe(readSettings(env, "/"), database).then(
        () => [],
        (error: Error) => error.message.split("\n").map((line) => line.slice(0, 6)),
      );
    expect(await reasons({})).toEqual([]);
    expect(await reasons({ NODE_ENV: "production", HOST: "127.0.0.1" })).toEqual([]);
    expect(await reasons({ NODE_ENV: "production", OPERATOR_TOKEN: "aaaaaaaaaaaaaaaaaaaa" })).toEqual(["没有身份提供", "没有设置 P", "OPERAT"]);
    expect(await reasons(ORIGIN)).toEqual(["没有身份提供"]);
    expect(await reasons({ ...ORIGIN, SAMPLE_LOGIN: "1", OPERATOR_TOKEN: "k2Vd-9xQm_71Lzp0" })).toEqual([]);
    expect(await reasons({ ...ORIGIN, ...PROVIDER, NODE_ENV: "production" })).toEqual([]);
  });
});

onDatabase("postgres", (open) => {
  test("a database that may forget what it has acknowledged is refused in production", async () => {
    const first = await open({ empty: true });
    const settings = readSettings({ ...ORIGIN, ...PROVIDER }, "/");
    const said = async (): Promise<string> =>
      requireSafe(settings, await open({ again: first })).then(
        () => "",
        (error: Error) => error.message,
      );
    // Of this database alone, for connections that are opened from now on. The test server itself runs without fsync.
    const set = async (value: string) =>
      first.run(rawStatement(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = ${value}', current_database()); END $$`));
    await set("on");
    expect(await said()).not.toContain("synchronous_commit");
    await set("off");
    expect(await said()).toContain("数据库的 synchronous_commit 是关闭的");
  });
});

test.each([
  ["on", "ANY 1 (db2, db3)", ""],
  ["remote_apply", "db2", ""],
  ["local", "", ""],
  ["local", "db2", "数据库的 synchronous_commit 是 local，不等备库写到磁盘"],
  ["remote_write", "db2", "数据库的 synchronous_commit 是 remote_write，不等备库写到磁盘"],
])("synchronous_commit %s with standbys “%s” is said to be “%s”", async (commit, standbys, said) => {
  const rows = [
    { name: "synchronous_commit", setting: commit },
    { name: "synchronous_standby_names", setting: standbys },
  ];
  const database = { kind: "postgres", all: async (statement: Parameters<Database["all"]>[0]) => rowsOf(statement, rows) } as const;
  const reason = await requireSafe(readSettings({ ...ORIGIN, ...PROVIDER }, "/"), database as Pick<Database, "kind" | "all">).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(reason.split("：")[0]).toBe(said);
});
