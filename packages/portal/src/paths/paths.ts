import { departmentPath, hallPath } from "@onehall/regions";

/** The classic (v2) or the modern (v3) face. */
export type Version = "v2" | "v3";
/** The audience in an address: `personal` for people, `legal` for companies. @see domain.md, words */
export type Service = "personal" | "legal";

/** What a search address may carry; names as public links use them. @see domain.md, deep links */
export type SearchQuery = {
  keyword: string;
  region?: string | undefined;
  type?: string | undefined;
  page?: number | undefined;
  departmentCode?: string | undefined;
  onlyOnline?: string | undefined;
  onlyCorrespondingLevel?: string | undefined;
  order?: string | undefined;
};
export type ThemeQuery = { region: string; catalogCode?: string | undefined; page?: number | undefined };

/** A path with its query; empty values are left out, a first page needs no number. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "" || (name === "page" && value === 1)) continue;
    search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Addresses of pages in one face. @see spec.md section 2 */
export const pathsOf = (version: Version) => ({
  hall: (code: string) => hallPath(code, version),
  department: (orgCode: string) => departmentPath(orgCode, version),
  guide: (taskCode: string) => `/portal/${version}/guide/${taskCode}`,
  search: ({ region, ...query }: SearchQuery) => withQuery(`/portal/${version}/search`, { region, ...query, areaCode: region }),
  searchAction: `/portal/${version}/search`,
  theme: (service: Service, query: ThemeQuery) => withQuery(`/portal/${version}/${service}/theme`, query),
  notices: (query: { region: string; page?: number }) => withQuery(`/portal/${version}/notices`, query),
  notice: (id: string) => (version === "v2" ? withQuery("/portal/notice", { id }) : withQuery("/portal/v3/notice", { id })),
  /** A standing page by its name: about-me, privacy-policy. */
  article: (key: string) => `/portal/${version}/${key}`,
  openData: `/portal/${version}/open-data`,
  questions: (query: { region?: string; keyword?: string; topic?: string; page?: number }) => withQuery(`/portal/${version}/faq`, query),
  /** 政务公开 and what lies below it. @see spec.md section 2, public and affairs-public */
  openGovernment: (query: { region: string; keyword?: string }) => withQuery(`/portal/${version}/public/index`, query),
  /** 公共服务清单, 中介服务 and the fee catalogues; `list` names the one that is leafed through. @see domain.md, deep links */
  catalogues: ({ list, ...query }: { region: string; keyword?: string; list?: string; page?: number }) =>
    withQuery(`/portal/${version}/public/second-index`, { ...query, list }) + (list ? `#${list}` : ""),
  retainedAgents: (query: { region?: string; keyword?: string; page?: number }) => withQuery("/portal/v2/retain-audit-agent-list", query),
  departmentMatters: (query: { region?: string; deptCode?: string; kind?: string; keyword?: string; page?: number }) =>
    withQuery(`/portal/${version}/affairs-public-depart-matters`, query),
  dutyDepartments: (region: string) => withQuery(`/portal/${version}/public/duty-service`, { region }),
  dutyList: (query: { region?: string; deptCode?: string; kind?: string; keyword?: string; page?: number }) =>
    withQuery(`/portal/${version}/affairs-public-duty-list`, query),
  duty: (qzqdCode: string, deptCode: string) => withQuery(`/portal/${version}/affairs-public-detail`, { qzqdCode, deptCode }),
  /** 民生免证办: its tasks, and the licences that stand in. */
  mzb: (query: { region?: string; keyword?: string; licence?: string; page?: number }) => withQuery(`/portal/${version}/public/mzb/index`, query),
  mzbLicences: (query: { region?: string; keyword?: string; page?: number }) => withQuery(`/portal/${version}/public/mzb/license`, query),
  /** 政民互动 */
  interaction: (region: string) => withQuery(`/portal/${version}/gov-people-interact`, { region }),
  /** 特色创新 */
  innovations: (query: { region: string; tag?: string }) => withQuery(`/portal/${version}/topic/index`, query),
  /** 寄递服务 */
  express: (query: { region?: string; keyword?: string; way?: string; page?: number }) => withQuery(`/portal/${version}/express/index`, query),
  /** The page of links that stands in for the region picker without scripts. */
  regions: (code: string, back?: string) => withQuery(`/portal/${version}/regions`, { region: code, back }),
});

export type Paths = ReturnType<typeof pathsOf>;

export const paths: Record<Version, Paths> = { v2: pathsOf("v2"), v3: pathsOf("v3") };

/** The list that a page shows, all of it, as a file for spreadsheets: `….csv` beside the page. */
export function csvOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  searchParams.delete("page");
  return searchParams.size > 0 ? `${pathname}.csv?${searchParams}` : `${pathname}.csv`;
}

/** A file of open data, for programs and people; the same in both faces. */
export const openDataFile = (key: string, format: "csv" | "json"): string => `/portal/open-data/${key}.${format}`;

/** The readable description of the contract. */
export const API_DOCS = "/portal/api/docs";

/** Shared addresses without a version are drawn by the classic face; this is the name of their page in both. */
const SHARED = new Map([
  ["/portal/index", "index"],
  ["/portal/notice", "notice"],
  ["/portal/branch-hall", "branch-hall"],
  ["/portal/country-hall", "country-hall"],
  ["/portal/country-hall-child", "country-hall"],
]);

/** The same page in the other face, with its query: `/portal/v2/guide/X` ↔ `/portal/v3/guide/X`. */
export function twinPath(path: string, to: Version): string {
  const { pathname, search } = new URL(path, "http://own.invalid");
  const shared = SHARED.get(pathname);
  if (shared) return `/portal/${to}/${shared}${search}`;
  return pathname.replace(/^\/portal\/v[23]\//, `/portal/${to}/`) + search;
}
