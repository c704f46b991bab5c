import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound } from "../page/calls";
import { siteMeta } from "../page/meta";
import { localPath } from "../page/query";
import { paths } from "../paths";
import { loadRegions, type LoadedRegion } from "./load";
import { summarise, type RegionSummary } from "../app/region-summary";

export type RegionsData = LoadedRegion & {
  region: RegionSummary;
  /** Page of this site that one came from. */
  back: string | null;
  /** Shows only entries with this in their name. */
  name: string;
};

/** The region picker without scripts: `?region=&back=&name=`. */
export async function loadRegionsPage({ context, url }: LoaderFunctionArgs): Promise<RegionsData> {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const regions = await orNotFound(loadRegions(client, initialRegion(query)));
  return { ...regions, region: summarise(regions.view), back: localPath(query.get("back")), name: (query.get("name") ?? "").trim() };
}

export const regionsMeta: MetaFunction<typeof loadRegionsPage> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: `选择地区：${loaderData.region.name}`,
        description: `${loaderData.region.name}的下级地区、办事大厅和部门。`,
        canonical: paths.v2.regions(loaderData.region.code),
        noindex: true,
      })
    : [];
