import { createHash } from "node:crypto";
import { pagePath } from "@onehall/routes/path";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { forOldBrowsers } from "./old-style";
import type { Preferences } from "./preferences";
import type { HtmlEscapedString } from "hono/utils/html";

/** Colours of the modern face in the dark: text and lines keep 4.5:1 and 3:1 on their ground. */
const DARK =
  "--line:#303c50;--edge:#8b98b0;--soft:#19212e;--link:#9cc0fb;--text:#e6ebf4;--good:#86d6ca;--bad:#f5a8a2;--page:#10151f;--bar:#19212e;--brand:#123f8c";
const STYLE =
  forOldBrowsers(`:root{color-scheme:light dark;--line:#c6cdd6;--edge:#6b7280;--soft:#f3f5f8;--link:#0b57a4;--text:#1b2330;--good:#14703a;--bad:#b3261e;--page:#fff}
@media(prefers-color-scheme:dark){:root{--line:#4c5866;--edge:#9aa5b1;--soft:#1d242d;--link:#9cc7f5;--text:#e8edf3;--good:#7fd6a0;--bad:#ffb4ab;--page:#12171e}}
body{margin:0;background:var(--page);font:1.0625rem/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:var(--text)}
header,main,footer{margin:0 auto;max-width:60rem;padding:1rem}header{border-bottom:1px solid var(--line)}footer{border-top:1px solid var(--line)}
a{color:var(--link);display:inline-block;min-height:2.75rem;align-content:center}.elder a{min-height:60px}a:focus-visible,div:focus-visible{outline:3px solid var(--link);outline-offset:2px}
h1{font-size:1.75rem;line-height:1.3}h2{font-size:1.25rem;margin-block:2rem .5rem}
.sum{border-inline-start:.375rem solid var(--good);background:var(--soft);padding:1rem;font-size:1.1875rem}.sum.bad{border-color:var(--bad)}
.good{color:var(--good)}.bad{color:var(--bad);font-weight:600}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{border-block-end:1px solid var(--line);padding:.5rem;text-align:start;vertical-align:top}
thead th{background:var(--soft);white-space:nowrap}tbody th{font-weight:inherit}td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}
.elder{font-size:150%}.actions{display:flex;flex-wrap:wrap;gap:1rem}
.choices{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:.75rem}.choices button{inline-size:100%}
button,.button{min-height:3.75rem;padding:.75rem 1rem;text-align:start;font:inherit;color:inherit;background:var(--soft);border:2px solid var(--edge);border-radius:.5rem;cursor:pointer;text-decoration:none}
button strong,button span{display:block}button:hover,.button:hover{border-color:var(--link)}button:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.portal{--line:#e2e7f0;--edge:#74809a;--soft:#fff;--link:#0b57d0;--text:#1b2330;--good:#0b5c5a;--page:#f6f8fc;--bar:#fff;--brand:#0b57d0}
@media(prefers-color-scheme:dark){.portal:not(.light){${DARK}}}
.portal.dark{color-scheme:dark;${DARK}}.portal.light{color-scheme:light}
.portal.contrast{color-scheme:light;--line:#000;--edge:#000;--soft:#fff;--link:#00268f;--text:#000;--good:#003d1c;--bad:#8c0009;--page:#fff;--bar:#fff;--brand:#00268f}
.portal header{max-width:none;background:var(--bar)}.portal .choices button,.portal .button{border-radius:.75rem;border-width:1px}
.portal .choices button{box-shadow:0 1px 4px #15305f26}.portal .sum{border-radius:.75rem}
.brand{display:inline-flex;align-items:center;gap:.75rem;margin-inline-start:max(0px,50% - 30rem);font-size:1.25rem;font-weight:700;color:var(--text);text-decoration:none}.brand small{font-size:.875rem;font-weight:400;color:var(--link)}
.late{visibility:hidden;animation:late 0s 480s forwards}@keyframes late{to{visibility:visible}}
@supports not (inset-inline-start:0){.actions>*,.brand>*{margin-inline-end:1rem}}
@media print{a{color:inherit}}`);

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'`;

export type Part = HtmlEscapedString | Promise<HtmlEscapedString>;

/** How a page is to look: letters of elder mode, and with the name of the site the head, colours and choices of the modern face. */
export type Look = Partial<Pick<Preferences, "elder" | "contrast" | "scheme">> & { site?: string };

/** The mark of `BrandMark` in packages/portal. */
const MARK = `<svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><rect width="48" height="48" rx="12" fill="var(--brand)"/><g fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"><path d="M10 36V22C10 14 16 8.5 24 8.5S38 14 38 22v14M7 38.5h34"/><path d="M17 36V24a7 7 0 0 1 14 0v12" opacity=".75"/><path d="M24 36V27" stroke="#ffd166"/></g></svg>`;

const classesOf = ({ elder, contrast, scheme, site }: Look): string =>
  [elder ? "elder" : [], site === undefined ? [] : ["portal", contrast ? "contrast" : (scheme ?? [])]].flat(2).join(" ");

/** A page that the server draws itself, so that it is there when the faces or the database are not: nothing runs, nothing is loaded. */
export const serverDocument = (title: string, main: Part, look: Look = {}): Part =>
  html`<!doctype html>
    ${raw(`<html lang="zh-CN"${classesOf(look) === "" ? "" : ` class="${classesOf(look)}"`}>`)}
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      ${raw(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <header class="actions">
        ${
          look.site === undefined
            ? html`<a href="/portal/index">返回首页</a>`
            : html`<a class="brand" href="/portal/index"
                >${raw(MARK)}<span>${look.site} <small>返回首页</small></span></a
              >`
        }
        ${look.elder ? html`<a href="tel:12345">打 12345</a>` : ""}
      </header>
      <main id="main">
        <h1>${title}</h1>
        ${main}
      </main>
      <footer class="actions">
        <span>服务热线 <a href="tel:12345">12345</a></span>
        <a href="${pagePath("v2/about/accessibility")}">无障碍检测结果</a>
      </footer>
    </body>
    </html>`;

/** A column of a table: its name, and whether figures stand in it. */
export type Column = { name: string; figures?: boolean };

const cell = (figures: boolean | undefined, content: string | number | Part): Part => html`${raw(figures ? '<td class="n">' : "<td>")}${content}</td>`;

/** A table with a heading; the first cell of a row says what the row is about. It scrolls by itself where it is too wide. `id`: unique on the page. */
export const serverTable = (id: string, title: string, columns: readonly Column[], rows: readonly (readonly (string | number | Part)[])[]): Part =>
  html`<h2 id="${id}">${title}</h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="${id}">
      <table>
        <thead>
          <tr>
            ${columns.map(({ name, figures }) => html`${raw(figures ? '<th scope="col" class="n">' : '<th scope="col">')}${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = "", ...others]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${others.map((content, index) => cell(columns[index + 1]?.figures, content))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

/** Headers of such a page. `forms`: it contains forms to this site, so framing is denied. */
export const serverDocumentHeaders = (cacheControl: string, { forms = false } = {}): Record<string, string> => ({
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": cacheControl,
  "Content-Security-Policy": `${POLICY}; ${forms ? "form-action 'self'; frame-ancestors 'none'" : "form-action 'none'; frame-ancestors 'self'"}`,
});

export const sendServerDocument = async (c: Context, page: Part, cacheControl: string): Promise<Response> =>
  c.html(await page, 200, serverDocumentHeaders(cacheControl));

/** 2026-11-20 10:00:00, as clocks in China show it. */
export const clock = (time: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "medium" }).format(time);
