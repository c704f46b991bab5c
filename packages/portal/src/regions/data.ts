import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { known } from "../page/calls";
import { siteMeta } from "../page/meta";
import { ownPath } from "../page/query";
import { paths } from "../paths";
import { loadRegions, type Regions } from "./load";
import { summarise, type RegionSummary } from "./summary";

export type RegionsData = Regions & {
  region: RegionSummary;
  /** Page of ours that one came from. */
  back: string | null;
  /** Shows only entries with this in their name. */
  name: string;
};

/** The region picker without scripts: `?region=&back=&name=`. */
export async function loadRegionsPage({ context, url }: LoaderFunctionArgs): Promise<RegionsData> {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const regions = await known(loadRegions(client, initialRegion(query)));
  return { ...regions, region: summarise(regions.view), back: ownPath(query.get("back")), name: (query.get("name") ?? "").trim() };
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
