import type { Database } from "../data";
import { type PrefixMatch, MOST_NAMES, namesByPrefix } from "./prefix-names";
import type { IndexVersion } from "./index-version";
import { normalise } from "./normalise";
import type { Search } from "./search";

/** Something to offer while a person types; `highlightTerm`: the part of the name that was typed, also when it was typed as letters. */
export type SuggestionCandidate = PrefixMatch;

/** The longest of some words that a name holds; a single character is too little to offer it for. */
const heldBy = (name: string, words: readonly string[]): string => words.find((word) => [...word].length > 1 && name.includes(word)) ?? "";

const keyOf = ({ kind, payload }: Pick<SuggestionCandidate, "kind" | "payload">): string => `${kind} ${payload}`;

/**
 * What to offer for the beginning of a question: names, phrases and aliases that begin so, in characters, pinyin or initials;
 * then what Enter would find, where its name holds one of the words. One offer a task.
 * @param indexVersion the import that the database is from now
 */
export async function suggestionsFor(
  database: Database,
  search: Search,
  indexVersion: IndexVersion,
  keyword: string,
  region: string,
): Promise<SuggestionCandidate[]> {
  const plain = normalise(keyword);
  const begun = await namesByPrefix(database, indexVersion, search.lexicon, keyword.trim(), plain);
  if (plain === "" || (begun.length >= MOST_NAMES && !search.saysLetters(plain))) return [...begun];
  const { tasks, terms } = await search.tasks(keyword, region, indexVersion);
  // What the vocabulary says in letters is what Enter looks for, whatever begins so in pinyin.
  const isSaid = search.saysLetters(plain);
  const hits = tasks.slice(0, MOST_NAMES).flatMap(({ task, score }, index): SuggestionCandidate[] => {
    const held = heldBy(task.name, terms);
    // The first hit is what Enter leads to, by an alias or a synonym as well.
    const isOffered = held !== "" || (index === 0 && (begun.length === 0 || isSaid));
    return isOffered ? [{ term: task.name, kind: "guide", payload: String(task.id), weight: Math.round(score * 100), highlightTerm: held }] : [];
  });
  const found = new Map<string, SuggestionCandidate>();
  for (const offer of isSaid ? [...hits, ...begun] : [...begun, ...hits]) if (!found.has(keyOf(offer))) found.set(keyOf(offer), offer);
  return [...found.values()].slice(0, MOST_NAMES);
}
