import { expect, test } from "vitest";
import { type Database, sql, type Statement } from "../data";
import { quoted, rawStatement } from "../data/sql";
import { onDatabase } from "../data/testing";
import { writeRows } from "./import";
import type { Pack } from "./pack";
import { applyChanges, rowChanges } from "./row-changes";
import { packRows } from "./rows";
import { smallPack, TODAY, withFamilies } from "./testing";

const tables = sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

/** Everything that the database holds, each table sorted. */
async function contentOf(database: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await database.all(tables)) {
    if (name === "migration") continue;
    content[name] = (await database.all(sql`SELECT * FROM ${quoted(name)}`)).map((row) => JSON.stringify(row)).toSorted();
  }
  return content;
}

/** A few regions, the tasks of one department, and what the families have for these. */
const whole = smallPack();
const pack = withFamilies({
  ...whole,
  regions: whole.regions.filter(({ level, code }) => level === "province" || level === "city" || code === "440106"),
  tasks: whole.tasks.filter(({ department }) => department === "police"),
  faqs: whole.faqs.filter(({ task }) => task === undefined),
  notices: whole.notices.filter(({ region }) => region === undefined),
});

/** Numbers of questions move with those that go. */
const texts: Pack = {
  ...pack,
  tasks: pack.tasks.map((task, index) => (index % 9 === 0 ? { ...task, lead: `${task.lead}（已修改）`, visits: 3 } : task)),
  notices: pack.notices.slice(1).map((notice, index) => (index === 0 ? { ...notice, title: "改过的标题" } : notice)),
  faqs: pack.faqs.slice(2),
};
/** Numbers of tasks move, and with them items. */
const fewerTasks: Pack = { ...pack, tasks: pack.tasks.slice(1) };

const MARKED = 99;
const mark = sql`UPDATE item SET hot = ${"hot"} WHERE id = 1`;
const marked = sql<{ hot: number }>`SELECT hot FROM item WHERE id = 1`;

onDatabase("sqlite", (open) => {
  test.each([
    ["other texts, a month later", texts, "2026-12-20", true],
    ["a task is gone", fewerTasks, TODAY, false],
  ] as const)(
    "%s: the database is as if all had been written, and items stay where nothing of them changes",
    { timeout: 60_000 },
    async (_what, next, day, stay) => {
      const rows = packRows(next, day);
      const [database, anew] = [await open(), await open()];
      await writeRows(database, packRows(pack, TODAY), "test");
      await database.run(mark, { hot: MARKED });
      const items = await writeRows(database, rows, "next");
      expect(items).toBe(await writeRows(anew, rows, "next"));
      expect((await database.get(marked))?.hot === MARKED).toBe(stay);
      await database.run(mark, { hot: (await anew.get(marked))?.hot ?? 0 });
      expect(await contentOf(database)).toEqual(await contentOf(anew));
    },
  );

  test("what somebody has made his own between the comparison and the writing stays", async () => {
    const database = await open({ empty: true });
    for (const text of [
      "CREATE TABLE thing (id INTEGER PRIMARY KEY, text TEXT NOT NULL, sample INTEGER NOT NULL)",
      "INSERT INTO thing (id, text, sample) VALUES (1, 'a', 1), (2, 'b', 1), (3, 'c', 1), (9, 'own', 0)",
    ])
      await database.run(rawStatement(text));
    const insert: Statement = sql`INSERT INTO thing (id, text, sample) VALUES (${"id"}, ${"text"}, ${"sample"}) ON CONFLICT (id) DO NOTHING`;
    const rows = [
      { id: 1, text: "a", sample: 1 },
      { id: 2, text: "new", sample: 1 },
      { id: 4, text: "d", sample: 1 },
      { id: 9, text: "sample", sample: 1 },
    ];
    const changes = await rowChanges(database, [{ clear: sql`DELETE FROM thing WHERE sample = 1`, insert, rows }]);
    expect(changes.map(({ removed, added, changed }) => [removed, added, changed].map((some) => some.map(({ id }) => id)))).toEqual([[[3], [4, 9], [2]]]);
    await database.run(rawStatement("UPDATE thing SET sample = 0, text = 'own' WHERE id IN (2, 3)"));
    await database.transaction(async (tx) => applyChanges(tx, changes));
    expect(await database.all(sql`SELECT id, text FROM thing ORDER BY id`)).toEqual([
      { id: 1, text: "a" },
      { id: 2, text: "own" },
      { id: 3, text: "own" },
      { id: 4, text: "d" },
      { id: 9, text: "own" },
    ]);
  });
});
