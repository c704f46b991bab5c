import { deskSearches } from "@onehall/api";
import { province } from "@onehall/regions";
import { localDate } from "../../common/deadline";
import { sql } from "../../data";
import { flushQueryLog, missedWords, unopenedWords } from "../../search/query-log";
import { regionPath } from "../rows/regions";
import { taskCodes } from "../rows/tasks";
import { audit } from "./audit";
import { staffHandler } from "./scope";
import { proposals } from "./vocabulary";

/** Days of searches that are shown, words that found nothing, and tasks beside each. */
const DAYS = 30;
const WORDS = 30;
const NEAREST = 3;

/** Presses are counted by the tracker of the pages, under the name of the page of results. */
const searchDays = sql<{ day: string; searches: number; empty: number; clicks: number }>`SELECT search_day.day, search_day.n AS searches, search_day.empty,
    COALESCE((SELECT SUM(event_count.n) FROM event_count WHERE event_count.day = search_day.day AND event_count.category = '搜索结果'), 0) AS clicks
  FROM search_day WHERE search_day.day <= ${"today"} ORDER BY search_day.day DESC LIMIT ${"most"}`;
const names = sql<{ id: number; slug: string; name: string; aliases: string }>`SELECT id, slug, name, aliases FROM task ORDER BY hot DESC, id`;

/** A text as it is compared: its characters, and pairs of neighbours. */
type Written = { characters: string[]; pairs: string[] };

function written(text: string): Written {
  const characters = [...text];
  return { characters, pairs: characters.slice(1).map((character, index) => `${characters[index]}${character}`) };
}

/** Which part of both lists is in the other one too, from 0 to 1. */
const shared = (one: readonly string[], other: readonly string[]): number =>
  one.length + other.length === 0 ? 0 : (2 * one.filter((part) => other.includes(part)).length) / (one.length + other.length);

/** How alike two texts are written; neighbours count twice as much as single characters. */
const likeness = (one: Written, other: Written): number => 2 * shared(one.pairs, other.pairs) + shared(one.characters, other.characters);

type Known = { id: number; slug: string; name: string; texts: Written[] };

/** Tasks that are written most like a word. */
function nearestTo(term: string, known: readonly Known[]): Known[] {
  const word = written(term);
  return known
    .map((task) => ({ task, score: Math.max(...task.texts.map((text) => likeness(word, text))) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, NEAREST)
    .map(({ task }) => task);
}

/** Seven statements and the note of the look. @see SEARCH-24 */
export const handleDeskSearches = staffHandler(deskSearches, async ({ person }, _input, services) => {
  const { database, now } = services;
  await audit(services, person, "list", "searches");
  await flushQueryLog(database);
  const today = localDate(now());
  const [days, missed, unopened, proposed, tasks, line] = await Promise.all([
    database.all(searchDays, { today, most: DAYS }),
    missedWords(database, today, DAYS, WORDS),
    unopenedWords(database, today, DAYS, WORDS),
    proposals(database),
    database.all(names, {}),
    regionPath(database, province().code),
  ]);
  const known = tasks.map(({ id, slug, name, aliases }) => ({ id, slug, name, texts: [name, ...(JSON.parse(aliases) as string[])].map(written) }));
  const near = new Map([...missed, ...unopened].map(({ term }) => [term, nearestTo(term, known)]));
  const codes = await taskCodes(database, line, [...new Set([...near.values()].flat().map(({ id }) => id))]);
  const withNearest = <Word extends { term: string }>(word: Word) => ({
    ...word,
    nearest: (near.get(word.term) ?? []).map(({ id, slug, name }) => ({ task: slug, taskCode: codes.get(id) ?? "", name })),
  });
  return { days, words: missed.map(withNearest), unopened: unopened.map(withNearest), proposals: proposed };
});
