import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { inlineScriptSources } from "./post-process/inline-scripts";

const PREFIX = "/portal/kit";
/** Files whose names carry a hash of their content. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * The policy of the catalogue: our own host, its inline scripts by hash. Storybook writes its styles with scripts while it runs, and shows
 * each story in a frame of the same host; nothing else of ours allows either.
 */
export function cataloguePolicy(pages: readonly string[]): string {
  const scripts = [...new Set(pages.flatMap(inlineScriptSources))];
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "frame-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The interface kit's catalogue (a static Storybook) below /portal/kit/. Not there where it was not built, as in development. */
export function catalogueRoutes(app: Hono, folder: string): void {
  const pages = ["index.html", "iframe.html"].map((name) => join(folder, name));
  if (!pages.every((page) => existsSync(page))) return;
  const policy = cataloguePolicy(pages.map((page) => readFileSync(page, "utf8")));
  const headers: MiddlewareHandler = async (c, next) => {
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", HASHED.test(c.req.path) ? "public, max-age=31536000, immutable" : "no-cache");
    await next();
  };
  app.get(PREFIX, (c) => c.redirect(`${PREFIX}/`, 301));
  app.use(
    `${PREFIX}/*`,
    compress(),
    etag(),
    headers,
    serveStatic({ root: relative(process.cwd(), folder), rewriteRequestPath: (path) => path.slice(PREFIX.length) }),
  );
  app.all(`${PREFIX}/*`, (c) => c.text("Not found", 404, { "Cache-Control": "no-store" }));
}
