import { audit, type Database, sql } from "../data";
import type { Device } from "./device";
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

/** A log-in that goes on, as its owner sees it. */
export type OpenSession = {
  /** Names it for {@link Sessions.endOthers}; neither the token nor what the database keeps of it follows from this. */
  handle: string;
  device: Device;
  /** ISO 8601, UTC. `seen` is up to a minute old. */
  since: string;
  seen: string;
};

type Row = { id: string; person: string; name: string; corp: string | null; level: number; staff: string | null; seenAt: string };

const insert = sql`
  INSERT INTO person_session (id, person, issuer, id_token, began_at, device, seen_at, expires_at)
  VALUES (${"id"}, ${"person"}, ${"issuer"}, ${"idToken"}, ${"now"}, ${"device"}, ${"now"}, ${"expiresAt"})`;
const find = sql<Row>`
  SELECT person_session.id, person, name, corp, level, staff, seen_at AS "seenAt"
  FROM person_session JOIN person ON person.id = person_session.person AND person.issuer = person_session.issuer
  WHERE person_session.id = ${"id"} AND person_session.issuer = ${"issuer"} AND expires_at > ${"now"} AND seen_at > ${"idleSince"}`;
const seen = sql`UPDATE person_session SET seen_at = ${"now"} WHERE id = ${"id"} AND seen_at < ${"now"}`;
const idToken = sql<{ idToken: string | null }>`SELECT id_token AS "idToken" FROM person_session WHERE id = ${"id"} AND issuer = ${"issuer"}`;
const remove = sql`DELETE FROM person_session WHERE id = ${"id"}`;
const openSessions = sql<{ id: string; device: Device; since: string; seen: string }>`
  SELECT id, device, began_at AS since, seen_at AS seen FROM person_session
  WHERE person = ${"person"} AND issuer = ${"issuer"} AND expires_at > ${"now"} AND seen_at > ${"idleSince"} ORDER BY seen_at DESC, id`;
const removeOwn = sql`DELETE FROM person_session WHERE id = ${"id"} AND person = ${"person"}`;
const sweep = sql`DELETE FROM person_session WHERE expires_at <= ${"now"} OR seen_at <= ${"idleSince"}`;

/** Not the id itself: that is the hash by which the database finds a token, and nobody's to know. */
const handleOf = (id: string): string => hashOf(`session ${id}`).slice(0, 22);

type Opening = { device: Device; idToken?: string | undefined; replaces?: string | undefined };

export type Sessions = {
  /** Logs somebody in. `replaces`: the token that the browser held before, which is worth nothing from now on. @returns the new token */
  open(person: string, options: Opening): Promise<string>;
  /** The visitor of a session token; undefined when it is unknown or expired. */
  find(token: string): Promise<Visitor | undefined>;
  /** Logs out. @returns the ID token of the log-in, for the provider */
  end(token: string): Promise<{ idToken: string | undefined }>;
  /** The log-ins of a person that go on: the one of this visitor (`current`), then the others, the last used first. @see LOGIN-18 */
  openOf(visitor: Pick<Visitor, "person" | "session">): Promise<(OpenSession & { current: boolean })[]>;
  /**
   * Ends one other log-in of the visitor, or all others; never the visitor's own, which is what logging out is for. Noted in the audit log.
   * @param handle one that {@link openOf} gave; undefined: all others
   * @returns how many ended
   */
  endOthers(visitor: Pick<Visitor, "person" | "session">, handle: string | undefined): Promise<number>;
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
      const { idToken: held = null, device } = options;
      await database.run(insert, { id: hashOf(token), person, issuer, idToken: held, device, now: at.now, expiresAt });
      return token;
    },
    async find(token) {
      const at = instants();
      const row = await database.get(find, { id: hashOf(token), issuer, ...at });
      if (!row) return undefined;
      if (Date.parse(at.now) - Date.parse(row.seenAt) >= SIGHT_SECONDS * 1000) await database.run(seen, { id: row.id, now: at.now });
      return { person: row.person, session: row.id, user: userOf(row), staff: staffOf(row.staff) };
    },
    async end(token) {
      const id = hashOf(token);
      const row = await database.get(idToken, { id, issuer });
      await database.run(remove, { id });
      return { idToken: row?.idToken ?? undefined };
    },
    async openOf({ person, session }) {
      const rows = await database.all(openSessions, { person, issuer, ...instants() });
      const list = rows.map(({ id, ...row }) => ({ ...row, handle: handleOf(id), current: id === session }));
      return list.toSorted((one, other) => Number(other.current) - Number(one.current));
    },
    endOthers: ({ person, session }, handle) =>
      database.transaction(
        async (tx) => {
          const at = instants();
          const others = (await tx.all(openSessions, { person, issuer, ...at })).filter(
            ({ id }) => id !== session && (handle === undefined || handleOf(id) === handle),
          );
          for (const { id } of others) await tx.run(removeOwn, { id, person });
          if (others.length > 0) await audit(tx, { actor: person, action: "session.end", subject: person, detail: { ended: others.length } }, new Date(at.now));
          return others.length;
        },
        { audited: true },
      ),
  };
}
