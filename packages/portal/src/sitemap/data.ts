import { currentRegion, homeIndex, type Home } from "@onehall/api";
import { initialRegion, type RegionView } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

export type SiteMapData = {
  region: RegionSummary;
  departments: { orgCode: string; name: string }[];
  halls: { code: string; name: string }[];
  /** Null: out of order; the other parts stand. */
  themes: Pick<Home, "services_person" | "services_company"> | null;
};

const hallsOf = ({ halls }: RegionView) => halls.map(({ code, shortName }) => ({ code, name: shortName }));
const departmentsOf = (view: RegionView) => view.departments.map(({ orgCode, shortName }) => ({ orgCode, name: shortName }));

/** 网站地图: every column of the site, and what a region has below it: `?region=`. @see GOV-02 */
export async function loadSiteMap({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<SiteMapData> {
  const { client } = portalOf({ context });
  const code = initialRegion(query);
  const [view, home] = await Promise.all([orNotFound(client.call(currentRegion, { regCode: code })), optional(client.call(homeIndex, { region: code }))]);
  return {
    region: summarise(view),
    departments: departmentsOf(view),
    halls: hallsOf(view),
    themes: home && { services_person: home.services_person, services_company: home.services_company },
  };
}

export const siteMapMeta: MetaFunction<typeof loadSiteMap> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const description = "本站的全部栏目、主题、部门和说明页面，以及各级标识和备案号的说明。";
  return [
    ...siteMeta(matches, { title: "网站地图", description, canonical: paths.v2.siteMap }),
    ...columnMeta({ name: "网站地图", description, keywords: ["网站地图", "栏目", "主题", "部门"], type: "网站说明" }),
  ];
};
