import { expect, test } from "vitest";
import { readOnly } from "./errors";
import { createLimiter } from "./rate-limits";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

const LIMIT = { name: "test", points: 3, duration: 60 };

onEachDatabase((_name, open) => {
  test("two hosts count together, each key for itself, until the time is over", async () => {
    const database = await open();
    const other = await open({ again: database });
    let time = 1_000_000;
    const [one, two] = [database, other].map((host) => createLimiter(host, LIMIT, () => time).consume);
    if (!one || !two) throw new Error("two hosts");
    const { peek } = createLimiter(other, LIMIT, () => time);
    expect(await peek("a")).toBe(0);
    expect([await one("a"), await two("a"), await one("a")]).toEqual([0, 0, 0]);
    expect([await peek("a"), await peek("b")], "looking counts nothing").toEqual([60_000, 0]);
    time += 10_000;
    expect([await two("a"), await one("a")]).toEqual([50_000, 50_000]);
    expect(await one("b")).toBe(0);
    time += 50_000;
    expect(await peek("a")).toBe(0);
    expect(await two("a")).toBe(0);
    expect(JSON.stringify(await database.all(sql`SELECT id FROM rate_limit`))).not.toContain('"a"');
  });
});

test("where nothing can be written a host counts for itself", async () => {
  const refused = async () => Promise.reject(readOnly());
  const { consume, peek } = createLimiter({ run: refused, get: refused }, LIMIT);
  expect([await consume("a"), await consume("a"), await peek("a"), await consume("a"), await consume("b")]).toEqual([0, 0, 0, 0, 0]);
  expect([(await peek("a")) > 0, (await consume("a")) > 0, await peek("b")]).toEqual([true, true, 0]);
});

test("where the database does not answer a host counts for itself", async () => {
  const silent = () => new Promise<never>(() => undefined);
  const { consume } = createLimiter({ run: silent, get: silent }, { ...LIMIT, points: 1 }, Date.now, 10);
  expect(await consume("a")).toBe(0);
  expect(await consume("a")).toBeGreaterThan(0);
});
