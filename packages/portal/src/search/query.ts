import { MATTER_TYPES, type MatterTypeCode, type SearchType } from "@onehall/api";
import { initialRegion, isOrgCode } from "@onehall/regions";
import { pageOf } from "../page/query";
import type { Paths, SearchQuery } from "../paths";

/** The tabs, in order; the empty type is all of them. */
export const TABS = [
  { type: "", label: "全部" },
  { type: "guide", label: "指南" },
  { type: "qa", label: "问答" },
  { type: "news", label: "资讯" },
  { type: "entrance", label: "部门与主题" },
] as const satisfies { type: SearchType | ""; label: string }[];

export type TabType = (typeof TABS)[number]["type"];

/** What an address of the search page asks for, made safe. @see SEARCH-11 */
export type SearchParameters = {
  keyword: string;
  region: string;
  type: TabType;
  page: number;
  /** 9-character organisation number; empty: any. */
  departmentCode: string;
  onlyOnline: boolean;
  /** Only what the region itself offers, not those above it. */
  onlyCorrespondingLevel: boolean;
  /** Matter type; empty: any. */
  kind: MatterTypeCode | "";
  /** 1: for people, 2: for companies; empty: both. */
  audience: "1" | "2" | "";
  order: "hot" | "";
};

/** Longest keyword that the contract takes. */
const LONGEST = 200;

/** `tab`: the sub-view of a path such as /v2/search/guide, where the query names none. @see PAGE-16 */
export function readParameters(query: URLSearchParams, tab: string = ""): SearchParameters {
  const kind = query.get("type") || tab;
  const audience = query.get("audience");
  const department = (query.get("departmentCode") ?? "").trim().toUpperCase();
  return {
    keyword: [...(query.get("keyword") ?? "").trim()].slice(0, LONGEST).join(""),
    region: initialRegion(query),
    type: TABS.find(({ type }) => type === kind)?.type ?? "",
    page: pageOf(query),
    departmentCode: isOrgCode(department) ? department : "",
    onlyOnline: query.get("onlyOnline") === "1",
    onlyCorrespondingLevel: query.get("onlyCorrespondingLevel") === "1",
    kind: MATTER_TYPES.find(({ code }) => code === query.get("kind"))?.code ?? "",
    audience: audience === "1" || audience === "2" ? audience : "",
    order: query.get("order") === "hot" ? "hot" : "",
  };
}

const flag = (on: boolean) => (on ? "1" : "");

/** The parameters in the words of an address; what is off or empty is left out. */
export const toQuery = ({ onlyOnline, onlyCorrespondingLevel, ...rest }: SearchParameters): SearchQuery => ({
  ...rest,
  onlyOnline: flag(onlyOnline),
  onlyCorrespondingLevel: flag(onlyCorrespondingLevel),
});

/** Address of the same search with something changed; any change but that of the page begins at the first page. */
export const searchHref = (paths: Paths, parameters: SearchParameters, change: Partial<SearchParameters>): string =>
  paths.search(toQuery({ ...parameters, page: 1, ...change }));
