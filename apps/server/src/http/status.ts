import type { Hono } from "hono";
import { html } from "hono/html";
import { clock, ownDocument, type Part, sendOwn } from "../operations/document";
import type { Health, Status } from "../operations/status";

/** Long enough to spare the server, short enough to be true. */
const CACHE = "public, max-age=10";

const WORDS: Readonly<Record<Health, string>> = { ok: "正常", slow: "较慢", down: "不可用" };
const SUMMARY: Readonly<Record<Health, string>> = {
  ok: "所有服务正常。",
  slow: "服务可以使用，部分内容打开较慢。",
  down: "部分服务暂时不可用，我们正在处理。其他服务可以照常使用。",
};

const health = (state: Health) => html`<span class="${state === "ok" ? "good" : "bad"}">${WORDS[state]}</span>`;
const row = (name: string, { state, ms }: { state: Health; ms: number }) =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${health(state)}</td>
    <td class="n">${ms} 毫秒</td>
  </tr>`;

function backEnds({ upstreams, families }: Status): Part | "" {
  if (upstreams.length === 0) return "";
  const rows = upstreams.map(
    ({ family, resting, substitutes, lastSubstitute }) =>
      html`<tr>
        <th scope="row">${families.find(({ id }) => id === family)?.name ?? family}</th>
        <td>${resting ? html`<span class="bad">暂停连接，稍后自动重试</span>` : html`<span class="good">连接正常</span>`}</td>
        <td class="n">${substitutes} 次</td>
        <td>${lastSubstitute === undefined ? "没有" : clock(lastSubstitute)}</td>
      </tr>`,
  );
  return html`<h2 id="back-ends">对接的业务系统</h2>
    <p>业务系统连接不上时，我们用一天以内取得的内容代替，页面照常打开。</p>
    <div class="wide" tabindex="0" role="region" aria-labelledby="back-ends">
      <table>
        <thead>
          <tr>
            <th scope="col">服务</th>
            <th scope="col">连接</th>
            <th scope="col" class="n">代替</th>
            <th scope="col">最近一次代替</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}

const page = (status: Status): Part =>
  ownDocument(
    "运行状态",
    html`<p class="sum${status.state === "ok" ? "" : " bad"}" role="status">
        ${SUMMARY[status.state]}${status.readOnly ? "系统正在维护，暂时只能查询，不能提交。" : ""}
      </p>
      <p>检查时间：${clock(status.checkedAt)}（北京时间）。本次启动：${clock(status.startedAt)}。</p>
      <h2 id="services">各项服务</h2>
      <div class="wide" tabindex="0" role="region" aria-labelledby="services">
        <table>
          <thead>
            <tr>
              <th scope="col">服务</th>
              <th scope="col">状态</th>
              <th scope="col" class="n">用时</th>
            </tr>
          </thead>
          <tbody>
            ${row("数据库", status.database)}${status.families.map((family) => row(family.name, family))}
          </tbody>
        </table>
      </div>
      ${backEnds(status)}
      <p>服务不可用时，请稍后再试，或者拨打 <a href="tel:12345">12345</a>。程序可以读取 <a href="/portal/status.json">/portal/status.json</a>。</p>`,
  );

/** How the portal does, for people and for programs. Drawn by the server itself, so that it is there when something else is not. @see docs/operating.md */
export function statusRoutes(app: Hono, status: () => Promise<Status>): void {
  app.get("/portal/status", async (c) => sendOwn(c, page(await status()), CACHE));
  app.get("/portal/status.json", async (c) => c.json(await status(), 200, { "Cache-Control": CACHE }));
}
