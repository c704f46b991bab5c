import {
  currentRegion,
  feeCatalogue,
  FEE_CATALOGUES,
  intermediaryServices,
  publicServices,
  type Client,
  type FeeCatalogueKey,
  type FeeEntry,
  type Intermediary,
  type ItemSummary,
} from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { itemColumns } from "../items/csv";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { agentColumns, feeColumns } from "./catalogue-columns";
import { listFile } from "./list-file";
import type { Listed } from "./OpenTable";
import { FILE_PAGE_SIZE, keywordOf } from "./query";

/** The lists of the page by their anchors, in order. @see PAGE-23 */
export const CATALOGUES = [
  { key: "gonggong", name: "公共服务清单", text: "不是审批、由部门和公共企事业单位提供的服务" },
  { key: "zhongjie", name: "中介服务清单", text: "办审批可能用到的中介服务，由您自己选择机构" },
  { key: "guangdong", name: "政府性基金目录", text: "依法向特定对象征收的基金和附加" },
  { key: "xingzheng", name: "行政事业性收费目录", text: "收什么费、收多少、依据什么、谁可以免" },
  { key: "jingying", name: "经营服务性收费目录", text: "由政府定价或者给出指导价的服务收费" },
] as const;

export type CatalogueKey = (typeof CATALOGUES)[number]["key"];

/** Entries of each list that the page shows at once. */
const EACH = 10;

type Asked = { region: string; keyword: string };

const services = (client: Client, asked: Asked, page: number, pageSize: number) => client.call(publicServices, { ...asked, page, pageSize });
const agents = (client: Client, asked: Asked, page: number, pageSize: number) => client.call(intermediaryServices, { ...asked, page, pageSize });
const fees = (client: Client, asked: Asked, type: FeeCatalogueKey, page: number, pageSize: number) =>
  client.call(feeCatalogue, { ...asked, type, page, pageSize });

export type CataloguesData = {
  region: RegionSummary;
  keyword: string;
  /** Each null where it is unavailable. */
  services: Listed<ItemSummary> | null;
  agents: Listed<Intermediary> | null;
  fees: { key: FeeCatalogueKey; list: Listed<FeeEntry> | null }[];
};

/**
 * Public services, agents and fees of a region, one under another: `?region=&keyword=`; `list` (the anchor of one of them) and `page` leaf through
 * that one. @see PAGE-23
 */
export async function loadCatalogues({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const asked: Asked = { region: initialRegion(query), keyword: keywordOf(query) };
  const leafed = query.get("list");
  const pageFor = (key: CatalogueKey) => (key === leafed ? pageOf(query) : 1);
  const [view, first, second, third] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: asked.region })),
    optional(services(client, asked, pageFor("gonggong"), EACH)),
    optional(agents(client, asked, pageFor("zhongjie"), EACH)),
    Promise.all(FEE_CATALOGUES.map(async ({ key }) => ({ key, list: await optional(fees(client, asked, key, pageFor(key), EACH)) }))),
  ]);
  const page: CataloguesData = { region: summarise(view), keyword: asked.keyword, services: first, agents: second, fees: third };
  const nothing = [first, second, ...third.map(({ list }) => list)].every((list) => list === null);
  return data(page, nothing ? { status: 503 } : {});
}

/** One of the lists as a file: `?list=` is its anchor. */
export async function loadCataloguesFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const asked: Asked = { region: initialRegion(query), keyword: keywordOf(query) };
  const { key, name } = CATALOGUES.find((one) => one.key === query.get("list")) ?? notFound();
  if (key === "gonggong") return listFile(name, itemColumns(origin), (page) => services(client, asked, page, FILE_PAGE_SIZE));
  if (key === "zhongjie") return listFile(name, agentColumns, (page) => agents(client, asked, page, FILE_PAGE_SIZE));
  return listFile(name, feeColumns, (page) => fees(client, asked, key, page, FILE_PAGE_SIZE));
}

export const cataloguesMeta: MetaFunction<typeof loadCatalogues> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword } = loaderData;
  const description = `${region.name}的${CATALOGUES.map(({ name }) => name).join("、")}：收多少、依据什么、由谁提供，可以下载。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}公共服务、中介服务和收费目录`,
      description,
      canonical: paths.v2.catalogues({ region: region.code }),
      noindex: keyword !== "",
    }),
    ...columnMeta({ name: "目录清单", description, keywords: [...CATALOGUES.map(({ name }) => name), region.name], type: "信息公开" }),
  ];
};
