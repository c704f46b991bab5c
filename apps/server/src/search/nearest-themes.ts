import { LRUCache } from "lru-cache";
import { type Database, list, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { taskPostings } from "./postings";
import { matches, weighTerms } from "./rank";
import { tokensOf, type QueryTerm } from "./query-terms";

/** Tasks that are looked at: those that speak of the question most. */
const MAX_TASKS = 100;
/** Tasks of a theme that count: one could be chance, and a large theme is not nearer for being large. */
const TASKS_OF_THEME = 3;
/** A theme must be this near, compared to the nearest. */
const NEAR = 0.35;
/** Below this a task shares at most one character with the query. */
const LEAST_BASE = 0.02;

const themesOf = sql<{ catalog: string; taskId: number }>`
  SELECT catalog, task_id AS "taskId" FROM task_theme WHERE task_id IN ${list("tasks", MAX_TASKS)} ORDER BY catalog, task_id`;

/** Tasks whose themes are cached. */
const MAX_CACHED = 50_000;
const cacheOf = perIndexVersion(() => new LRUCache<number, readonly string[]>({ max: MAX_CACHED }));

/** The themes of some tasks, of which at most one statement reads those that are not known. */
async function themesOfTasks(database: Database, indexVersion: IndexVersion, tasks: readonly number[]): Promise<Map<number, readonly string[]>> {
  const kept = cacheOf(indexVersion);
  const missing = tasks.filter((task) => !kept.has(task));
  if (missing.length > 0) {
    const read = new Map(missing.map((task): [number, string[]] => [task, []]));
    for (const { catalog, taskId } of await database.all(themesOf, { tasks: missing })) read.get(taskId)?.push(catalog);
    for (const [task, catalogs] of read) kept.set(task, catalogs);
  }
  return new Map(tasks.map((task) => [task, kept.get(task) ?? []]));
}

/**
 * The themes nearest to a question that found little: those whose tasks share words with it, everyday names and synonyms included. How near a theme is
 * is the sum of how well its best tasks answer the question; nothing has to cover it, as a hit must. At most two statements.
 * @param total how many tasks there are
 */
export async function nearestThemes(database: Database, indexVersion: IndexVersion, units: readonly QueryTerm[], total: number): Promise<string[]> {
  const postings = await taskPostings(database, indexVersion, tokensOf(units));
  const best = matches(units, weighTerms(units, postings, total), postings)
    .filter(({ base }) => base >= LEAST_BASE)
    .sort((one, other) => other.base - one.base || one.id - other.id)
    .slice(0, MAX_TASKS);
  if (best.length === 0) return [];
  const bases = new Map(best.map(({ id, base }) => [id, base]));
  const byTheme = new Map<string, number[]>();
  for (const [task, catalogs] of await themesOfTasks(database, indexVersion, [...bases.keys()]))
    for (const catalog of catalogs) byTheme.set(catalog, [...(byTheme.get(catalog) ?? []), bases.get(task) ?? 0]);
  const near = [...byTheme].map(([catalog, of]) => ({
    catalog,
    nearness: of
      .sort((one, other) => other - one)
      .slice(0, TASKS_OF_THEME)
      .reduce((sum, base) => sum + base, 0),
  }));
  near.sort((one, other) => other.nearness - one.nearness || (one.catalog < other.catalog ? -1 : 1));
  const nearest = near[0]?.nearness ?? 0;
  return near.filter(({ nearness }) => nearness >= nearest * NEAR).map(({ catalog }) => catalog);
}
