import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { openPostgres } from "./postgres";
import { rowsPerStatement, multiRowInsert } from "./postgres-rows";
import { list, sql } from "./sql";
import { asAdmin, Gate, onDatabase, onEachDatabase } from "./testing";

const put = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"})`;
const keys = sql<{ key: string }>`SELECT key FROM setting ORDER BY key`;

describe("rows of one INSERT", () => {
  test("are put side by side, a name used twice as well", () => {
    const statement = sql`INSERT INTO setting (key, value, again) VALUES (${"key"}, lower(${"value"}), ${"key"})`;
    expect(rowsPerStatement(statement)).toBe(1); // a bracket of its own: not worth a parser
    const plain = sql`INSERT INTO setting (key, value, again) VALUES (${"key"}, ${"value"}, ${"key"}) ON CONFLICT (key) DO NOTHING`;
    expect(multiRowInsert(plain, 2).text).toBe("INSERT INTO setting (key, value, again) VALUES ($1, $2, $1), ($3, $4, $3) ON CONFLICT (key) DO NOTHING");
  });

  test.each([
    sql`INSERT INTO setting (key, value) VALUES (${"key"}, 0) ON CONFLICT (key) DO UPDATE SET value = setting.value + 1`,
    sql`INSERT INTO setting (key, value) VALUES (${"key"}, 0) RETURNING key`,
    sql`INSERT INTO setting (key, value) SELECT key, value FROM setting WHERE key IN ${list("keys", 3)}`,
    sql`UPDATE setting SET value = ${"value"}`,
    sql`INSERT INTO setting (key, value) VALUES ('a', 'b')`,
  ])("$text is sent once for each row", (statement) => {
    expect(rowsPerStatement(statement)).toBe(1);
  });
});

test("a server that is not there is said to be unavailable; the password is not said", async () => {
  const opening = openPostgres("postgres://nobody:secret@127.0.0.1:9/none");
  await expect(opening).rejects.toEqual(
    expect.objectContaining({ name: "DataError", code: "data-unavailable", message: "数据库打不开（DATABASE_URL）：connect ECONNREFUSED 127.0.0.1:9" }),
  );
});

onDatabase("postgres", (open) => {
  test("a database that does not store UTF-8 is refused", async () => {
    const admin = inject("postgresUrl");
    const name = `latin_${process.pid}`;
    await asAdmin(admin, `CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0`);
    onTestFinished(() => asAdmin(admin, `DROP DATABASE ${name}`));
    const url = new URL(admin);
    url.pathname = `/${name}`;
    await expect(openPostgres(url.href)).rejects.toThrow("LATIN1");
  });

  test("a server that stops answering fails what was asked of it; a new connection is asked again once it answers", async () => {
    const admin = new URL(inject("postgresUrl"));
    const sockets = new Set<Socket>();
    let frozen = false;
    // Between us and the server: takes what is sent, and hands nothing on while it is frozen.
    const proxy = createServer((client) => {
      const server = connect(Number(admin.port), admin.hostname);
      for (const socket of [client, server]) {
        sockets.add(socket);
        socket.on("error", () => undefined).on("close", () => (client.destroy(), server.destroy()));
      }
      client.on("data", (bytes) => frozen || server.write(bytes));
      server.on("data", (bytes) => client.write(bytes));
    });
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    });
    const through = new URL(admin);
    through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const database = await openPostgres(through.href, undefined, 300);
    onTestFinished(() => database.close());
    const one = sql<{ one: number }>`SELECT 1 AS one`;
    const transaction = async () => database.transaction(async (tx) => tx.get(one));
    expect(await Promise.all([database.get(one), transaction()])).toEqual([{ one: 1 }, { one: 1 }]);
    frozen = true;
    for (const asked of await Promise.allSettled([database.get(one), database.run(one), transaction()]))
      expect(asked).toMatchObject({ status: "rejected", reason: { code: "data-unavailable", status: 503 } });
    frozen = false;
    expect(await Promise.all([database.get(one), transaction()])).toEqual([{ one: 1 }, { one: 1 }]);
  });

  test("a statement that takes too long, or that the server ends, is over on the server too; its connection is not asked again, and no transaction stays open", async () => {
    const watcher = await open();
    const url = new URL(inject("postgresUrl"));
    url.pathname = `/${(await watcher.get(sql<{ name: string }>`SELECT current_database() AS name`))?.name}`;
    const database = await openPostgres(url.href, undefined, 300);
    onTestFinished(() => database.close());
    const sleep = sql<{ slept: string }>`SELECT pg_sleep(600) AS slept`;
    const others = sql<{ pid: number; query: string }>`SELECT pid, query FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
    const pid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
    const inTransaction = async () =>
      database.transaction(async (tx) => {
        await tx.run(put, { key: "half", value: "" });
        await tx.get(sleep).catch(() => undefined); // whatever becomes of the error
      });
    const before = await database.get(pid);
    for (const asked of await Promise.allSettled([database.get(sleep), inTransaction()]))
      expect(asked).toMatchObject({ status: "rejected", reason: { code: "data-unavailable", status: 503 } });
    await expect.poll(async () => (await watcher.all(others)).map(({ query }) => query)).toEqual([]);

    const patient = await open({ again: watcher });
    const cancelled = patient.transaction(async (tx) => {
      await tx.run(put, { key: "half", value: "" });
      await tx.get(sleep);
    });
    const refused = expect(cancelled).rejects.toMatchObject({ code: "data-unavailable" });
    await expect.poll(() => watcher.all(others)).toHaveLength(1);
    await watcher.all(
      sql`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    );
    await refused;
    await patient.transaction(async (tx) => tx.run(put, { key: "beside", value: "" }));
    await database.transaction(async (tx) => tx.run(put, { key: "next", value: "" }));
    expect(await database.all(keys)).toEqual([{ key: "beside" }, { key: "next" }]);
    expect((await database.get(pid))?.pid).not.toBe(before?.pid);
    await database.transaction(async (tx) => tx.get(sql`SELECT pg_sleep(0.4)`), { unbounded: true });
  });

  const endAllOthers = sql`SELECT COUNT(pg_terminate_backend(pid)) AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

  test("a connection that the server ends takes its transaction with it; the next question is answered", async () => {
    const database = await open();
    const other = await open({ again: database });
    const written = new Gate();
    const ended = new Gate();
    const transaction = database.transaction(async (tx) => {
      await tx.run(put, { key: "half", value: "" });
      written.open();
      await ended.passed;
      await tx.run(put, { key: "other half", value: "" });
    });
    await written.passed;
    await other.all(endAllOthers);
    ended.open();
    await expect(transaction).rejects.toEqual(expect.objectContaining({ code: "data-unavailable" }));
    await database.run(put, { key: "next", value: "" });
    expect(await database.all(keys)).toEqual([{ key: "next" }]);
  });

  test("a connection that the server ends while nobody uses it is not noticed", async () => {
    const database = await open();
    const other = await open({ again: database });
    await other.all(endAllOthers);
    await pause(50);
    await database.run(put, { key: "kept", value: "" });
    expect(await database.all(keys)).toEqual([{ key: "kept" }]);
  });
});

describe("several processes that start at once", () => {
  onEachDatabase((_name, open) => {
    test("make the schema once", async () => {
      const first = await open({ empty: true });
      const others = await Promise.all(Array.from({ length: 4 }, () => open({ again: first })));
      const made = await Promise.all([first, ...others].map((database) => migrate(database)));
      expect(made.flat().toSorted((a, b) => a - b)).toEqual(migrations.map(({ number }) => number));
    });
  });
});
