import {
  auditItems,
  currentRegion,
  dutyDepartments,
  openGovernment,
  taskTypesOfDepartment,
  type Client,
  type ItemPage,
  type LinkGroup,
  type TypeCount,
} from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { itemColumns } from "../items/csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { authorityAbove, placeName, summarise, type RegionSummary } from "../app/region-summary";
import { listFile } from "./list-file";
import { departmentOf, FILE_PAGE_SIZE, keywordOf, kindOf, PAGE_SIZE } from "./query";

/** A department with how much of what is published about it. */
export type DepartmentRow = { orgCode: string; name: string; group: string; items: number; duties: number };

export type MattersFilter = { region: string; deptCode: string; kind: string; keyword: string };

export type MattersData = {
  region: RegionSummary;
  filter: MattersFilter;
  /** All departments of the region, where the address names none. Null: out of order. */
  departments: DepartmentRow[] | null;
  /** The departments of the county above a town or village, which has hardly any of its own. */
  above: { region: { code: string; name: string }; departments: DepartmentRow[] | null } | null;
  /** The one that the address names: its matters by type. */
  department: { name: string; types: TypeCount[] | null; list: ItemPage | null } | null;
};

const filterOf = (query: URLSearchParams): MattersFilter => ({
  region: initialRegion(query),
  deptCode: departmentOf(query),
  kind: kindOf(query),
  keyword: keywordOf(query),
});

/** Groups of 政务公开 that list the offices of a region with what can be done there. */
const OFFICES = new Set(["service-departments", "other-departments"]);

const orgOf = (url: string): string => new URL(url, "http://own.invalid").searchParams.get("orgCode") ?? "";

/** The offices of a region that can be asked for something, or that have powers, in their order. */
async function departmentsOf(client: Client, region: string): Promise<DepartmentRow[]> {
  const [groups, duties] = await Promise.all([client.call(openGovernment, { region }), client.call(dutyDepartments, { region })]);
  const dutiesOf = new Map(duties.map(({ orgCode, total }) => [orgCode, total]));
  const rowsOf = ({ name: group, list }: LinkGroup) =>
    list.map(({ name, url, count = 0 }) => ({ orgCode: orgOf(url), name, group, items: count, duties: dutiesOf.get(orgOf(url)) ?? 0 }));
  return groups.filter(({ key }) => OFFICES.has(key)).flatMap(rowsOf);
}

const pageOfMatters = (client: Client, { deptCode, kind, keyword }: MattersFilter, page: number, pageSize: number): Promise<ItemPage> =>
  client.call(auditItems, { DEPT_CODE: deptCode, TASK_TYPE: kind || undefined, KEY_WORD: keyword, PAGENO: page, PAGESIZE: pageSize });

/** What a department does for people, by matter type: `?region=&deptCode=&kind=&keyword=&page=`; without a department all of them. */
export async function loadMatters({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const filter = filterOf(url.searchParams);
  const { region, deptCode } = filter;
  const viewed = orNotFound(client.call(currentRegion, { regCode: region }));
  if (deptCode === "") {
    const [view, departments] = await Promise.all([viewed, optional(departmentsOf(client, region))]);
    const place = summarise(view);
    const county = authorityAbove(place);
    const above = county ? { region: county, departments: await optional(departmentsOf(client, county.code)) } : null;
    return data<MattersData>({ region: place, filter, departments, above, department: null }, departments ? {} : { status: 503 });
  }
  const [view, types, list] = await Promise.all([
    viewed,
    optional(orNotFound(client.call(taskTypesOfDepartment, { orgNumber: deptCode }))),
    optional(pageOfMatters(client, filter, pageOf(url.searchParams), PAGE_SIZE)),
  ]);
  const name = view.departments.find(({ orgCode }) => orgCode === deptCode)?.name ?? list?.items[0]?.deptName ?? "部门";
  return data<MattersData>({ region: summarise(view), filter, departments: null, above: null, department: { name, types, list } }, list ? {} : { status: 503 });
}

const departmentColumns: CsvColumn<DepartmentRow>[] = [
  { title: "部门", value: ({ name }) => name },
  { title: "类别", value: ({ group }) => group },
  { title: "机构代码", value: ({ orgCode }) => orgCode },
  { title: "可办事项", value: ({ items }) => items },
  { title: "权责事项", value: ({ duties }) => duties },
];

/** The same list as a file: the departments, or what the one that is named does. */
export async function loadMattersFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const filter = filterOf(url.searchParams);
  if (filter.deptCode === "")
    return listFile("部门办事信息", departmentColumns, async () => {
      const list = await departmentsOf(client, filter.region);
      return { total: list.length, pageSize: list.length, list };
    });
  return listFile("部门事项", itemColumns(origin), async (page) => {
    const { items: list, total, pageSize } = await pageOfMatters(client, filter, page, FILE_PAGE_SIZE);
    return { total, pageSize, list };
  });
}

export const mattersMeta: MetaFunction<typeof loadMatters> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, filter, department } = loaderData;
  const kind = department?.types?.find(({ code }) => code === filter.kind)?.label ?? "";
  const title = department ? `${department.name}办事信息${kind && `：${kind}`}` : `${placeName(region)}各部门办事信息`;
  const description = department
    ? `${department.name}可以办的事项，按类型查找：谁来办、多久办好、要不要跑现场，附办事指南。`
    : `${region.name}各部门可以办的事项和权责清单。`;
  return [
    ...siteMeta(matches, {
      title,
      description,
      canonical: paths.v2.departmentMatters({ ...filter, keyword: "", page: department?.list?.page }),
      noindex: filter.keyword !== "",
    }),
    ...columnMeta({ name: "办事信息公开", description, keywords: ["办事信息公开", department?.name ?? "部门", region.name], type: "信息公开" }),
  ];
};
