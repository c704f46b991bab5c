import { bySize, type Database, list, sql } from "../data";
import { MARK } from "../province/import";
import { squeezed } from "./normalise";

/** Tasks that one statement reads. */
export const MOST_CANDIDATES = 300;

/** Tasks kept in memory; more than any province has. All are forgotten when there are more. */
const MOST_KEPT = 50_000;

/** A task of the catalogue, as far as its rank goes. */
export type CatalogueTask = {
  id: number;
  name: string;
  hot: number;
  /** Matter type. */
  kind: string;
  /** Compared forms of its name, phrase and aliases. */
  forms: readonly string[];
};

type TaskRow = Omit<CatalogueTask, "forms"> & { phrase: string; /** JSON. */ aliases: string };

const stateOf = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const rows = bySize([60, MOST_CANDIDATES], (most) => sql<TaskRow>`SELECT id, name, phrase, aliases, hot, kind FROM task WHERE id IN ${list("ids", most)}`);

/** Names are compared by their beginning of so many signs; none is longer. */
export const LONGEST_FORM = 256;

function taskOf({ id, name, phrase, aliases, hot, kind }: TaskRow): CatalogueTask {
  const forms = [name, phrase, ...(JSON.parse(aliases) as string[])].map((text) => squeezed(text).slice(0, LONGEST_FORM));
  return { id, name, hot, kind, forms };
}

/** Gives the tasks with these ids (at most {@link MOST_CANDIDATES}) that there are. */
export type Catalogue = (ids: readonly number[]) => Promise<CatalogueTask[]>;

/**
 * Keeps what tasks are called, ready to be compared: a frequent word leads to hundreds of them, and reading those for each question would cost more than
 * everything else. Which import the database is from is asked every time, so nothing of an older one is ever given.
 */
export function createCatalogue(database: Database): Catalogue {
  const kept = new Map<number, CatalogueTask>();
  let state: string | undefined;
  return async (ids) => {
    const current = (await database.get(stateOf, { key: MARK }))?.value;
    if (current !== state || kept.size > MOST_KEPT) {
      kept.clear();
      state = current;
    }
    const missing = ids.filter((id) => !kept.has(id));
    const read = missing.length === 0 ? [] : (await database.all(rows(missing.length), { ids: missing })).map(taskOf);
    if (state === current) for (const task of read) kept.set(task.id, task); // else another question has met a newer import meanwhile
    const found = new Map(read.map((task) => [task.id, task]));
    return ids.flatMap((id) => found.get(id) ?? kept.get(id) ?? []);
  };
}
