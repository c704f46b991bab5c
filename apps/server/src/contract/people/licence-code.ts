import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Database, sql } from "../../data";

/** Seconds for which a licence can be shown by one code: enough to scan it, too few to hand it on. */
export const CODE_SECONDS = 300;

const KEY = "licence.key";
const readKey = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const makeKey = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO NOTHING`;

/** The key of the signatures: made once, the same for every process of one database. */
async function keyOf(database: Database): Promise<string> {
  const known = await database.get(readKey, { key: KEY });
  if (known) return known.value;
  await database.run(makeKey, { key: KEY, value: randomBytes(32).toString("base64url") });
  const made = await database.get(readKey, { key: KEY });
  if (!made) throw new Error("the key of licence codes could not be kept");
  return made.value;
}

const sign = (key: string, text: string): Buffer => createHmac("sha256", key).update(text).digest().subarray(0, 16);

/** A code that shows a licence until a moment (milliseconds): what it says, and a signature. It contains no licence number. */
export async function codeOf(database: Database, licence: string, until: number): Promise<string> {
  const text = Buffer.from(`${until.toString(36)} ${licence}`).toString("base64url");
  return `${text}.${sign(await keyOf(database), text).toString("base64url")}`;
}

/** What a code says; `undefined` for one that we have not signed. */
export async function readCode(database: Database, code: string): Promise<{ licence: string; until: number } | undefined> {
  const [text = "", signature = ""] = code.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(await keyOf(database), text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [until = "", ...licence] = Buffer.from(text, "base64url").toString().split(" ");
  return { licence: licence.join(" "), until: Number.parseInt(until, 36) };
}
