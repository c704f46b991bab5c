import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../data";
import { type SecretKeys, secretKeys } from "../data/secret-key";

/** What a code allows; each purpose has keys of its own, so that no code is good for anything else. */
export type CodePurpose = "licence" | "application" | "help" | "feedback";

/** Keys are read again after so many milliseconds, and for a signature that fits none as soon as they are older than the second number: another host may have new ones. */
const AGE = { most: 60_000, least: 1_000 };

type Known = { keys: SecretKeys; at: number };
const known = new WeakMap<Database, Map<CodePurpose, Known>>();

async function keysOf(database: Database, purpose: CodePurpose, age: number): Promise<SecretKeys> {
  const ofDatabase = known.get(database) ?? new Map<CodePurpose, Known>();
  known.set(database, ofDatabase);
  const kept = ofDatabase.get(purpose);
  if (kept && performance.now() - kept.at < age) return kept.keys;
  const at = performance.now();
  const keys = await secretKeys(database, purpose);
  ofDatabase.set(purpose, { keys, at });
  return keys;
}

/** How a signature is written: of a digest of 32 bytes, as much and in such signs as the code has room for. */
export type WriteSignature = (digest: Buffer) => string;

const written = (key: string, text: string, write: WriteSignature): string => write(createHmac("sha256", key).update(text).digest());

/** Signs with the newest key. */
export async function sign(database: Database, purpose: CodePurpose, text: string, write: WriteSignature): Promise<string> {
  const [newest] = await keysOf(database, purpose, AGE.most);
  return written(newest, text, write);
}

/** Whether one of our keys has signed a text. Takes as long for a signature that is nearly right as for any other. */
export async function isSigned(database: Database, purpose: CodePurpose, text: string, signature: string, write: WriteSignature): Promise<boolean> {
  const given = Buffer.from(signature);
  const fits = (keys: SecretKeys) =>
    keys
      .map((key) => Buffer.from(written(key, text, write)))
      .map((right) => right.length === given.length && timingSafeEqual(right, given))
      .includes(true);
  return fits(await keysOf(database, purpose, AGE.most)) || fits(await keysOf(database, purpose, AGE.least));
}

/** 128 bits. */
const short: WriteSignature = (digest) => digest.subarray(0, 16).toString("base64url");

/** A code that stands for something until a moment (milliseconds): what it says, and a signature. */
export async function signedCode(database: Database, purpose: CodePurpose, subject: string, until: number): Promise<string> {
  const text = Buffer.from(`${until.toString(36)} ${subject}`).toString("base64url");
  return `${text}.${await sign(database, purpose, text, short)}`;
}

/** What a code says; `undefined` for one that we have not signed for this purpose. */
export async function readSignedCode(database: Database, purpose: CodePurpose, code: string): Promise<{ subject: string; until: number } | undefined> {
  const [text = "", signature = ""] = code.split(".");
  if (!(await isSigned(database, purpose, text, signature, short))) return undefined;
  const [until = "", ...subject] = Buffer.from(text, "base64url").toString().split(" ");
  return { subject: subject.join(" "), until: Number.parseInt(until, 36) };
}
