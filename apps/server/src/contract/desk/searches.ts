import { deskSearches } from "@onehall/api";
import { province } from "@onehall/regions";
import { localDate } from "../../common/deadline";
import { sql } from "../../data";
import { flushQueryLog, missedWords } from "../../search/query-log";
import { regionPath } from "../rows/regions";
import { taskCodes } from "../rows/tasks";
import { audit } from "./audit";
import { staffHandler } from "./scope";

/** Days of searches that are shown, words that found nothing, and tasks beside each. */
const DAYS = 30;
const WORDS = 30;
const NEAREST = 3;

/** Presses are counted by the tracker of the pages, under the name of the page of results. */
const searchDays = sql<{ day: string; searches: number; empty: number; clicks: number }>`SELECT search_day.day, search_day.n AS searches, search_day.empty,
    COALESCE((SELECT SUM(event_count.n) FROM event_count WHERE event_count.day = search_day.day AND event_count.category = '搜索结果'), 0) AS clicks
  FROM search_day WHERE search_day.day <= ${"today"} ORDER BY search_day.day DESC LIMIT ${"most"}`;
const names = sql<{ id: number; name: string; aliases: string }>`SELECT id, name, aliases FROM task ORDER BY hot DESC, id`;

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

/** @see SEARCH-24 */
export const searches = staffHandler(deskSearches, async ({ person }, _input, services) => {
  const { database, now } = services;
  await audit(services, person, "list", "searches");
  await flushQueryLog(database);
  const today = localDate(now());
  const [days, missed, tasks, line] = await Promise.all([
    database.all(searchDays, { today, most: DAYS }),
    missedWords(database, today, DAYS, WORDS),
    database.all(names, {}),
    regionPath(database, province().code),
  ]);
  const known = tasks.map(({ id, name, aliases }) => ({ id, name, texts: [name, ...(JSON.parse(aliases) as string[])].map(written) }));
  const near = missed.map(({ term }) => {
    const word = written(term);
    return known
      .map(({ id, name, texts }) => ({ id, name, score: Math.max(...texts.map((text) => likeness(word, text))) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, NEAREST);
  });
  const codes = await taskCodes(database, line, [...new Set(near.flat().map(({ id }) => id))]);
  return {
    days,
    words: missed.map((word, index) => ({ ...word, nearest: (near[index] ?? []).map(({ id, name }) => ({ taskCode: codes.get(id) ?? "", name })) })),
  };
});
