import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "./postgres";
import { addressesOf } from "./postgres-hosts";
import { rawStatement, sql } from "./sql";
import { asAdmin } from "./testing";
import { findPostgres, startPostgres } from "./testing-postgres-server";

test.each([
  ["postgres://hall:p,w@db:5432/hall", ["postgres://hall:p,w@db:5432/hall"]],
  ["postgresql://a:1,b:2/hall?target_session_attrs=read-write", ["a:1", "b:2"].map((host) => `postgresql://${host}/hall?target_session_attrs=read-write`)],
  ["postgres://hall:pw@[::1]:1,b/hall", ["postgres://hall:pw@[::1]:1/hall", "postgres://hall:pw@b/hall"]],
  ["postgres:///hall?host=/run/postgresql", ["postgres:///hall?host=/run/postgresql"]],
])("%s: one address for each host", (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

const put = sql`INSERT INTO note (id) VALUES (${"id"})`;
const all = sql<{ id: number }>`SELECT id FROM note ORDER BY id`;

test.skipIf(!inject("postgresUrl"))("when the primary is lost its standby has everything that was acknowledged, and is found once it is promoted", async () => {
  const first = await startPostgres(findPostgres() ?? "");
  onTestFinished(first.stop);
  const second = await first.standby();
  onTestFinished(second.stop);
  // The standby is named first, and passed over.
  const database = await openPostgres(`${first.url.replace("@", `@${new URL(second.url).host},`)}?target_session_attrs=read-write`);
  onTestFinished(() => database.close());
  await database.run(rawStatement("CREATE TABLE note (id INTEGER PRIMARY KEY)"));

  const acknowledged: number[] = [];
  let number = 0;
  const write = async () => {
    const id = (number += 1);
    await database.run(put, { id });
    acknowledged.push(id);
  };
  const writer = async () => {
    for (;;) await write(); // until the primary is gone
  };
  const writers = [1, 2, 3, 4].map(async () => writer().catch((error: unknown) => error));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(200);
  await first.kill();
  for (const failure of await Promise.all(writers)) expect(failure).toMatchObject({ code: "data-unavailable" });
  await expect(database.get(all), "the standby is no primary yet").rejects.toMatchObject({ code: "data-unavailable" });
  await asAdmin(second.url, "SELECT pg_promote()");
  await vi.waitFor(write, { timeout: 20_000 });
  const there = new Set((await database.all(all)).map(({ id }) => id));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
});
