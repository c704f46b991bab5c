import { type Database, sql } from "../data";
import { people } from "../province/families/people";
import { PORTAL_SETTINGS_KEY } from "../province/import";
import { guangdong } from "../province/testing";
import { GUANGDONG } from "../province/testing-tiny";
import { readPackFiles } from "../province/pack";
import { NO_VOCABULARY } from "../search/vocabulary";
import type { Problem } from "../province/problems";
import type { Context } from "../province/family";

const setting = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"})`;

/** Fills a database with the sample people of the pack and nothing else: enough to log in, and done in no time. */
export async function fillPeople(database: Database): Promise<void> {
  const { sources } = readPackFiles(GUANGDONG);
  const pack = guangdong();
  const faults: Problem[] = [];
  const read = people.read({ file: (path) => sources.find(({ file }) => file === path), within: () => [] }, pack, faults);
  if (faults.length > 0) throw new Error(`the sample people are wrong: ${JSON.stringify(faults)}`);
  const context: Context = { ...pack, today: "2026-11-20", offices: [], taskId: new Map() };
  await database.transaction(async (tx) => {
    for (const { clear, insert, rows } of read.tables) {
      await tx.run(clear);
      await tx.runMany(insert, rows(context));
    }
    await tx.run(setting, {
      key: PORTAL_SETTINGS_KEY,
      value: JSON.stringify({ site: pack.site, themes: pack.themes, synonyms: [], vocabulary: NO_VOCABULARY, homeFaqs: 0 }),
    });
  });
}
