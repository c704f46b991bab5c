import { createHash } from "node:crypto";
import { type Queries, sql } from "../../data";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");
const answerOf = sql<{ answer: string }>`SELECT answer FROM captcha WHERE id = ${"id"}`;

/** Reads a captcha as no program could: by trying every code against what the database keeps of it. */
export function solvedCaptcha(token: string, stored: string): string {
  // Four digits are spoken, five stand in a picture.
  for (const length of [4, 5])
    for (let code = 0; code < 10 ** length; code += 1) {
      const digits = String(code).padStart(length, "0");
      if (digest(`${token} ${digits}`) === stored) return digits;
    }
  throw new Error("no code of four or five digits fits");
}

/** The answer to the captcha that a token has now. */
export const solvedFor = async (database: Queries, token: string): Promise<string> =>
  solvedCaptcha(token, (await database.get(answerOf, { id: digest(token) }))?.answer ?? "");
