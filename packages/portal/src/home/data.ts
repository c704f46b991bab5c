import { currentRegion, homeIndex, type Home } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { siteMeta } from "../page/meta";
import { versionOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { withStaticData, type WithStaticData } from "../static-island";

export type HomeData = WithStaticData<{ region: RegionSummary } & Pick<Home, "banner" | "counts">, Home>;

/** Home of the province, a city or a county: the region of the address, or the province. @see PAGE-01, REGION-22 */
export async function loadHome({ context, request, params }: LoaderFunctionArgs): Promise<HomeData> {
  const { client } = portalOf({ context });
  const search = new URL(request.url).searchParams;
  if (params.region) search.set("region", params.region);
  const code = initialRegion(search, true);
  const [view, home] = await Promise.all([
    client.call(currentRegion, { regCode: code }),
    client.call(homeIndex, { region: code, busy: versionOf(new URL(request.url)) === "v3" ? "1" : "0" }),
  ]);
  if (view.current.code !== code) throw data(null, { status: 404 });
  return withStaticData({ region: summarise(view), banner: home.banner, counts: home.counts }, home);
}

/** Written by the server alone: a build for browsers leaves the words out. */
export const homeMeta: MetaFunction<typeof loadHome> = ({ loaderData, matches }) => {
  if (!import.meta.env.SSR || !loaderData) return [];
  const { region, counts } = loaderData;
  return siteMeta(matches, {
    title: `${placeName(region)}政务服务`,
    description: `${region.name}一站式政务服务：${counts.items} 个事项，按主题、部门和人生事件查找，说清楚材料、流程、时限和窗口。`,
    canonical: paths.v2.hall(region.code),
  });
};
