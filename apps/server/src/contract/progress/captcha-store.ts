import { createHash, randomBytes } from "node:crypto";
import { CAPTCHA, PATTERN } from "@onehall/api";
import { type Queries, sql, type Writes } from "../../data";

/** Wrong answers that a captcha bears. */
const MAX_TRIES = 5;
const SECOND = 1_000;

const put = sql`INSERT INTO captcha (id, answer, expires, tries, extensions) VALUES (${"id"}, ${"answer"}, ${"expires"}, 0, 0)
  ON CONFLICT (id) DO UPDATE SET answer = excluded.answer, expires = excluded.expires, tries = 0, extensions = 0`;
const sweep = sql`DELETE FROM captcha WHERE expires < ${"now"}`;
const redeem = sql`DELETE FROM captcha WHERE id = ${"id"} AND answer = ${"answer"} AND expires >= ${"now"} AND tries < ${"most"}`;
const miss = sql`UPDATE captcha SET tries = tries + 1 WHERE id = ${"id"}`;
const prolong = sql`UPDATE captcha SET expires = ${"expires"}, extensions = extensions + 1
  WHERE id = ${"id"} AND expires >= ${"now"} AND tries < ${"tries"} AND extensions < ${"most"}`;
const byId = sql<{ extensions: number }>`SELECT extensions FROM captcha WHERE id = ${"id"}`;

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** People type full-width digits and spaces. */
const plain = (answer: string): string => answer.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();

/** The answer is mixed with the token, which only the visitor has: who reads the table can neither answer nor guess. */
const answerDigest = (token: string, answer: string): string => digest(`${token} ${plain(answer)}`);

/** 22 characters that nobody guesses. */
export const newToken = (): string => randomBytes(16).toString("base64url");

export const isToken = (text: string | undefined): text is string => text !== undefined && PATTERN.captchaToken.test(text);

const until = (now: Date): number => now.getTime() + CAPTCHA.seconds * SECOND;

/** Binds an answer to a token, in place of the one it had; what is over is thrown away by the way. */
export async function issueCaptcha(database: Writes, token: string, answer: string, now: Date): Promise<void> {
  const row = { id: digest(token), answer: answerDigest(token, answer), expires: until(now) };
  await Promise.all([database.run(sweep, { now: now.getTime() }), database.run(put, row)]);
}

/** Whether the answer is right, in time and given for the first time; a right one is used up, a wrong one counts. */
export async function redeemCaptcha(database: Writes, token: string, answer: string, now: Date): Promise<boolean> {
  const id = digest(token);
  const { changes } = await database.run(redeem, { id, answer: answerDigest(token, answer), now: now.getTime(), most: MAX_TRIES });
  if (changes === 1) return true;
  await database.run(miss, { id });
  return false;
}

/** Gives a captcha its full time again. @returns how often that can still be done; `undefined` when it is over */
export async function extendCaptcha(database: Queries & Writes, token: string, now: Date): Promise<number | undefined> {
  const id = digest(token);
  const { changes } = await database.run(prolong, { id, expires: until(now), now: now.getTime(), tries: MAX_TRIES, most: CAPTCHA.extensions });
  if (changes !== 1) return undefined;
  return CAPTCHA.extensions - ((await database.get(byId, { id }))?.extensions ?? CAPTCHA.extensions);
}
