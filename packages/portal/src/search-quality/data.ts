import { currentRegion, searchQuality, type SearchQuality } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

/** Figures of the search; null while they cannot be had. */
export type SearchQualityData = { region: RegionSummary; quality: SearchQuality | null };

/** How well the search does, for everybody to see. @see SEARCH-15 */
export async function loadSearchQuality({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, quality] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(url.searchParams) })),
    optional(client.call(searchQuality, {})),
  ]);
  return data<SearchQualityData>({ region: summarise(view), quality }, quality ? {} : { status: 503 });
}

export const searchQualityMeta: MetaFunction<typeof loadSearchQuality> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const description = "本站搜索的无结果率、准确率和用时：怎么算的，统计到哪一天。";
  return [
    ...siteMeta(matches, { title: "搜索质量", description, canonical: paths.v3.searchQuality }),
    ...columnMeta({ name: "搜索质量", description, keywords: ["搜索质量", "无结果率", "准确率"], type: "概况信息" }),
  ];
};
