import { relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

/** Built files of one face. Their names carry a hash of their content, so a browser may keep them for ever; compressed copies were made at build time. */
export function assetRoutes(app: Hono, prefix: string, folder: string): void {
  app.use(
    `${prefix}/assets/*`,
    serveStatic({
      root: relative(process.cwd(), folder),
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(prefix.length),
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  // A missing chunk must be a plain 404, never a page: the browser's reload rule looks for it.
  app.all(`${prefix}/assets/*`, (c) => c.text("Not found", 404, { "Cache-Control": "no-store" }));
}
