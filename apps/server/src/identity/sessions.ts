import { type Database, sql } from "../data";
import { hashOf, newToken } from "./secrets";
import { staffOf, userOf, type Visitor } from "./people";

/** Seconds after which the last sight of a visitor is written again: not each request shall write. */
const SIGHT_SECONDS = 60;

export type SessionRules = {
  /** Minutes without a request after which one is logged out. */
  idleMinutes: number;
  /** Hours after which one is logged out whatever one does. */
  hours: number;
};

export const SESSION_RULES: SessionRules = { idleMinutes: 30, hours: 8 };

type Row = { id: string; person: string; name: string; corp: string | null; level: number; staff: string | null; seenAt: string };

const insert = sql`
  INSERT INTO person_session (id, person, issuer, id_token, seen_at, expires_at)
  VALUES (${"id"}, ${"person"}, ${"issuer"}, ${"idToken"}, ${"now"}, ${"expiresAt"})`;
const find = sql<Row>`
  SELECT person_session.id, person, name, corp, level, staff, seen_at AS "seenAt"
  FROM person_session JOIN person ON person.id = person_session.person AND person.issuer = person_session.issuer
  WHERE person_session.id = ${"id"} AND person_session.issuer = ${"issuer"} AND expires_at > ${"now"} AND seen_at > ${"idleSince"}`;
const seen = sql`UPDATE person_session SET seen_at = ${"now"} WHERE id = ${"id"} AND seen_at < ${"now"}`;
const idToken = sql<{ idToken: string | null }>`SELECT id_token AS "idToken" FROM person_session WHERE id = ${"id"} AND issuer = ${"issuer"}`;
const remove = sql`DELETE FROM person_session WHERE id = ${"id"}`;
const sweep = sql`DELETE FROM person_session WHERE expires_at <= ${"now"} OR seen_at <= ${"idleSince"}`;

export type Sessions = {
  /** Logs somebody in. `replaces`: the token that the browser held before, which is worth nothing from now on. @returns the new token */
  open(person: string, options: { idToken?: string | undefined; replaces?: string | undefined }): Promise<string>;
  /** The visitor of a session token; undefined when it is unknown or expired. */
  find(token: string): Promise<Visitor | undefined>;
  /** Logs out. @returns the ID token of the log-in, for the provider */
  end(token: string): Promise<{ idToken: string | undefined }>;
};

/**
 * Log-ins, in the database. A log-in ends after a while without requests, after some hours whatever happens, by log-out, and when the portal
 * turns to another provider. @param issuer of the provider in use
 */
export function createSessions(database: Database, issuer: string, { idleMinutes, hours }: SessionRules, now: () => Date): Sessions {
  const instants = () => {
    const time = now().getTime();
    return { now: new Date(time).toISOString(), idleSince: new Date(time - idleMinutes * 60_000).toISOString() };
  };
  return {
    async open(person, options) {
      const at = instants();
      await database.run(sweep, at);
      if (options.replaces !== undefined) await database.run(remove, { id: hashOf(options.replaces) });
      const token = newToken();
      const expiresAt = new Date(now().getTime() + hours * 3_600_000).toISOString();
      await database.run(insert, { id: hashOf(token), person, issuer, idToken: options.idToken ?? null, now: at.now, expiresAt });
      return token;
    },
    async find(token) {
      const at = instants();
      const row = await database.get(find, { id: hashOf(token), issuer, ...at });
      if (!row) return undefined;
      if (Date.parse(at.now) - Date.parse(row.seenAt) >= SIGHT_SECONDS * 1000) await database.run(seen, { id: row.id, now: at.now });
      return { person: row.person, user: userOf(row), staff: staffOf(row.staff) };
    },
    async end(token) {
      const id = hashOf(token);
      const row = await database.get(idToken, { id, issuer });
      await database.run(remove, { id });
      return { idToken: row?.idToken ?? undefined };
    },
  };
}
