import { departmentPath, hallPath } from "@onehall/regions";
import { pagePath, sharedPath } from "@onehall/routes/path";

/** The classic (v2) or the modern (v3) face. */
export type Version = "v2" | "v3";
/** The audience in an address: `personal` for people, `legal` for companies. @see PORTAL-01 */
export type Service = "personal" | "legal";

/** What a search address may carry; names as public links use them. @see SEARCH-11 */
export type SearchQuery = {
  keyword: string;
  region?: string | undefined;
  type?: string | undefined;
  page?: number | undefined;
  departmentCode?: string | undefined;
  onlyOnline?: string | undefined;
  onlyCorrespondingLevel?: string | undefined;
  /** Code of a matter type. */
  kind?: string | undefined;
  /** 1: people, 2: companies. */
  audience?: string | undefined;
  order?: string | undefined;
};
/** How the lists of a service are cut: by theme, by life event, by department, or by how much is asked for. */
export type ServiceView = "theme" | "activity" | "department" | "hot";
/** What the address of a service list may carry; what is off or empty is left out. */
export type ServiceQuery = {
  region: string;
  catalogCode?: string | undefined;
  departmentCode?: string | undefined;
  keyword?: string | undefined;
  onlyOnline?: string | undefined;
  onlyCorrespondingLevel?: string | undefined;
  page?: number | undefined;
};
/** What the address of an open list of tasks may carry. */
export type ListQuery = {
  region: string;
  keyword?: string | undefined;
  departmentCode?: string | undefined;
  kind?: string | undefined;
  page?: number | undefined;
};
/** What the address of the halls and stations may carry; positions in degrees. */
export type StationsQuery = {
  region: string;
  keyword?: string | undefined;
  /** 0 province and cities, 1 counties, 2 towns, 3 villages. */
  level?: string | undefined;
  openNow?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  page?: number | undefined;
};
/** Pages about whoever is logged in. */
export type UserPage = "profile" | "affairs" | "abstracts" | "messages" | "guides" | "feedback" | "account";
/** A set of lists on one page: 四办 or 四免. */
export type EasySet = "four-deal" | "four-avoid";

/** A path with its query; empty values are left out, a first page needs no number. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "" || (name === "page" && value === 1)) continue;
    search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const below = (segment: string): string => (segment === "" ? "" : `/${segment}`);

/** Addresses of pages in one face. @see ROUTE-06 */
export const pathsOf = (version: Version) => ({
  hall: (code: string) => hallPath(code, version),
  department: (orgCode: string, region?: string) => departmentPath(orgCode, version, region),
  guide: (taskCode: string) => pagePath(`${version}/guide/:id`, { id: taskCode }),
  /** The guide of a combined task. */
  combo: (taskCode: string) => sharedPath(version, "guide-combo/:id", { id: taskCode }),
  /** All combined tasks of a region. */
  oneThings: (region: string) => withQuery(sharedPath(version, "guide-combo"), { region }),
  /** The stages of a combined task with their days. */
  processing: (taskCode: string) => sharedPath(version, "guide-combo/processing/:id", { id: taskCode }),
  /** The page of a task whatever its type: combined tasks have one of their own. */
  task: ({ kind, code }: { kind: string; code: string }) =>
    kind === "TC" ? sharedPath(version, "guide-combo/:id", { id: code }) : pagePath(`${version}/guide/:id`, { id: code }),
  /** How to find a guide. */
  guides: (query: { region?: string | undefined; keyword?: string | undefined; page?: number } = {}) => withQuery(pagePath(`${version}/guide`), query),
  /** Who can do a task, and how. */
  guideLead: (taskCode = "") => pagePath(`${version}/guide-lead`) + below(taskCode),
  /** Everywhere a task is offered in a region and below it. */
  offers: (taskCode = "", region?: string) => withQuery(pagePath(`${version}/item`) + below(taskCode), { region }),
  /** A task in the cities of the province, side by side. */
  compare: (taskCode: string) => pagePath(`${version}/guide/:id/compare`, { id: taskCode }),
  /** What to bring, to print and tick off. */
  checklist: (taskCode: string) => pagePath(`${version}/guide/:id/checklist`, { id: taskCode }),
  /** The short guide: one answer to each question. */
  simpleGuide: (taskCode = "") => pagePath(`${version}/simple-guide`) + below(taskCode),
  /** A task done step by step, and its parts for phones. */
  single: (taskCode = "", part: "" | "h5" | "h5/example" | "h5/selections" = "") =>
    sharedPath(version, part === "" ? "guide-single" : `guide-single/${part}`) + below(taskCode),
  /** Questions that lead to a personal list, from those that are answered on; without a code, all tasks that have them. */
  sceneGuide: (taskCode = "", query: { answers?: string | undefined; region?: string | undefined } = {}) =>
    withQuery(sharedPath(version, "scene-guide") + below(taskCode), query),
  /** The personal list that answers come to. */
  personalList: (taskCode: string, answers = "") => withQuery(sharedPath(version, "scene-guide/data"), { id: taskCode, answers }),
  personalListAction: sharedPath(version, "scene-guide/data"),
  /** A guide as one plain page to read or print. */
  reading: ({ kind, code }: { kind: string; code: string }) => sharedPath(version, `pdf/${kind === "TC" ? "guide-combo" : "guide"}/:id`, { id: code }),
  search: ({ region, ...query }: SearchQuery) => withQuery(pagePath(`${version}/search/:tab?`, {}), { region, ...query, areaCode: region }),
  searchAction: pagePath(`${version}/search/:tab?`, {}),
  /** How well the search does. */
  searchQuality: pagePath(`${version}/about/search`),
  theme: (service: Service, query: ServiceQuery) => withQuery(pagePath(`${version}/:service/theme`, { service }), query),
  /** All ways into the services of an audience. */
  service: (service: Service, region?: string) => withQuery(pagePath(`${version}/${service}`), { region }),
  serviceList: (view: ServiceView, service: Service, query: ServiceQuery) => withQuery(pagePath(`${version}/:service/${view}`, { service }), query),
  /** Groups of matters: the hot ones first, or all of them. */
  matters: (kind: "hot" | "item", service: Service, query: { region: string; root?: string | undefined }) =>
    withQuery(pagePath(`${version}/:service/mattersLv2/${kind}`, { service }), query),
  /** A list of tasks with something in common, see LIST_TYPES. */
  listOfType: ({ region, ...query }: ListQuery & { type: number | string }) =>
    withQuery(pagePath(`${version}/affairs-public-second-list`), { region, ...query }),
  /** 四办, 四免; with a key one of their lists in full. */
  easyLists: (set: EasySet, { region, ...query }: ListQuery & { key?: string | undefined }) =>
    withQuery(pagePath(`${version}/public/${set}`), { region, ...query }),
  catalogue: (query: ListQuery) => withQuery(pagePath(`${version}/public/catalog`), query),
  /** The duties of the departments of a region. */
  dutyService: (query: { region: string; kind?: string | undefined }) => withQuery(pagePath(`${version}/public/duty-service`), query),
  /** The duties of the departments of the province. */
  dutyServiceProvince: (query: { kind?: string | undefined }) => withQuery(pagePath(`${version}/public/duty-service-province`), query),
  /** Combined services and events of life. */
  activities: (region: string) => withQuery(pagePath(`${version}/public/activity`), { region }),
  notices: (query: { region: string; kind?: string; page?: number }) => withQuery(pagePath(`${version}/notices`), query),
  notice: (id: string) => withQuery(sharedPath(version, "notice"), { id }),
  /** A standing page by its name: about-me, privacy-policy. */
  article: (key: string) => `/portal/${version}/${key}`,
  openData: pagePath(`${version}/open-data`),
  /** `year`: the last one that is over where it is left out. */
  annualReport: (query: { year?: string } = {}) => withQuery(pagePath(`${version}/annual-report`), query),
  questions: (query: { region?: string; keyword?: string; topic?: string; page?: number }) => withQuery(pagePath(`${version}/faq`), query),
  /** 政务公开 and what lies below it. @see PAGE-22 */
  openGovernment: (query: { region: string; keyword?: string }) => withQuery(pagePath(`${version}/public/index`), query),
  /** 公共服务清单, 中介服务 and the fee catalogues; `list` names the one that is leafed through. @see PAGE-23 */
  catalogues: ({ list, ...query }: { region: string; keyword?: string; list?: string; page?: number }) =>
    withQuery(pagePath(`${version}/public/second-index`), { ...query, list }) + (list ? `#${list}` : ""),
  retainedAgents: (query: { region?: string; keyword?: string; page?: number }) => withQuery(pagePath("v2/retain-audit-agent-list"), query),
  departmentMatters: (query: { region?: string; deptCode?: string; kind?: string; keyword?: string; page?: number }) =>
    withQuery(pagePath(`${version}/affairs-public-depart-matters`), query),
  dutyList: (query: { region?: string; deptCode?: string; kind?: string; keyword?: string; page?: number }) =>
    withQuery(pagePath(`${version}/affairs-public-duty-list`), query),
  duty: (qzqdCode: string, deptCode: string) => withQuery(pagePath(`${version}/affairs-public-detail`), { qzqdCode, deptCode }),
  /** 民生免证办: its tasks, and the licences that stand in. */
  mzb: (query: { region?: string; keyword?: string; licence?: string; page?: number }) => withQuery(pagePath(`${version}/public/mzb/index`), query),
  mzbLicences: (query: { region?: string; keyword?: string; page?: number }) => withQuery(pagePath(`${version}/public/mzb/license`), query),
  /** How far an application is: the form, filled with a receipt number, and the page of its answer. */
  progress: (region?: string, receipt?: string) => withQuery(pagePath(`${version}/progress-query`), { region, receipt }),
  progressDetail: (region?: string) => withQuery(pagePath(`${version}/progress-query-detail`), { region }),
  /** Feedback of a kind: consult, suggestion, complaint or error; without one the reader chooses. */
  feedback: (kind?: string) => withQuery(pagePath(`${version}/feedback`), { kind }),
  /** Reports a mistake on a page of this site. @param url its path and query @param siteCode government site identification code (网站标识码) */
  errorReport: (url: string, siteCode?: string) => withQuery(pagePath(`${version}/feedback`), { kind: "error", site: siteCode, url }),
  /** What became of a piece of feedback. */
  feedbackProgress: (id?: string) => withQuery(pagePath(`${version}/feedback-progress`), { id }),
  /** “Was this page useful?”, where the answers of all pages go. */
  usefulness: () => pagePath(`${version}/useful`),
  /** The notice before another site is opened; the server writes the whole address. */
  leave: () => sharedPath(version, "leave"),
  /** A page about whoever is logged in; without a name the centre itself. */
  user: (page: "" | UserPage = "", query: { page?: number; id?: string } = {}) =>
    withQuery(pagePath(page === "" ? `${version}/user` : `${version}/user/${page}`), query),
  /** 电子证照 of whoever is logged in. */
  licences: (page?: number) => withQuery(pagePath(`${version}/e-license`), { page }),
  /** Whether a licence that somebody shows is true, from the code that it is shown with. */
  licenceCheck: (code?: string) => withQuery(pagePath(`${version}/licence-check`), { code }),
  /** 好差评: figures and published ratings. */
  reviews: (query: { region?: string | undefined; kind?: string | undefined; page?: number } = {}) => withQuery(pagePath(`${version}/good-bad-review`), query),
  /** Where a finished matter is rated. */
  review: (query: { receipt?: string | undefined; region?: string | undefined } = {}) => withQuery(pagePath(`${version}/review`), query),
  /** 效能监督 */
  supervision: (region?: string) => withQuery(pagePath(`${version}/supervision`), { region }),
  /** The search of the classic face for phones. */
  mobileSearch: (region?: string) => withQuery(pagePath("v2/mobile-search"), { region }),
  /** 政民互动 */
  interaction: (region: string) => withQuery(pagePath(`${version}/gov-people-interact`), { region }),
  /** 特色创新 */
  innovations: (query: { region: string; tag?: string }) => withQuery(pagePath(`${version}/topic/index`), query),
  /** 寄递服务 */
  express: (query: { region?: string; keyword?: string; way?: string; page?: number }) => withQuery(pagePath(`${version}/express/index`), query),
  /** 办事网点: halls and stations, where they are and whether they are open. */
  stations: (query: StationsQuery) => withQuery(pagePath(`${version}/stations`), query),
  /** The same, asking at once for the visitor's position; without scripts at the regions to choose from. */
  nearMe: (region: string) => `${withQuery(pagePath(`${version}/stations`), { region })}#near`,
  /** 网站地图 */
  siteMap: pagePath(`${version}/site-map`),
  /** The page of links that stands in for the region picker without scripts. */
  regions: (code: string, back?: string) => withQuery(pagePath(`${version}/regions`), { region: code, back }),
});

export type Paths = ReturnType<typeof pathsOf>;

export const paths: Record<Version, Paths> = { v2: pathsOf("v2"), v3: pathsOf("v3") };
