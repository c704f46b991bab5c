import type { Database } from "../../data";
import { readSignedCode, signedCode } from "../signed-code";

/** Seconds for which a licence can be shown by one code: enough to scan it, too few to hand it on. */
export const CODE_SECONDS = 300;

/** Days for which the code on a document of a licence can be checked. */
export const DOCUMENT_DAYS = 30;

/** A code that shows a licence until a moment (milliseconds). It contains no licence number. */
export const codeOf = (database: Database, licence: string, until: number): Promise<string> => signedCode(database, "licence", licence, until);

/** What a code says; `undefined` for one that we have not signed. */
export async function readCode(database: Database, code: string): Promise<{ licence: string; until: number } | undefined> {
  const read = await readSignedCode(database, "licence", code);
  return read && { licence: read.subject, until: read.until };
}
