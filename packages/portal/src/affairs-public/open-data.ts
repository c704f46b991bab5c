import { adjustmentNotices, currentRegion, openGovernment, statistics, type Client, type LinkGroup, type NoticeSummary, type Statistic } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { listFile } from "./list-file";
import { keywordOf } from "./query";

export type OpenGovernmentData = {
  region: RegionSummary;
  keyword: string;
  /** Narrowed to the keyword. Null: out of order. */
  groups: LinkGroup[] | null;
  figures: Statistic[];
  /** The newest changes of tasks. */
  changes: NoticeSummary[];
};

/** Notices of changes that the page shows. */
const CHANGES = 5;

/** Entries whose name or line has the words; groups that are left without any go. */
const narrowed = (groups: readonly LinkGroup[], keyword: string): LinkGroup[] =>
  groups
    .map((group) => ({ ...group, list: group.list.filter(({ name, text = "" }) => `${name} ${text}`.includes(keyword)) }))
    .filter(({ list }) => list.length > 0);

const groupsOf = async (client: Client, query: URLSearchParams): Promise<LinkGroup[]> =>
  narrowed(await client.call(openGovernment, { region: initialRegion(query) }), keywordOf(query));

/** 政务公开 of a region: its lists in groups, figures, changes of tasks: `?region=&keyword=`. @see PAGE-22 */
export async function loadOpenGovernment({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, groups, figures, changes] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(groupsOf(client, query)),
    optional(client.call(statistics, { region })),
    optional(client.call(adjustmentNotices, { region, pageSize: CHANGES })),
  ]);
  const page: OpenGovernmentData = { region: summarise(view), keyword: keywordOf(query), groups, figures: figures ?? [], changes: changes?.list ?? [] };
  return data(page, groups ? {} : { status: 503 });
}

type Entry = LinkGroup["list"][number] & { part: string; group: string };

const columns = (origin: string): CsvColumn<Entry>[] => [
  { title: "栏目", value: ({ part }) => part },
  { title: "分类", value: ({ group }) => group },
  { title: "清单", value: ({ name }) => name },
  { title: "说明", value: ({ text = "" }) => text },
  { title: "条数", value: ({ count = "" }) => count },
  { title: "网址", value: ({ url }) => origin + url },
];

/** The same list as a file. */
export async function loadOpenGovernmentFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  return listFile("政务公开目录", columns(origin), async () => {
    const groups = await groupsOf(client, url.searchParams);
    const list = groups.flatMap(({ part = "", name, list: entries }) => entries.map((entry) => ({ ...entry, part, group: name })));
    return { total: list.length, pageSize: list.length, list };
  });
}

export const openGovernmentMeta: MetaFunction<typeof loadOpenGovernment> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword } = loaderData;
  const title = `${placeName(region)}政务公开`;
  const description = `${region.name}政务公开：权责清单、通用目录、收费目录、中介服务、便民清单和各部门办事信息，每个清单都可以下载。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.openGovernment({ region: region.code }), noindex: keyword !== "" }),
    ...columnMeta({ name: "政务公开", description, keywords: ["政务公开", "政府信息公开", "办事信息公开", region.name], type: "信息公开" }),
  ];
};
