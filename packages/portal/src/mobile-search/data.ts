import { currentRegion, homeIndex, type Home } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type MobileSearchData = {
  region: RegionSummary;
  /** Ways in besides the box; null where they could not be had, the box works all the same. */
  help: Pick<Home, "hotWords" | "services_person" | "services_company"> | null;
};

/** The search page for phones: `?region=`. @see PAGE-12 */
export async function loadMobileSearch({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<MobileSearchData> {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, home] = await Promise.all([orNotFound(client.call(currentRegion, { regCode: region })), optional(client.call(homeIndex, { region }))]);
  return {
    region: summarise(view),
    help: home && { hotWords: home.hotWords, services_person: home.services_person, services_company: home.services_company },
  };
}

export const mobileSearchMeta: MetaFunction<typeof loadMobileSearch> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region } = loaderData;
  const description = `在手机上搜${region.name}的办事指南、部门、问答和公告。用平常的话、拼音或者拼音首字母都能搜。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}手机搜索`, description, canonical: paths.v2.mobileSearch(region.code) }),
    ...columnMeta({ name: "手机搜索", description, keywords: ["搜索", "办事指南", region.name], type: "办事服务" }),
  ];
};
