import { expect, test } from "vitest";
import { type Database, sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { small } from "../province/testing-small";
import { createIndexVersions } from "./index-version";
import { nameIndex } from "./name-index";

type Row = { term: string; pinyin: string; initials: string };

const everything = sql<Row>`SELECT term, pinyin, initials FROM suggest ORDER BY weight DESC, term`;

onEachDatabase((_name, open) => {
  test("names that begin as typed are those that the database has, in its order", async () => {
    const database = await open({ template: small });
    const [names, rows] = [await nameIndex(database, await createIndexVersions(database)()), await database.all(everything)];
    const some = rows.filter((_row, at) => at % 25 === 0);
    expect(some.length).toBeGreaterThan(20);
    for (const spelling of ["term", "pinyin", "initials"] as const) {
      const texts = new Set(some.flatMap((row) => [1, 2, 4, 40].map((length) => row[spelling].slice(0, length))));
      for (const text of [...texts, "", "zzz", "\u{10FFFF}"]) {
        const begun = rows.filter((row) => row[spelling].startsWith(text)).map(({ term }) => term);
        expect(names.beginning(spelling, [text], rows.length).map(({ term }) => term)).toEqual(begun);
        expect(names.beginning(spelling, [text, text.slice(0, -1)], 3)).toEqual(names.beginning(spelling, [text.slice(0, -1)], 3));
      }
    }
  });

  test("names are read once for an import; a reading that fails is tried again", async () => {
    const database = await open({ template: small });
    let [count, fails] = [0, true];
    const counting: Database = { ...database, all: (...given) => ((count += 1), fails ? Promise.reject(new Error("away")) : database.all(...given)) };
    const indexVersion = await createIndexVersions(database)();
    await expect(nameIndex(counting, indexVersion)).rejects.toThrow("away");
    fails = false;
    const [first, second] = await Promise.all([nameIndex(counting, indexVersion), nameIndex(counting, indexVersion)]);
    expect(second).toBe(first);
    expect(await nameIndex(counting, indexVersion)).toBe(first);
    expect(count).toBe(2);
  });
});
