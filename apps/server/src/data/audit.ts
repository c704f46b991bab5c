import { createHash } from "node:crypto";
import type { Queries, Transaction } from "./database";
import { sql } from "./sql";

/** A write that has to be accounted for. Nothing personal: whoever may read the log need not be allowed to read what was written. */
export type AuditEvent = {
  /** `visitor`, the id of a person who is logged in, `operator`, `staff:<name>`. */
  actor: string;
  /** What was done: `feedback.add`, `person.delete`. */
  action: string;
  /** The number of what was written: a receipt, a person's id. */
  subject: string;
  /** Figures and codes. */
  detail?: Readonly<Record<string, string | number>>;
};

type Entry = { seq: number; at: string; actor: string; action: string; subject: string; detail: string; previous: string; hash: string };

const head = sql<{ seq: number; hash: string }>`SELECT seq, hash FROM audit_head WHERE id = 1`;
const move = sql`UPDATE audit_head SET seq = ${"seq"}, hash = ${"hash"} WHERE id = 1`;
const insert = sql`INSERT INTO audit_entry (seq, at, actor, action, subject, detail, previous, hash)
  VALUES (${"seq"}, ${"at"}, ${"actor"}, ${"action"}, ${"subject"}, ${"detail"}, ${"previous"}, ${"hash"})`;
const after = sql<Entry>`SELECT seq, at, actor, action, subject, detail, previous, hash FROM audit_entry WHERE seq > ${"seq"} ORDER BY seq LIMIT 1000`;

const hashOf = ({ seq, at, actor, action, subject, detail, previous }: Omit<Entry, "hash">): string =>
  createHash("sha256")
    .update(JSON.stringify([seq, at, actor, action, subject, detail, previous]))
    .digest("base64url");

/** Notes a write in the transaction that makes it (with the option `audited`): both are committed, or neither. @see OPS-10 */
export async function audit(tx: Transaction, { actor, action, subject, detail = {} }: AuditEvent, now = new Date()): Promise<void> {
  const { seq: last, hash: previous } = (await tx.get(head)) ?? { seq: 0, hash: "" };
  const entry = { seq: last + 1, at: now.toISOString(), actor, action, subject, detail: JSON.stringify(detail), previous };
  const hash = hashOf(entry);
  await tx.run(move, { seq: entry.seq, hash });
  await tx.run(insert, { ...entry, hash });
}

/** State of the chain. `brokenAt`: number of the first entry that was changed, removed or put in; undefined where all is in order. */
export type AuditState = { entries: number; hash: string; brokenAt: number | undefined };

/**
 * Goes through the chain from its beginning. Entries that were cut off at the end together with the head are found by comparing `hash` and `entries` with
 * what was noted elsewhere (a backup prints them).
 */
export async function verifyAudit(database: Queries): Promise<AuditState> {
  const end = (await database.get(head)) ?? { seq: 0, hash: "" };
  let [seq, previous] = [0, ""];
  for (let rows = await database.all(after, { seq }); rows.length > 0; rows = await database.all(after, { seq }))
    for (const { hash, ...entry } of rows) {
      if (entry.seq !== seq + 1 || entry.previous !== previous || hash !== hashOf(entry)) return { entries: seq, hash: previous, brokenAt: seq + 1 };
      [seq, previous] = [entry.seq, hash];
    }
  return { entries: seq, hash: previous, brokenAt: seq === end.seq && previous === end.hash ? undefined : seq + 1 };
}
