import { lineage } from "@onehall/regions";
import { part, type Queries } from "../../data";
import { departmentByOrg, type Line, lineOf, rangeOf } from "../rows/regions";

/** What figures and lists are about: a region with all that lies in it, and in it perhaps only one line of departments. */
export type Scope = { line: Line; department: string | undefined };

/**
 * The region asked for; with an organisation number the line of its department, in the smaller of that region and the office's own:
 * the provincial department of police means every police, that of Tianhe only its own.
 * @throws PortalError `region-unknown` or `department-unknown`, status 404
 */
export async function scopeOf(queries: Queries, { region, orgCode }: { region: string; orgCode?: string | undefined }): Promise<Scope> {
  if (orgCode === undefined) return { line: await lineOf(queries, region), department: undefined };
  const office = await departmentByOrg(queries, orgCode);
  const smaller = lineage(office.region).includes(region) ? office.region : region;
  return { line: await lineOf(queries, smaller), department: office.deptId };
}

/** Conditions on the columns region and dept_id, from the widest to the narrowest. */
export const within = {
  province: part`1 = 1`,
  region: part`region >= ${"low"} AND region < ${"high"}`,
  department: part`dept_id = ${"department"} AND region >= ${"low"} AND region < ${"high"}`,
} as const;

export type Width = keyof typeof within;

/** Which of the conditions a scope needs: the whole province needs none, so that its lists go by time alone. */
export const widthOf = ({ line, department }: Scope): Width => (department !== undefined ? "department" : line.path.length === 1 ? "province" : "region");

/** One of something for each width. */
export const forEachWidth = <T>(make: (width: Width) => T): Record<Width, T> => ({
  province: make("province"),
  region: make("region"),
  department: make("department"),
});

/** The parameters of the conditions. */
export const scopeParams = ({ line, department }: Scope) => ({ ...rangeOf(line.current.code), scope: line.current.code, department: department ?? "" });
