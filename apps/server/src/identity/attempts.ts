import { type Database, sql } from "../data";
import { hashOf, sameHash } from "./secrets";

/** Minutes in which one has to come back from the provider. */
export const ATTEMPT_MINUTES = 10;
/** Minutes after which an attempt can no longer be prolonged: the browser's cookie of it lives as long. */
export const LONGEST_MINUTES = 60;

/** What has to be remembered between going to the provider and coming back. */
export type Attempt = {
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
  /** Path of our own to go to afterwards. */
  target: string;
};

const insert = sql`
  INSERT INTO login_attempt (id, browser, nonce, verifier, target, expires_at)
  VALUES (${"id"}, ${"browser"}, ${"nonce"}, ${"verifier"}, ${"target"}, ${"expiresAt"})`;
const find = sql<Attempt & { browser: string }>`
  SELECT browser, nonce, verifier, target FROM login_attempt WHERE id = ${"id"} AND expires_at > ${"now"}`;
const prolong = sql`UPDATE login_attempt SET expires_at = ${"expiresAt"} WHERE id = ${"id"} AND expires_at > ${"now"}`;
const remove = sql`DELETE FROM login_attempt WHERE id = ${"id"}`;
const sweep = sql`DELETE FROM login_attempt WHERE expires_at <= ${"now"}`;

export type Attempts = {
  /** Keeps an attempt under its state, for one browser; old ones go. */
  begin(state: string, browser: string, attempt: Attempt): Promise<void>;
  /** Gives an attempt its full time again. @returns false where it is over */
  prolong(state: string): Promise<boolean>;
  /** Gives the attempt back once, and only to the browser that began it. */
  take(state: string, browser: string | undefined): Promise<Attempt | undefined>;
};

const until = (start: Date): string => new Date(start.getTime() + ATTEMPT_MINUTES * 60_000).toISOString();

/** Log-ins under way, in the database, so that any process can end what another began. */
export const createAttempts = (database: Database, now: () => Date): Attempts => ({
  async begin(state, browser, attempt) {
    await database.run(sweep, { now: now().toISOString() });
    await database.run(insert, { id: hashOf(state), browser: hashOf(browser), ...attempt, expiresAt: until(now()) });
  },
  async prolong(state) {
    const { changes } = await database.run(prolong, { id: hashOf(state), expiresAt: until(now()), now: now().toISOString() });
    return changes === 1;
  },
  async take(state, browser) {
    const id = hashOf(state);
    const row = await database.get(find, { id, now: now().toISOString() });
    if (!row || !browser || !sameHash(row.browser, hashOf(browser))) return undefined;
    // Of two that come at once, one deletes the row.
    const { changes } = await database.run(remove, { id });
    return changes === 1 ? { nonce: row.nonce, verifier: row.verifier, target: row.target } : undefined;
  },
});
