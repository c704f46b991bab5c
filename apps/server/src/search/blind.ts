import { province } from "@onehall/regions";
import type { Database } from "../data";
import { withoutSpaces } from "./normalise";
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

/**
 * Types letters and says where Enter does not find first what the first suggestion leads to. A suggestion that is a theme or department promises that the
 * search knows its name. What is announced as searched must be said by that offer, or be another name of its task.
 * @see SEARCH-20
 */
export async function promiseBroken(database: Database, search: Search, prefixes: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  const indexVersion = await search.indexVersion();
  for (const prefix of prefixes) {
    const [first] = await suggestionsFor(database, search, indexVersion, prefix, province().code);
    if (!first) continue;
    const found = await search.tasks(prefix, province().code, indexVersion);
    const kept = first.kind === "guide" ? String(found.tasks[0]?.task.id) === first.payload : found.units.length > 0;
    const [task] = found.tasks;
    const names = [first.term, ...(first.kind === "guide" ? (task?.task.forms ?? []) : [])].map(withoutSpaces);
    const announced = withoutSpaces(found.correction ?? "");
    if (kept && first.highlightTerm !== "" && !names.some((name) => name.includes(announced)))
      broken.push(`${prefix}: offered ${first.term}, announced ${announced}`);
    if (!kept) broken.push(`${prefix}: offered ${first.term}, found ${found.tasks[0]?.task.name ?? "nothing"}`);
  }
  return broken;
}
