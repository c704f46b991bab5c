import { currentRegion, innovations, type Feature, type FeatureGroup } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type TopicsData = {
  region: RegionSummary;
  /** Every chip that an entry carries, in order. */
  tags: string[];
  /** The one that the page is narrowed to; empty: none. */
  tag: string;
  /** Null: out of order. */
  groups: FeatureGroup[] | null;
};

/** 特色创新 of a region: `?region=&tag=`. @see PAGE-26 */
export async function loadTopics({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, groups] = await Promise.all([orNotFound(client.call(currentRegion, { regCode: region })), optional(client.call(innovations, { region }))]);
  const tags = [...new Set((groups ?? []).flatMap(({ list }) => list.flatMap((entry) => entry.tags)))];
  const tag = tags.find((one) => one === query.get("tag")) ?? "";
  const narrowed = groups?.map((group) => ({ ...group, list: group.list.filter((entry) => tag === "" || entry.tags.includes(tag)) }));
  const page: TopicsData = { region: summarise(view), tags, tag, groups: narrowed?.filter(({ list }) => list.length > 0) ?? null };
  return data(page, groups ? {} : { status: 503 });
}

const columns = (origin: string): CsvColumn<Feature & { group: string }>[] => [
  { title: "分类", value: ({ group }) => group },
  { title: "名称", value: ({ name }) => name },
  { title: "说明", value: ({ text }) => text },
  { title: "标签", value: ({ tags }) => tags.join("、") },
  { title: "网址", value: ({ url }) => (url.startsWith("/") ? origin + url : url) },
];

/** The same list as a file. */
export async function loadTopicsFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  return listFile("特色创新服务", columns(origin), async () => {
    const groups = await client.call(innovations, { region: initialRegion(query) });
    const list = groups.flatMap(({ name: group, list: entries }) => entries.map((entry) => ({ ...entry, group })));
    return { total: list.length, pageSize: list.length, list };
  });
}

export const topicsMeta: MetaFunction<typeof loadTopics> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, tag, groups } = loaderData;
  const names = groups?.map(({ name }) => name).join("、") ?? "特色服务";
  const title = `${placeName(region)}特色创新${tag && `：${tag}`}`;
  const description = `${region.name}的特色创新服务：${names}。每项一句话说清楚，点开就能办。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.innovations({ region: region.code, tag }) }),
    ...columnMeta({ name: "特色创新", description, keywords: ["特色创新", region.name, ...(tag ? [tag] : [])], type: "办事服务" }),
  ];
};
