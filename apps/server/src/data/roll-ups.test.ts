import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "./database";
import { refreshRollUps } from "./roll-ups";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

type Region = { code: string; parent: string | null; level: string; hidden: number };
type Item = { id: number; region: string; task: number };

const addRegion = sql`INSERT INTO region (code, parent, name, level, sort, hidden) VALUES (${"code"}, ${"parent"}, ${"code"}, ${"level"}, 0, ${"hidden"})`;
const addDepartment = sql`INSERT INTO department (org, dept_id, region, name, short, type, phone, sort) VALUES (${"org"}, 'police', ${"region"}, '公安局', '公安', '1', '12345', 0)`;
const addTask = sql`
  INSERT INTO task (id, slug, code, name, phrase, aliases, lead, dept_id, kind, audience, hot, online, visits, promised, complete, updated, guide)
  VALUES (${"id"}, ${"name"}, ${"name"}, ${"name"}, '', '[]', '', 'police', '11', 1, 0, 0, 0, 0, 0, '2026-11-01', '{}')`;
const addItem = sql`INSERT INTO item (id, code, task_id, region, org, hot) VALUES (${"id"}, ${"code"}, ${"task"}, ${"region"}, ${"org"}, 0)`;

const regions: Region[] = [
  { code: "440000", parent: null, level: "province", hidden: 0 },
  { code: "440100", parent: "440000", level: "city", hidden: 0 },
  { code: "441900", parent: "440000", level: "city", hidden: 0 },
  { code: "440106", parent: "440100", level: "county", hidden: 0 },
  { code: "440111", parent: "440100", level: "county", hidden: 0 },
  { code: "440106001000", parent: "440106", level: "town", hidden: 0 },
  { code: "440106400000", parent: "440106", level: "town", hidden: 1 },
  { code: "441900003000", parent: "441900", level: "town", hidden: 0 },
  { code: "440106001001", parent: "440106001000", level: "village", hidden: 0 },
  { code: "441900003001", parent: "441900003000", level: "village", hidden: 0 },
];
const tasks = [1, 2, 3];

const officeOf = (region: string) => `office of ${region}`;

const under = (scope: string, code: string): boolean => {
  if (scope === code) return true;
  const parent = regions.find((region) => region.code === code)?.parent;
  return Boolean(parent) && under(scope, parent ?? "");
};

async function fill(database: Database, items: readonly Item[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ["item", "task_stat", "task", "department", "stat", "region"])
      await tx.run({ ...sql`DELETE`, text: `DELETE FROM ${table}`, id: `delete ${table}` });
    await tx.runMany(addRegion, regions);
    await tx.runMany(
      addDepartment,
      regions.map(({ code }) => ({ org: officeOf(code), region: code })),
    );
    await tx.runMany(
      addTask,
      tasks.map((id) => ({ id, name: `事项${id}` })),
    );
    await tx.runMany(
      addItem,
      items.map((item) => ({ ...item, code: `code ${item.id}`, org: officeOf(item.region) })),
    );
    await refreshRollUps(tx);
  });
}

/** The same numbers, counted the long way. */
function counted(items: readonly Item[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (scope: string, facet: string, value: string) => {
    const key = `${scope} ${facet} ${value}`;
    numbers.set(key, (numbers.get(key) ?? 0) + 1);
  };
  for (const { region, task } of items) {
    for (const { code, level } of regions.filter((scope) => under(scope.code, region))) {
      add(code, "below", "");
      if (["province", "city", "county"].includes(level)) add(code, "task", String(task));
    }
  }
  for (const scope of regions) {
    for (const { code, level, hidden } of regions) if (!hidden && code !== scope.code && under(scope.code, code)) add(scope.code, "regions", level);
  }
  return numbers;
}

onEachDatabase((_name, open) => {
  test("the roll-ups say what counting would say, for any distribution of items", async () => {
    const database = await open();
    const some = fc.array(fc.record({ region: fc.constantFrom(...regions.map(({ code }) => code)), task: fc.constantFrom(...tasks) }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(some, async (places) => {
        const items = places.map((place, id) => ({ ...place, id }));
        await fill(database, items);
        const stat = await database.all(sql<{ key: string; n: number }>`SELECT scope || ' ' || facet || ' ' || value AS key, n FROM stat`);
        const taskStat = await database.all(sql<{ key: string; n: number }>`SELECT scope || ' task ' || task_id AS key, n FROM task_stat`);
        expect(new Map([...stat, ...taskStat].map(({ key, n }) => [key, n]))).toEqual(counted(items));
      }),
      { numRuns: 12 },
    );
  });

  test("a failed change leaves the numbers of before", async () => {
    const database = await open();
    const items = [{ id: 1, region: "440106", task: 1 }];
    await fill(database, items);
    await expect(
      database.transaction(async (tx) => {
        await tx.run(sql`DELETE FROM item`);
        await refreshRollUps(tx);
        throw new Error("the pack is wrong after all");
      }),
    ).rejects.toThrow("wrong after all");
    expect(await database.get(sql`SELECT n FROM stat WHERE scope = '440000' AND facet = 'below'`)).toEqual({ n: 1 });
  });
});
