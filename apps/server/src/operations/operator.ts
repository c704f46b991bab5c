import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { errorDocument } from "../common/error-document";
import { clientOf } from "../common/visitor-address";
import type { Database } from "../data";
import { createLimiter } from "../data/rate-limits";

/** Wrong tokens of one client; then not even the right one is taken from it for a while. Seconds. */
const WRONG_TOKENS = { name: "wrong operator tokens", points: 10, duration: 600 };

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a request brings the token: as the password of a log-in that browsers ask for themselves, or as a bearer token. */
function brings(c: Context, token: string): boolean {
  const [scheme = "", value = ""] = (c.req.header("authorization") ?? "").split(" ", 2);
  const given = /^basic$/i.test(scheme)
    ? Buffer.from(value, "base64")
        .toString()
        .replace(/^[^:]*:/, "")
    : /^bearer$/i.test(scheme)
      ? value
      : "";
  return timingSafeEqual(digest(given), digest(token));
}

/** Lets through whoever has the operator's token; without one in the settings there is nothing (404). Wrong tokens of a client are counted for all pages and hosts together. */
export function operatorOnly(database: Pick<Database, "run" | "get">, token: string | undefined): MiddlewareHandler {
  const wrong = createLimiter(database, WRONG_TOKENS);
  return async (c, next) => {
    if (token === undefined) return errorDocument(c, 404);
    const client = clientOf(c) || "unknown";
    const wait = await wrong.peek(client);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      return c.text(`口令错误次数太多，请 ${seconds} 秒后再试。`, 429, { "Retry-After": String(seconds), "Cache-Control": "no-store" });
    }
    const right = brings(c, token);
    // A browser that asks for the page first brings none: that is no try.
    if (!right && c.req.header("authorization") !== undefined) await wrong.consume(client);
    if (!right) return c.text("需要运维口令", 401, { "WWW-Authenticate": 'Basic realm="OneHall", charset="UTF-8"', "Cache-Control": "no-store" });
    return next();
  };
}
