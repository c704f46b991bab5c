import { createHash } from "node:crypto";
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

/** One try in so many also removes the counts that are over. */
const SWEEP = 50;

/** Counts a try of `key`. @returns milliseconds until the next one is allowed; 0 where this one is */
export type Limiter = (key: string) => Promise<number>;

/**
 * Counts tries in the database, so that whoever is refused by one host is refused by all, also after a restart. Where nothing can be written this process
 * counts for itself. Keys are stored as hashes.
 * @see OPS-14
 */
export function createLimiter(database: Pick<Database, "run" | "get">, { name, points, duration }: RateLimit, now: () => number = Date.now): Limiter {
  const memory = new RateLimiterMemory({ points, duration });

  async function shared(id: string): Promise<number> {
    const time = now();
    if (Math.random() * SWEEP < 1) await database.run(sweep, { now: time });
    await database.run(count, { id, now: time, end: time + duration * 1000 });
    const state = await database.get(find, { id });
    return state && state.points > points ? Math.max(1, state.end - time) : 0;
  }

  const own = (id: string): Promise<number> =>
    memory.consume(id).then(
      () => 0,
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
        throw refused;
      },
    );

  return async (key) => {
    const id = createHash("sha256").update(`${name} ${key}`).digest("base64url");
    try {
      return await shared(id);
    } catch (error) {
      if (error instanceof DataError) return own(id);
      throw error;
    }
  };
}
