import { randomBytes } from "node:crypto";
import { audit } from "./audit";
import type { Database } from "./database";
import { sql } from "./sql";

/** The newest first: it signs, all of them verify. */
export type SecretKeys = readonly [string, ...string[]];

/** Where the keys of a purpose stand in the table `setting`, the newest first, with commas between them. */
const SUFFIX = ".key";
/** Old keys that are kept by a rotation. */
const MOST_OLD = 5;

const read = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const make = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO NOTHING`;
const all = sql<{ key: string; value: string }>`SELECT key, value FROM setting WHERE key LIKE ${"pattern"} ORDER BY key`;
const replace = sql`UPDATE setting SET value = ${"value"} WHERE key = ${"key"}`;

const newKey = (): string => randomBytes(32).toString("base64url");

/** Random keys for one purpose: made once, the same for every process of one database. */
export async function secretKeys(database: Pick<Database, "get" | "run">, purpose: string): Promise<SecretKeys> {
  const key = purpose + SUFFIX;
  const known = await database.get(read, { key });
  if (!known) await database.run(make, { key, value: newKey() });
  const [newest, ...old] = ((known ?? (await database.get(read, { key })))?.value ?? "").split(",");
  if (!newest) throw new Error(`the key for ${purpose} could not be kept`);
  return [newest, ...old];
}

/**
 * Gives every purpose a new key. @param forget drops the old ones, after they have come into wrong hands: what they signed is worth nothing from now on
 * @returns the purposes
 */
export const rotateKeys = (database: Database, forget: boolean, now = new Date()): Promise<string[]> =>
  database.transaction(
    async (tx) => {
      const rows = await tx.all(all, { pattern: `%${SUFFIX}` });
      for (const { key, value } of rows) await tx.run(replace, { key, value: [newKey(), ...(forget ? [] : value.split(",").slice(0, MOST_OLD))].join(",") });
      const purposes = rows.map(({ key }) => key.slice(0, -SUFFIX.length));
      await audit(tx, { actor: "operator", action: forget ? "keys.replace" : "keys.rotate", subject: purposes.join(",") }, now);
      return purposes;
    },
    { audited: true },
  );
