import { PortalError } from "@onehall/api";
import { isRegionCode, lineage } from "@onehall/regions";
import { byListLength, list, fragment, type Queries, sql } from "../../data";

export type RegionRow = { code: string; parent: string | null; name: string; level: Level; sort: number; hidden: number };
export type Level = "province" | "city" | "county" | "town" | "village";
export type DepartmentRow = {
  org: string;
  credit: string;
  deptId: string;
  region: string;
  name: string;
  short: string;
  type: string;
  phone: string;
  sort: number;
};

/** A region and the regions above it, the province first: what every answer about a region begins with. */
export type RegionPath = { current: RegionRow; path: RegionRow[] };

const DEPTH = 5;
const columns = fragment`code, parent, name, level, sort, hidden`;
const departmentColumns = fragment`org, credit, dept_id AS "deptId", region, name, short, type, phone, sort`;

const byCodes = sql<RegionRow>`SELECT ${columns} FROM region WHERE code IN ${list("codes", DEPTH)}`;
const below = sql<RegionRow>`SELECT ${columns} FROM region WHERE parent = ${"code"} AND hidden = 0 ORDER BY sort, code`;
const inRegion = sql<DepartmentRow>`SELECT ${departmentColumns} FROM department WHERE region = ${"code"} ORDER BY sort, org`;
const byOrgs = byListLength([20, 200], (most) => sql<DepartmentRow>`SELECT ${departmentColumns} FROM department WHERE org IN ${list("orgs", most)}`);
const byOrg = sql<DepartmentRow>`SELECT ${departmentColumns} FROM department WHERE org = ${"org"}`;

/**
 * A region with those above it, in one query: a code says itself which they are.
 * @throws PortalError `region-unknown`, status 404
 */
export async function regionPath(queries: Queries, code: string): Promise<RegionPath> {
  const codes = isRegionCode(code) ? lineage(code) : [];
  const rows = await queries.all(byCodes, { codes });
  const path = codes.flatMap((step) => rows.find((row) => row.code === step) ?? []);
  const current = path.at(-1);
  if (!current || current.code !== codes.at(-1)) throw new PortalError("region-unknown", `没有编码为 ${code} 的地区`, { status: 404 });
  return { current, path };
}

/** The visible regions right below one. */
export const childrenOf = (queries: Queries, code: string): Promise<RegionRow[]> => queries.all(below, { code });

/** The departments of a province, city or county; the one office of a town or village. */
export const departmentsOf = (queries: Queries, code: string): Promise<DepartmentRow[]> => queries.all(inRegion, { code });

/** Those of some organisation numbers (at most 200) that a department has, in the order of the list. */
export async function departmentsByOrgs(queries: Queries, orgs: readonly string[]): Promise<DepartmentRow[]> {
  const rows = await queries.all(byOrgs(orgs.length), { orgs });
  return orgs.flatMap((org) => rows.find((row) => row.org === org) ?? []);
}

/** @throws PortalError `department-unknown`, status 404 */
export async function departmentByOrg(queries: Queries, org: string): Promise<DepartmentRow> {
  const row = await queries.get(byOrg, { org });
  if (!row) throw new PortalError("department-unknown", `没有机构代码为 ${org} 的部门`, { status: 404 });
  return row;
}

/** The codes of a region and everything in it, as a range: every code is written so that it begins like those above it. */
export function codeRange(code: string): { low: string; high: string } {
  const low = code.length === 12 ? code.replace(/000$/, "") : code.replace(/(?:00)+$/, "");
  return { low, high: `${low}:` }; // ":" comes right behind "9"
}
