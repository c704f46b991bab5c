import { auditItems, currentRegion, type ItemPage } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { orNotFound, notFound, optional } from "../../page/calls";
import { columnMeta, siteMeta } from "../../page/meta";
import { pageOf, versionOf } from "../../page/query";
import { withQuery } from "../../paths";
import { placeName, summarise, type RegionSummary } from "../../app/region-summary";
import { kindAt, kindOf, type KindId } from "./kinds";

/** Most characters of a word that the contract takes. */
const LONGEST = 100;
const PAGE_SIZE = 20;

export type FindData = {
  region: RegionSummary;
  kind: KindId;
  /** Path of the page itself. */
  action: string;
  keyword: string;
  /** Null: out of order. */
  list: ItemPage | null;
};

/** Path of such a page in a face. */
const pathOf = (kind: KindId, url: URL): string => {
  const unversioned = /^(?:guide-single|guide-combo|pdf)/.test(kind);
  const version = versionOf(url);
  return version === "v2" && unversioned ? `/portal/${kind}` : `/portal/${version}/${kind}`;
};

/** Where a page about one task is opened without one, tasks to choose from: `?region=&keyword=&page=`. */
export async function loadFind({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const kind = kindAt(url.pathname) ?? notFound();
  const query = url.searchParams;
  const regCode = initialRegion(query);
  const keyword = (query.get("keyword") ?? "").trim().slice(0, LONGEST);
  const [view, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode })),
    optional(
      client.call(auditItems, {
        AREA_CODE: regCode,
        KEY_WORD: keyword,
        PAGENO: pageOf(query),
        PAGESIZE: PAGE_SIZE,
        ...(kindOf(kind).combined ? { TASK_TYPE: "TC" } : {}),
      }),
    ),
  ]);
  return data<FindData>({ region: summarise(view), kind, action: pathOf(kind, url), keyword, list }, list ? {} : { status: 503 });
}

export const findMeta: MetaFunction<typeof loadFind> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, kind, keyword, list } = loaderData;
  const { name, lead } = kindOf(kind);
  const description = `${region.name}：${lead}${list ? `，共 ${list.total} 个事项` : ""}。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}${name}`,
      description,
      canonical: withQuery(pathOf(kind, new URL("http://own.invalid/portal/v2/")), { region: region.code, page: list?.page }),
      noindex: keyword !== "",
    }),
    ...columnMeta({ name, description, keywords: [name, "办事指南", region.name], type: "办事服务" }),
  ];
};
