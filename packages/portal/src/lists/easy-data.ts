import { EASY_LISTS, easyList, listCounts, type EasyListKey, type ItemSummary, type ItemPage } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse, fetchAllPages } from "../csv";
import { subItemsOf, type RowSubItems } from "../items/sub-items";
import { CSV_PAGE, itemColumns } from "../items/csv";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import type { EasySet } from "../paths/paths";
import { placeOf, type Place } from "./place";
import { isFiltered, listFilterOf, readParameters, type ListParameters } from "./query";
import { placeName } from "../app/region-summary";

/** The two sets, with what they promise. */
export const EASY_SETS = {
  "four-deal": { name: "四办", lead: "马上办、网上办、就近办、一次办" },
  "four-avoid": { name: "四免", lead: "免提交、免填写、免用实物印章、免用手写签名" },
} as const satisfies Record<EasySet, { name: string; lead: string }>;

/** One list of a set. `first`: its first tasks, null where they cannot be had; `count`: null where it cannot be said. */
export type EasyPart = { key: EasyListKey; name: string; text: string; count: number | null; first: ItemSummary[] | null };

export type EasyListsData = Place & {
  set: EasySet;
  parameters: ListParameters;
  parts: EasyPart[];
  /** The list that is shown in full; null: the first tasks of each. */
  chosen: { key: EasyListKey; name: string; text: string; list: ItemPage | null; below: RowSubItems[] } | null;
};

/** Tasks of each list on the page of all of them. */
const FIRST = 6;

const listsOf = (set: EasySet) => EASY_LISTS.filter((list) => list.set === EASY_SETS[set].name);

/** The list that an address names; undefined: none. */
function chosenOf(set: EasySet, query: URLSearchParams) {
  const key = query.get("key") ?? "";
  return key === "" ? undefined : (listsOf(set).find((list) => list.key === key) ?? notFound());
}

/**
 * One set of lists, named by the last part of the address: `/public/four-deal?region=&key=&page=` (马上办, 网上办, 就近办, 一次办),
 * `/public/four-avoid?…` (免提交, 免填写, 免印章, 免签名). @see PAGE-21
 */
export async function loadEasyLists({ context, url }: LoaderFunctionArgs) {
  const set: EasySet = lastSegment(url.pathname) === "four-avoid" ? "four-avoid" : "four-deal";
  const { client } = portalOf({ context });
  const wanted = chosenOf(set, url.searchParams);
  const parameters = readParameters(url.searchParams);
  const { region } = parameters;
  const [place, counts, answer, ...firsts] = await Promise.all([
    placeOf(client, region),
    optional(client.call(listCounts, { region })),
    wanted ? optional(client.call(easyList, { ...listFilterOf(parameters), key: wanted.key })) : null,
    ...listsOf(set).map(({ key }) => (wanted ? null : optional(client.call(easyList, { region, key, pageSize: FIRST })))),
  ]);
  const parts = listsOf(set).map(({ key, name, text }, index) => ({
    key,
    name,
    text,
    count: counts?.find((one) => one.key === key)?.count ?? firsts[index]?.total ?? null,
    first: firsts[index]?.list ?? null,
  }));
  const list = answer && { items: answer.list, page: answer.page, pageSize: answer.pageSize, total: answer.total };
  const chosen = wanted ? { key: wanted.key, name: wanted.name, text: wanted.text, list, below: await subItemsOf(client, region, list?.items ?? []) } : null;
  const failed = wanted ? !list : firsts.every((first) => first === null);
  return data<EasyListsData>({ ...place, set, parameters, parts, chosen }, failed ? { status: 503 } : {});
}

export const easyListsMeta: MetaFunction<typeof loadEasyLists> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, set, chosen, parameters } = loaderData;
  const { name, lead } = EASY_SETS[set];
  const title = `${placeName(region)}${chosen ? `${name}：${chosen.name}` : `${name}事项`}${parameters.page > 1 ? `（第 ${parameters.page} 页）` : ""}`;
  const description = chosen ? `${title}：${chosen.text}。附办事指南。` : `${title}：${lead}的事项清单，附办事指南。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.easyLists(set, { region: region.code, key: chosen?.key, page: parameters.page }),
      noindex: isFiltered(parameters),
    }),
    ...columnMeta({ name, description, keywords: [name, ...lead.split("、"), region.name], type: "办事服务" }),
  ];
};

type CsvRow = ItemSummary & { list: string };

/** The set, or the list of it that the address names, as a file: `/v2/public/four-deal.csv?…`. */
export async function loadEasyListCsv({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const set: EasySet = url.pathname.endsWith("/four-avoid.csv") ? "four-avoid" : "four-deal";
  const wanted = chosenOf(set, url.searchParams);
  const input = listFilterOf(readParameters(url.searchParams));
  const rows: CsvRow[] = [];
  for (const { key, name } of wanted ? [wanted] : listsOf(set)) {
    const entries = await fetchAllPages((page) => orNotFound(client.call(easyList, { ...input, key, page, pageSize: CSV_PAGE })));
    rows.push(...entries.map((entry) => ({ ...entry, list: name })));
  }
  return csvResponse(wanted?.name ?? EASY_SETS[set].name, [{ title: "清单", value: ({ list }) => list }, ...itemColumns(origin)], rows);
}
