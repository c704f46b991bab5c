import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "./database";
import { DataError } from "./errors";
import { sql } from "./sql";

export type RateLimit = {
  /** What is limited; the same on every host. */
  name: string;
  /** Tries. */
  points: number;
  /** Seconds in which they may be made. */
  duration: number;
};

const count = sql`INSERT INTO rate_limit (id, points, expires_at) VALUES (${"id"}, 1, ${"end"})
  ON CONFLICT (id) DO UPDATE SET
    points = CASE WHEN rate_limit.expires_at <= ${"now"} THEN 1 ELSE rate_limit.points + 1 END,
    expires_at = CASE WHEN rate_limit.expires_at <= ${"now"} THEN excluded.expires_at ELSE rate_limit.expires_at END`;
const find = sql<{ points: number; end: number }>`SELECT points, expires_at AS "end" FROM rate_limit WHERE id = ${"id"}`;
const sweep = sql`DELETE FROM rate_limit WHERE expires_at <= ${"now"}`;

/** Longest time for the database to answer, in milliseconds: operators look at a portal when it does not. */
const PATIENCE = 2_000;

/** One try in so many also removes the counts that are over. */
const SWEEP = 50;

export type Limiter = {
  /** Counts a try of `key`. @returns milliseconds until the next one is allowed; 0 where this one is */
  consume: (key: string) => Promise<number>;
  /** Counts nothing. @returns milliseconds until a try of `key` is allowed; 0 where it would be now */
  peek: (key: string) => Promise<number>;
};

/**
 * Counts tries in the database, so that whoever is refused by one host is refused by all, also after a restart. Where nothing can be written, or the
 * database does not answer, this process counts for itself. Keys are stored as hashes.
 * @see OPS-14
 */
export function createLimiter(
  database: Pick<Database, "run" | "get">,
  { name, points, duration }: RateLimit,
  now: () => number = Date.now,
  patience = PATIENCE,
): Limiter {
  const memory = new RateLimiterMemory({ points, duration });

  async function consume(id: string): Promise<number> {
    const time = now();
    if (Math.random() * SWEEP < 1) await database.run(sweep, { now: time });
    await database.run(count, { id, now: time, end: time + duration * 1000 });
    const state = await database.get(find, { id });
    return state && state.points > points ? Math.max(1, state.end - time) : 0;
  }

  async function peek(id: string): Promise<number> {
    const state = await database.get(find, { id });
    return state && state.points >= points ? Math.max(0, state.end - now()) : 0;
  }

  const consumeHere = (id: string): Promise<number> =>
    memory.consume(id).then(
      () => 0,
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
        throw refused;
      },
    );

  async function peekHere(id: string): Promise<number> {
    const state = await memory.get(id);
    return state && state.consumedPoints >= points ? Math.max(0, state.msBeforeNext) : 0;
  }

  /** The count of the database, else the one of this process. */
  const counted = (shared: typeof consume, here: typeof consume) => async (key: string) => {
    const id = createHash("sha256").update(`${name} ${key}`).digest("base64url");
    const giveUp = new AbortController();
    const silent = pause(patience, undefined, { ref: false, signal: giveUp.signal }).then(() => here(id));
    silent.catch(() => undefined); // Given up: the database has answered.
    try {
      return await Promise.race([shared(id), silent]);
    } catch (error) {
      if (error instanceof DataError) return here(id);
      throw error;
    } finally {
      giveUp.abort();
    }
  };

  return { consume: counted(consume, consumeHere), peek: counted(peek, peekHere) };
}
