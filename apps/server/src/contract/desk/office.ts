import { type Queries, sql } from "../../data";
import type { Staff } from "../../identity/people";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../province/offices";

const places = sql<{ department: string | null; region: string }>`SELECT department.name AS department, region.name AS region FROM region
  LEFT JOIN department ON department.region = region.code AND department.dept_id = ${"department"} WHERE region.code = ${"region"}`;

/** Offices that have a name of their own in each place. */
const OFFICES: Readonly<Record<string, string>> = { [TOWN_OFFICE]: "街道办事处、乡镇人民政府", [VILLAGE_OFFICE]: "居民委员会、村民委员会" };

/** Names of the department and the region that a member of staff works for. */
export async function officeOfStaff(queries: Queries, staff: Staff): Promise<{ department: string; region: string }> {
  const place = await queries.get(places, staff);
  return { department: place?.department ?? OFFICES[staff.department] ?? staff.department, region: place?.region ?? staff.region };
}
