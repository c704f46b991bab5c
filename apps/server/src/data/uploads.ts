import { createHash } from "node:crypto";
import { localDate } from "../common/deadline";
import type { Transaction } from "./database";
import { DataError } from "./errors";
import { sql } from "./sql";

const MIB = 1024 * 1024;

/** How much of images is stored, in bytes. */
export type UploadLimits = {
  /** From one address in a day of the province. */
  perSenderAndDay: number;
  /** Everything together. */
  inAll: number;
};

export const UPLOAD_LIMITS: UploadLimits = { perSenderAndDay: 30 * MIB, inAll: 20_480 * MIB };

/** Limits, and who sends: an address, empty where it is not known. */
export type UploadBudget = UploadLimits & { sender: string };

/** Adds to a row of the table, as long as it stays within `most`. */
const add = sql`INSERT INTO upload_usage (day, sender, bytes) VALUES (${"day"}, ${"sender"}, ${"bytes"})
  ON CONFLICT (day, sender) DO UPDATE SET bytes = upload_usage.bytes + excluded.bytes WHERE upload_usage.bytes + excluded.bytes <= ${"most"}`;
const sweep = sql`DELETE FROM upload_usage WHERE day < ${"day"} AND day <> ''`;

/** The address itself is not stored, and tomorrow it has another hash. */
const hashed = (day: string, sender: string): string => createHash("sha256").update(`${day} ${sender}`).digest("base64url");

/**
 * Uses up room for images, in the transaction that writes them. Rows of days that are over go.
 * @throws DataError `data-quota` (429) where this sender has sent too much today, `data-full` (503) where no room is left
 * @see OPS-06
 */
export async function takeUploadBudget(tx: Transaction, bytes: number, budget: UploadBudget | undefined, now: Date): Promise<void> {
  const { sender, perSenderAndDay, inAll } = budget ?? { ...UPLOAD_LIMITS, sender: "" };
  const day = localDate(now);
  await tx.run(sweep, { day });
  // The first of a day meets no row that could be full.
  const isWithin = async (of: { day: string; sender: string }, most: number) => bytes <= most && (await tx.run(add, { ...of, bytes, most })).changes > 0;
  if (sender !== "" && !(await isWithin({ day, sender: hashed(day, sender) }, perSenderAndDay)))
    throw new DataError("data-quota", "今天上传的图片太多了，请明天再传，或者不附图片提交。您填写的文字没有丢失。");
  if (!(await isWithin({ day: "", sender: "" }, inAll)))
    throw new DataError("data-full", "图片暂时存不下了，请先不附图片提交，或者拨打 12345。您填写的文字没有丢失。");
}

const free = sql`UPDATE upload_usage SET bytes = bytes - ${"bytes"} WHERE day = '' AND sender = ''`;

/** Gives room back, in the transaction that removes images. */
export const freeUploadBudget = (tx: Transaction, bytes: number): Promise<unknown> => tx.run(free, { bytes });
