import { byListLength, list, fragment, type Queries, sql } from "../../data";
import { type RegionPath, codeRange } from "./regions";

/** A task with the item of it that is nearest to a region. */
export type TaskRow = {
  taskId: number;
  name: string;
  phrase: string;
  /** JSON list. */
  aliases: string;
  lead: string;
  kind: string;
  hot: number;
  /** 0 not online, 1 to 4: Ⅰ to Ⅳ. */
  online: number;
  visits: number;
  promised: number;
  /** The same as people read it: 15 个工作日（自受理之日起）; empty while an older import is served. */
  promise: string;
  /** Working days the law gives; null where it sets none. */
  statutory: number | null;
  code: string;
  region: string;
  regionName: string;
  org: string;
  deptName: string;
};

/** What a list of tasks is narrowed to; absent: not at all. */
export type TaskFilter = {
  /** Only what the region itself offers. */
  onlyHere?: boolean;
  /** Only tasks of this department line, in any region. */
  department?: string | undefined;
  /** Only items of this one office. */
  org?: string | undefined;
  kind?: string | undefined;
  /** 1 person, 2 company. */
  audience?: number | undefined;
  /** Only what can be applied for online (Ⅲ and Ⅳ). */
  online?: boolean;
  /** Catalogue code or the beginning of one. */
  catalog?: string | undefined;
  basicCode?: string | undefined;
  /** Only these tasks. */
  ids?: readonly number[];
};

/** Tasks that one statement can be narrowed to. */
export const MAX_IDS = 1000;
/** Most lists are a page: binding the places of a longer one costs more than finding what stands in it. */
const SIZES = [24, 80, 300, MAX_IDS] as const;

/** From this depth on a task can be handed in online: Ⅲ 网上预审, Ⅳ 全程网办. Ⅰ and Ⅱ only inform and book. */
export const ONLINE_DEPTH = 3;

/**
 * The item of a task that serves a region best: its own, else the nearest above it (who serves the whole of it), else the first inside it.
 * Codes begin like those above them, so "inside" is a range, and its first code is the nearest level of the first branch.
 * For provinces, cities and counties the import has chosen already; without a range only the region's own is asked for.
 */
const own = fragment`(SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = ${"own"})`;
const nearest = fragment`CASE
  WHEN ${"reach"} <> '' THEN (SELECT task_reach.item_id FROM task_reach WHERE task_reach.scope = ${"reach"} AND task_reach.task_id = task.id)
  WHEN ${"low"} = '' THEN ${own}
  ELSE COALESCE(
  ${own},
  (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = ${"above1"}),
  (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = ${"above2"}),
  (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = ${"above3"}),
  (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = ${"above4"}),
  (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region >= ${"low"} AND item.region < ${"high"} ORDER BY item.task_id, item.region LIMIT 1)
) END`;

const wanted = fragment`
  (${"kind"} = '' OR task.kind = ${"kind"})
  AND (${"department"} = '' OR task.dept_id = ${"department"})
  AND (${"basicCode"} = '' OR task.code = ${"basicCode"})
  AND task.online >= ${"online"}
  AND (${"audience"} = 0 OR task.audience = ${"audience"} OR task.audience = 3)
  AND (${"catalog"} = '' OR EXISTS (SELECT 1 FROM task_theme WHERE task_theme.task_id = task.id AND task_theme.catalog >= ${"catalog"} AND task_theme.catalog < ${"catalogEnd"}))`;

const columns = fragment`task.id AS "taskId", task.name, task.phrase, task.aliases, task.lead, task.kind, task.hot, task.online, task.visits, task.promised, task.promise, task.statutory,
  item.code, item.region, region.name AS "regionName", item.org, department.name AS "deptName"`;

/** Of `picked`, what the region has, and the office if one is asked for. */
const offered = fragment`picked.item_id IS NOT NULL
  AND (${"org"} = '' OR EXISTS (SELECT 1 FROM item WHERE item.id = picked.item_id AND item.org = ${"org"}))`;

const described = fragment`JOIN task ON task.id = picked.task_id JOIN item ON item.id = picked.item_id
  JOIN region ON region.code = item.region JOIN department ON department.org = item.org`;

/** Every task that a filter lets through, with its nearest item; no item where the region has none. Named `picked`: (task_id, item_id). */
export const selectedTasks = fragment`(SELECT task.id AS task_id, ${nearest} AS item_id FROM task WHERE ${wanted}) AS picked`;
const pickedIds = (most: number) =>
  fragment`(SELECT task.id AS task_id, ${nearest} AS item_id FROM task WHERE task.id IN ${list("ids", most)} AND ${wanted}) AS picked`;

/** The nearest items are looked up once, for the page and for how many there are; only the rows of the page are read whole. */
const page = sql<TaskRow & { total: number }>`
  WITH every_task AS MATERIALIZED (SELECT task.id AS task_id, task.hot, ${nearest} AS item_id FROM task WHERE ${wanted})
  SELECT ${columns}, picked.total FROM (
    SELECT picked.task_id, picked.item_id, COUNT(*) OVER () AS total FROM every_task AS picked WHERE ${offered}
    ORDER BY picked.hot DESC, picked.task_id LIMIT ${"limit"} OFFSET ${"offset"}
  ) AS picked ${described} ORDER BY task.hot DESC, task.id`;
const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM ${selectedTasks} WHERE ${offered}`;
const among = byListLength(
  SIZES,
  (most) => sql<TaskRow>`SELECT ${columns} FROM ${pickedIds(most)} ${described} WHERE ${"org"} = '' OR item.org = ${"org"} ORDER BY task.hot DESC, task.id`,
);
const nearestIds = byListLength(
  SIZES,
  (most) => sql<{ taskId: number; itemId: number | null }>`SELECT picked.task_id AS "taskId", picked.item_id AS "itemId" FROM ${pickedIds(most)}`,
);
const reachOf = sql<{ taskId: number; itemId: number }>`SELECT task_id AS "taskId", item_id AS "itemId" FROM task_reach WHERE scope = ${"scope"}`;
const items = byListLength(
  SIZES,
  (most) => sql<ItemRow>`SELECT item.id AS "itemId", item.code, item.region, region.name AS "regionName", item.org, department.name AS "deptName"
  FROM item JOIN region ON region.code = item.region JOIN department ON department.org = item.org WHERE item.id IN ${list("ids", most)}`,
);
const codes = byListLength(
  SIZES,
  (most) => sql<{ taskId: number; code: string }>`SELECT picked.task_id AS "taskId", item.code FROM ${pickedIds(most)} JOIN item ON item.id = picked.item_id`,
);
const themes = sql<{ catalog: string; n: number }>`
  SELECT task_theme.catalog, COUNT(*) AS n FROM ${selectedTasks} JOIN task_theme ON task_theme.task_id = picked.task_id
  WHERE picked.item_id IS NOT NULL GROUP BY task_theme.catalog`;

const figures = sql<{ total: number; online: number; days: number }>`
  SELECT COUNT(*) AS total, COALESCE(SUM(CASE WHEN task.online >= ${"depth"} THEN 1 ELSE 0 END), 0) AS online, COALESCE(SUM(task.promised), 0) AS days
  FROM ${selectedTasks} JOIN task ON task.id = picked.task_id WHERE picked.item_id IS NOT NULL`;

const catalogs = sql<{ catalog: string }>`SELECT catalog FROM task_theme WHERE task_id = ${"taskId"} ORDER BY catalog`;

type Values = Record<string, string | number | readonly number[]>;

const NOWHERE = { low: "", high: "" };

/** Regions for which the import chooses the nearest items. @see province/families/open-government/derive.ts */
const isReached = ({ level, hidden }: RegionPath["current"]): boolean => hidden === 0 && (level === "province" || level === "city" || level === "county");

/** Where to look for items, seen from a region: only there, or also above and inside it. */
function places({ current, path }: RegionPath, onlyHere: boolean): Values {
  const above = onlyHere ? [] : path.slice(0, -1).reverse();
  const at = (index: number): string => above[index]?.code ?? "";
  const reach = !onlyHere && isReached(current) ? current.code : "";
  return { reach, own: current.code, above1: at(0), above2: at(1), above3: at(2), above4: at(3), ...(onlyHere ? NOWHERE : codeRange(current.code)) };
}

/** Parameters of {@link selectedTasks}. */
export const taskValues = (line: RegionPath, filter: TaskFilter): Values => ({
  ...places(line, filter.onlyHere ?? false),
  kind: filter.kind ?? "",
  department: filter.department ?? "",
  org: filter.org ?? "",
  basicCode: filter.basicCode ?? "",
  online: filter.online ? ONLINE_DEPTH : 0,
  audience: filter.audience ?? 0,
  catalog: filter.catalog ?? "",
  catalogEnd: `${filter.catalog ?? ""}:`,
});

/** A page of the tasks that a region offers, most asked for first, and how many there are. */
export async function taskPage(
  queries: Queries,
  line: RegionPath,
  filter: TaskFilter,
  limit: number,
  offset: number,
): Promise<{ rows: TaskRow[]; total: number }> {
  const params = taskValues(line, filter);
  const rows = await queries.all(page, { ...params, limit, offset });
  const [first] = rows;
  if (first) return { rows, total: first.total };
  // A page beyond the last has no row that could say how many there are.
  return { rows, total: offset === 0 ? 0 : ((await queries.get(count, params))?.n ?? 0) };
}

/** Those of some tasks (at most {@link MAX_IDS}) that a region offers and the filter lets through; most asked for first. */
export const tasksByIds = (queries: Queries, line: RegionPath, filter: TaskFilter & { ids: readonly number[] }): Promise<TaskRow[]> =>
  filter.ids.length === 0 ? Promise.resolve([]) : queries.all(among(filter.ids.length), { ...taskValues(line, filter), ids: filter.ids });

/** The item that serves a region for each of some tasks (at most {@link MAX_IDS}), by task; 0 where the region has none. */
export async function nearestItems(queries: Queries, line: RegionPath, onlyHere: boolean, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = ids.length === 0 ? [] : await queries.all(nearestIds(ids.length), { ...taskValues(line, { onlyHere }), ids });
  return new Map(rows.map(({ taskId, itemId }) => [taskId, itemId ?? 0]));
}

/** The item that serves a region for each task, by the task's id; 0 where the region has none. Undefined for regions for which the import has not chosen them. */
export async function everyNearestItem(queries: Queries, { current }: RegionPath): Promise<Int32Array | undefined> {
  if (!isReached(current)) return undefined;
  const rows = await queries.all(reachOf, { scope: current.code });
  const serving = new Int32Array(rows.reduce((most, { taskId }) => Math.max(most, taskId), 0) + 1);
  for (const { taskId, itemId } of rows) serving[taskId] = itemId;
  return serving;
}

/** What of a {@link TaskRow} belongs to the item. */
export type ItemRow = Pick<TaskRow, "code" | "region" | "regionName" | "org" | "deptName"> & { itemId: number };

/** Some items (at most {@link MAX_IDS}), in no order. */
export const itemsByIds = (queries: Queries, ids: readonly number[]): Promise<ItemRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : queries.all(items(ids.length), { ids });

/** The code that each of some tasks has for a region. */
export async function taskCodes(queries: Queries, line: RegionPath, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const some = ids.slice(0, MAX_IDS);
  const rows = await queries.all(codes(some.length), { ...taskValues(line, {}), ids: some });
  return new Map(rows.map((row) => [row.taskId, row.code]));
}

/** How many tasks of each theme a region offers, by catalogue code. */
export async function themeCounts(queries: Queries, line: RegionPath): Promise<Map<string, number>> {
  const rows = await queries.all(themes, taskValues(line, {}));
  return new Map(rows.map((row) => [row.catalog, row.n]));
}

/** How many tasks a region offers, how many of them online, and their mean promised time in working days, to one decimal. */
export async function taskFigures(queries: Queries, line: RegionPath): Promise<{ total: number; online: number; averageDays: number }> {
  const { total, online, days } = (await queries.get(figures, { ...taskValues(line, {}), depth: ONLINE_DEPTH })) ?? { total: 0, online: 0, days: 0 };
  return { total, online, averageDays: total === 0 ? 0 : Math.round((days / total) * 10) / 10 };
}

/** Catalogue codes of a task. */
export const catalogsOf = async (queries: Queries, taskId: number): Promise<string[]> => (await queries.all(catalogs, { taskId })).map((row) => row.catalog);
