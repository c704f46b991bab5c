import { currentRegion, mzbIndex, mzbItems, mzbLicences, type AnswerOf, type Client, type MzbItem, type MzbLicence } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import type { Listed } from "../affairs-public/OpenTable";
import { FILE_PAGE_SIZE, keywordOf, PAGE_SIZE } from "../affairs-public/query";
import { portalOf } from "../app/context";
import { itemColumns } from "../items/csv";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type MzbData = {
  region: RegionSummary;
  keyword: string;
  /** The one licence that the list is about; null: all tasks for which nothing need be brought. */
  licence: MzbLicence | null;
  /** Figures and the licences used most. Null: out of order. */
  index: AnswerOf<typeof mzbIndex> | null;
  /** Null: out of order. */
  list: Listed<MzbItem> | null;
};

/** Kinds of licences that a province has at most. */
const ALL_LICENCES = 200;

const licenceCode = (query: URLSearchParams): string => (query.get("licence") ?? "").trim();

async function licenceOf(client: Client, region: string, code: string): Promise<MzbLicence> {
  const { list } = await client.call(mzbLicences, { region, pageSize: ALL_LICENCES });
  return list.find((licence) => licence.code === code) ?? notFound();
}

const ask = (client: Client, query: URLSearchParams, page: number, pageSize: number) =>
  client.call(mzbItems, { region: initialRegion(query), keyword: keywordOf(query), licence: licenceCode(query) || undefined, page, pageSize });

/** 民生免证办: tasks for which nothing need be brought, or those that one licence serves: `?region=&keyword=&licence=&page=`. @see PAGE-24 */
export async function loadMzb({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const code = licenceCode(query);
  const [view, index, licence, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(mzbIndex, { region })),
    code === "" ? null : optional(licenceOf(client, region, code)),
    optional(ask(client, query, pageOf(query), PAGE_SIZE)),
  ]);
  return data<MzbData>({ region: summarise(view), keyword: keywordOf(query), licence, index, list }, list ? {} : { status: 503 });
}

/** The same list as a file. */
export async function loadMzbFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const columns = [...itemColumns(origin), { title: "不用带的证照", value: ({ licences }: MzbItem) => licences.join("、") }];
  return listFile("免证办事项", columns, (page) => ask(client, query, page, FILE_PAGE_SIZE));
}

export const mzbMeta: MetaFunction<typeof loadMzb> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword, licence, list } = loaderData;
  const title = `${placeName(region)}民生免证办${licence ? `：${licence.name}` : ""}`;
  const description = licence
    ? `在${region.name}不用带${licence.name}就能办的事项${list ? `，共 ${list.total} 个` : ""}：窗口直接调用电子证照。`
    : `在${region.name}不用带政府发的证件就能办的事项${list ? `，共 ${list.total} 个` : ""}，以及可以代替的电子证照。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.mzb({ region: region.code, licence: licence?.code, page: list?.page }),
      noindex: keyword !== "",
    }),
    ...columnMeta({ name: "民生免证办", description, keywords: ["免证办", "电子证照", region.name], type: "办事服务" }),
  ];
};
