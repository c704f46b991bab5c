import { GOVERNMENT_DEPARTMENT } from "./constants.js";
import type { Hall } from "./hall.js";

/** A region: itself, its halls, its departments (province, city and county only), the way to it. @see REGION-16 */
export type RegionView = { current: Hall; halls: Hall[]; departments: Hall[]; breadcrumbs: Hall[] };

/** Breadcrumbs without the first of the last two, if these share a code. @see REGION-20 */
export function dropRepeatedCrumb<Crumb extends { code: string }>(crumbs: readonly Crumb[]): Crumb[] {
  const [last, before] = [crumbs.at(-1), crumbs.at(-2)];
  return last && before && last.code === before.code ? [...crumbs.slice(0, -2), last] : [...crumbs];
}

/** The two groups of departments that the province shows. @see REGION-14, REGION-33 */
export function groupDepartments<Entry extends { dept_type: string }>(departments: readonly Entry[]): { government: Entry[]; other: Entry[] } {
  const isGovernment = (entry: Entry) => entry.dept_type === GOVERNMENT_DEPARTMENT;
  return { government: departments.filter(isGovernment), other: departments.filter((entry) => !isGovernment(entry)) };
}
