import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientOf } from "../common/visitor-address";

const MINUTE_SECONDS = 60;

export type LimitOptions = {
  perMinute: number;
};

/**
 * Limits how many documents one client may fetch: each may have to be made. Counted in memory on purpose: it spares this process alone, and reading must not
 * need a write to the database. Too many get HTTP 429 with a sentence and the seconds to wait.
 */
export function limitDocuments({ perMinute }: LimitOptions): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS });
  return async (c: Context, next) => {
    try {
      await limiter.consume(clientOf(c) || "unknown");
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      return c.text(`下载太频繁了，请 ${seconds} 秒后再试。`, 429, { "Retry-After": String(seconds), "Cache-Control": "no-store" });
    }
    return next();
  };
}
