import { feedbackAdd, type Client, type InputOf } from "@onehall/api";

/** What the form hands in. */
export type Letter = InputOf<typeof feedbackAdd>;

/** Of the visitor's request: who is logged in, and what a proxy says of the connection. */
const FORWARDED = ["Cookie", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"];

/** A key of what is sent: the same letter in the same attempt is written once, another letter is another one. */
export async function letterKey(attempt: string, { kind, content, url, contact }: Record<"kind" | "content" | "url" | "contact", string>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([attempt, kind, content, url, contact]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Hands a letter in, with its pictures, in the visitor's name. @returns the receipt number @throws PortalError as the client does */
export async function sendLetter(client: Client, request: Request, letter: Letter, idempotencyKey: string): Promise<string> {
  const headers = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return (await client.call(feedbackAdd, letter, { headers, idempotencyKey })).id;
}
