import { lineage } from "@onehall/regions";
import { fragment, type Queries } from "../../data";
import { departmentByOrg, type RegionPath, regionPath, codeRange } from "../rows/regions";

/** What figures and lists are about: a region with all that lies in it, and in it perhaps only one line of departments. */
export type Scope = { line: RegionPath; department: string | undefined };

/**
 * The region asked for; with an organisation number the line of its department, in the smaller of that region and the office's own:
 * the provincial department of police means every police, that of Tianhe only its own.
 * @throws PortalError `region-unknown` or `department-unknown`, status 404
 */
export async function scopeOf(queries: Queries, { region, orgCode }: { region: string; orgCode?: string | undefined }): Promise<Scope> {
  if (orgCode === undefined) return { line: await regionPath(queries, region), department: undefined };
  const office = await departmentByOrg(queries, orgCode);
  const smaller = lineage(office.region).includes(region) ? office.region : region;
  return { line: await regionPath(queries, smaller), department: office.deptId };
}

/** Conditions on the columns region and dept_id, from the widest to the narrowest. */
export const scopeConditions = {
  province: fragment`1 = 1`,
  region: fragment`region >= ${"low"} AND region < ${"high"}`,
  department: fragment`dept_id = ${"department"} AND region >= ${"low"} AND region < ${"high"}`,
} as const;

export type ScopeFilter = keyof typeof scopeConditions;

/** Which of the conditions a scope needs: the whole province needs none, so that its lists go by time alone. */
export const scopeFilterOf = ({ line, department }: Scope): ScopeFilter =>
  department !== undefined ? "department" : line.path.length === 1 ? "province" : "region";

/** One of something for each width. */
export const forEachScopeFilter = <T>(make: (width: ScopeFilter) => T): Record<ScopeFilter, T> => ({
  province: make("province"),
  region: make("region"),
  department: make("department"),
});

/** The parameters of the conditions. */
export const scopeParams = ({ line, department }: Scope) => ({ ...codeRange(line.current.code), scope: line.current.code, department: department ?? "" });
