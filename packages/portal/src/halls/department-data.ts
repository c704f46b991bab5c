import { auditItems, currentRegion, type Client, type ItemPage } from "@onehall/api";
import { initialRegion, isOrgCode, isRegionCode, PROVINCE_CODE, type Hall, type RegionView } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { known, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../regions/summary";
import { departmentHref, type DepartmentFilter } from "./department-href";

export type DepartmentData = {
  region: RegionSummary;
  department: { code: string; name: string; government: boolean };
  filter: DepartmentFilter;
  /** Null: out of order. */
  list: ItemPage | null;
};

type Place = { view: RegionView; department: Hall };

/** Part of a task code that names the area. @see domain.md, codes */
const areaOf = (taskCode: string) => taskCode.slice(2, 8);

/**
 * A department by its organisation number. The address does not say where it is: the province has most that are asked for, `region` may name
 * another place, and a local office that offers anything tells by its tasks' codes.
 */
async function findDepartment(client: Client, orgCode: string, regions: readonly string[]): Promise<Place | undefined> {
  for (const regCode of regions) {
    const view = await known(client.call(currentRegion, { regCode }));
    const department = view.departments.find((entry) => entry.orgCode === orgCode);
    if (department) return { view, department };
  }
  return undefined;
}

async function placeOf(client: Client, orgCode: string, named: string): Promise<Place | undefined> {
  const found = await findDepartment(client, orgCode, [...new Set([named, PROVINCE_CODE])]);
  if (found) return found;
  const first = (await optional(client.call(auditItems, { DEPT_CODE: orgCode, ISLOCALLEVEL: "1", PAGESIZE: 1 })))?.items[0];
  const area = first ? areaOf(first.taskCode) : "";
  return isRegionCode(area) ? findDepartment(client, orgCode, [area]) : undefined;
}

/** A department's window: `?orgCode=`, with `audience`, `onlyOnline` and `keyword` to find one of its tasks. @see spec.md section 2, branch-hall */
export async function loadDepartment({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const orgCode = (query.get("orgCode") ?? "").trim().toUpperCase();
  if (!isOrgCode(orgCode)) notFound();
  const filter: DepartmentFilter = {
    audience: query.get("audience") === "1" ? "1" : query.get("audience") === "2" ? "2" : "",
    onlyOnline: query.get("onlyOnline") === "1",
    keyword: (query.get("keyword") ?? "").trim().slice(0, 100),
  };
  const [place, list] = await Promise.all([
    placeOf(client, orgCode, initialRegion(query)),
    optional(
      client.call(auditItems, {
        DEPT_CODE: orgCode,
        PAGENO: pageOf(query),
        TASKTAG: filter.audience || undefined,
        IS_ONLINE: filter.onlyOnline ? "1" : "0",
        KEY_WORD: filter.keyword,
      }),
    ),
  ]);
  const { view, department } = place ?? notFound();
  const page: DepartmentData = {
    region: summarise(view),
    department: { code: orgCode, name: department.name, government: department.deptType === "1" },
    filter,
    list,
  };
  return data(page, list ? {} : { status: 503 });
}

export const departmentMeta: MetaFunction<typeof loadDepartment> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, department, list } = loaderData;
  const description = `${department.name}的办事窗口${list ? `，共 ${list.total} 个事项` : ""}：谁能办、多久办好、要不要跑现场，附办事指南。`;
  return [
    ...siteMeta(matches, { title: department.name, description, canonical: departmentHref(paths.v2, department.code, region.code) }),
    ...columnMeta({ name: department.name, description, keywords: ["部门", "办事窗口", department.name, region.name], type: "部门服务" }),
  ];
};
