import { generalCatalogue, MATTER_TYPES, matterTypeCode, matterTypeLabel, type AnswerOf } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse, fetchAllPages } from "../csv";
import { CSV_PAGE } from "../items/csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeOf, type Place } from "./place";
import { isFiltered, listFilterOf, readParameters, type ListParameters } from "./query";
import { placeName } from "../app/region-summary";

export type CatalogueData = Place & {
  parameters: ListParameters;
  /** Code of a matter type; empty: all. */
  kind: string;
  /** Null: out of order. */
  list: AnswerOf<typeof generalCatalogue> | null;
};

/** Entries of a page: a catalogue is read by the line. */
const PAGE_SIZE = 20;

/** The matter type of an address; empty for anything that is none. */
export const kindOf = (query: URLSearchParams): string => matterTypeCode(query.get("kind") ?? "") ?? "";

/** Matter types to choose from. */
export const KINDS = MATTER_TYPES.map(({ code, label }) => ({ value: code, label }));

const inputOf = (parameters: ListParameters, kind: string) => ({ ...listFilterOf(parameters), ...(kind !== "" && { kind }) });

/** 政务服务事项通用目录: `/public/catalog?region=&kind=&departmentCode=&keyword=&page=`. @see PAGE-19 */
export async function loadCatalogue({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const parameters = readParameters(url.searchParams);
  const kind = kindOf(url.searchParams);
  const [place, list] = await Promise.all([
    placeOf(client, parameters.region),
    optional(client.call(generalCatalogue, { ...inputOf(parameters, kind), pageSize: PAGE_SIZE })),
  ]);
  return data<CatalogueData>({ ...place, parameters, kind, list }, list ? {} : { status: 503 });
}

export const catalogueMeta: MetaFunction<typeof loadCatalogue> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, kind, parameters, list } = loaderData;
  const { page } = parameters;
  const description = `${region.name}政务服务事项通用目录${list ? `，共 ${list.total} 个事项` : ""}：基本编码、事项类型、主管部门、办理层级。`;
  const what = kind === "" ? "" : `：${matterTypeLabel(kind)}`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}政务服务事项通用目录${what}${page > 1 ? `（第 ${page} 页）` : ""}`,
      description,
      canonical: paths.v2.catalogue({ region: region.code, kind, page }),
      noindex: isFiltered(parameters),
    }),
    ...columnMeta({ name: "政务服务事项通用目录", description, keywords: ["通用目录", "基本编码", region.name], type: "信息公开" }),
  ];
};

/** The catalogue as a file, every page of it: `/v2/public/catalog.csv?…`. */
export async function loadCatalogueCsv({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const input = inputOf(readParameters(url.searchParams), kindOf(url.searchParams));
  const rows = await fetchAllPages((page) => orNotFound(client.call(generalCatalogue, { ...input, page, pageSize: CSV_PAGE })));
  return csvResponse(
    "政务服务事项通用目录",
    [
      { title: "基本编码", value: ({ basicCode }) => basicCode },
      { title: "事项名称", value: ({ name }) => name },
      { title: "事项类型", value: ({ kindLabel }) => kindLabel },
      { title: "主管部门", value: ({ deptName }) => deptName },
      { title: "办理层级", value: ({ levels }) => levels },
      { title: "办事指南", value: ({ kind, taskCode }) => origin + paths.v2.task({ kind, code: taskCode }) },
    ],
    rows,
  );
}
