import { feedbackAdd, type Client, type InputOf } from "@onehall/api";

/** What the form hands in. */
export type FeedbackPayload = InputOf<typeof feedbackAdd>;

/** Of the visitor's request: who is logged in, and what a proxy says of the connection. */
const FORWARDED = ["Cookie", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"];

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** An attempt that anybody may make on the same day. */
const DAY = /^\d{4}-\d\d-\d\d$/;
/** The server ties a key of less than 16 signs to its sender: the same words of two people on one day are two letters. */
const OF_SENDER = 15;

/** A key of what is sent, pictures included: the same content in the same attempt is written once, another content is another one. */
export async function idempotencyKeyOf(
  attempt: string,
  { kind, content, url, contact }: Record<"kind" | "content" | "url" | "contact", string>,
  images: readonly File[] = [],
): Promise<string> {
  const digests = await Promise.all(images.map(async (image) => sha256(new Uint8Array(await image.arrayBuffer()))));
  const key = await sha256(new TextEncoder().encode(JSON.stringify([attempt, kind, content, url, contact, ...digests])));
  return DAY.test(attempt) ? key.slice(0, OF_SENDER) : key;
}

/** Headers by which a call counts as the visitor's. */
export const inNameOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Hands feedback in, with its pictures, in the visitor's name. @returns the receipt @throws PortalError as the client does */
export const sendFeedback = async (client: Client, request: Request, payload: FeedbackPayload, idempotencyKey: string): Promise<string> =>
  (await client.call(feedbackAdd, payload, { headers: inNameOf(request), idempotencyKey })).id;
