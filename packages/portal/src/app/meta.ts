import type { MetaDescriptor } from "react-router";

export type PageMeta = {
  /** What the page is, without the site's name. */
  title: string;
  description: string;
  /** Path of the one address of this content, the same in both faces. */
  canonical: string;
  /** `https://host`. */
  origin: string;
  siteName: string;
  /** Government site identification code (网站标识码). */
  siteCode: string;
  /** A schema.org object. */
  jsonLd?: object | undefined;
  /** Not to be found through search engines: results, regions. */
  noindex?: boolean;
};

/** Title, description, canonical address, and the site tags that a government site must carry. @see GOV-03 */
export function pageMeta({ title, description, canonical, origin, siteName, siteCode, jsonLd, noindex = false }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} - ${siteName}` },
    { name: "description", content: description },
    { name: "SiteName", content: siteName },
    { name: "SiteDomain", content: new URL(origin).host },
    { name: "SiteIDCode", content: siteCode },
    { tagName: "link", rel: "canonical", href: origin + canonical },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(jsonLd ? [{ "script:ld+json": jsonLd } as MetaDescriptor] : []),
  ];
}
