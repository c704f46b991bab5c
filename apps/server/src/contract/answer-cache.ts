import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** For how long an answer is given again, in milliseconds: as long as a page. @see docs/decisions/answers.md */
const FRESH = 30_000;
/** How often the state of the province is looked at, in milliseconds. */
const LOOK = 1_000;

/** An answer as it goes out. */
export type Kept = { text: string; etag: string; madeAt: number };

export type AnswerCache = {
  /** The answer under the key, made by `make` when there is none or it is old. Requests for the same key wait for one making. */
  answer: (key: string, make: () => Promise<string>) => Promise<Kept> | Kept;
};

export type AnswerCacheOptions = {
  /** Memory for answers; 0 keeps nothing. */
  mebibytes: number;
  /** Tells one state of the province from another: when it changes, everything is forgotten. */
  state: () => Promise<string>;
  now?: () => number;
};

export const etagOf = (text: string): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** Keeps answers that are the same for all, as text; bounded in bytes, the least used go first. */
export function createAnswerCache({ mebibytes, state, now = Date.now }: AnswerCacheOptions): AnswerCache {
  const size = ({ text }: Kept, key: string) => 2 * (text.length + key.length) + 200; // V8 needs two bytes for each sign of Chinese text
  const kept = mebibytes > 0 ? new LRUCache<string, Kept>({ maxSize: mebibytes * 1024 * 1024, sizeCalculation: size }) : undefined;
  const running = new Map<string, Promise<Kept>>();
  let known: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let generation = 0;

  function look(): void {
    const time = now();
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
    running.clear();
  }

  return {
    answer(key, make) {
      if (!kept) return make().then((text) => ({ text, etag: etagOf(text), madeAt: now() }));
      look();
      const found = kept.get(key);
      if (found && now() - found.madeAt < FRESH) return found;
      const pending = running.get(key);
      if (pending) return pending;
      const begun = generation;
      const making = make()
        .then((text) => {
          const answer = { text, etag: etagOf(text), madeAt: now() };
          if (begun === generation) kept.set(key, answer); // begun before an import, it may tell of the province before
          return answer;
        })
        .finally(() => {
          if (running.get(key) === making) running.delete(key);
        });
      running.set(key, making);
      return making;
    },
  };
}
