import { LRUCache } from "lru-cache";
import { type Database, fragment, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { normalise, withoutSpaces } from "./normalise";
import { pinyinSyllables } from "./pinyin";
import type { Search } from "./search";

/** Something to offer while a person types. `payload`: task id, catalogue code or organisation number, by kind. */
export type SuggestionCandidate = { term: string; kind: "guide" | "theme" | "department"; payload: string; weight: number; highlightTerm: string };

/** Offers at most; more are read, because several may lead to the same task. */
const MOST = 10;
const READ = 40;

type SuggestRow = Omit<SuggestionCandidate, "highlightTerm">;

const columns = fragment`term, weight, kind, payload`;

const byText = sql<SuggestRow>`SELECT ${columns} FROM suggest
  WHERE term >= ${"from"} AND term < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}`;
/** Whole syllables first, then initials: one way to the database for both. */
const byLetters = sql<SuggestRow>`SELECT ${columns} FROM (
    SELECT * FROM (SELECT ${columns}, 1 AS way FROM suggest WHERE pinyin >= ${"from"} AND pinyin < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}) AS spoken
    UNION ALL
    SELECT * FROM (SELECT ${columns}, 2 AS way FROM suggest WHERE initials >= ${"from"} AND initials < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}) AS short
  ) AS found ORDER BY way, weight DESC, term`;

const LAST = "\u{10FFFF}";
const range = (prefix: string) => ({ from: prefix, to: prefix + LAST, most: READ });

/** Whether syllables begin as letters do, written in full or by initials. */
const isBegun = (parts: readonly string[], letters: string): boolean =>
  parts.join("").startsWith(letters) ||
  parts
    .map((syllable) => syllable.charAt(0))
    .join("")
    .startsWith(letters);

/** The first characters of a term that letters spell, in full or by initials: shenf → 身份. The term is read once, as a whole: alone, its first characters may sound otherwise. */
function spelt(term: string, letters: string): string {
  const read = pinyinSyllables(withoutSpaces(term));
  const signs = [...term];
  let spoken = 0;
  for (const [at, sign] of signs.entries()) {
    spoken += [...withoutSpaces(sign)].length;
    const soFar = spoken;
    if (read.some((parts) => isBegun(parts.slice(0, soFar), letters))) return signs.slice(0, at + 1).join("");
  }
  return "";
}

/** The longest of some words that a name holds; a single character is too little to offer it for. */
const heldBy = (name: string, words: readonly string[]): string => words.find((word) => [...word].length > 1 && name.includes(word)) ?? "";

/** Prefixes whose suggestions are cached. */
const KEPT = 5_000;
const keptOf = perIndexVersion(() => new LRUCache<string, readonly SuggestionCandidate[]>({ max: KEPT }));

const keyOf = ({ kind, payload }: Pick<SuggestionCandidate, "kind" | "payload">): string => `${kind} ${payload}`;

/** Letters that may be pinyin; empty where it is anything else, or a single letter. */
function lettersOf(plain: string): string {
  const letters = /^[a-z' ]+$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
  return letters.length > 1 ? letters : "";
}

/** Names, phrases and aliases that begin as typed: in characters, pinyin or initials. One offer a task. */
async function beginningWith(database: Database, typed: string, plain: string): Promise<SuggestionCandidate[]> {
  const found = new Map<string, SuggestionCandidate>();
  const add = (row: SuggestRow, highlight: () => string): void => {
    if (found.size < MOST && !found.has(keyOf(row))) found.set(keyOf(row), { ...row, highlightTerm: highlight() });
  };
  const starts = [...new Set([typed, plain])];
  const letters = lettersOf(plain);
  const [begun, spoken] = await Promise.all([
    Promise.all(starts.map((start) => database.all(byText, range(start)))),
    letters === "" ? [] : database.all(byLetters, range(letters)),
  ]);
  begun.forEach((rows, index) => rows.forEach((row) => add(row, () => starts[index] ?? "")));
  for (const row of spoken) add(row, () => spelt(row.term, letters));
  return [...found.values()];
}

/**
 * What to offer for the beginning of a question: names, phrases and aliases that begin so, in characters, pinyin or initials;
 * then tasks that hold the words anywhere. One offer a task.
 * @param indexVersion the import that the database is from now
 */
export async function suggestionsFor(
  database: Database,
  search: Search,
  indexVersion: IndexVersion,
  keyword: string,
  region: string,
): Promise<SuggestionCandidate[]> {
  const typed = keyword.trim();
  const plain = normalise(keyword);
  if (plain === "") return [];
  const kept = keptOf(indexVersion);
  const begun = kept.get(typed) ?? (await beginningWith(database, typed, plain));
  if (begun.length > 0) kept.set(typed, begun); // then it is the beginning of a name of the catalogue, not of a person
  if (begun.length >= MOST) return [...begun];
  const found = new Map(begun.map((offer) => [keyOf(offer), offer]));
  const letters = lettersOf(plain);
  const words = letters === "" ? keyword : (search.lexicon.complete(letters) ?? search.lexicon.fromLatin(letters));
  if (words !== undefined) {
    const { tasks, terms } = await search.tasks(words, region, indexVersion);
    for (const { task, score } of tasks.slice(0, MOST)) {
      const held = heldBy(task.name, terms);
      const offer: SuggestionCandidate = { term: task.name, kind: "guide", payload: String(task.id), weight: Math.round(score * 100), highlightTerm: held };
      if (held !== "" && found.size < MOST && !found.has(keyOf(offer))) found.set(keyOf(offer), offer);
    }
  }
  return [...found.values()];
}
