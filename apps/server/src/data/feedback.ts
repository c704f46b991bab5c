import { type FeedbackKind, type FeedbackState, UPLOAD } from "@onehall/api";
import { receiptNumber } from "../common/receipt-number";
import { audit } from "./audit";
import type { Database, Queries, Transaction } from "./database";
import { DataError } from "./errors";
import { type Idempotency, keyReused } from "./idempotency";
import { sql } from "./sql";
import { takeUploadBudget, type UploadBudget } from "./uploads";

/** What somebody wrote. `content` and `contact` are personal: no list and no log may hold them. */
export type NewFeedback = {
  kind: FeedbackKind;
  /** Address of the page it is about. */
  url: string;
  /** 1 (worst) to 5. */
  score?: number;
  /** Codes of reasons, with commas between them. */
  reasons?: string;
  content?: string;
  contact?: string;
  /** The department that answers, in which region; absent: the one that runs the portal. */
  office?: { department: string; region: string } | undefined;
};

/** An image as it was sent. */
export type FeedbackImage = {
  /** png, jpg, bmp, psd or raw. */
  type: string;
  data: Buffer;
};

/** What the sender adds later; absent: stays as it was. */
export type FeedbackAddition = { score?: number | undefined; content?: string | undefined; contact?: string | undefined };

/** What anybody who has the receipt number may see. */
export type FeedbackReceipt = {
  id: string;
  kind: FeedbackKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Of the last step. */
  status: FeedbackState;
  /** How many were sent along. */
  images: number;
  /** Oldest first; `text` is the reply of the office, empty otherwise. */
  progress: { at: string; status: FeedbackState; text: string }[];
};

/** Who writes, in the audit log: whose the feedback is stands with it, and is removed with it. */
const VISITOR = "visitor";
const AUDITED = { audited: true };

/** Additions to one piece of feedback. */
const MAX_STEPS = 20;

const add = sql`
  INSERT INTO feedback (id, idempotency_key, content_hash, kind, status, body, dept_id, region, signed, created_at)
  VALUES (${"id"}, ${"key"}, ${"contentHash"}, ${"kind"}, 'received', ${"body"}, ${"department"}, ${"region"}, 1, ${"createdAt"})
  ON CONFLICT DO NOTHING`;
const byKey = sql<{ id: string }>`SELECT id FROM feedback WHERE idempotency_key = ${"key"}`;
const byContent = sql<{ id: string }>`SELECT id FROM feedback WHERE content_hash = ${"contentHash"}`;
const byId = sql<Pick<FeedbackReceipt, "id" | "kind" | "createdAt">>`SELECT id, kind, created_at AS "createdAt" FROM feedback WHERE id = ${"id"}`;

const addImage = sql`INSERT INTO feedback_image (feedback_id, place, type, bytes, data) VALUES (${"id"}, ${"place"}, ${"type"}, ${"bytes"}, ${"data"})`;
const countImages = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback_image WHERE feedback_id = ${"id"}`;

const addStep = sql`
  INSERT INTO feedback_step (feedback_id, place, status, reply, body, idempotency_key, content_hash, created_at)
  VALUES (${"id"}, ${"place"}, 'supplemented', '', ${"body"}, ${"key"}, ${"contentHash"}, ${"createdAt"})`;
const stepsOf = sql<{ at: string; status: FeedbackState; text: string }>`
  SELECT created_at AS "at", status, reply AS "text" FROM feedback_step WHERE feedback_id = ${"id"} ORDER BY place`;
const stepByKey = sql<{ contentHash: string | null }>`
  SELECT content_hash AS "contentHash" FROM feedback_step WHERE idempotency_key = ${"key"} OR content_hash = ${"contentHash"}`;
const lastPlace = sql<{ n: number }>`SELECT COALESCE(MAX(place), 0) AS n FROM feedback_step WHERE feedback_id = ${"id"}`;

/** Numbers of one day are drawn from 32⁸; three that are taken in a row are not chance. */
const DRAWS = 3;

/** Images that come along, and the budget that they use up; without one they are not counted against any sender. */
export type Attachments = { images: readonly FeedbackImage[]; budget?: UploadBudget | undefined };

const NOTHING: Attachments = { images: [] };

async function writeImages(tx: Transaction, id: string, { images, budget }: Attachments, from: number, now: Date): Promise<void> {
  if (images.length === 0) return;
  const bytes = images.reduce((sum, { data }) => sum + data.length, 0);
  await takeUploadBudget(tx, bytes, budget, now);
  await tx.runMany(
    addImage,
    images.map(({ type, data }, index) => ({ id, place: from + index, type, bytes: data.length, data: data.toString("base64") })),
  );
}

/** One draw of a number; `undefined` where it, or the key, was taken. */
async function draw(database: Database, row: Record<string, string | null>, id: string, attachments: Attachments, now: Date): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    if ((await tx.run(add, { ...row, id })).changes === 0) return undefined;
    await writeImages(tx, id, attachments, 0, now);
    await audit(tx, { actor: VISITOR, action: "feedback.add", subject: id, detail: { images: attachments.images.length } }, now);
    return id;
  }, AUDITED);
}

/**
 * Keeps what somebody wrote and gives the receipt number, after the commit. The same content under the same key gives the same number again and writes
 * nothing, so a sender that heard no answer can safely send once more. Images (at most {@link UPLOAD.most}, additions included) are committed with the words, or nothing is.
 * @throws DataError `data-key-reused` where the key came with another content before
 */
export async function addFeedback(
  database: Database,
  feedback: NewFeedback,
  idempotency?: Idempotency,
  now = new Date(),
  attachments: Attachments = NOTHING,
): Promise<{ id: string }> {
  const { kind, office = { department: "", region: "" }, ...body } = feedback;
  const { key = null, contentHash = null } = idempotency ?? {};
  const row = { key, contentHash, kind, ...office, body: JSON.stringify(body), createdAt: now.toISOString() };
  for (let attempt = 1; attempt <= DRAWS; attempt += 1) {
    const id = await draw(database, row, receiptNumber(now), attachments, now);
    if (id !== undefined) return { id };
    const earlier = idempotency && (await feedbackByIdempotencyKey(database, idempotency));
    if (earlier) return earlier;
  }
  throw new DataError("data-duplicate", "没有得到受理编号，请再提交一次。");
}

/**
 * The receipt number that the same content under the same key was answered with, or `undefined`.
 * @throws DataError `data-key-reused` where the key came with another content before
 */
export async function feedbackByIdempotencyKey(database: Queries, { key, contentHash }: Idempotency): Promise<{ id: string } | undefined> {
  const earlier = await database.get(byContent, { contentHash });
  if (!earlier && (await database.get(byKey, { key }))) throw keyReused();
  return earlier;
}

const bodyOf = sql<{ body: string; signed: number }>`SELECT body, signed FROM feedback WHERE id = ${"id"}`;
/** A number with fewer digits is no telephone. */
const SHORTEST_PHONE = 7;
const TAIL = 4;

/** What guards a piece of feedback beside its number. */
export type FeedbackGuard = {
  /** Its receipt was signed: the number alone opens nothing. Older ones were not. */
  signed: boolean;
  /** The last four digits of the telephone that was left with it; `undefined` where none was. */
  phoneTail: string | undefined;
};

/** `undefined` where there is no such feedback. */
export async function feedbackGuard(database: Queries, id: string): Promise<FeedbackGuard | undefined> {
  const row = await database.get(bodyOf, { id });
  if (!row) return undefined;
  const { contact = "" } = JSON.parse(row.body) as Pick<NewFeedback, "contact">;
  const digits = contact.normalize("NFKC").replaceAll(/\D/g, "");
  return { signed: row.signed === 1, phoneTail: digits.length < SHORTEST_PHONE ? undefined : digits.slice(-TAIL) };
}

/** What became of an addition: `full` where there are too many additions or images already. */
export type SupplementResult = "done" | "unknown" | "full";

/**
 * Adds to a piece of feedback, in one commit; nothing of what was written before is changed. The same content under the same key is added once.
 * @throws DataError `data-key-reused` where the key came with another content before
 */
export const supplementFeedback = (
  database: Database,
  id: string,
  addition: FeedbackAddition,
  idempotency?: Idempotency,
  now = new Date(),
  attachments: Attachments = NOTHING,
): Promise<SupplementResult> =>
  database.transaction(async (tx) => {
    if (!(await tx.get(byId, { id }))) return "unknown";
    const earlier = idempotency && (await tx.get(stepByKey, idempotency));
    if (earlier && earlier.contentHash !== idempotency.contentHash) throw keyReused();
    if (earlier) return "done";
    const [place, known] = [((await tx.get(lastPlace, { id }))?.n ?? 0) + 1, (await tx.get(countImages, { id }))?.n ?? 0];
    if (place > MAX_STEPS || known + attachments.images.length > UPLOAD.most) return "full";
    await tx.run(addStep, {
      id,
      place,
      body: JSON.stringify(addition),
      key: idempotency?.key ?? null,
      contentHash: idempotency?.contentHash ?? null,
      createdAt: now.toISOString(),
    });
    await writeImages(tx, id, attachments, known, now);
    await audit(tx, { actor: VISITOR, action: "feedback.supplement", subject: id, detail: { images: attachments.images.length } }, now);
    return "done";
  }, AUDITED);

/** The receipt of a number, or `undefined` where there is none. */
export async function getFeedback(database: Queries, id: string): Promise<FeedbackReceipt | undefined> {
  const [row, steps, images] = await Promise.all([database.get(byId, { id }), database.all(stepsOf, { id }), database.get(countImages, { id })]);
  if (!row) return undefined;
  const progress = [{ at: row.createdAt, status: "received" as const, text: "" }, ...steps];
  return { ...row, status: progress.at(-1)?.status ?? "received", images: images?.n ?? 0, progress };
}
