import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Queries, sql } from "../data";
import { errorDocument } from "../common/error-document";
import { localDate } from "../common/deadline";
import { visitorAddress } from "../common/visitor-address";
import { type Column, serverDocument, serverTable, sendServerDocument } from "../common/document";

const DAYS = [1, 7, 30, 90] as const;
/** Kinds that the page lists; the rest is in the table `event_count`. */
const MOST = 200;
const KIND_COLUMNS: readonly Column[] = [{ name: "区域" }, { name: "操作" }, { name: "次数", figures: true }, { name: "数值合计", figures: true }];
const LABEL_COLUMNS: readonly Column[] = [{ name: "区域" }, { name: "操作" }, { name: "内容" }, { name: "次数", figures: true }];
const DAY = 24 * 60 * 60 * 1000;
/** Wrong tokens of one address; then not even the right one is taken from it for a while. Seconds. */
const WRONG_TOKENS = { points: 10, duration: 600 };

const kinds = sql<{ category: string; action: string; n: number; total: number }>`
  SELECT category, action, SUM(n) AS n, SUM(total) AS total FROM event_count WHERE day >= ${"from"}
  GROUP BY category, action ORDER BY n DESC, category, action LIMIT ${"most"}`;
const labels = sql<{ category: string; action: string; label: string; n: number }>`
  SELECT category, action, label, SUM(n) AS n FROM event_count WHERE day >= ${"from"}
  GROUP BY category, action, label ORDER BY n DESC, category, action, label LIMIT ${"most"}`;

export type OperatorOptions = { database: Queries; token: string | undefined; now?: () => Date };

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

/** GET /portal/operator/tracking?days=7: what visitors did, as counts, for whoever has the token of the settings. Not there without one. @see TRACK-02 */
export function operatorRoutes({ database, token, now = () => new Date() }: OperatorOptions, app: Hono): void {
  const wrong = new RateLimiterMemory(WRONG_TOKENS);
  app.get("/portal/operator/tracking", async (c) => {
    if (token === undefined) return errorDocument(c, 404);
    const address = visitorAddress(c) || "unknown";
    const tries = await wrong.get(address);
    if (tries && tries.consumedPoints >= WRONG_TOKENS.points) {
      const seconds = Math.ceil(tries.msBeforeNext / 1000);
      return c.text(`口令错误次数太多，请 ${seconds} 秒后再试。`, 429, { "Retry-After": String(seconds), "Cache-Control": "no-store" });
    }
    const right = brings(c, token);
    // A browser that asks for the page first brings none: that is no try.
    if (!right && c.req.header("authorization") !== undefined) await wrong.penalty(address);
    if (!right) return c.text("需要运维口令", 401, { "WWW-Authenticate": 'Basic realm="OneHall", charset="UTF-8"', "Cache-Control": "no-store" });
    const asked = Number(c.req.query("days"));
    const days = DAYS.find((one) => one === asked) ?? 7;
    const from = localDate(new Date(now().getTime() - (days - 1) * DAY));
    const [byKind, byLabel] = await Promise.all([database.all(kinds, { from, most: MOST }), database.all(labels, { from, most: MOST })]);
    const ways = DAYS.map((one) => (one === days ? html`<strong>近 ${one} 天</strong>　` : html`<a href="?days=${one}">近 ${one} 天</a>　`));
    const kindRows = byKind.map(({ category, action, n, total }) => [category, action, n, Number(total.toFixed(2))]);
    const labelRows = byLabel.map(({ category, action, label, n }) => [category, action, label, n]);
    const main =
      byKind.length === 0
        ? html`<p>${ways}</p>
            <p>从 ${from} 起还没有统计到操作。</p>`
        : html`<p>${ways}</p>
            <p>从 ${from} 起的操作次数。只有合计，没有任何访问者的信息；要求不被跟踪的访问者不计入。</p>
            ${serverTable("kinds", "按类别", KIND_COLUMNS, kindRows)} ${serverTable("labels", `按内容（前 ${MOST} 项）`, LABEL_COLUMNS, labelRows)}`;
    c.header("X-Robots-Tag", "noindex");
    return sendServerDocument(c, serverDocument("访问统计", main), "private, no-store");
  });
}
