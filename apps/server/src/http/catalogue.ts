import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { except } from "hono/combine";
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

/** The policy of the catalogue in a folder as it is now, undefined where there is none: `npm start` builds it while the portal already answers. */
function policyReader(folder: string): () => string | undefined {
  const pages = ["index.html", "iframe.html"].map((name) => join(folder, name));
  let [read, policy] = ["", ""];
  return () => {
    const changed = pages.map((page) => statSync(page, { throwIfNoEntry: false })?.mtimeMs);
    if (changed.includes(undefined)) return undefined;
    if (changed.join() !== read) policy = cataloguePolicy(pages.map((page) => readFileSync(page, "utf8")));
    read = changed.join();
    return policy;
  };
}

/** The interface kit's catalogue (a static Storybook) below /portal/kit/. Not there while it is not built, as in development. */
export function catalogueRoutes(app: Hono, folder: string): void {
  const policy = policyReader(folder);
  const isMissing = () => policy() === undefined;
  const headers: MiddlewareHandler = async (c, next) => {
    c.header("Content-Security-Policy", policy());
    c.header("Cache-Control", HASHED.test(c.req.path) ? "public, max-age=31536000, immutable" : "no-cache");
    await next();
  };
  // Made when there is something to serve: it complains of a folder that is not there.
  let serve: MiddlewareHandler | undefined;
  const files: MiddlewareHandler = (c, next) => {
    serve ??= serveStatic({ root: relative(process.cwd(), folder), rewriteRequestPath: (path) => path.slice(PREFIX.length) });
    return serve(c, next);
  };
  const notFound: MiddlewareHandler = async (c) => c.text("Not found", 404, { "Cache-Control": "no-store" });
  app.get(
    PREFIX,
    except(isMissing, async (c) => c.redirect(`${PREFIX}/`, 301)),
  );
  app.use(`${PREFIX}/*`, except(isMissing, compress(), etag(), headers, files, notFound));
}
