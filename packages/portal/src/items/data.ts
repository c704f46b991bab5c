import {
  auditItems,
  catalogCodeOfToday,
  catalogDetail,
  currentRegion,
  PortalError,
  type AnswerOf,
  type Client,
  type InputOf,
  type ItemPage,
  type personIndex,
  type ThemeEntry,
} from "@onehall/api";
import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { inRouter, lastSegment, versionOf } from "../page/query";
import { paths } from "../paths";
import type { Service, ServiceView } from "../paths/paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { withStaticData } from "../static-island/with-static-data";
import { subItemsOf, type RowSubItems } from "./sub-items";
import { listHref, readParameters, toQuery, type ListParameters } from "./query";
import { serviceIndex } from "./service-index";
import { isService, services, VIEWS } from "./services";

/** Themes, events and departments under which a service has something in a region. */
export type ServiceIndex = Pick<AnswerOf<typeof personIndex>, "themes" | "activities" | "departments">;

/** What a list is about: a theme, an event, a department. */
export type ListSubject = { code: string; name: string };

export type ServiceListData = {
  region: RegionSummary;
  service: Service;
  view: ServiceView;
  /** Null: out of order. */
  index: ServiceIndex | null;
  /** Null: everything. */
  selected: ListSubject | null;
  parameters: ListParameters;
  /** Null: out of order. */
  list: ItemPage | null;
  below: RowSubItems[];
};

const CATALOG_CODE = /^(\d{3}){1,6}$/;
const PAGE_SIZE = 10;

/** What of the contract's list a service list is. */
export function itemsInput(service: Service, view: ServiceView, parameters: ListParameters): InputOf<typeof auditItems> {
  const { audience, root } = services[service];
  const { region, catalogCode, departmentCode, keyword, onlyOnline, onlyCorrespondingLevel, page } = parameters;
  return {
    AREA_CODE: region,
    // Without an event, the tasks of all events; without a theme, all tasks, as some have none.
    TYPE: catalogCode || (view === "activity" ? root.activity : undefined),
    TASKTAG: audience,
    PAGENO: page,
    PAGESIZE: PAGE_SIZE,
    ...(departmentCode !== "" && { DEPT_CODE: departmentCode }),
    ...(keyword !== "" && { KEY_WORD: keyword }),
    ...(onlyOnline && { IS_ONLINE: "1" as const }),
    ...(onlyCorrespondingLevel && { ISLOCALLEVEL: "1" as const }),
  };
}

/** The theme or event of an address, where the region has tasks in it. */
const filledEntry = ({ themes, activities }: ServiceIndex, code: string): ThemeEntry | undefined =>
  [...themes, ...activities].find(({ catalogCode }) => catalogCode === code);

/** A theme or event that has nothing here, or has another code today; null while it cannot be said. */
async function entryElsewhere(client: Client, service: Service, region: string, code: string): Promise<ListSubject | null> {
  const { root } = services[service];
  if (!code.startsWith(root.theme) && !code.startsWith(root.activity)) notFound();
  const ask = (wanted: string) => client.call(catalogDetail, { region, code: wanted });
  try {
    const { catalogCode, name } = await ask(code).catch(async (error: unknown) => {
      const today = catalogCodeOfToday(code);
      const isOlder = error instanceof PortalError && error.status === 404 && code.startsWith(root.theme) && today.length === code.length;
      if (!isOlder) throw error;
      return ask(today);
    });
    return { code: catalogCode, name };
  } catch (error) {
    if (error instanceof PortalError && (error.status === 404 || error.status === 400)) notFound();
    if (error instanceof PortalError) return null;
    throw error;
  }
}

type Finding = { client: Client; service: Service; view: ServiceView; parameters: ListParameters; index: ServiceIndex | null };

async function selectedOf({ client, service, view, parameters, index }: Finding): Promise<ListSubject | null> {
  const { region, catalogCode: code, departmentCode } = parameters;
  if (view === "department") {
    if (departmentCode === "") return null;
    const office = index?.departments.find(({ orgCode }) => orgCode === departmentCode);
    return { code: departmentCode, name: office?.name ?? "所选部门" };
  }
  if (code === "") return null;
  const entry = index && filledEntry(index, code);
  if (entry) return { code, name: entry.name };
  // While themes cannot be had, the code alone still finds the tasks.
  return (await entryElsewhere(client, service, region, code)) ?? { code, name: "所选主题" };
}

/** Reads the address of a service list; a code that is a whole catalogue narrows nothing. */
export function parametersOf(query: URLSearchParams, service: Service, view: ServiceView): ListParameters {
  const parameters = readParameters(query);
  const { catalogCode: code } = parameters;
  if (code !== "" && !CATALOG_CODE.test(code)) notFound();
  const { root } = services[service];
  const whole = code === root.theme || code === root.activity || view === "department";
  return whole ? { ...parameters, catalogCode: "" } : parameters;
}

/** Tasks of a service in a region, cut in one way. @throws a redirect where a theme has another code today */
async function loadList({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">, service: Service, view: ServiceView) {
  const { client } = portalOf({ context });
  const parameters = parametersOf(url.searchParams, service, view);
  const { region } = parameters;
  const [current, index, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(serviceIndex[service], { region })),
    optional(client.call(auditItems, itemsInput(service, view, parameters))),
  ]);
  const selected = await selectedOf({ client, service, view, parameters, index });
  if (selected && view !== "department" && selected.code !== parameters.catalogCode) {
    throw redirect(inRouter(listHref(paths[versionOf(url)], { view, service, parameters }, { catalogCode: selected.code })), 301);
  }
  const page: ServiceListData = {
    region: summarise(current),
    service,
    view,
    index: index && { themes: index.themes, activities: index.activities, departments: index.departments },
    selected,
    parameters,
    list,
    below: await subItemsOf(client, region, list?.items ?? []),
  };
  return data(withStaticData({ region: page.region }, page), list ? {} : { status: 503 });
}

/** The service that a catalogue code belongs to; without one, that which the address names. */
function serviceOf(query: URLSearchParams): Service {
  const root = (query.get("catalogCode") ?? "").slice(0, 6);
  const owner = (Object.keys(services) as Service[]).find((one) => Object.values(services[one].root).includes(root));
  return owner ?? (query.get("service") === "legal" ? "legal" : "personal");
}

/**
 * Tasks of a service, cut as the last part of the address says:
 * - `/{service}/theme?region=&catalogCode=&departmentCode=&keyword=&onlyOnline=&onlyCorrespondingLevel=&page=`: by theme
 * - `/{service}/activity?catalogCode=001003…`: by event of life or of a company
 * - `/{service}/department?departmentCode=`: by department
 * - `/{service}/hot`, `/{service}/hotMore`: in the order people ask for them
 * - `/lv3/hot?catalogCode=`, `/lv3/item?catalogCode=`: the list behind a group of matters, hot ones first or all. @see PAGE-33
 */
export function loadServiceList({ context, params, url }: LoaderFunctionArgs) {
  const last = lastSegment(url.pathname);
  const named = params["service"];
  const service = named === undefined ? serviceOf(url.searchParams) : isService(named) ? named : notFound();
  const isEvent = (url.searchParams.get("catalogCode") ?? "").startsWith(services[service].root.activity);
  const ofGroup = isEvent ? "activity" : "theme";
  const view = VIEWS.find((one) => one.view === last)?.view ?? (last === "item" ? ofGroup : "hot");
  return loadList({ context, url }, service, view);
}

const BY: Record<ServiceView, string> = { theme: "全部事项", activity: "大事", department: "部门", hot: "热门事项" };

/** The heading of a list. */
export function headingOf({ service, view, selected }: Pick<ServiceListData, "service" | "view" | "selected">): string {
  const { name, events } = services[service];
  if (selected) return view === "hot" ? `${selected.name}热门事项` : selected.name;
  if (view === "activity") return `${name}：${events}`;
  return view === "department" ? `${name}：按部门找` : `${name}${BY[view]}`;
}

/** Narrowed further than by what it is about: one of very many, of no use to search engines. */
const isNarrowed = ({ keyword, departmentCode, onlyOnline, onlyCorrespondingLevel }: ListParameters, view: ServiceView): boolean =>
  keyword !== "" || onlyOnline || onlyCorrespondingLevel || (departmentCode !== "" && view !== "department");

export const serviceListMeta: MetaFunction<typeof loadServiceList> = ({ loaderData, matches }) => {
  if (!loaderData?.staticData) return [];
  const { staticData: page } = loaderData;
  const { region, service, view, selected, parameters, list } = page;
  const { name: column, events, root } = services[service];
  // A theme and an event may have one name.
  const kind = selected?.code.startsWith(root.activity) ? `（${events}）` : "";
  const title = `${placeName(region)}${selected ? `${column}${kind}：` : ""}${headingOf(page)}${parameters.page > 1 ? `（第 ${parameters.page} 页）` : ""}`;
  const description = `${title}，${list ? `共 ${list.total} 个事项` : "按主题、大事、部门查找"}：谁来办、多久办好、要不要跑现场，附办事指南。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.serviceList(view, service, toQuery(parameters)),
      noindex: isNarrowed(parameters, view),
    }),
    ...columnMeta({ name: column, description, keywords: [column, ...(selected ? [selected.name] : []), region.name], type: "办事服务" }),
  ];
};
