import { pagePath } from "@onehall/routes/path";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { noticePage } from "../../contract/rows/notices";
import type { RegionPath } from "../../contract/rows/regions";
import type { Queries } from "../../data";
import { pathOf } from "./address";

/** Notices that a feed holds. */
const NEWEST = 50;

/** `2026-11-18 09:30`, time of the province, as RSS wants it: RFC 822. */
const rfc822 = (date: string): string => new Date(`${date.replace(" ", "T")}:00+08:00`).toUTCString();

/** RSS 2.0 of the newest notices that concern a region. */
export async function noticeFeed(queries: Queries, line: RegionPath, origin: string, siteName: string): Promise<HtmlEscapedString> {
  const { rows } = await noticePage(queries, line, NEWEST, 0);
  const { code, name } = line.current;
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${name}通知公告 - ${siteName}</title>
<link>${origin}${pagePath("v2/notices")}?region=${code}</link>
<description>${name}的通知公告，最新的在前。</description>
<language>zh-CN</language>
<atom:link href="${origin}/portal/notices.xml?region=${code}" rel="self" type="application/rss+xml"/>
${rows.map(
  ({ id, title, date, source, kind }) =>
    html`<item><title>${title}</title><link>${origin}${pathOf.notice(id)}</link><guid>${origin}${pathOf.notice(id)}</guid><pubDate>${rfc822(date)}</pubDate><category>${kind}</category><description>来源：${source}</description></item>
`,
)}</channel>
</rss>
`;
}
