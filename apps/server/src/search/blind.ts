import { PROVINCE_CODE } from "@onehall/regions";
import type { Search } from "./search";

/** A question that was written before the search was tuned. `want`: ids of tasks, of which one must be found; empty: the catalogue has none. */
export type BlindQuestion = {
  q: string;
  kind: string;
  want?: readonly string[];
  /** Topic of help.yaml, of elsewhere.yaml. */
  crisis?: string;
  outside?: string;
  /** Names from the city to the town, joined by `/`; `outside`: not in the province. */
  place?: string;
  /** `department` or `theme`: an entrance of that kind must be found. */
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
  /** Score of the first task, and of the second, with whether the first is right: what the margin of best answers is calibrated on. */
  margins: { first: number; second: number; right: boolean; q: string; sure: boolean }[];
};

type Options = {
  /** Id of a task in the pack by its id in the database. */
  idOf: (task: number) => string;
  /** Names of a region from the city down. */
  pathOf: (region: string) => string;
  /** Whether the page names a department or theme for a question. */
  hasEntrance: (question: string, kind: string) => Promise<boolean>;
};

const share = (): Share => ({ asked: 0, right: 0 });
const count = (into: Share, right: boolean): void => {
  into.asked += 1;
  if (right) into.right += 1;
};

/** Asks questions, standing in the province. */
export async function askBlind(search: Search, questions: readonly BlindQuestion[], { idOf, pathOf, hasEntrance }: Options): Promise<BlindResult> {
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
    margins: [],
  };
  for (const { q, kind, want, crisis, outside, place, entrance } of questions) {
    const found = await search.tasks(q, PROVINCE_CODE);
    const hits = found.tasks.slice(0, 3).map(({ task }) => idOf(task.id));
    const told = `${kind}: ${q} → ${hits.join(", ")} [${found.plain}${found.correction === null ? "" : ` ⇒ ${found.correction}`}] ${found.help.join()} ${found.elsewhere.join()} ${pathOf(found.region)} ${found.outside ?? ""}`;
    let right = true;
    if (crisis !== undefined) count(result.crisis, (right = found.help.includes(crisis)));
    else if (outside !== undefined) count(result.outside, (right = found.elsewhere.includes(outside) && !found.sure));
    else if (entrance !== undefined) right = await hasEntrance(q, entrance);
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
    const [first, second] = found.tasks;
    if (want && first && found.help.length === 0 && found.elsewhere.length === 0)
      result.margins.push({ first: first.score, second: second?.score ?? 0, right: want.includes(hits[0] ?? ""), q, sure: found.sure });
    const of = result.kinds.get(kind) ?? share();
    result.kinds.set(kind, of);
    count(of, right);
    if (!right) result.misses.push(told);
  }
  return result;
}
