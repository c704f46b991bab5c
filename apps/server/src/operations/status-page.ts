import type { Hono } from "hono";
import { html } from "hono/html";
import { clock, serverDocument, serverTable, type Part, sendServerDocument } from "../common/document";
import type { Health, Overall, Status } from "./status";

/** Long enough to spare the server, short enough to be true. */
const CACHE = "public, max-age=10";

const WORDS: Readonly<Record<Health, string>> = { ok: "正常", slow: "较慢", down: "不可用" };
const READ_ONLY = "系统正在维护，暂时只能查询，不能提交。";
const SUMMARY: Readonly<Record<Overall, string>> = {
  ok: "所有服务正常。",
  slow: "服务可以使用，部分内容打开较慢。",
  "read-only": READ_ONLY,
  down: "部分服务暂时不可用，我们正在处理。其他服务可以照常使用。",
};

const health = (state: Health) => html`<span class="${state === "ok" ? "good" : "bad"}">${WORDS[state]}</span>`;

function backEnds({ upstreams, families }: Status): Part | "" {
  if (upstreams.length === 0) return "";
  const rows = upstreams.map(({ family, resting, substitutes, lastSubstitute }) => [
    families.find(({ id }) => id === family)?.name ?? family,
    resting ? html`<span class="bad">暂停连接，稍后自动重试</span>` : html`<span class="good">连接正常</span>`,
    `${substitutes} 次`,
    lastSubstitute === undefined ? "没有" : clock(lastSubstitute),
  ]);
  const columns = [{ name: "服务" }, { name: "连接" }, { name: "代替", figures: true }, { name: "最近一次代替" }];
  return html`${serverTable("back-ends", "对接的业务系统", columns, rows)}
    <p>业务系统连接不上时，我们用一天以内取得的内容代替，页面照常打开。</p>`;
}

function page(status: Status): Part {
  const services = [{ name: "数据库", ...status.database }, ...status.families].map(({ name, state, ms }) => [name, health(state), `${ms} 毫秒`]);
  return serverDocument(
    "运行状态",
    html`<p class="sum${status.state === "ok" ? "" : " bad"}" role="status">
        ${SUMMARY[status.state]}${status.readOnly && status.state !== "read-only" ? READ_ONLY : ""}
      </p>
      <p>检查时间：${clock(status.checkedAt)}（北京时间）。本次启动：${clock(status.startedAt)}。</p>
      ${serverTable("services", "各项服务", [{ name: "服务" }, { name: "状态" }, { name: "用时", figures: true }], services)} ${backEnds(status)}
      <p>服务不可用时，请稍后再试，或者拨打 <a href="tel:12345">12345</a>。程序可以读取 <a href="/portal/status.json">/portal/status.json</a>。</p>`,
  );
}

/** How the portal does, for people and for programs. Drawn by the server itself, so that it is there when something else is not. @see docs/operating.md */
export function statusRoutes(app: Hono, status: () => Promise<Status>): void {
  app.get("/portal/status", async (c) => sendServerDocument(c, page(await status()), CACHE));
  app.get("/portal/status.json", async (c) => c.json(await status(), 200, { "Cache-Control": CACHE }));
}
