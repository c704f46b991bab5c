import type { MiddlewareHandler } from "hono";

/** Headers of every answer. Pages add their own Content-Security-Policy. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  "Cross-Origin-Opener-Policy": "same-origin", // no window of another site can reach into ours
  "Cross-Origin-Resource-Policy": "same-origin", // nor embed our files
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": "camera=(), microphone=(self), geolocation=(self), payment=()", // voice search and halls nearby, nothing else
  "Referrer-Policy": "strict-origin-when-cross-origin", // what people search for does not travel to other sites
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  ...(https ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
});

/** Sets them before the answer is made, so that no finished answer has to be taken apart again. Answers made without Hono's context bring them themselves. */
export const setHeaders =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  };
