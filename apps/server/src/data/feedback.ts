import { randomInt } from "node:crypto";
import type { Queries, Writes } from "./database";
import { DataError } from "./errors";
import { sql } from "./sql";

/** What somebody wrote. `content` and `contact` are personal: no list and no log may hold them. */
export type NewFeedback = {
  kind: "page" | "error" | "suggestion";
  /** Address of the page it is about. */
  url: string;
  /** 1 (worst) to 5. */
  score?: number;
  /** Codes of reasons, with commas between them. */
  reasons?: string;
  content?: string;
  contact?: string;
};

/** What anybody who has the receipt number may see. */
export type FeedbackReceipt = {
  id: string;
  kind: NewFeedback["kind"];
  /** ISO 8601, UTC. */
  createdAt: string;
  status: "received";
};

const add = sql`
  INSERT INTO feedback (id, idempotency_key, kind, status, body, created_at)
  VALUES (${"id"}, ${"key"}, ${"kind"}, 'received', ${"body"}, ${"createdAt"})
  ON CONFLICT DO NOTHING`;
const byKey = sql<{ id: string }>`SELECT id FROM feedback WHERE idempotency_key = ${"key"}`;
const byId = sql<FeedbackReceipt>`SELECT id, kind, created_at AS "createdAt", status FROM feedback WHERE id = ${"id"}`;

/** Without I, L, O and U: a receipt number is read out on the telephone. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Day of the province and eight random signs: 16 characters, such as 20261118K3ZQ70XM. */
function receiptNumber(now: Date): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format(now).replaceAll("-", "");
  return day + Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

/** Numbers of one day are drawn from 32⁸; three that are taken in a row are not chance. */
const DRAWS = 3;

/**
 * Keeps what somebody wrote and gives the receipt number, after the commit. The same idempotency key gives the same number again and writes nothing,
 * so a sender that heard no answer can safely send once more.
 */
export async function addFeedback(database: Queries & Writes, feedback: NewFeedback, idempotencyKey?: string, now = new Date()): Promise<{ id: string }> {
  const { kind, ...body } = feedback;
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const id = receiptNumber(now);
    const { changes } = await database.run(add, { id, key: idempotencyKey ?? null, kind, body: JSON.stringify(body), createdAt: now.toISOString() });
    if (changes === 1) return { id };
    const earlier = idempotencyKey === undefined ? undefined : await database.get(byKey, { key: idempotencyKey });
    if (earlier) return earlier;
  }
  throw new DataError("data-duplicate", "没有得到受理编号，请再提交一次。");
}

/** The receipt of a number, or `undefined` where there is none. */
export const getFeedback = (database: Queries, id: string): Promise<FeedbackReceipt | undefined> => database.get(byId, { id });
