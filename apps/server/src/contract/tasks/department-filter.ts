import type { Queries } from "../../data";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../province/offices";
import { departmentByOrg } from "../rows/regions";
import type { TaskFilter } from "../rows/tasks";

/**
 * What an organisation number narrows a list to: the whole line of a department, wherever its tasks are done nearest to the region;
 * or the items of that very office, if only its own are asked for or it is the office of a town or village.
 * @throws PortalError `department-unknown`, status 404
 */
export async function departmentFilter(queries: Queries, org: string, onlyOwn: boolean): Promise<Pick<TaskFilter, "department" | "org">> {
  const office = await departmentByOrg(queries, org);
  return onlyOwn || office.deptId === TOWN_OFFICE || office.deptId === VILLAGE_OFFICE ? { org } : { department: office.deptId };
}
