import type { Hono } from "hono";
import { preferencesOf } from "../common/preferences";
import { isPrefetch } from "../common/prefetch";
import type { EnglishPages } from "../documents/english";
import type { Page, PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { isFramed } from "./post-process/frame";

export type EnglishOptions = {
  pages: EnglishPages;
  cache: PageCache;
  /** Headers of every answer. */
  headers: Record<string, string>;
  publicOrigin: string | undefined;
  /** Counts a page that was opened. */
  countVisit: () => void;
};

const PUBLIC = "public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400";

/** The pages below /portal/en/, cached as other public pages are. The choice of characters does not concern them; elder mode does. @see ENGLISH-01 */
export function englishRoutes(app: Hono, { pages, cache, headers, publicOrigin, countVisit }: EnglishOptions): void {
  app.get("/portal/en", (c) => c.redirect("/portal/en/", 301));
  app.get("/portal/en/*", (c) => {
    const { method, url } = c.req;
    const { pathname, search, origin, host } = new URL(url);
    const preferences = preferencesOf(c.req.header("cookie"));
    if (method === "GET" && !isPrefetch(c.req.header("sec-purpose"))) countVisit();
    const key = pageKey(host, pathname + search, preferences, isFramed(c.req.header("sec-fetch-dest")));
    const asking = { method, acceptEncoding: c.req.header("accept-encoding") ?? "", ifNoneMatch: c.req.header("if-none-match") ?? "" };
    const page = async (): Promise<Page> => {
      const drawn = await pages.draw(new URL(pathname + search, publicOrigin ?? origin), { elder: preferences.elder });
      if ("location" in drawn) return { status: 302, headers: { ...headers, location: drawn.location, "cache-control": "no-store" }, html: "" };
      const own = {
        "content-type": "text/html; charset=UTF-8",
        "content-language": "en",
        "content-security-policy": pages.policy,
        "cache-control": drawn.status === 200 ? PUBLIC : "no-store",
        vary: "Accept-Encoding, Cookie, Sec-Fetch-Dest",
      };
      return { status: drawn.status, headers: { ...headers, ...own }, html: drawn.html };
    };
    return cache.respond(key, asking, page, { "x-request-id": c.get("requestId") });
  });
}
