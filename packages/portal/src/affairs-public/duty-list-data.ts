import { currentRegion, dutyCounts, dutyList, type Client, type RawDuty } from "@onehall/api";
import { initialRegion, type RegionView } from "@onehall/regions";
import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { inRouter, pageOf, versionOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { basicCodeOf } from "./duty-code";
import { listFile } from "./list-file";
import type { Listed } from "./OpenTable";
import { departmentOf, FILE_PAGE_SIZE, keywordOf, kindOf, PAGE_SIZE } from "./query";

/** What the address asks for; empty: not said. A department without a region is asked about where its office is. */
export type DutyFilter = { region: string; deptCode: string; kind: string; keyword: string };

export type DutyListData = {
  region: RegionSummary;
  name: string;
  filter: DutyFilter;
  /** How many there are of each matter type; null: out of order. */
  counts: { total: number; types: { code: string; label: string; count: number }[] } | null;
  /** Null: out of order. */
  list: Listed<RawDuty> | null;
};

const filterOf = (query: URLSearchParams): DutyFilter => ({
  region: query.has("region") || query.has("areaCode") ? initialRegion(query) : "",
  deptCode: departmentOf(query),
  kind: kindOf(query),
  keyword: keywordOf(query),
});

const pageOfDuties = (client: Client, { region, deptCode, kind, keyword }: DutyFilter, page: number, pageSize: number) =>
  client.call(dutyList, { DEPT_CODE: deptCode, AREACODE: region || undefined, TASK_TYPE: kind || undefined, KEYWORD: keyword, pageNum: page, pageSize });

/** Name of a department: as its region lists it, else as its entries say. */
const nameOf = (view: RegionView, deptCode: string, list: Listed<RawDuty> | null): string =>
  view.departments.find(({ orgCode }) => orgCode === deptCode)?.name ?? list?.list[0]?.DEPT_NAME ?? "部门";

/**
 * Powers and responsibilities of a department: `?region=&deptCode=&kind=&keyword=&page=`. Without a department the list of departments is the page
 * that is wanted. @see PAGE-05
 */
export async function loadDutyList({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const filter = filterOf(url.searchParams);
  const { region, deptCode } = filter;
  const regCode = initialRegion(url.searchParams);
  if (deptCode === "" && (url.searchParams.get("deptCode") ?? "").trim() !== "") notFound();
  if (deptCode === "") throw redirect(inRouter(paths[versionOf(url)].dutyService({ region: regCode })));
  const [view, counts, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode })),
    // A department that nobody knows is not found; one whose figures fail still has its list.
    optional(orNotFound(client.call(dutyCounts, { DEPT_CODE: deptCode, AREACODE: region || undefined }))),
    optional(pageOfDuties(client, filter, pageOf(url.searchParams), PAGE_SIZE)),
  ]);
  const page: DutyListData = {
    region: summarise(view),
    name: nameOf(view, deptCode, list),
    filter,
    counts,
    list,
  };
  return data(page, list ? {} : { status: 503 });
}

const columns: CsvColumn<RawDuty>[] = [
  { title: "事项名称", value: ({ TASK_NAME }) => TASK_NAME },
  { title: "事项类型", value: ({ TASK_TYPE_TEXT }) => TASK_TYPE_TEXT },
  { title: "基本编码", value: ({ CATALOG_ID }) => basicCodeOf(CATALOG_ID) },
  { title: "行使主体", value: ({ DEPT_NAME }) => DEPT_NAME },
  { title: "机构代码", value: ({ DEPT_CODE }) => DEPT_CODE },
];

/** The same list as a file. */
export async function loadDutyListFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client } = portalOf({ context });
  const filter = filterOf(url.searchParams);
  if (filter.deptCode === "") notFound();
  return listFile("权责清单", columns, (page) => pageOfDuties(client, filter, page, FILE_PAGE_SIZE));
}

export const dutyListMeta: MetaFunction<typeof loadDutyList> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, name, filter, counts, list } = loaderData;
  const kind = counts?.types.find(({ code }) => code === filter.kind)?.label ?? "";
  const title = `${name}权责清单${kind && `：${kind}`}${filter.region && `（${placeName(region)}）`}`;
  const description = `${name}行使的行政权力和责任${counts ? `，共 ${counts.total} 项` : ""}：依据、流程、责任事项和追责情形。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.dutyList({ ...filter, keyword: "", page: list?.page }),
      noindex: filter.keyword !== "",
    }),
    ...columnMeta({ name: "权责清单", description, keywords: ["权责清单", name, region.name], type: "信息公开" }),
  ];
};
