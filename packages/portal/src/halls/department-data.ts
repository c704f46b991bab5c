import { auditItems, currentRegion, type Client, type ItemPage } from "@onehall/api";
import { initialRegion, isOrgCode, isRegionCode, province, type Hall, type RegionView } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf, wordOf } from "../page/query";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";
import { loadCases, partOf, PARTS, type DepartmentCases, type Part } from "./cases-data";
import { departmentHref, type DepartmentFilter } from "../paths/department-href";

export type DepartmentData = {
  region: RegionSummary;
  department: { code: string; name: string; government: boolean };
  filter: DepartmentFilter;
  /** What of the window the address asks for; empty: the tasks, and a little of everything else. */
  part: Part;
  /** Null: out of order, or not of this part. */
  list: ItemPage | null;
  cases: DepartmentCases;
};

type Place = { view: RegionView; department: Hall };

/** Part of a task code that names the area. @see GUIDE-01 */
const areaOf = (taskCode: string) => taskCode.slice(2, 8);

/**
 * A department by its organisation number. The address does not say where it is: the province has most that are asked for, `region` may name
 * another place, and a local office that offers anything tells by its tasks' codes.
 */
async function findDepartment(client: Client, orgCode: string, regions: readonly string[]): Promise<Place | undefined> {
  for (const regCode of regions) {
    const view = await orNotFound(client.call(currentRegion, { regCode }));
    const department = view.departments.find((entry) => entry.orgCode === orgCode);
    if (department) return { view, department };
  }
  return undefined;
}

/** Where a department is, and what it is called there; undefined where nobody knows it. */
export async function placeOf(client: Client, orgCode: string, named: string): Promise<Place | undefined> {
  const found = await findDepartment(client, orgCode, [...new Set([named, province().code])]);
  if (found) return found;
  const first = (await optional(client.call(auditItems, { DEPT_CODE: orgCode, ISLOCALLEVEL: "1", PAGESIZE: 1 })))?.items[0];
  const area = first ? areaOf(first.taskCode) : "";
  return isRegionCode(area) ? findDepartment(client, orgCode, [area]) : undefined;
}

/** What the address of a window asks for. A code that cannot be one ends with the page for what is not there. */
export function departmentQuery(query: URLSearchParams): { orgCode: string; filter: DepartmentFilter; part: Part } {
  const orgCode = (query.get("orgCode") ?? "").trim().toUpperCase();
  if (!isOrgCode(orgCode)) notFound();
  const audience = query.get("audience");
  return {
    orgCode,
    filter: { audience: audience === "1" || audience === "2" ? audience : "", onlyOnline: query.get("onlyOnline") === "1", keyword: wordOf(query) },
    part: partOf(query),
  };
}

/** A page of a department's tasks. */
export const tasksOf = (client: Client, orgCode: string, { audience, onlyOnline, keyword }: DepartmentFilter, page: number, pageSize: number) =>
  client.call(auditItems, {
    DEPT_CODE: orgCode,
    PAGENO: page,
    PAGESIZE: pageSize,
    TASKTAG: audience || undefined,
    IS_ONLINE: onlyOnline ? "1" : "0",
    KEY_WORD: keyword,
  });

/** Tasks on a page. */
const PAGE_SIZE = 10;

/** A department's window: `?orgCode=`, `part` of it and `page`, with `audience`, `onlyOnline` and `keyword` to find one of its tasks. @see PAGE-07 */
export async function loadDepartment({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const { orgCode, filter, part } = departmentQuery(query);
  const [place, list] = await Promise.all([
    placeOf(client, orgCode, initialRegion(query)),
    part === "" ? optional(tasksOf(client, orgCode, filter, pageOf(query), PAGE_SIZE)) : null,
  ]);
  const { view, department } = place ?? notFound();
  const cases = await loadCases(client, { region: view.current.code, orgCode, name: department.name }, part, pageOf(query));
  const page: DepartmentData = {
    region: summarise(view),
    part,
    cases,
    department: { code: orgCode, name: department.name, government: department.dept_type === "1" },
    filter,
    list,
  };
  return data(page, (part === "" ? list : cases[part]) ? {} : { status: 503 });
}

export const departmentMeta: MetaFunction<typeof loadDepartment> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, department, list, part } = loaderData;
  const name = PARTS.find(({ key }) => key === part)?.name;
  const title = part === "" ? department.name : `${department.name}：${name}`;
  const description = `${department.name}的办事窗口${list ? `，共 ${list.total} 个事项` : ""}：谁能办、多久办好、要不要跑现场，附办事指南。`;
  return [
    ...siteMeta(matches, { title, description, canonical: departmentHref(paths.v2, department.code, region.code, { part }) }),
    ...columnMeta({ name: department.name, description, keywords: ["部门", "办事窗口", department.name, region.name], type: "部门服务" }),
  ];
};
