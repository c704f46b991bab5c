import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Database, sql } from "../data";

const readKey = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const makeKey = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO NOTHING`;

/** What a code allows; each purpose has a key of its own, so that no code is good for anything else. */
export type CodePurpose = "licence" | "application" | "help";

/** The key of the signatures of a purpose: made once, the same for every process of one database. */
async function keyOf(database: Database, purpose: CodePurpose): Promise<string> {
  const key = `${purpose}.key`;
  const known = await database.get(readKey, { key });
  if (known) return known.value;
  await database.run(makeKey, { key, value: randomBytes(32).toString("base64url") });
  const made = await database.get(readKey, { key });
  if (!made) throw new Error(`the key of codes for ${purpose} could not be kept`);
  return made.value;
}

const sign = (key: string, text: string): Buffer => createHmac("sha256", key).update(text).digest().subarray(0, 16);

/** A code that stands for something until a moment (milliseconds): what it says, and a signature. */
export async function signedCode(database: Database, purpose: CodePurpose, subject: string, until: number): Promise<string> {
  const text = Buffer.from(`${until.toString(36)} ${subject}`).toString("base64url");
  return `${text}.${sign(await keyOf(database, purpose), text).toString("base64url")}`;
}

/** What a code says; `undefined` for one that we have not signed for this purpose. */
export async function readSignedCode(database: Database, purpose: CodePurpose, code: string): Promise<{ subject: string; until: number } | undefined> {
  const [text = "", signature = ""] = code.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(await keyOf(database, purpose), text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [until = "", ...subject] = Buffer.from(text, "base64url").toString().split(" ");
  return { subject: subject.join(" "), until: Number.parseInt(until, 36) };
}
