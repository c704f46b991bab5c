import { PROVINCE_CODE } from "@onehall/regions";
import { withQuery, type Paths } from "../paths";

/** What a department's tasks may be narrowed by. */
export type DepartmentFilter = {
  /** 1 person, 2 legal entity; empty: both. */
  audience: "1" | "2" | "";
  onlyOnline: boolean;
  keyword: string;
};

/** Where in a window: one of its lists, and a page of it. */
export type DepartmentPlace = { part?: string; page?: number };

/** Address of a department's window. A local office is found at once when the address also says where it is; that of a town or a village is its hall. */
export function departmentHref(
  paths: Paths,
  orgCode: string,
  region: string,
  { onlyOnline, ...rest }: Partial<DepartmentFilter> & DepartmentPlace = {},
): string {
  if (region.length > 6) return paths.hall(region);
  const more = withQuery("", { region: region === PROVINCE_CODE ? undefined : region, ...rest, onlyOnline: onlyOnline ? "1" : undefined });
  return paths.department(orgCode) + more.replace("?", "&");
}
