import { withQuery, type Paths } from ".";

/** What a department's tasks may be narrowed by. */
export type DepartmentFilter = {
  /** 1 person, 2 legal entity; empty: both. */
  audience: "1" | "2" | "";
  onlyOnline: boolean;
  keyword: string;
};

/** Where in a window: one of its lists, and a page of it. */
export type DepartmentPlace = { part?: string; page?: number };

/** Address of a department's window in its region, with what its tasks are narrowed by. */
export function departmentHref(
  paths: Paths,
  orgCode: string,
  region: string,
  { onlyOnline, ...rest }: Partial<DepartmentFilter> & DepartmentPlace = {},
): string {
  const more = withQuery("", { ...rest, onlyOnline: onlyOnline ? "1" : undefined });
  return paths.department(orgCode, region) + more.replace("?", "&");
}
