import { html, raw } from "hono/html";
import type { Part } from "../common/document";
import { readAloudBar } from "./aloud";
import { CHOICES, NAMES, type Choice, type ReadingSettings } from "./settings";
import { STYLE } from "./style";
import { READING_PATH, readingPath } from "./target";
import type { Reading } from "./text";

/** Where the choices stand in the page: the link back to it opens them again. */
const TOOLS = "reading-tools";
const SET = "/portal/canyou/settings";

/** Address that changes one choice and comes back. */
const choosing = (name: Choice, value: number, target: string): string => `${SET}?${name}=${value}&url=${encodeURIComponent(target)}`;

/** Where a reader comes back to after a choice. */
export const backToTools = (target: string): string => `${readingPath(target)}#${TOOLS}`;

const options = (settings: ReadingSettings, target: string) =>
  NAMES.map(
    (name) =>
      html`<li class="options">
        <b>${CHOICES[name].name}</b>
        ${CHOICES[name].options.map(
          (option, value) =>
            html`<a
              href="${choosing(name, value, target)}"
              rel="nofollow"
              aria-label="${CHOICES[name].name}：${option}"
              ${raw(settings[name] === value ? ' aria-current="true"' : "")}
              >${option}</a
            > `,
        )}
      </li>`,
  );

const frame = (head: Part, settings: ReadingSettings, bar: Part, body: Part): Part =>
  html`<!doctype html>
    <html lang="zh-CN" ${raw(NAMES.map((name) => `data-${name}="${settings[name]}"`).join(" "))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head} ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#reading-main">跳到正文</a>
        ${bar}${body}
      </body>
    </html>`;

export type View = { reading: Reading; target: string; origin: string; settings: ReadingSettings; helper: string | undefined; traditional: boolean };

/** The other characters, named in themselves. @see docs/decisions/language.md */
const language = (traditional: boolean, target: string): Part => {
  const [choice, lang, name] = traditional ? ["hans", "zh-Hans", "简体"] : ["hant", "zh-Hant", "繁體"];
  return html`<a href="/portal/preferences?lang=${choice}&amp;back=${encodeURIComponent(readingPath(target))}" lang="${lang}" translate="no" rel="nofollow"
    >${name}</a
  >`;
};

/** Not in a tagged template: the bundler would take the end of a script there for one of its own. */
const module = (address: string): string => `<script type="module" src="${address}"></script>`;

/** The reading view of a page: a bar of links that changes how it looks, the page's text, and below it what stands around the text. */
export function readingDocument({ reading, target, origin, settings, helper, traditional }: View): Part {
  const head = html`<title>${reading.title}（无障碍阅读）</title>
    ${reading.description ? html`<meta name="description" content="${reading.description}" />` : ""}
    <link rel="canonical" href="${origin}${reading.canonical ?? target}" />
    ${helper === undefined ? "" : raw(module(helper))}`;
  const bar = html`<header class="bar">
    <p class="ways">
      <strong>无障碍阅读</strong>
      <a href="${readingPath("/portal/index")}">首页</a>
      <a href="${target}">打开原网页</a>
      ${language(traditional, target)} ${reading.around && !settings.only ? html`<a href="#reading-around">搜索和菜单</a>` : ""}
    </p>
    <details>
      <summary>阅读设置：字号、配色、行距、指引线、大鼠标、仅看正文</summary>
      <nav id="${TOOLS}" aria-label="阅读设置">
        <ul class="choices">
          ${options(settings, target)}
        </ul>
      </nav>
    </details>
    ${helper === undefined ? "" : raw(readAloudBar())}
  </header>`;
  const around = settings.only ? "" : html`<section class="around" id="reading-around" aria-label="搜索和菜单">${raw(reading.around)}</section>`;
  return frame(
    head,
    settings,
    bar,
    html`<main id="reading-main">${raw(reading.main)}</main>
      ${around}`,
  );
}

export type Refusal = { title: string; sentence: string; ways: readonly { name: string; href: string }[] };

/** What is shown in place of a page that cannot be read here, with ways on. */
export function refusalDocument({ title, sentence, ways }: Refusal, settings: ReadingSettings): Part {
  const bar = html`<header class="bar">
    <p class="ways"><strong>无障碍阅读</strong></p>
  </header>`;
  const body = html`<main id="reading-main">
    <h1>${title}</h1>
    <p>${sentence}</p>
    <ul>
      ${[...ways, { name: "从首页开始无障碍阅读", href: readingPath("/portal/index") }].map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
    <form action="${READING_PATH}" role="search">
      <input type="hidden" name="url" value="/portal/v2/search" />
      <p>
        <label for="reading-search">搜索事项、部门、问题</label> <input id="reading-search" name="keyword" type="search" /> <button type="submit">搜索</button>
      </p>
    </form>
    <p>服务热线 <a href="tel:12345">12345</a></p>
  </main>`;
  return frame(html`<title>${title}（无障碍阅读）</title>`, settings, bar, body);
}
