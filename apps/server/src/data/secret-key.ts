import { randomBytes } from "node:crypto";
import type { Database } from "./database";
import { sql } from "./sql";

const read = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const make = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO NOTHING`;

/** A random key for one purpose: made once, the same for every process of one database. */
export async function secretKey(database: Pick<Database, "get" | "run">, purpose: string): Promise<string> {
  const key = `${purpose}.key`;
  const known = await database.get(read, { key });
  if (known) return known.value;
  await database.run(make, { key, value: randomBytes(32).toString("base64url") });
  const made = await database.get(read, { key });
  if (!made) throw new Error(`the key for ${purpose} could not be kept`);
  return made.value;
}
