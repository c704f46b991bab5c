import { type Queries, sql } from "../../data";
import type { RegionPath } from "../rows/regions";
import { selectedTasks, type TaskFilter, taskValues } from "../rows/tasks";

/** An event of life or of a company. `themes`: JSON list of catalogue codes. */
export type ActivityRow = { catalog: string; name: string; icon: string; themes: string };

const activities = sql<ActivityRow>`SELECT catalog, name, icon, themes FROM activity ORDER BY catalog`;
const departments = sql<{ deptId: string; n: number }>`
  SELECT task.dept_id AS "deptId", COUNT(*) AS n FROM ${selectedTasks} JOIN task ON task.id = picked.task_id
  WHERE picked.item_id IS NOT NULL GROUP BY task.dept_id`;
const themes = sql<{ catalog: string; n: number }>`
  SELECT SUBSTR(task_theme.catalog, 1, 6) AS catalog, COUNT(DISTINCT task_theme.task_id) AS n
  FROM ${selectedTasks} JOIN task_theme ON task_theme.task_id = picked.task_id
  WHERE picked.item_id IS NOT NULL GROUP BY SUBSTR(task_theme.catalog, 1, 6)`;
const item = sql<{ taskId: number; region: string }>`SELECT task_id AS "taskId", region FROM item WHERE code = ${"code"}`;
const related = sql<{ taskId: number }>`
  SELECT task.id AS "taskId" FROM (
    SELECT task_id AS id, 0 AS place FROM one_thing_member WHERE member_id = ${"taskId"}
    UNION ALL SELECT member_id, 1 FROM one_thing_member WHERE task_id = ${"taskId"}
    UNION ALL SELECT other.member_id, 2 FROM one_thing_member AS mine JOIN one_thing_member AS other ON other.task_id = mine.task_id
      WHERE mine.member_id = ${"taskId"}
    UNION ALL SELECT other.task_id, 3 FROM task_theme AS mine JOIN task_theme AS other ON other.catalog = mine.catalog WHERE mine.task_id = ${"taskId"}
  ) AS near JOIN task ON task.id = near.id
  WHERE task.id <> ${"taskId"}
  GROUP BY task.id, task.hot ORDER BY MIN(near.place), COUNT(*) DESC, task.hot DESC, task.id LIMIT ${"limit"}`;

/** Events of life and of companies, in the order of their codes. */
export const allActivities = (queries: Queries): Promise<ActivityRow[]> => queries.all(activities);

/** How many tasks of each department line a region offers. */
export async function departmentCounts(queries: Queries, line: RegionPath, filter: TaskFilter): Promise<Map<string, number>> {
  const rows = await queries.all(departments, taskValues(line, filter));
  return new Map(rows.map((row) => [row.deptId, row.n]));
}

/** How many tasks a region offers below each root of the catalogue: 001001, 001002, … */
export async function rootCounts(queries: Queries, line: RegionPath): Promise<Map<string, number>> {
  const rows = await queries.all(themes, taskValues(line, {}));
  return new Map(rows.map((row) => [row.catalog, row.n]));
}

/** The task and region behind a code. */
export const itemByCode = (queries: Queries, code: string): Promise<{ taskId: number; region: string } | undefined> => queries.get(item, { code });

/** Tasks that belong to one, nearest first: one-things that hold it, its members, other members of these, tasks of the same themes and events. */
export const relatedTasks = async (queries: Queries, taskId: number, limit: number): Promise<number[]> =>
  (await queries.all(related, { taskId, limit })).map((row) => row.taskId);
