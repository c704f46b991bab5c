import { pathOf } from "./address";
import type { SitemapSource } from "@onehall/routes";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { type Queries, sql } from "../../data";

/** What one file of a sitemap may hold by the protocol. @see https://www.sitemaps.org/protocol.html */
export const MAX_ADDRESSES = 50_000;

/** Kind of a one-thing. */
const COMBINED = "TC";

/** `others`: the same content in other languages. */
type Entry = { path: string; changed?: string; others?: readonly { language: string; path: string }[] };
type Xml = HtmlEscapedString | Promise<HtmlEscapedString>;

const regions = sql<{ code: string }>`SELECT code FROM region WHERE hidden = 0 AND LENGTH(code) = 6 ORDER BY sort`;
const departments = sql<{
  org: string;
}>`SELECT org FROM department JOIN region ON region.code = department.region WHERE region.level = 'province' ORDER BY department.sort, org`;
const catalogs = sql<{ catalog: string }>`SELECT DISTINCT catalog FROM task_theme ORDER BY catalog`;
const notices = sql<{ id: string; changed: string }>`SELECT id, SUBSTR(published, 1, 10) AS changed FROM notice ORDER BY published DESC, id DESC`;
const articles = sql<{ key: string; changed: string }>`SELECT key, updated AS changed FROM article ORDER BY key`;
const lastItem = sql<{ id: number }>`SELECT COALESCE(MAX(id), 0) AS id FROM item`;
const items = sql<{
  code: string;
  kind: string;
  slug: string;
  changed: string;
}>`SELECT item.code, task.kind, task.slug, task.updated AS changed FROM item JOIN task ON task.id = item.task_id
  WHERE item.id > ${"after"} AND item.id <= ${"to"} ORDER BY item.id`;

/** Those of provinces, cities and counties. */
const wideItems = sql<{
  code: string;
  slug: string;
  changed: string;
}>`SELECT item.code, task.slug, task.updated AS changed FROM item JOIN task ON task.id = item.task_id WHERE LENGTH(item.region) = 6 ORDER BY item.id`;

const XML = html`<?xml version="1.0" encoding="UTF-8"?>`;

/** The sitemap of sitemaps: pages of the site, then guides in portions. */
export async function sitemapIndex(queries: Queries, origin: string, hasEnglish: boolean): Promise<Xml> {
  const portions = Math.ceil(((await queries.get(lastItem))?.id ?? 0) / MAX_ADDRESSES);
  const names = ["pages", ...(hasEnglish ? ["english"] : []), ...Array.from({ length: portions }, (_, index) => `guides-${index + 1}`)];
  return html`${XML}
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${names.map((name) => html`<sitemap><loc>${origin}/portal/sitemap/${name}.xml</loc></sitemap> `)}</sitemapindex
    > `;
}

const urlset = (origin: string, entries: readonly Entry[]): Xml =>
  html`${XML}
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${entries.map(
        ({ path, changed, others = [] }) =>
          html`<url
            ><loc>${origin}${path}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : ""}${others.map(
              (other) => html`<xhtml:link rel="alternate" hreflang="${other.language}" href="${origin}${other.path}" />`,
            )}</url
          > `,
      )}</urlset
    > `;

/** The addresses of the pages that the manifest wants listed, by what they are listed from. Guides fill files of their own. */
const SOURCES: Record<Exclude<SitemapSource, "guides">, (queries: Queries) => Promise<Entry[]>> = {
  regions: async (queries) => (await queries.all(regions)).map(({ code }) => ({ path: pathOf.hall(code) })),
  departments: async (queries) => (await queries.all(departments)).map(({ org }) => ({ path: pathOf.department(org) })),
  themes: async (queries) => (await queries.all(catalogs)).map(({ catalog }) => ({ path: pathOf.theme(catalog) })),
  notices: async (queries) => (await queries.all(notices)).map(({ id, changed }) => ({ path: pathOf.notice(id), changed })),
  articles: async (queries) => (await queries.all(articles)).map(({ key, changed }) => ({ path: pathOf.article(key), changed })),
};

/** Every page but the guides. */
export async function sitemapOfPages(queries: Queries, origin: string): Promise<Xml> {
  const entries = await Promise.all(Object.values(SOURCES).map((entriesOf) => entriesOf(queries)));
  return urlset(origin, entries.flat());
}

const ENGLISH_PAGES = ["", "regions", "help"];

/** One portion of the guides, from 1; undefined beyond the last. @param english ids of the tasks that have a guide in English: both pages name each other */
export async function sitemapOfGuides(queries: Queries, origin: string, portion: number, english: ReadonlySet<string>): Promise<Xml | undefined> {
  const rows = await queries.all(items, { after: (portion - 1) * MAX_ADDRESSES, to: portion * MAX_ADDRESSES });
  if (rows.length === 0) return undefined;
  return urlset(
    origin,
    rows.map(({ code, kind, slug, changed }) => ({
      path: kind === COMBINED ? pathOf.combo(code) : pathOf.guide(code),
      changed,
      ...(english.has(slug) ? { others: inBoth(code) } : {}),
    })),
  );
}

/** The addresses of one guide in its languages. */
const inBoth = (code: string) => [
  { language: "zh-CN", path: pathOf.guide(code) },
  { language: "en", path: pathOf.english(code) },
];

/** The pages in English: those of cities and counties; towns are reached from there. */
export async function sitemapOfEnglish(queries: Queries, origin: string, english: ReadonlySet<string>): Promise<Xml> {
  const rows = (await queries.all(wideItems)).filter(({ slug }) => english.has(slug));
  return urlset(origin, [
    ...ENGLISH_PAGES.map((page) => ({ path: `/portal/en/${page}` })),
    ...rows.map(({ code, changed }) => ({ path: pathOf.english(code), changed, others: inBoth(code) })),
  ]);
}
