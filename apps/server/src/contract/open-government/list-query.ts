import { fragment, type Queries, sql } from "../../data";
import { likePattern } from "../../data/like";
import { departmentFilter } from "../tasks/department-filter";
import { type RegionPath } from "../rows/regions";
import type { TaskRow } from "../rows/tasks";

/** What a list is narrowed to. `department`: tasks of a line; `org`: items of one office; `licence`: tasks for which it stands in. */
export type ListFilter = { keyword: string; department: string; org: string; licence?: string };

/** A page: from 1, and how many entries it has. */
export type Paging = { page: number; pageSize: number };

type Narrowed = { keyword: string; departmentCode?: string | undefined };

/** @throws PortalError `department-unknown`, status 404 */
export async function listFilterOf(queries: Queries, { keyword, departmentCode }: Narrowed): Promise<ListFilter> {
  const { department = "", org = "" } = departmentCode === undefined ? {} : await departmentFilter(queries, departmentCode, false);
  return { keyword, department, org };
}

/** The province, city or county whose lists a region has: towns and villages have those of what they belong to, with their own items first. */
export const scopeOf = ({ current, path }: RegionPath): string => path.findLast((region) => region.code.length === 6)?.code ?? current.code;

/** A town or village with the town it belongs to. */
const localOf = ({ path }: RegionPath): { town: string; village: string } => {
  const [town, village] = path.filter((region) => region.code.length === 12);
  return { town: town?.code ?? "", village: village?.code ?? "" };
};

/** Item of a task for a region: that of the village, of the town, or of the scope. What another town offers is no help, so it is left out. */
const item = fragment`JOIN item ON item.id = COALESCE(
    (SELECT own.id FROM item AS own WHERE own.task_id = task_reach.task_id AND own.region = ${"village"}),
    (SELECT own.id FROM item AS own WHERE own.task_id = task_reach.task_id AND own.region = ${"town"}),
    task_reach.item_id)
  AND (${"town"} = '' OR LENGTH(item.region) = 6 OR item.region = ${"town"} OR item.region = ${"village"})`;

const wanted = fragment`(${"department"} = '' OR task.dept_id = ${"department"}) AND (${"org"} = '' OR item.org = ${"org"})
  AND (${"keyword"} = '%%' OR LOWER(task.name) LIKE ${"keyword"} ESCAPE '!' OR LOWER(task.phrase) LIKE ${"keyword"} ESCAPE '!')
  AND (${"licence"} = '' OR EXISTS (SELECT 1 FROM task_licence WHERE task_licence.licence_id = ${"licence"} AND task_licence.task_id = task.id))`;

const ofList = fragment`FROM list_task JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = list_task.task_id
  ${item}
  JOIN task ON task.id = list_task.task_id`;

const columns = fragment`task.id AS "taskId", task.name, task.phrase, task.aliases, task.lead, task.kind, task.hot, task.online, task.visits, task.promised, task.promise, task.statutory,
  item.code, item.region, region.name AS "regionName", item.org, department.name AS "deptName"`;

const page = sql<TaskRow>`SELECT ${columns} ${ofList} JOIN region ON region.code = item.region JOIN department ON department.org = item.org
  WHERE list_task.list = ${"list"} AND ${wanted} ORDER BY list_task.place LIMIT ${"limit"} OFFSET ${"offset"}`;
const count = sql<{ n: number }>`SELECT COUNT(*) AS n ${ofList} WHERE list_task.list = ${"list"} AND ${wanted}`;
const known = sql<{ n: number }>`SELECT n FROM list_stat WHERE scope = ${"scope"} AND list = ${"list"}`;

/** What the statements of this folder that look for items need to know of a region. */
export const placesOf = (line: RegionPath): { scope: string; town: string; village: string } => ({ scope: scopeOf(line), ...localOf(line) });

export const filterConditions = ({ keyword, department, org, licence = "" }: ListFilter): Required<ListFilter> => ({
  keyword: likePattern(keyword),
  department,
  org,
  licence,
});

/** Pieces for statements of this folder: the item of `task_reach.task_id`, and the narrowing of `task` and `item`. */
export const sqlFragments = { item, wanted } as const;

const isWhole = (narrowing: ListFilter): boolean => Object.values(narrowing).every((value) => value === "");

/** A page of the tasks of a list that a region offers, most asked for first, and how many there are. Two statements. */
export async function listPage(
  queries: Queries,
  line: RegionPath,
  list: string,
  narrowing: ListFilter,
  { page: number, pageSize }: Paging,
): Promise<{ rows: TaskRow[]; total: number }> {
  const params = { ...placesOf(line), ...filterConditions(narrowing), list };
  const [rows, counted] = await Promise.all([
    queries.all(page, { ...params, limit: pageSize, offset: (number - 1) * pageSize }),
    queries.get(isWhole(narrowing) && params.town === "" ? known : count, params),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const counts = sql<{ list: string; n: number }>`SELECT list, n FROM list_stat WHERE scope = ${"scope"} ORDER BY list`;
const localCounts = sql<{ list: string; n: number }>`SELECT list_task.list, COUNT(*) AS n ${ofList} GROUP BY list_task.list ORDER BY list_task.list`;

/** How many tasks of each list a region offers; lists without any are absent. */
export async function countsOfLists(queries: Queries, line: RegionPath): Promise<Map<string, number>> {
  const params = placesOf(line);
  const rows = await queries.all(params.town === "" ? counts : localCounts, params);
  return new Map(rows.map(({ list, n }) => [list, n]));
}
