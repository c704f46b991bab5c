import type { MetaDescriptor } from "react-router";
import { pageMeta, type PageMeta } from "../app/meta";
import type { RootData } from "../app/root-data";

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** What is wrong comes first: it is what a screen reader says, and what a tab shows. @see GOV-17 */
export const withFault = (fault: string | undefined, title: string): string => (fault === undefined ? title : `错误：${fault} - ${title}`);

/** {@link pageMeta} with what the root knows of the site. Empty where the root itself failed. */
export function siteMeta(matches: Matches, page: Omit<PageMeta, "origin" | "siteName" | "siteCode">): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined;
  const title = withFault(root?.fault, page.title);
  return root ? pageMeta({ ...page, title, origin: root.origin, siteName: root.config.site.name, siteCode: root.config.site.siteCode }) : [];
}

export type Column = { name: string; description: string; keywords: string[]; type: string };

/** Tags of a page that is a column of the site. @see GOV-03 */
export const columnMeta = ({ name, description, keywords, type }: Column): MetaDescriptor[] => [
  { name: "ColumnName", content: name },
  { name: "ColumnDescription", content: description },
  { name: "ColumnKeywords", content: keywords.join(",") },
  { name: "ColumnType", content: type },
];

/** Tags of an article; `date` is `2026-11-18 09:30`. @see GOV-03, GOV-04 */
export const articleMeta = ({ title, date, source }: { title: string; date: string; source: string }): MetaDescriptor[] => [
  { name: "ArticleTitle", content: title },
  { name: "PubDate", content: date },
  { name: "ContentSource", content: source },
];
