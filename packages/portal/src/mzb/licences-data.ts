import { currentRegion, mzbLicences, type Client, type MzbLicence } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import type { Listed } from "../affairs-public/OpenTable";
import { FILE_PAGE_SIZE, keywordOf, PAGE_SIZE } from "../affairs-public/query";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type MzbLicencesData = { region: RegionSummary; keyword: string; /** Null: out of order. */ list: Listed<MzbLicence> | null };

const ask = (client: Client, query: URLSearchParams, page: number, pageSize: number) =>
  client.call(mzbLicences, { region: initialRegion(query), keyword: keywordOf(query), page, pageSize });

/** Licences that stand in for papers: `?region=&keyword=&page=`. @see PAGE-25 */
export async function loadMzbLicences({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(query) })),
    optional(ask(client, query, pageOf(query), PAGE_SIZE)),
  ]);
  return data<MzbLicencesData>({ region: summarise(view), keyword: keywordOf(query), list }, list ? {} : { status: 503 });
}

const columns: CsvColumn<MzbLicence>[] = [
  { title: "证照名称", value: ({ name }) => name },
  { title: "发证机关", value: ({ issuer }) => issuer },
  { title: "可以少带的事项", value: ({ items }) => items },
];

/** The same list as a file. */
export async function loadMzbLicencesFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = portalOf({ context });
  return listFile("免证办证照目录", columns, (page) => ask(client, query, page, FILE_PAGE_SIZE));
}

export const mzbLicencesMeta: MetaFunction<typeof loadMzbLicences> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword, list } = loaderData;
  const description = `${region.name}可以用电子证照代替的证件${list ? `，共 ${list.total} 种` : ""}：谁发的、办哪些事不用带。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}免证办证照目录`,
      description,
      canonical: paths.v2.mzbLicences({ region: region.code, page: list?.page }),
      noindex: keyword !== "",
    }),
    ...columnMeta({ name: "免证办证照目录", description, keywords: ["免证办", "电子证照", "证照目录", region.name], type: "信息公开" }),
  ];
};
