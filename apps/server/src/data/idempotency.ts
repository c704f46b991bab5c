import { createHash } from "node:crypto";
import { DataError } from "./errors";

/** Makes a write that is sent twice recognisable. */
export type Idempotency = {
  /** Digest of sender, call and the sender's key: one content for each. */
  key: string;
  /** Digest of the key and of everything that was sent: the same again is a repetition; with a long key wherever it comes from. */
  contentHash: string;
};

export type IdempotentWrite = {
  /** The key that the sender made up. */
  key: string;
  /** Who is logged in, else the address of the client; empty where none is known. */
  sender: string;
  /** Path of the call, with the number of what it changes. */
  call: string;
  /** Everything that is stored; serialised as JSON. */
  content: unknown;
  files: readonly { data: Buffer }[];
};

/** Signs of a key that was drawn by lot, so that nobody else has the same. Many may think of a shorter one, such as `1`. */
const DRAWN = 16;

const digest = (...parts: readonly string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

export function idempotencyOf({ key, sender, call, content, files }: IdempotentWrite): Idempotency {
  const images = files.map(({ data }) => createHash("sha256").update(data).digest("base64url"));
  // Without the address: a telephone that changes from one network to another while it tries again must not write twice.
  const whose = key.length < DRAWN ? [sender] : [];
  return { key: digest(sender, call, key), contentHash: digest(...whose, call, key, JSON.stringify(content), ...images) };
}

/** A key that was used before for something else: nothing was written, and the sender has to say so. */
export const keyReused = (): DataError =>
  new DataError("data-key-reused", "这个提交编号（Idempotency-Key）已经用于另一份内容，这次的内容没有提交。请换一个新的编号再提交一次。");
