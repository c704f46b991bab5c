import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../data";
import { secretKey } from "../data/secret-key";

/** What a code allows; each purpose has a key of its own, so that no code is good for anything else. */
export type CodePurpose = "licence" | "application" | "help";

const sign = (key: string, text: string): Buffer => createHmac("sha256", key).update(text).digest().subarray(0, 16);

/** A code that stands for something until a moment (milliseconds): what it says, and a signature. */
export async function signedCode(database: Database, purpose: CodePurpose, subject: string, until: number): Promise<string> {
  const text = Buffer.from(`${until.toString(36)} ${subject}`).toString("base64url");
  return `${text}.${sign(await secretKey(database, purpose), text).toString("base64url")}`;
}

/** What a code says; `undefined` for one that we have not signed for this purpose. */
export async function readSignedCode(database: Database, purpose: CodePurpose, code: string): Promise<{ subject: string; until: number } | undefined> {
  const [text = "", signature = ""] = code.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(await secretKey(database, purpose), text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [until = "", ...subject] = Buffer.from(text, "base64url").toString().split(" ");
  return { subject: subject.join(" "), until: Number.parseInt(until, 36) };
}
