import { province } from "@onehall/regions";
import type { Database } from "../data";
import type { Search } from "./search";
import { suggestionsFor } from "./suggest";

/** A question as somebody types it, and the tasks (ids of the pack) of which one must be among the first three. `region`: where its place leads. */
export type Query = { q: string; want: readonly string[]; region?: string };

/** The beginning of a question, and the words of which one must stand in one of the first five offers. */
export type Prefix = { p: string; want: readonly string[] };

/** Shares from 0 to 1, and what was missed, in words for whoever corrects it. */
export type Precision = { asked: number; firstThree: number; first: number; misses: string[] };

/** Asks every question of a set, standing in the province. @param idOf id of a task in the pack, by its id in the database */
export async function precisionOf(search: Search, queries: readonly Query[], idOf: (task: number) => string): Promise<Precision> {
  let third = 0;
  let first = 0;
  const misses: string[] = [];
  for (const { q, want, region } of queries) {
    const found = await search.tasks(q, province().code);
    const hits = found.tasks.slice(0, 3).map(({ task }) => idOf(task.id));
    const placed = region === undefined || found.region === region;
    if (placed && want.includes(hits[0] ?? "")) first += 1;
    if (placed && hits.some((id) => want.includes(id))) third += 1;
    else misses.push(`${q} → ${hits.join(", ")}${found.correction === null ? "" : ` (${found.correction})`} ${found.region}, wanted ${want.join(" or ")}`);
  }
  return { asked: queries.length, firstThree: third / queries.length, first: first / queries.length, misses };
}

const MAX_SUGGESTIONS = 5;

/** Types every prefix of a set: which share is offered what was wanted among the first five. */
export async function suggestionPrecision(
  database: Database,
  search: Search,
  prefixes: readonly Prefix[],
): Promise<Pick<Precision, "asked" | "misses"> & { firstFive: number }> {
  const misses: string[] = [];
  for (const { p, want } of prefixes) {
    const terms = (await suggestionsFor(database, search, await search.indexVersion(), p, province().code)).slice(0, MAX_SUGGESTIONS).map(({ term }) => term);
    if (!terms.some((term) => want.some((word) => term.includes(word)))) misses.push(`${p} → ${terms.join(", ")}, wanted ${want.join(" or ")}`);
  }
  return { asked: prefixes.length, firstFive: 1 - misses.length / prefixes.length, misses };
}
