import type { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { type Database, sql } from "../data";
import { localDate } from "../common/deadline";
import { registry } from "../common/metrics";
import { type Column, serverDocument, serverTable, sendServerDocument } from "../common/document";
import { operatorOnly } from "./operator";
import { allMetrics } from "./workers";

const DAYS = [1, 7, 30, 90] as const;
/** Kinds that the page lists; the rest is in the table `event_count`. */
const MOST = 200;
const KIND_COLUMNS: readonly Column[] = [{ name: "区域" }, { name: "操作" }, { name: "次数", figures: true }, { name: "数值合计", figures: true }];
const LABEL_COLUMNS: readonly Column[] = [{ name: "区域" }, { name: "操作" }, { name: "内容" }, { name: "次数", figures: true }];
const DAY = 24 * 60 * 60 * 1000;

const kinds = sql<{ category: string; action: string; n: number; total: number }>`
  SELECT category, action, SUM(n) AS n, SUM(total) AS total FROM event_count WHERE day >= ${"from"}
  GROUP BY category, action ORDER BY n DESC, category, action LIMIT ${"most"}`;
const labels = sql<{ category: string; action: string; label: string; n: number }>`
  SELECT category, action, label, SUM(n) AS n FROM event_count WHERE day >= ${"from"}
  GROUP BY category, action, label ORDER BY n DESC, category, action, label LIMIT ${"most"}`;

export type OperatorOptions = {
  database: Pick<Database, "all" | "get" | "run">;
  token: string | undefined;
  metrics?: () => Promise<string | undefined>;
  now?: () => Date;
};

/**
 * GET /portal/operator/tracking?days=7: what visitors did, as counts. GET /portal/operator/metrics: the numbers of the portal, as Prometheus reads them.
 * For whoever has the token of the settings; not there without one. @see TRACK-02, OPS-01
 */
export function operatorRoutes({ database, token, metrics = allMetrics, now = () => new Date() }: OperatorOptions, app: Hono): void {
  app.use("/portal/operator/*", operatorOnly(database, token));
  // For the session of the browser: pages tell who has been here which settings are missing.
  app.get("/portal/operator/tracking", (c, next) => {
    setCookie(c, "operator", "1", { path: "/portal/", sameSite: "Lax", httpOnly: true });
    return next();
  });
  app.get("/portal/operator/metrics", async (c) => {
    const text = await metrics();
    // A sum without one of them would look as if its counters had been reset.
    if (text === undefined) return c.text("有工作进程没有回应", 503, { "Cache-Control": "private, no-store" });
    return c.text(text, 200, { "Content-Type": registry.contentType, "Cache-Control": "private, no-store" });
  });
  app.get("/portal/operator/tracking", async (c) => {
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
