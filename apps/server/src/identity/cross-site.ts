import type { MiddlewareHandler } from "hono";
import type { Settings } from "../settings";
import { readToken } from "./cookies";
import { originOf } from "./origin";

const SAFE: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a page of another site has sent the request. Every browser of today says so by Sec-Fetch-Site; older ones name at least the origin of a POST.
 * What says neither is no browser, or one for which SameSite=Lax has to do.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  // By host alone: behind a proxy that ends TLS the scheme may not be known here.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Refuses a write that another site sends in the name of somebody who is logged in. Calls without a log-in are everybody's to make. */
export const rejectCrossSiteWrites =
  (settings: Pick<Settings, "publicOrigin">): MiddlewareHandler =>
  async (context, next) => {
    if (SAFE.includes(context.req.method) || !isCrossSite(context.req.raw)) return next();
    const origin = originOf(context.req.raw, settings);
    if (context.req.header("origin") === origin || !readToken(context, origin, "session")) return next();
    return context.json({ statusCode: "403", statusDescription: "这个请求来自别的网站，没有执行。请回到门户里操作。" }, 403, { "Cache-Control": "no-store" });
  };
