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
    const [one, two] = [database, other].map((host) => createLimiter(host, LIMIT, () => time));
    if (!one || !two) throw new Error("two hosts");
    expect([await one("a"), await two("a"), await one("a")]).toEqual([0, 0, 0]);
    time += 10_000;
    expect([await two("a"), await one("a")]).toEqual([50_000, 50_000]);
    expect(await one("b")).toBe(0);
    time += 50_000;
    expect(await two("a")).toBe(0);
    expect(JSON.stringify(await database.all(sql`SELECT id FROM rate_limit`))).not.toContain('"a"');
  });
});

test("where nothing can be written a host counts for itself", async () => {
  const refused = async () => Promise.reject(readOnly());
  const limit = createLimiter({ run: refused, get: refused }, LIMIT);
  expect([await limit("a"), await limit("a"), await limit("a"), await limit("b")]).toEqual([0, 0, 0, 0]);
  expect(await limit("a")).toBeGreaterThan(0);
});
