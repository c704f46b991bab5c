import { byListLength, type Database, list, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { withoutSpaces } from "./normalise";

/** Tasks that one statement reads. */
export const MAX_CANDIDATES = 300;

/** Maximum of cached tasks, above the size of any province. The cache is cleared when it is exceeded. */
const MAX_CACHED = 50_000;

type TaskRow = {
  id: number;
  name: string;
  phrase: string;
  /** JSON list. */
  aliases: string;
  lead: string;
  /** Department line. */
  deptId: string;
  /** Matter type. */
  kind: string;
  /** 1 person, 2 company, 3 both. */
  audience: number;
  hot: number;
  /** 0 not online, 1 to 4: Ⅰ to Ⅳ. */
  online: number;
  visits: number;
  promised: number;
  /** The same as people read it: 15 个工作日（自受理之日起）; empty while an older import is served. */
  promise: string;
  statutory: number | null;
};

/** A task of the catalogue: what its rank, its filters and its hit in a list need. */
export type CatalogueTask = TaskRow & {
  /** Compared forms of its name, phrase and aliases. */
  forms: readonly string[];
  /** Compared forms of how people speak of it. */
  spoken: readonly string[];
  /** All of them in one text, to see at once that none has a word. */
  joined: string;
};

const rows = byListLength(
  [60, MAX_CANDIDATES],
  (most) => sql<
    TaskRow & { slug: string }
  >`SELECT id, slug, name, phrase, aliases, lead, dept_id AS "deptId", kind, audience, hot, online, visits, promised, promise, statutory
  FROM task WHERE id IN ${list("ids", most)}`,
);

/** Names are compared by their beginning of so many characters; none is longer. */
export const MAX_COMPARED_LENGTH = 256;

/** Stands in no form. */
const BETWEEN = "\n";

const compared = (text: string): string => withoutSpaces(text).slice(0, MAX_COMPARED_LENGTH);

/** Phrases by which people speak of a task, by its id in the pack. */
export type PhrasesOfTask = (slug: string) => readonly string[];

function taskOf({ slug, ...row }: TaskRow & { slug: string }, spokenOf: PhrasesOfTask): CatalogueTask {
  const forms = [row.name, row.phrase, ...(JSON.parse(row.aliases) as string[])].map(compared);
  const spoken = spokenOf(slug).map(compared);
  return { ...row, forms, spoken, joined: [...forms, ...spoken].join(BETWEEN) };
}

const cacheOf = perIndexVersion(() => new Map<number, CatalogueTask>());

/**
 * The tasks with these ids (at most {@link MAX_CANDIDATES}) that there are. What tasks are called is cached, ready to be compared: a frequent word leads to
 * hundreds of them, and reading those for each question would cost more than everything else.
 */
export async function catalogueTasks(
  database: Database,
  indexVersion: IndexVersion,
  ids: readonly number[],
  spokenOf: PhrasesOfTask = () => [],
): Promise<CatalogueTask[]> {
  const kept = cacheOf(indexVersion);
  const known = ids.flatMap((id) => kept.get(id) ?? []);
  if (known.length === ids.length) return known;
  const found = new Map(known.map((task) => [task.id, task]));
  const missing = ids.filter((id) => !found.has(id));
  const read = (await database.all(rows(missing.length), { ids: missing })).map((row) => taskOf(row, spokenOf));
  if (kept.size + read.length > MAX_CACHED) kept.clear();
  for (const task of read) {
    kept.set(task.id, task);
    found.set(task.id, task);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
