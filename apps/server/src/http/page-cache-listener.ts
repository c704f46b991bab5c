import type { RequestListener } from "node:http";
import type { Log } from "../common/log";
import { isFramed } from "./post-process/frame";
import { requestIdOf } from "./request-id";
import type { PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { isPrefetch } from "../common/prefetch";
import { preferencesOf } from "../common/preferences";

export type PageCacheListenerOptions = {
  cache: PageCache;
  log: Log;
  /** Counts a page that was opened. */
  countVisit: () => void;
  /** Told of every answer that was sent from the cache. */
  answered?: () => void;
};

/**
 * Serves a fresh, already compressed page from the cache before Request and Response objects are created; everything else is passed on. Nine of ten requests end here, and creating those objects would cost several times the rest.
 */
export const pageCacheListener =
  ({ cache, log, countVisit, answered }: PageCacheListenerOptions, otherwise: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = "", headers } = request;
    const destination = headers["sec-fetch-dest"];
    const inFrame = isFramed(Array.isArray(destination) ? undefined : destination);
    const ready =
      method === "GET" && url.startsWith("/portal/")
        ? cache.ready(pageKey(headers.host ?? "", url, preferencesOf(headers.cookie), inFrame), headers["accept-encoding"])
        : undefined;
    if (!ready) return otherwise(request, response);
    const requestId = requestIdOf(headers["x-request-id"]);
    const known = headers["if-none-match"]?.includes(ready.etag) ?? false;
    const status = known ? 304 : 200;
    response.writeHead(status, [...(known ? ready.rawHeadersWithoutBody : ready.rawHeaders), "x-request-id", requestId]);
    response.end(known ? undefined : ready.body);
    answered?.();
    if (!isPrefetch(headers["sec-purpose"])) countVisit();
    log.info({ requestId, method, path: url.split("?", 1)[0], status, kept: true });
  };
