import { articleDetail, currentRegion, type Article } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound } from "../page/calls";
import { articleMeta, columnMeta, siteMeta } from "../page/meta";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

export type ArticleData = { region: RegionSummary; article: Article };

/** A standing page of the site: the last part of the address is its name. */
export async function loadArticle({ context, url }: LoaderFunctionArgs): Promise<ArticleData> {
  const { client } = portalOf({ context });
  const key = lastSegment(url.pathname);
  const [view, article] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(url.searchParams) })),
    orNotFound(client.call(articleDetail, { key })),
  ]);
  return { region: summarise(view), article };
}

/** Who says what stands on a standing page. */
const SOURCE = "本站";

export const articleOfSiteMeta: MetaFunction<typeof loadArticle> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { key, title, lead, updated } = loaderData.article;
  return [
    ...siteMeta(matches, { title, description: lead, canonical: paths.v2.article(key) }),
    ...columnMeta({ name: title, description: lead, keywords: [title, "网站说明"], type: "网站说明" }),
    ...articleMeta({ title, date: `${updated} 00:00`, source: SOURCE }),
  ];
};
