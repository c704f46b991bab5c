import { province } from "@onehall/regions";
import type { Database } from "../data";
import { isHan, withoutSpaces } from "./normalise";
import { syllables } from "./pinyin";
import { suggestionsFor } from "./suggest";
import type { Search } from "./search";

/** A question that was written before the search was tuned. `want`: ids of tasks, of which one must be found; empty: the catalogue has none. */
export type BlindQuestion = {
  q: string;
  kind: string;
  want?: readonly string[];
  /** Topic of help.yaml, of elsewhere.yaml; of several each one is right. */
  crisis?: string | readonly string[];
  outside?: string | readonly string[];
  /** Names from the city to the town, joined by `/`; `outside`: not in the province. */
  place?: string;
  /** `department` or `theme`: one of that kind is asked for, and no task is the best answer. */
  entrance?: string;
};

/** Whether a question belongs to the third that is held back: no tuning looks at its results. */
export const isHeldBack = (index: number): boolean => index % 3 === 2;

/** A share of the questions of one kind, and how many there were. */
export type Share = { asked: number; right: number };

export type BlindResult = {
  /** Of questions that tasks answer: one of these among the first three, and in the first place. */
  firstThree: Share;
  first: Share;
  english: Share;
  crisis: Share;
  places: Share;
  crowned: Share;
  outside: Share;
  /** Of every kind: among the first three. */
  kinds: Map<string, Share>;
  misses: string[];
};

type Options = {
  /** Id of a task in the pack by its id in the database. */
  idOf: (task: number) => string;
  /** Names of a region from the city down, joined by `/`. */
  pathOf: (region: string) => string;
};

const isOneOf = (found: readonly string[], topics: string | readonly string[]): boolean => [topics].flat().some((topic) => found.includes(topic));

const share = (): Share => ({ asked: 0, right: 0 });
const count = (into: Share, right: boolean): void => {
  into.asked += 1;
  if (right) into.right += 1;
};

/** Asks questions, standing in the province. */
export async function askBlind(search: Search, questions: readonly BlindQuestion[], { idOf, pathOf }: Options): Promise<BlindResult> {
  const result: BlindResult = {
    firstThree: share(),
    first: share(),
    english: share(),
    crisis: share(),
    places: share(),
    crowned: share(),
    outside: share(),
    kinds: new Map(),
    misses: [],
  };
  for (const { q, kind, want, crisis, outside, place, entrance } of questions) {
    const found = await search.tasks(q, province().code);
    const hits = found.tasks.slice(0, 3).map(({ task }) => idOf(task.id));
    const told = `${kind}: ${q} → ${hits.join(", ")} [${found.plain}${found.correction === null ? "" : ` ⇒ ${found.correction}`}] ${found.help.join()} ${found.elsewhere.join()} ${pathOf(found.region)} ${found.outside ?? ""}`;
    let right = true;
    if (crisis !== undefined) count(result.crisis, (right = isOneOf(found.help, crisis)));
    else if (outside !== undefined) count(result.outside, (right = isOneOf(found.elsewhere, outside) && !found.sure));
    else if (entrance !== undefined) right = found.units.length > 0;
    else {
      if (place !== undefined) count(result.places, (right = place === "outside" ? found.outside !== null : pathOf(found.region).startsWith(place)));
      if (want && want.length > 0) {
        const three = hits.some((id) => want.includes(id));
        count(result.firstThree, three);
        count(result.first, want.includes(hits[0] ?? ""));
        if (kind === "english") count(result.english, three);
        right &&= three;
      } else if (place === undefined) right = !found.sure;
      if (found.help.length > 0) right = false;
    }
    if (found.sure) count(result.crowned, (want ?? []).includes(hits[0] ?? ""));
    const of = result.kinds.get(kind) ?? share();
    result.kinds.set(kind, of);
    count(of, right);
    if (!right) result.misses.push(told);
  }
  return result;
}

type Name = { term: string; pinyin: string; initials: string };

/** Characters of a name that are typed before letters, and syllables that are typed in whole before initials. */
const TYPED = 3;

/** The beginnings of a text, from one sign on. */
const beginnings = (text: string): string[] => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1));

/**
 * What may be typed of names, each once: every prefix of their pinyin and of their initials from one letter on; whole syllables and then initials, or the other
 * way round (shenfz, sfenzheng); characters and then letters (身份z, 身份zheng).
 */
export function typedBeginnings(names: readonly Name[]): string[] {
  const typed = new Set<string>();
  for (const { term, pinyin, initials } of names) {
    for (const letters of [pinyin, initials]) for (const prefix of beginnings(letters)) typed.add(prefix);
    const signs = [...withoutSpaces(term)];
    if (!signs.every(isHan)) continue;
    const read = syllables(signs.join(""));
    const shortOf = (from: number, to: number): string =>
      read
        .slice(from, to)
        .map((one) => one.charAt(0))
        .join("");
    for (let whole = 1; whole <= TYPED && whole < signs.length; whole += 1) {
      const [spelt, next = ""] = [read.slice(0, whole).join(""), read[whole]];
      const written = signs.slice(0, whole).join("");
      for (const letters of [...beginnings(next), shortOf(whole, whole + 2)]) typed.add(written + letters);
      for (const letters of beginnings(shortOf(whole, whole + TYPED))) typed.add(spelt + letters);
      typed.add(shortOf(0, whole) + next);
    }
  }
  return [...typed].sort();
}

/**
 * Types beginnings and says where Enter does not show what the first suggestion leads to: a task as the first result, a theme or department as the first
 * entrance. What is announced as searched must be said by that offer, or be another name of its task.
 * @see SEARCH-20
 */
export async function brokenSuggestions(database: Database, search: Search, typed: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  const indexVersion = await search.indexVersion();
  for (const text of typed) {
    const [first] = await suggestionsFor(database, search, indexVersion, text, province().code);
    if (!first) continue;
    const { tasks, correction, offered } = await search.tasks(text, province().code, indexVersion);
    const [hit] = tasks;
    const kept = first.kind === "guide" ? String(hit?.task.id) === first.payload : offered?.kind === first.kind && offered.payload === first.payload;
    const names = [first.term, ...(first.kind === "guide" ? (hit?.task.forms ?? []) : [])].map(withoutSpaces);
    const announced = withoutSpaces(correction ?? "");
    if (!kept) broken.push(`${text}: offered ${first.term}, found ${hit?.task.name ?? "nothing"}`);
    else if (offered !== null && !names.some((name) => name.includes(announced))) broken.push(`${text}: offered ${first.term}, announced ${announced}`);
  }
  return broken;
}
