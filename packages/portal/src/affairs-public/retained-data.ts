import { currentRegion, intermediaryServices, type Client, type Intermediary } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { agentColumns } from "./catalogue-columns";
import { listFile } from "./list-file";
import type { Listed } from "./OpenTable";
import { FILE_PAGE_SIZE, keywordOf, PAGE_SIZE } from "./query";

export type RetainedData = { region: RegionSummary; keyword: string; /** Null: out of order. */ list: Listed<Intermediary> | null };

const ask = (client: Client, query: URLSearchParams, page: number, pageSize: number) =>
  client.call(intermediaryServices, { region: initialRegion(query), keyword: keywordOf(query), retained: "1", page, pageSize });

/** 中介服务 kept as a necessary condition of an approval: `?region=&keyword=&page=`. @see PAGE-15 */
export async function loadRetained({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(query) })),
    optional(ask(client, query, pageOf(query), PAGE_SIZE)),
  ]);
  return data<RetainedData>({ region: summarise(view), keyword: keywordOf(query), list }, list ? {} : { status: 503 });
}

/** The same list as a file. */
export async function loadRetainedFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client } = portalOf({ context });
  return listFile("保留为行政审批必要条件的中介服务事项", agentColumns, (page) => ask(client, url.searchParams, page, FILE_PAGE_SIZE));
}

export const retainedMeta: MetaFunction<typeof loadRetained> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword, list } = loaderData;
  const title = `保留为行政审批必要条件的中介服务事项（${placeName(region)}）`;
  const description = `${region.name}保留为行政审批必要条件的中介服务事项${list ? `，共 ${list.total} 项` : ""}：由谁提供、怎样收费、依据什么。清单以外的，部门不得要求您提供。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.retainedAgents({ region: region.code, page: list?.page }), noindex: keyword !== "" }),
    ...columnMeta({ name: "中介服务事项清单", description, keywords: ["中介服务", "行政审批", region.name], type: "信息公开" }),
  ];
};
