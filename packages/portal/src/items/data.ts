import { auditItems, currentRegion, homeIndex, type ItemPage, type ThemeEntry } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { known, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import type { Service } from "../paths/paths";
import { summarise, type RegionSummary } from "../regions/summary";
import { services } from "./services";

export type ThemeData = {
  region: RegionSummary;
  service: Service;
  /** Of the service; null: out of order. */
  themes: ThemeEntry[] | null;
  /** The theme in view; null: all of them. */
  theme: { catalogCode: string; name: string } | null;
  /** Null: out of order. */
  list: ItemPage | null;
};

const isService = (text: string | undefined): text is Service => text !== undefined && Object.hasOwn(services, text);
const CATALOG_CODE = /^(\d{3}){1,6}$/;

/** Tasks of a theme in a region: `/{service}/theme?region=&catalogCode=&page=`; without a theme all tasks of the service. */
export async function loadTheme({ context, params, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const service = isService(params.service) ? params.service : notFound();
  const catalogCode = url.searchParams.get("catalogCode") ?? "";
  if (catalogCode !== "" && !CATALOG_CODE.test(catalogCode)) notFound();
  const { audience, themesOf } = services[service];
  const regCode = initialRegion(url.searchParams);
  const [view, home, list] = await Promise.all([
    known(client.call(currentRegion, { regCode })),
    optional(client.call(homeIndex, { region: regCode })),
    optional(
      client.call(auditItems, { AREA_CODE: regCode, TYPE: catalogCode || undefined, TASKTAG: audience, PAGENO: pageOf(url.searchParams), PAGESIZE: 10 }),
    ),
  ]);
  const themes = home && themesOf(home);
  const theme = themes?.find((entry) => entry.catalogCode === catalogCode);
  if (catalogCode !== "" && themes && !theme) notFound();
  const page: ThemeData = {
    region: summarise(view),
    service,
    themes,
    // While the themes cannot be had, the code alone still finds the tasks.
    theme: catalogCode === "" ? null : { catalogCode, name: theme?.name ?? "所选主题" },
    list,
  };
  return data(page, list ? {} : { status: 503 });
}

export const themeMeta: MetaFunction<typeof loadTheme> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, service, theme, list } = loaderData;
  const column = services[service].name;
  const title = `${region.name}${column}${theme ? `：${theme.name}` : ""}`;
  const description = `${title}，${list ? `共 ${list.total} 个事项` : "按主题查找"}：谁来办、多久办好、要不要跑现场，附办事指南。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.theme(service, { region: region.code, catalogCode: theme?.catalogCode, page: list?.page }),
    }),
    ...columnMeta({ name: column, description, keywords: [column, ...(theme ? [theme.name] : []), region.name], type: "办事服务" }),
  ];
};
