import type { MiddlewareHandler } from "hono";
import type { Log } from "../common/log";

/** One line for each request. The path without its query: what people search for is theirs. Health checks are left out. */
export const accessLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    if (c.req.path === "/healthz" || c.req.path === "/readyz") return;
    log.info({
      requestId: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
