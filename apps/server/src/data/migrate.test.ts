import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { statementsOf, type Migration } from "./migrations/migration";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

const step = (number: number, text: string): Migration => ({ number, name: `step ${number}`, text });
const first = step(1, "CREATE TABLE thing (id INTEGER PRIMARY KEY, name {text}) {plain};");
const second = step(2, "ALTER TABLE thing ADD COLUMN size {bigint};\nCREATE INDEX thing_size ON thing (size);");

test("every file of the folder is a step, in the order of their numbers", () => {
  const files = readdirSync(join(import.meta.dirname, "migrations")).filter((name) => /^\d/.test(name));
  expect(migrations.map(({ number, name }) => `${String(number).padStart(3, "0")}-${name}.ts`)).toEqual(files.sort());
});

test("an unknown placeholder is a mistake, not an empty word", () => {
  expect(() => statementsOf(step(1, "CREATE TABLE thing (id {serial});"), "sqlite")).toThrow("{serial}");
});

onEachDatabase((_name, open) => {
  test("each step is made once; new ones are added to what is there", async () => {
    const database = await open({ empty: true });
    expect(await migrate(database, [first])).toEqual([1]);
    await database.run(sql`INSERT INTO thing (id, name) VALUES (1, 'kept')`);
    expect(await migrate(database, [first, second])).toEqual([2]);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect(await database.all(sql`SELECT name, size FROM thing`)).toEqual([{ name: "kept", size: null }]);
  });

  test("a step with a lower number that is released later is made as well", async () => {
    const database = await open({ empty: true });
    const late = step(2, "CREATE TABLE other (id INTEGER PRIMARY KEY) {plain};");
    const third = { ...second, number: 3 };
    expect(await migrate(database, [first, third])).toEqual([1, 3]);
    expect(await migrate(database, [first, late, third])).toEqual([2]);
    await expect(migrate(database, [first, third])).rejects.toEqual(expect.objectContaining({ code: "data-newer" }));
  });

  test("a step that fails half-way leaves nothing, and can be made after it was mended", async () => {
    const database = await open({ empty: true });
    const broken = step(2, "CREATE TABLE half (id INTEGER PRIMARY KEY);\nINSERT INTO thing (nowhere) VALUES (1);");
    await expect(migrate(database, [first, broken])).rejects.toEqual(expect.objectContaining({ code: "data-statement" }));
    expect(await migrate(database, [first, step(2, "CREATE TABLE half (id INTEGER PRIMARY KEY);")])).toEqual([2]);
  });

  test("a database of a newer program is refused and not touched", async () => {
    const database = await open({ empty: true });
    await migrate(database, [first, second]);
    await expect(migrate(database, [first])).rejects.toEqual(expect.objectContaining({ code: "data-newer" }));
  });

  test("the schema of this program is made once", async () => {
    const database = await open();
    expect(await migrate(database)).toEqual([]);
  });
});
