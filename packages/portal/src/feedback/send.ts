import { callPath, feedbackAdd, normalise, PortalError } from "@onehall/api";

export type Letter = { kind: string; content: string; url: string; contact: string; captcha: string; captcha_token: string };

/** Of the visitor's request: who is logged in, and what a proxy says of the connection. */
const HANDED_ON = ["Cookie", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"];

/** A key of what is sent: the same letter in the same attempt is written once, another letter is another one. */
export async function letterKey(attempt: string, { kind, content, url, contact }: Letter): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([attempt, kind, content, url, contact]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Hands a letter in, with its pictures. The client of the contract sends no files, so this one is sent by hand.
 * @returns the receipt number
 * @throws PortalError as the client does
 */
export async function sendLetter(
  fetch: typeof globalThis.fetch,
  origin: string,
  request: Request,
  letter: Letter,
  images: File[],
  key: string,
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(letter)) if (value !== "") body.append(name, value);
  for (const image of images) body.append("images", image, image.name);
  const headers = new Headers({ "Idempotency-Key": key });
  for (const name of HANDED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(origin + callPath(feedbackAdd), { method: "POST", headers, body });
    status = response.status;
    answer = await response.json();
  } catch (cause) {
    throw new PortalError("network", "没有发送成功，请稍后再试。", { cause });
  }
  return feedbackAdd.select(normalise(status, answer, feedbackAdd.path) as { id: string }).id;
}
