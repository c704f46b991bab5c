import { currentRegion, easyList, EASY_LISTS, listCounts, listOfType, type Client, type ItemSummary } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import type { Listed } from "../affairs-public/OpenTable";
import { FILE_PAGE_SIZE, keywordOf, PAGE_SIZE } from "../affairs-public/query";
import { portalOf } from "../app/context";
import { itemColumns } from "../items/csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

/** 物流事项: whatever of a task goes by post. @see PAGE-06 */
const EITHER = 17;

/** What goes by post: the papers to the office, or its decision to the citizen. */
export const DELIVERY_DIRECTIONS = EASY_LISTS.filter(({ set }) => set === "寄递");
export type DeliveryDirection = (typeof DELIVERY_DIRECTIONS)[number]["key"] | "";

export type ExpressData = {
  region: RegionSummary;
  keyword: string;
  /** Empty: either. */
  way: DeliveryDirection;
  /** How many tasks of each; empty where it could not be counted. */
  counts: Partial<Record<DeliveryDirection, number>>;
  /** Null: out of order. */
  list: Listed<ItemSummary> | null;
};

const wayOf = (query: URLSearchParams): DeliveryDirection => DELIVERY_DIRECTIONS.find(({ key }) => key === query.get("way"))?.key ?? "";

function ask(client: Client, query: URLSearchParams, page: number, pageSize: number): Promise<Listed<ItemSummary>> {
  const asked = { region: initialRegion(query), keyword: keywordOf(query), page, pageSize };
  const way = wayOf(query);
  return way === "" ? client.call(listOfType, { ...asked, type: EITHER }) : client.call(easyList, { ...asked, key: way });
}

async function countsOf(client: Client, region: string): Promise<ExpressData["counts"]> {
  const lists = await client.call(listCounts, { region });
  const of = (name: string) => lists.find(({ key }) => key === name)?.count;
  return { "": of(String(EITHER)), ...Object.fromEntries(DELIVERY_DIRECTIONS.map(({ key }) => [key, of(key)])) };
}

/** 寄递服务: the tasks of which something goes by post: `?region=&way=&keyword=&page=`. @see PAGE-17 */
export async function loadExpress({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, counts, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(countsOf(client, region)),
    optional(ask(client, query, pageOf(query), PAGE_SIZE)),
  ]);
  const page: ExpressData = { region: summarise(view), keyword: keywordOf(query), way: wayOf(query), counts: counts ?? {}, list };
  return data(page, list ? {} : { status: 503 });
}

/** The same list as a file. */
export async function loadExpressFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  return listFile("寄递服务事项", itemColumns(origin), (page) => ask(client, query, page, FILE_PAGE_SIZE));
}

export const expressMeta: MetaFunction<typeof loadExpress> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword, way, list } = loaderData;
  const name = DELIVERY_DIRECTIONS.find(({ key }) => key === way)?.name;
  const title = `${placeName(region)}寄递服务${name ? `：${name}` : ""}`;
  const description = `在${region.name}办事，材料可以寄、证件可以寄到家${list ? `，共 ${list.total} 个事项` : ""}：怎么寄、寄之前要准备什么、多久收到。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.express({ region: region.code, way, page: list?.page }), noindex: keyword !== "" }),
    ...columnMeta({ name: "寄递服务", description, keywords: ["寄递服务", "邮寄办理", "快递送达", region.name], type: "办事服务" }),
  ];
};
