import { createHash } from "node:crypto";
import type { Context } from "hono";

const TEN_MINUTES = 600;

export type DocumentReply = {
  /** Content type with its charset. */
  type: string;
  /** What a browser calls the file when it keeps it. */
  name: string;
  /** Shown in the browser, or kept as a file. @default "inline" */
  disposition?: "inline" | "attachment";
  /** Other headers, such as Link. */
  headers?: Record<string, string>;
};

/** The mark of a text. */
export const etagOfText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** A document with its ETag; 304 where the visitor has it already, and then it is not even made. */
export async function documentResponse(
  c: Context,
  mark: string,
  make: () => string | Promise<Uint8Array<ArrayBuffer>>,
  { type, name, disposition = "inline", headers }: DocumentReply,
): Promise<Response> {
  const etag = `"${mark}"`;
  const shared = { ETag: etag, "Cache-Control": `public, max-age=${TEN_MINUTES}`, ...headers };
  const known = c.req
    .header("if-none-match")
    ?.split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
  if (known) return c.body(null, 304, shared);
  return c.body(await make(), 200, {
    ...shared,
    "Content-Type": type,
    "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
}
