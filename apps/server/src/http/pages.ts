import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Context, Hono } from "hono";
import type { Log } from "../operations/log";
import { contentSecurityPolicy, inlineScriptSources } from "./csp";
import { errorDocument } from "./error-document";
import type { Page, PageCache } from "./page-cache";
import { readPreferences, type Preferences } from "./preferences";

/** What a face is told of the request; its entry.server turns it into its own router context. Must match `RequestInfo` of packages/portal/src/app/context.ts. */
type RequestInfo = { fetch: typeof fetch; origin: string; preferences: Preferences };
type FaceEntry = { makeContext: (info: RequestInfo) => RouterContextProvider };

/** A built face, or (in development) a way to get the newest one. */
export type FaceSource = ServerBuild | (() => Promise<ServerBuild>);

export type PagesOptions = {
  faces: { v2: FaceSource; v3: FaceSource };
  mode: "production" | "development";
  cache: PageCache;
  /** Calls the contract without leaving the process. */
  fetch: typeof fetch;
  publicOrigin: string | undefined;
  frameAncestors: string[];
  log: Log;
};

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai", dateStyle: "short" });

/** Every page below /portal/: /portal/v3/… by the modern face, everything else by the classic one. */
export function pageRoutes(app: Hono, options: PagesOptions): void {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

  async function render(source: FaceSource, request: Request, preferences: Preferences, origin: string): Promise<Response> {
    const build = typeof source === "function" ? await source() : source;
    let handler = handlers.get(build);
    if (!handler) handlers.set(build, (handler = createRequestHandler(build, options.mode)));
    const { makeContext } = build.entry.module as unknown as FaceEntry;
    return handler(request, makeContext({ fetch: options.fetch, origin, preferences }));
  }

  async function toPage(response: Response): Promise<Page> {
    const html = await response.text();
    const headers = Object.fromEntries(response.headers);
    headers["content-security-policy"] = contentSecurityPolicy(
      options.mode === "production" ? inlineScriptSources(html) : ["'unsafe-inline'"],
      options.frameAncestors,
    );
    headers["cache-control"] ??= response.status === 200 ? "public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400" : "no-store";
    headers.vary = "Accept-Encoding, Cookie";
    return { status: response.status, headers, html };
  }

  app.all("/portal/*", async (c: Context) => {
    if (!["GET", "HEAD", "POST"].includes(c.req.method)) return c.text("Method not allowed", 405, { Allow: "GET, HEAD, POST" });
    const url = new URL(c.req.url);
    const origin = options.publicOrigin ?? url.origin;
    const source = url.pathname.startsWith("/portal/v3/") || url.pathname === "/portal/v3" ? options.faces.v3 : options.faces.v2;
    const preferences = readPreferences(c);
    const request = c.req.method === "HEAD" ? new Request(c.req.url, { headers: c.req.raw.headers }) : c.req.raw;

    if (url.pathname.endsWith(".data") || c.req.method === "POST") {
      const response = await render(source, request, preferences, origin);
      // A prefetched answer without a lifetime would be fetched a second time on the click.
      if (response.ok && c.req.method === "GET" && !response.headers.has("cache-control")) response.headers.set("cache-control", "private, max-age=10");
      return response;
    }
    // The day is part of the key: pages name deadlines counted from today.
    const key = [DAY.format(new Date()), origin, url.pathname, url.search, preferences.elder ? "elder" : "", preferences.contrast ? "contrast" : ""].join(" ");
    return options.cache.respond(key, c.req.raw, async () => {
      const response = await render(source, request, preferences, origin);
      if (!response.headers.get("content-type")?.startsWith("text/html")) {
        return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
      }
      return toPage(response);
    });
  });

  app.get("/", (c) => c.redirect("/portal/index", 302));
  app.get("/portal", (c) => c.redirect("/portal/index", 302));
  app.notFound((c) => errorDocument(c, 404));
  app.onError((error, c) => {
    options.log.error({ requestId: c.get("requestId"), path: c.req.path, err: error }, "request failed");
    return errorDocument(c, 500);
  });
}
