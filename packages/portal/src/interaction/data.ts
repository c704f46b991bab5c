import { currentRegion, peopleAndGovernment, type LinkGroup } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type InteractionData = { region: RegionSummary; /** Null: out of order. */ groups: LinkGroup[] | null };

/** 政民互动: where one can ask, complain, propose: `?region=`. @see PAGE-11 */
export async function loadInteraction({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, groups] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(peopleAndGovernment, { region })),
  ]);
  return data<InteractionData>({ region: summarise(view), groups }, groups ? {} : { status: 503 });
}

type Channel = LinkGroup["list"][number] & { group: string };

const columns = (origin: string): CsvColumn<Channel>[] => [
  { title: "分类", value: ({ group }) => group },
  { title: "渠道", value: ({ name }) => name },
  { title: "说明", value: ({ text = "" }) => text },
  { title: "网址或电话", value: ({ url }) => (url.startsWith("/") ? origin + url : url.replace(/^tel:/, "")) },
];

/** The same list as a file. */
export async function loadInteractionFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  return listFile("政民互动渠道", columns(origin), async () => {
    const groups = await client.call(peopleAndGovernment, { region: initialRegion(query) });
    const list = groups.flatMap(({ name: group, list: entries }) => entries.map((entry) => ({ ...entry, group })));
    return { total: list.length, pageSize: list.length, list };
  });
}

export const interactionMeta: MetaFunction<typeof loadInteraction> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region } = loaderData;
  const description = `${region.name}政民互动：看访谈、提意见、给领导留言、信访、咨询、提建议，该找谁、怎么找，一页说清楚。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}政民互动`, description, canonical: paths.v2.interaction(region.code) }),
    ...columnMeta({ name: "政民互动", description, keywords: ["政民互动", "咨询", "信访", "建议", region.name], type: "互动交流" }),
  ];
};
