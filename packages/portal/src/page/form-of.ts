import { UPLOAD_BODY_LIMIT } from "@onehall/api";

/** The body, or null where it is longer than allowed: a page may not be made to swallow what the contract refuses. */
async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > UPLOAD_BODY_LIMIT) return null;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.byteLength;
    if (length > UPLOAD_BODY_LIMIT) return null;
    pieces.push(piece);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.byteLength;
  }
  return body;
}

/** The form of a request, with or without files; no form at all counts as an empty one. @returns null where it is longer than the contract takes */
export async function formOf(request: Request): Promise<FormData | null> {
  const body = await bodyOf(request);
  if (!body) return null;
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  return new Response(body, { headers }).formData().catch(() => new FormData());
}
