import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP sources (`'sha256-…'`) of the scripts that stand in a page itself. Hashes, not nonces: a cached page carries its policy with it. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, script] of html.matchAll(INLINE_SCRIPT))
    sources.add(
      `'sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}'`,
    );
  return [...sources];
}

/** The policy of a page: our own host for everything; inline scripts by hash; style attributes allowed, because a width in per cent cannot run anything. */
export function contentSecurityPolicy(scripts: string[], frameAncestors: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(" ")}`,
  ].join("; ");
}
