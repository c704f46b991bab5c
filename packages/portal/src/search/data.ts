import {
  auditItemDetail,
  currentRegion,
  homeIndex,
  SEARCH_PAGE_SIZES,
  searchAll,
  searchService,
  type Client,
  type Guide,
  type GuideHit,
  type Home,
  type InputOf,
  type Recommendation,
  type SearchResult,
} from "@onehall/api";
import { answersIn } from "@onehall/rules";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";
import { withStaticData } from "../static-island/with-static-data";
import { readParameters, type SearchParameters, type TabType } from "./query";

export type SearchCounts = Record<TabType, number>;

/** Words, themes and matters of the region: a way on without a result. */
export type SearchHelp = Pick<Home, "hotWords" | "services_person" | "services_company"> & {
  person: readonly Recommendation[];
  legalPerson: readonly Recommendation[];
};

export type SearchData = {
  region: RegionSummary;
  parameters: SearchParameters;
  /** Null: nothing was searched for, or the search is unavailable. */
  result: SearchResult | null;
  /** Of each tab; null where they could not be had. */
  counts: SearchCounts | null;
  /** Results of the type in view on a page. The sizes stay on the server with the schemas they belong to. */
  pageSize: number;
  /** A way on where nothing was found or asked; null where it is not needed or could not be had. */
  help: SearchHelp | null;
  /** Departments to filter by. */
  departments: { code: string; name: string }[];
  failed: boolean;
  /** The guide that answers the question, for the answers in the address; null where there is none or it could not be had. */
  answered: Guide | null;
};

type SearchInput = InputOf<typeof searchAll>;

const inputOf = ({
  keyword,
  region,
  type,
  page,
  departmentCode,
  onlyOnline,
  onlyCorrespondingLevel,
  kind,
  audience,
  order,
}: SearchParameters): SearchInput => ({
  keyword,
  region,
  departmentCode,
  onlyOnline: onlyOnline ? "1" : "0",
  onlyCorrespondingLevel: onlyCorrespondingLevel ? "1" : "0",
  kind: kind || undefined,
  audience: audience || undefined,
  order: order || undefined,
  ...(type && { searchType: type, page }),
});

const countsOf = ({ guide, qa, news, entrance, serve }: SearchResult): SearchCounts => ({
  "": guide.total + qa.total + news.total + entrance.total + serve.total,
  guide: guide.total,
  qa: qa.total,
  news: news.total,
  entrance: entrance.total,
});

/** One kind of result knows the totals of the others only from a search for all kinds. */
async function search(client: Client, parameters: SearchParameters): Promise<Pick<SearchData, "result" | "counts">> {
  const all = optional(client.call(searchAll, inputOf({ ...parameters, type: "" })));
  const one = parameters.type === "" ? all : optional(client.call(searchAll, inputOf(parameters)));
  const [whole, result] = await Promise.all([all, one]);
  return { result, counts: whole && countsOf(whole) };
}

/** The guide that answers the question, where it is in view. @see SEARCH-21 */
export const bestOf = ({ best, guide }: SearchResult, { page, type }: SearchParameters): GuideHit | undefined =>
  page === 1 && best !== false && (type === "" || type === "guide") ? guide.list[0] : undefined;

/** That guide, whole. @see SEARCH-27 */
async function answeredBy(client: Client, result: SearchResult | null, parameters: SearchParameters, query: URLSearchParams): Promise<Guide | null> {
  const hit = result ? bestOf(result, parameters) : undefined;
  const answers = Object.entries(answersIn(query)).map((pair) => pair.join(":"));
  return hit ? optional(client.call(auditItemDetail, { TASK_CODE: hit.taskCode, ...(answers.length > 0 ? { ANSWERS: answers.join(",") } : {}) })) : null;
}

async function helpOf(client: Client, region: string): Promise<SearchHelp | null> {
  const [home, matters] = await Promise.all([optional(client.call(homeIndex, { region })), optional(client.call(searchService, { region }))]);
  if (!home) return null;
  const { hotWords, services_person, services_company } = home;
  return { hotWords, services_person, services_company, person: matters?.person ?? [], legalPerson: matters?.legal_person ?? [] };
}

/** Results of the address. Answers 503 while the search is unavailable, so that nobody keeps such a page. @see SEARCH-16 */
export async function loadSearch({ context, params, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const parameters = readParameters(url.searchParams, params.tab);
  const asked = parameters.keyword !== "";
  const [view, { result, counts }] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: parameters.region })),
    asked ? search(client, parameters) : { result: null, counts: null },
  ]);
  const failed = asked && !result;
  const [help, answered] = await Promise.all([
    counts?.[""] || failed ? null : helpOf(client, view.current.code),
    answeredBy(client, result, parameters, url.searchParams),
  ]);
  const page: SearchData = {
    region: summarise(view),
    parameters,
    result,
    counts,
    pageSize: SEARCH_PAGE_SIZES[parameters.type || "guide"],
    help,
    departments: view.departments.map(({ orgCode, shortName }) => ({ code: orgCode, name: shortName })),
    failed,
    answered,
  };
  return data(withStaticData({ region: page.region, keyword: parameters.keyword }, page), failed ? { status: 503 } : {});
}

export const searchMeta: MetaFunction<typeof loadSearch> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, keyword } = loaderData;
  return siteMeta(matches, {
    title: keyword ? `${keyword}的搜索结果` : "搜索",
    description: `在${region.name}的办事指南、常见问题、通知公告、部门和主题中搜索。`,
    canonical: paths.v2.search({ keyword, region: region.code }),
    noindex: true,
  });
};
