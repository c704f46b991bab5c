import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

/** The visitor's address: of the connection, or of the proxy's header when the operator says that there is a proxy. */
function address(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",")[0]?.trim() : undefined;
  return forwarded || getConnInfo(c).remote.address || "unknown";
}

/** Limits writes (calls under the given paths) for each address; too many get HTTP 429 with a sentence and the seconds to wait. */
export function limitWrites({ perMinute, trustProxy }: { perMinute: number; trustProxy: boolean }): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    try {
      await limiter.consume(address(c, trustProxy));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      return c.json({ statusCode: "429", statusDescription: `提交太频繁了，请 ${seconds} 秒后再试` }, 429, { "Retry-After": String(seconds) });
    }
    return next();
  };
}
