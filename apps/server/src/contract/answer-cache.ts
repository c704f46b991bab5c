import { LRUCache } from "lru-cache";
import { sql } from "../data";
import { PACK_MARK } from "../data/pack-mark";
import { KeptAnswer } from "./kept-answer";
import type { Services } from "./services";

/** For how long an answer is given again, in milliseconds: as long as a page. @see docs/decisions/answers.md */
const FRESH = 30_000;
/** How often the state of the province is looked at, in milliseconds. */
const LOOK = 1_000;
/** Share of the memory that goes to the ways in which questions were written. */
const SPELLINGS = 1 / 8;
const DAY = 86_400_000;
/** China keeps one time, eight hours ahead of UTC, without summer time. */
const AHEAD = 28_800_000;

export type AnswerCache = {
  /** The answer under the key, made by `make` when there is none or it is old. Requests for the same key wait for one making. */
  answer: (key: string, make: () => Promise<string>) => Promise<KeptAnswer> | KeptAnswer;
  /** Notes that a request of these very bytes asks for what is under the key. */
  learn: (spelling: string, key: string) => void;
  /** The fresh answer to a request that has come in these very bytes before. */
  known: (spelling: string) => KeptAnswer | undefined;
};

export type AnswerCacheOptions = {
  /** Memory for answers; 0 keeps nothing. */
  mebibytes: number;
  /** Tells one state of the province from another: when it changes, everything is forgotten. */
  state: () => Promise<string>;
  now?: () => number;
};

/** Until when an answer begun now may be given: deadlines in it are counted from the day in the province. */
const untilFrom = (time: number): number => Math.min(time + FRESH, time - ((time + AHEAD) % DAY) + DAY);

/**
 * Keeps answers that are the same for all, as bytes; bounded in bytes, the least used go first. An answer is found by the question, however it was
 * written; and by the bytes of a request, which need not be understood again.
 */
export function createAnswerCache({ mebibytes, state, now = Date.now }: AnswerCacheOptions): AnswerCache {
  type Entry = { answer: KeptAnswer; until: number };
  const bytes = mebibytes * 1024 * 1024;
  const kept = bytes > 0 ? new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length }) : undefined;
  const spellings =
    bytes > 0
      ? new LRUCache<string, string>({ maxSize: bytes * SPELLINGS, sizeCalculation: (key, spelling) => 2 * (key.length + spelling.length) + 200 })
      : undefined;
  const running = new Map<string, Promise<KeptAnswer>>();
  let known: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let generation = 0;

  function look(time: number): void {
    if (time - lookedAt < LOOK) return;
    lookedAt = time;
    state().then(
      (found) => {
        if (known !== undefined && found !== known) forget();
        known = found;
      },
      forget, // a database that does not answer: better to ask it again than to go on telling what it said before
    );
  }

  function forget(): void {
    generation += 1;
    kept?.clear();
    spellings?.clear();
    running.clear();
  }

  function fresh(key: string): KeptAnswer | undefined {
    const time = now();
    look(time);
    const found = kept?.get(key);
    return found && time < found.until ? found.answer : undefined;
  }

  return {
    answer(key, make) {
      if (!kept) return make().then((text) => new KeptAnswer(text));
      const found = fresh(key);
      if (found) return found;
      const pending = running.get(key);
      if (pending) return pending;
      const begun = generation;
      const until = untilFrom(now());
      const making = make()
        .then((text) => {
          const answer = new KeptAnswer(text);
          if (begun === generation) kept.set(key, { answer, until }); // begun before an import, it may tell of the province before
          return answer;
        })
        .finally(() => {
          if (running.get(key) === making) running.delete(key);
        });
      running.set(key, making);
      return making;
    },
    learn(spelling, key) {
      spellings?.set(spelling, key);
    },
    known(spelling) {
      const key = spellings?.get(spelling);
      return key === undefined ? undefined : fresh(key);
    },
  };
}

const mark = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/** A cache over the province that services answer from, emptied when its pack is imported anew. @param mebibytes 0 keeps nothing */
export const openAnswerCache = ({ database, now }: Pick<Services, "database" | "now">, mebibytes: number): AnswerCache =>
  createAnswerCache({
    mebibytes,
    state: async () => (await database.get(mark, { key: PACK_MARK }))?.value ?? "",
    now: () => now().getTime(),
  });
