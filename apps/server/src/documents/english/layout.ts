import { createHash } from "node:crypto";
import { pagePath } from "@onehall/routes/path";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { forOldBrowsers } from "../../common/old-style";
import type { Language, Messages } from "./messages";

export type Part = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Logical properties only, so that a language from right to left needs no other styles; colours as in the modern face. */
const STYLE =
  forOldBrowsers(`:root{color-scheme:light dark;--page:#f4f7fb;--card:#fff;--text:#1b2330;--muted:#4a5563;--line:#c6cdd6;--edge:#6b7280;--link:#0b4fbd;--brand:#0b3d91;--on:#fff;--soft:#e8f0fd;--warn:#fff3cd;--warntext:#3d2c00}
@media(prefers-color-scheme:dark){:root{--page:#12171e;--card:#1a212b;--text:#e8edf3;--muted:#b7c2ce;--line:#3d4957;--edge:#9aa5b1;--link:#9cc7f5;--brand:#0e2a57;--on:#fff;--soft:#1f2f47;--warn:#4a3b0b;--warntext:#fff3cd}}
*{box-sizing:border-box}
html{font-size:100%;scroll-padding-block-start:1rem}html.elder{font-size:137.5%}
body{margin:0;font:1.0625rem/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei",sans-serif;color:var(--text);background:var(--page);overflow-wrap:break-word;overflow-wrap:anywhere}
.in{max-inline-size:64rem;margin-inline:auto;padding-inline:1rem}
header{background:var(--brand);color:var(--on)}header a{color:var(--on)}
header .in{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding-block:.5rem}
.brand{font-size:1.1875rem;font-weight:600;text-decoration:none;margin-inline-end:auto}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0}
header a,.bar a,footer a,.list a,.act a,.choices a{display:inline-block;min-block-size:2.75rem;align-content:center}
.skip:not(:focus){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;white-space:nowrap;clip-path:inset(50%)}
main{padding-block:1.5rem 2.5rem}
h1{font-size:1.75rem;font-size:clamp(1.625rem,1.3rem + 1.6vw,2.25rem);line-height:1.25;margin-block:.25rem .75rem}
h2{font-size:1.375rem;line-height:1.3;margin-block:2.25rem .75rem}h3{font-size:1.125rem;margin-block:1.25rem .25rem}
p,ul,ol,dl{margin-block:.5rem}p,li,dd{max-inline-size:46rem}
a{color:var(--link)}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--link);outline-offset:2px}header a:focus-visible{outline-color:var(--on)}
.lead{font-size:1.1875rem}.muted{color:var(--muted)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem}
.card>h3:first-child{margin-block-start:0}
.warn{background:var(--warn);color:var(--warntext);border-radius:.75rem;padding:.75rem 1.25rem}.warn a{color:inherit}
.grid{display:grid;grid-template-columns:minmax(0,1fr);grid-template-columns:repeat(auto-fill,minmax(min(100%,18.5rem),1fr));gap:1rem}.grid>*{min-inline-size:0}.grid h2,.grid h3{margin-block:0 .25rem}
.list{list-style:none;margin:0;padding-inline-start:0}.list.card{padding-block:.25rem;padding-inline:1.25rem}.list li{max-inline-size:none;padding-block:.25rem}.list li+li{border-block-start:1px solid var(--line)}.list p{margin-block:.25rem}
.many{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
.many a{display:inline-block;min-block-size:2.75rem;align-content:center;padding-inline:.875rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);text-decoration:none}.many a:hover{background:var(--soft)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-block:1rem}form label{flex:1 1 16rem;font-weight:600}form small{display:block;font-weight:400;font-size:1rem;color:var(--muted)}
input{display:block;inline-size:100%;min-block-size:3.25rem;padding-inline:.875rem;font:inherit;font-weight:400;color:inherit;background:var(--card);border:2px solid var(--edge);border-radius:.5rem}
button{min-block-size:3.25rem;padding-inline:1.5rem;font:inherit;font-weight:600;color:var(--on);background:#0b57d0;border:0;border-radius:.5rem;cursor:pointer}button:hover{background:#0b3d91}
dl.facts{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.375rem 1.25rem}dl.facts dt{font-weight:600}dl.facts dd{margin:0;min-inline-size:0}
@media(max-width:30rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-block-end:.5rem}}
.things>li{margin-block:.75rem}.things b{display:block}
.choices{list-style:none;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}.choices a{padding:.25rem 1rem;border:2px solid var(--edge);border-radius:.5rem;text-decoration:none;background:var(--card)}.choices a:hover{background:var(--soft)}
.number{font-size:1.5rem;font-weight:700}
footer{border-block-start:1px solid var(--line);background:var(--card)}footer .in{padding-block:1rem 1.5rem}
@supports not (inset-inline-start:0){nav li,.many>*,.choices>*,form>*{margin-inline-end:.5rem;margin-block-end:.5rem}}
@media print{header nav,form,.act,.choices,.skip{display:none}body{background:none}.card{border:0;padding:0}}`);

/** Nothing runs and nothing is loaded but the icon; the search form leads to this site. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;

/** Chinese text inside of a page. */
export const chinese = (text: string): Part => html`<span lang="zh-CN">${text}</span>`;

/** A link to call. */
export const phone = (number: string): Part => html`<a href="tel:${number}">${number}</a>`;

export type Document = {
  title: string;
  /** What the title of the window adds where the same guide stands for other places too. */
  place?: string;
  description: string;
  main: Part;
  /** Path and query of the page below /portal/en/, and of the Chinese page of the same content. */
  path: string;
  chinesePath: string;
  /** Region that links carry on; empty: none was chosen. */
  region: string;
  /** Not for search engines. */
  noindex?: boolean;
};

export type Frame = { language: Language; messages: Messages; origin: string; elder: boolean; province: string };

const query = (region: string): string => (region === "" ? "" : `?region=${region}`);

/** A link to a page below /portal/en/ that keeps the chosen region. */
export const at = (page: string, region: string): string => `/portal/en/${page}${query(region)}`;

/** The search form; it keeps the chosen region. */
export const searchForm = ({ say }: Messages, region: string, keyword = ""): Part =>
  html`<form action="/portal/en/search" role="search">
    <label>${say("searchLabel")} <small>${say("searchHint")}</small> <input type="search" name="keyword" value="${keyword}" maxlength="100" /></label>
    ${region === "" ? "" : html`<input type="hidden" name="region" value="${region}" />`}
    <button>${say("searchButton")}</button>
  </form>`;

/** A page of this language. @see docs/decisions/english.md */
export function document({ title, place, description, main, path, chinesePath, region, noindex = false }: Document, frame: Frame): Part {
  const { language, messages, origin, elder, province } = frame;
  const { say } = messages;
  const brand = say("brand", { province });
  return html`<!doctype html>
    ${raw(`<html lang="${language.code}" dir="${language.dir}"${elder ? ' class="elder"' : ""}>`)}
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title === brand ? title : [title, ...(place === undefined ? [] : [place]), brand].join(" - ")}</title>
      <meta name="description" content="${description}" />
      ${noindex ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${origin}${path}" />`}
      <link rel="alternate" hreflang="${language.code}" href="${origin}${path}" />
      <link rel="alternate" hreflang="zh-CN" href="${origin}${chinesePath}" />
      <link rel="icon" href="/portal/app-icon/192.png" />
      ${raw(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <header>
        <div class="in">
          <a class="skip" href="#main">${say("skip")}</a>
          <a class="brand" href="${at("", region)}">${brand}</a>
          <nav aria-label="${say("navigation")}">
            <ul>
              <li><a href="${at("", region)}">${say("home")}</a></li>
              <li><a href="${at("regions", region)}">${say("cities")}</a></li>
              <li><a href="${at("help", region)}">${say("help")}</a></li>
              <li><a href="${chinesePath}" lang="zh-CN" hreflang="zh-CN">${say("chinese")}</a></li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" class="in">
        <h1>${title}</h1>
        ${main}
      </main>
      <footer>
        <div class="in">
          <p>${say("footerHelp")} ${phone("12345")}</p>
          <p>${say("footerChinese")}</p>
          <p><a href="${pagePath("v2/about/accessibility")}" hreflang="zh-CN">${say("footerAccessibility")}</a></p>
          <p class="muted">${say("footerSample")}</p>
        </div>
      </footer>
    </body>
    </html>`;
}
