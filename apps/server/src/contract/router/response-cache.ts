import { LRUCache } from "lru-cache";
import { cacheLookups } from "../../common/metrics";
import { sql } from "../../data";
import { PACK_MARK } from "../../data/pack-mark";
import { CachedResponse } from "./cached-response";
import type { Services } from "../services";

/** Freshness of a response, in milliseconds; the same as of a page. @see docs/decisions/answers.md */
const FRESH = 30_000;
/** Interval at which the import mark is checked, in milliseconds. */
const LOOK = 1_000;
/** Share of the memory for request keys. */
const SPELLINGS = 1 / 8;
const DAY = 86_400_000;
/** China Standard Time: UTC+8, no daylight saving, in milliseconds. */
const AHEAD = 28_800_000;

export type ResponseCache = {
  /** The cached response of a key, created by `make` when it is missing or stale. Concurrent requests for a key share one `make`. */
  answer: (key: string, make: () => Promise<string>) => Promise<CachedResponse> | CachedResponse;
  /** Indexes a request's bytes: they ask for the response under the key. */
  index: (cacheKey: string, key: string) => void;
  /** The fresh response to a request whose bytes are indexed. */
  known: (cacheKey: string) => CachedResponse | undefined;
};

export type ResponseCacheOptions = {
  /** Memory for responses; 0 disables the cache. */
  mebibytes: number;
  /** Mark of the import; when it changes, the cache is cleared. */
  state: () => Promise<string>;
  now?: () => number;
};

/** Expiry of a response created now: deadlines in it are counted from the local day, so it also ends at midnight. */
const untilFrom = (time: number): number => Math.min(time + FRESH, time - ((time + AHEAD) % DAY) + DAY);

/**
 * LRU cache of public responses as bytes, bounded in bytes. Looked up by the normalised request, or by raw request bytes, which then need no parsing.
 */
export function createResponseCache({ mebibytes, state, now = Date.now }: ResponseCacheOptions): ResponseCache {
  type Entry = { answer: CachedResponse; until: number };
  const bytes = mebibytes * 1024 * 1024;
  const kept = bytes > 0 ? new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length }) : undefined;
  const spellings =
    bytes > 0
      ? new LRUCache<string, string>({ maxSize: bytes * SPELLINGS, sizeCalculation: (key, cacheKey) => 2 * (key.length + cacheKey.length) + 200 })
      : undefined;
  const running = new Map<string, Promise<CachedResponse>>();
  let known: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let generation = 0;

  function look(time: number): void {
    const since = time - lookedAt; // below 0 where the clock was set back
    if (since >= 0 && since < LOOK) return;
    lookedAt = time;
    state().then(
      (found) => {
        if (known !== undefined && found !== known) forget();
        known = found;
      },
      forget, // the database failed: clear the cache rather than serve responses of unknown age
    );
  }

  function forget(): void {
    generation += 1;
    kept?.clear();
    spellings?.clear();
    running.clear();
  }

  function fresh(key: string): CachedResponse | undefined {
    const time = now();
    look(time);
    const found = kept?.get(key);
    // Further away than that: the clock was set back.
    return found && time < found.until && found.until - time <= FRESH ? found.answer : undefined;
  }

  return {
    answer(key, make) {
      if (!kept) return make().then((text) => new CachedResponse(text));
      const found = fresh(key);
      cacheLookups.inc({ cache: "response", result: found ? "hit" : "miss" });
      if (found) return found;
      const pending = running.get(key);
      if (pending) return pending;
      const begun = generation;
      const until = untilFrom(now());
      const making = make()
        .then((text) => {
          const answer = new CachedResponse(text);
          if (begun === generation) kept.set(key, { answer, until }); // started before an import: may hold data of the previous one
          return answer;
        })
        .finally(() => {
          if (running.get(key) === making) running.delete(key);
        });
      running.set(key, making);
      return making;
    },
    index(cacheKey, key) {
      spellings?.set(cacheKey, key);
    },
    known(cacheKey) {
      const key = spellings?.get(cacheKey);
      return key === undefined ? undefined : fresh(key);
    },
  };
}

const mark = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/** A response cache that is cleared when the pack is imported again. @param mebibytes 0 keeps nothing */
export const openResponseCache = ({ database, now }: Pick<Services, "database" | "now">, mebibytes: number): ResponseCache =>
  createResponseCache({
    mebibytes,
    state: async () => (await database.get(mark, { key: PACK_MARK }))?.value ?? "",
    now: () => now().getTime(),
  });
