import { currentRegion } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { summarise, type RegionSummary } from "../app/region-summary";
import { portalOf } from "../app/context";
import { orNotFound } from "../page/calls";
import { siteMeta } from "../page/meta";
import { withQuery } from "../paths";

export type PledgeData = { region: RegionSummary };

/** What the portal promises its visitors. `?region=`. */
export async function loadPledge({ context, url }: LoaderFunctionArgs): Promise<PledgeData> {
  const { client } = portalOf({ context });
  return { region: summarise(await orNotFound(client.call(currentRegion, { regCode: initialRegion(url.searchParams) }))) };
}

export const pledgeMeta: MetaFunction<typeof loadPledge> = ({ loaderData, matches }) =>
  loaderData
    ? siteMeta(matches, {
        title: "服务承诺",
        description: "本站对来访者的承诺：写什么、不问什么、多久答复。",
        canonical: withQuery(pagePath("v2/pledge"), { region: loaderData.region.code }),
      })
    : [];
