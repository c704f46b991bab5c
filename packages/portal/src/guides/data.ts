import { auditItemDetail, currentRegion, PortalError, type Guide } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import type { RootData } from "../app/root-data";
import { articleMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../regions/summary";
import { governmentService } from "./json-ld";

export type GuideData = { region: RegionSummary; guide: Guide };

/** The guide of the code in the address, and the region that it belongs to: the header shows that one, whatever one came from. */
export async function loadGuide({ context, params }: LoaderFunctionArgs): Promise<GuideData> {
  const { client } = portalOf({ context });
  if (!params.id) throw data(null, { status: 404 });
  const guide = await client.call(auditItemDetail, { TASK_CODE: params.id }).catch((error: unknown) => {
    // An unknown code is a page that does not exist; anything else is an outage.
    if (error instanceof PortalError && (error.status === 400 || error.status === 404)) throw data(null, { status: 404 });
    throw error;
  });
  return { guide, region: summarise(await client.call(currentRegion, { regCode: guide.region.code })) };
}

export const guideMeta: MetaFunction<typeof loadGuide> = ({ loaderData, matches }) => {
  const root = matches[0]?.loaderData as RootData | undefined;
  if (!loaderData || !root) return [];
  const { guide } = loaderData;
  const canonical = paths.v2.guide(guide.code);
  return [
    ...siteMeta(matches, {
      title: `${guide.name}（${guide.region.name}）办事指南`,
      description: `${guide.region.name}${guide.name}：${guide.lead}`.slice(0, 160),
      canonical,
      jsonLd: governmentService(guide, root.origin + canonical),
    }),
    ...articleMeta({ title: guide.name, date: `${guide.updated} 00:00`, source: guide.department.name }),
    { name: "Keywords", content: [guide.phrase, ...guide.aliases].join(",") },
  ];
};
