import { LRUCache } from "lru-cache";
import { type Database, fragment, sql } from "../data";
import { normalise, withoutSpaces } from "./normalise";

/** A search that was answered. */
export type LoggedQuery = {
  /** As it was typed. */
  keyword: string;
  /** Whether anything was found. */
  found: boolean;
  milliseconds: number;
  /** Names this search in the report of an opened result; without it no such report is counted. */
  searchId?: string;
};

/** Upper bounds of what a search may have taken, in milliseconds; the last one stands for everything above. */
export const LATENCY_BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 60_000] as const;

/** For so long searches are gathered before they are written, in milliseconds: many searches then share one write. */
const GATHER = 5_000;
/** Different words of one writing; more are counted without their words. */
const MAX_WORDS = 500;
/** Longest query that is stored, in characters: longer ones do not fit next to the search box. */
const LONGEST = 12;

const addDay = sql`INSERT INTO search_day (day, n, empty) VALUES (${"day"}, ${"n"}, ${"empty"})
  ON CONFLICT (day) DO UPDATE SET n = search_day.n + excluded.n, empty = search_day.empty + excluded.empty`;
const addLatency = sql`INSERT INTO search_latency (day, milliseconds, n) VALUES (${"day"}, ${"milliseconds"}, ${"n"})
  ON CONFLICT (day, milliseconds) DO UPDATE SET n = search_latency.n + excluded.n`;
/** Only words that the catalogue itself has: whatever else people type, it is neither stored nor shown to others. */
const addWord = sql`INSERT INTO search_log (day, term, n) SELECT CAST(${"day"} AS TEXT), CAST(${"term"} AS TEXT), CAST(${"n"} AS INTEGER)
  WHERE EXISTS (SELECT 1 FROM suggest WHERE suggest.term = ${"term"}) OR EXISTS (SELECT 1 FROM word WHERE word.word = ${"term"})
  ON CONFLICT (day, term) DO UPDATE SET n = search_log.n + excluded.n`;

const addMissed = sql`INSERT INTO search_miss (day, term, n) VALUES (${"day"}, ${"term"}, ${"n"})
  ON CONFLICT (day, term) DO UPDATE SET n = search_miss.n + excluded.n`;
const forgetMissed = sql`DELETE FROM search_miss WHERE day <= ${"before"}`;
const addUnopened = sql`INSERT INTO search_unopened (day, term, searches, opened) VALUES (${"day"}, ${"term"}, ${"searches"}, ${"opened"})
  ON CONFLICT (day, term) DO UPDATE SET searches = search_unopened.searches + excluded.searches, opened = search_unopened.opened + excluded.opened`;
const forgetUnopened = sql`DELETE FROM search_unopened WHERE day <= ${"before"}`;

/** What was searched on one day and is not written yet. */
type Gathered = { n: number; empty: number; latencies: Map<number, number>; words: Map<string, number>; missed: Map<string, number> };
type Waiting = { days: Map<string, Gathered>; timer: NodeJS.Timeout | undefined };

const waitingOf = new WeakMap<Database, Waiting>();

/** The word of a search as the log keeps it; empty where it is too short or too long to be one. */
function loggedWord(keyword: string): string {
  const word = normalise(keyword);
  return [...word].length > LONGEST || [...word].length < 2 ? "" : word;
}

/** A word that found nothing is kept once it was asked for so often on one day: what somebody typed once stays his own. */
const MISSED_LEAST = 5;
/** Days for which such words are kept. */
const MISSED_DAYS = 90;
/** Digits may be the number of a person or a telephone. */
const HARMLESS = /^[\p{Script=Han}a-z]+$/u;

/** Words and ids of searches of the present day that are remembered, so that opened results can be counted by word. */
const MAX_OPENED = { words: 2_000, ids: 10_000 } as const;

type OpenedWord = { searches: number; opened: number; /** What of both is in the database. */ written: { searches: number; opened: number } };
type OpenedDay = { day: string; words: LRUCache<string, OpenedWord>; ids: LRUCache<string, string> };
const openedOf = new WeakMap<Database, OpenedDay>();

/** The words of a day, in memory alone; those of the day before are gone. */
function openedOn(database: Database, day: string): OpenedDay {
  const kept = openedOf.get(database);
  if (kept?.day === day) return kept;
  const fresh: OpenedDay = { day, words: new LRUCache({ max: MAX_OPENED.words }), ids: new LRUCache({ max: MAX_OPENED.ids }) };
  openedOf.set(database, fresh);
  return fresh;
}

/** Counts a search that found something, by its word; see {@link logOpened}. */
function countSearch(database: Database, day: string, word: string, searchId: string): void {
  if (!HARMLESS.test(word)) return;
  const { words, ids } = openedOn(database, day);
  const known = words.get(word);
  if (known) known.searches += 1;
  else words.set(word, { searches: 1, opened: 0, written: { searches: 0, opened: 0 } });
  ids.set(searchId, word);
}

/** Words that were searched for often enough on this day to be kept, with what is not written of them yet. */
function takeOpened(database: Database, day: string): { term: string; searches: number; opened: number }[] {
  const kept = openedOf.get(database);
  if (kept?.day !== day) return [];
  return [...kept.words].flatMap(([term, word]) => {
    const { searches, opened, written } = word;
    if (searches < MISSED_LEAST || (searches === written.searches && opened === written.opened)) return [];
    word.written = { searches, opened };
    return { term, searches: searches - written.searches, opened: opened - written.opened };
  });
}

/** How often words found nothing on the present day, in memory alone. */
const missing = new WeakMap<Database, { day: string; words: Map<string, number> }>();

/** How many more times a word is to be noted as having found nothing: none until it was asked for {@link MISSED_LEAST} times. */
function missedAgain(database: Database, day: string, word: string): number {
  const kept = missing.get(database);
  const today = kept?.day === day ? kept : { day, words: new Map<string, number>() };
  missing.set(database, today);
  if (!HARMLESS.test(word) || (!today.words.has(word) && today.words.size >= MAX_WORDS)) return 0;
  count(today.words, word);
  const times = today.words.get(word) ?? 0;
  return times < MISSED_LEAST ? 0 : times === MISSED_LEAST ? times : 1;
}

const count = <Key>(counts: Map<Key, number>, key: Key, times = 1): void => void counts.set(key, (counts.get(key) ?? 0) + times);

/** Counts a search in memory; written later by a flush, without anything about the visitor. @param day 2026-11-18 @see SEARCH-24 */
export function logQuery(database: Database, day: string, { keyword, found, milliseconds, searchId }: LoggedQuery): void {
  const gathered = gatheredOn(database, day);
  gathered.n += 1;
  if (!found) gathered.empty += 1;
  count(gathered.latencies, LATENCY_BUCKETS.find((bound) => milliseconds <= bound) ?? LATENCY_BUCKETS[LATENCY_BUCKETS.length - 1]);
  const word = loggedWord(keyword);
  if (!found) {
    const plain = withoutSpaces(word);
    const times = missedAgain(database, day, plain);
    if (times > 0) count(gathered.missed, plain, times);
    return;
  }
  if (searchId !== undefined) countSearch(database, day, withoutSpaces(word), searchId);
  if (word !== "" && (gathered.words.has(word) || gathered.words.size < MAX_WORDS)) count(gathered.words, word);
}

/** What is gathered on a day; it will be written soon. */
function gatheredOn(database: Database, day: string): Gathered {
  const waiting: Waiting = waitingOf.get(database) ?? { days: new Map(), timer: undefined };
  waitingOf.set(database, waiting);
  const gathered: Gathered = waiting.days.get(day) ?? { n: 0, empty: 0, latencies: new Map(), words: new Map(), missed: new Map() };
  waiting.days.set(day, gathered);
  waiting.timer ??= setTimeout(() => void flushQueryLog(database).catch(() => undefined), GATHER).unref();
  return gathered;
}

/**
 * Counts that a result of a search was opened. The report names the search; its word is known here, in memory and on the same day only.
 * @see SEARCH-24
 */
export function logOpened(database: Database, day: string, searchId: string): void {
  const { words, ids } = openedOn(database, day);
  const word = words.get(ids.get(searchId) ?? "");
  if (!word) return;
  word.opened += 1;
  gatheredOn(database, day);
}

/** Writes what was counted. What could not be written is lost: these are figures, and a database that is down has other worries. */
export async function flushQueryLog(database: Database): Promise<void> {
  const waiting = waitingOf.get(database);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const days = [...waiting.days];
  waiting.days.clear();
  for (const [day, { n, empty, latencies, words, missed }] of days)
    await database.transaction(async (tx) => {
      await tx.run(addDay, { day, n, empty });
      // One batch: a round trip per word would compete with running searches.
      await tx.runMany(
        addLatency,
        [...latencies].map(([milliseconds, times]) => ({ day, milliseconds, n: times })),
      );
      await tx.runMany(
        addWord,
        [...words].map(([term, times]) => ({ day, term, n: times })),
      );
      const unopened = takeOpened(database, day).map((word) => ({ day, ...word }));
      if (missed.size + unopened.length === 0) return;
      await tx.runMany(
        addMissed,
        [...missed].map(([term, times]) => ({ day, term, n: times })),
      );
      await tx.runMany(addUnopened, unopened);
      const before = daysBefore(day, MISSED_DAYS);
      await tx.run(forgetMissed, { before });
      await tx.run(forgetUnopened, { before });
    });
}

const since = fragment`day > ${"after"} AND day <= ${"day"}`;

const hot = sql<{ term: string }>`SELECT term FROM search_log WHERE ${since}
  GROUP BY term HAVING SUM(n) >= ${"least"} ORDER BY SUM(n) DESC, term LIMIT ${"most"}`;
const totals = sql<{ n: number; empty: number }>`SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(empty), 0) AS empty FROM search_day WHERE ${since}`;
const latencies = sql<{ milliseconds: number; n: number }>`SELECT milliseconds, SUM(n) AS n FROM search_latency WHERE ${since}
  GROUP BY milliseconds ORDER BY milliseconds`;

/** Days that hot words are taken from. */
const DAYS = 7;
/** A word that fewer searches were for is not yet hot. */
const LEAST = 5;

/** The first day of the days before and with `day` is the one after this. */
const daysBefore = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * What people search for these days, most first; words of the pack stand in where there are too few, so that the list is as long as theirs.
 * @param floor words of the pack @param day today in the province
 */
export async function hotWords(database: Database, day: string, floor: readonly string[]): Promise<string[]> {
  const rows = await database.all(hot, { after: daysBefore(day, DAYS), day, least: LEAST, most: floor.length });
  return [...new Set([...rows.map(({ term }) => term), ...floor])].slice(0, floor.length);
}

/** How the search did in some days. Shares are null where nobody searched. */
export type SearchStatistics = { searches: number; empty: number; median: number | null; slowest: number | null };

/** The bound that this part of the searches stays within. */
function within(rows: readonly { milliseconds: number; n: number }[], share: number): number | null {
  const sum = rows.reduce((all, { n }) => all + n, 0);
  let seen = 0;
  for (const { milliseconds, n } of rows) {
    seen += n;
    if (seen >= sum * share) return milliseconds;
  }
  return null;
}

/** Searches of the last days, how many found nothing, and within how many milliseconds half and 99 of 100 were answered. */
export async function searchStatistics(database: Database, day: string, days: number): Promise<SearchStatistics> {
  const range = { after: daysBefore(day, days), day };
  const [sum, rows] = await Promise.all([database.get(totals, range), database.all(latencies, range)]);
  return { searches: sum?.n ?? 0, empty: sum?.empty ?? 0, median: within(rows, 0.5), slowest: within(rows, 0.99) };
}

export type MissedWord = { term: string; n: number; /** The last day on which it was asked for. */ day: string };

const missed = sql<MissedWord>`SELECT term, SUM(n) AS n, MAX(day) AS day FROM search_miss WHERE ${since}
  GROUP BY term ORDER BY SUM(n) DESC, term LIMIT ${"most"}`;

/** Words that found nothing in the last days, most asked for first. @see SEARCH-24 */
export const missedWords = (database: Database, day: string, days: number, most: number): Promise<MissedWord[]> =>
  database.all(missed, { after: daysBefore(day, days), day, most });

export type UnopenedWord = {
  term: string;
  /** Searches of which no result was opened. */
  n: number;
  searches: number;
  /** The last day on which that was so. */
  day: string;
};

const unopened = sql<UnopenedWord>`SELECT term, SUM(searches - opened) AS n, SUM(searches) AS searches, MAX(day) AS day FROM search_unopened
  WHERE ${since} AND searches - opened >= ${"least"} GROUP BY term ORDER BY SUM(searches - opened) DESC, term LIMIT ${"most"}`;

/** Words whose results were left unopened on some of the last days, five times or more on each of these. @see SEARCH-24 */
export const unopenedWords = (database: Database, day: string, days: number, most: number): Promise<UnopenedWord[]> =>
  database.all(unopened, { after: daysBefore(day, days), day, least: MISSED_LEAST, most });
