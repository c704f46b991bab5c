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
  /** The page of links that stands in for the region picker without scripts. */
  regions: (code: string, back?: string) => withQuery(`/portal/${version}/regions`, { region: code, back }),
});

export type Paths = ReturnType<typeof pathsOf>;

export const paths: Record<Version, Paths> = { v2: pathsOf("v2"), v3: pathsOf("v3") };

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
