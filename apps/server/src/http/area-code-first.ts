import type { Hono } from "hono";

/**
 * Where REGION_FIRST is 0, `areaCode` wins over `region`: an address that names two regions leads to the one of `areaCode`, for every page alike.
 * Calls of the contract have one parameter each and stay as they are.
 * @see REGION-23
 */
export function areaCodeFirst(app: Hono): void {
  app.get("/portal/*", async (c, next) => {
    const url = new URL(c.req.url);
    const areaCode = url.searchParams.get("areaCode");
    if (!areaCode || !url.searchParams.has("region") || url.searchParams.get("region") === areaCode) return next();
    url.searchParams.set("region", areaCode);
    c.header("Cache-Control", "no-store");
    return c.redirect(url.pathname + url.search, 302);
  });
}
