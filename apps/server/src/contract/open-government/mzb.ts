import { type EasyListKey, type MzbItem, type MzbLicence, mzbIndex, mzbItems, mzbLicences } from "@onehall/api";
import { list, fragment, type Queries, sql } from "../../data";
import { likePattern } from "../../data/like";
import { MZB } from "../../province/families/open-government/counted";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { type RegionPath, regionPath } from "../rows/regions";
import type { TaskRow } from "../rows/tasks";
import { listPage, type ListFilter, type Paging, scopeOf } from "./list-query";

/** How many the first page shows of each. */
const HOT = { items: 8, licences: 12 } as const;
/** The largest page that the contract allows. */
const MOST = 200;

/** The list of tasks for which some licence stands in. @see EASY_LISTS */
const USES_LICENCE: EasyListKey = "no-papers";

const EVERYTHING: ListFilter = { keyword: "", department: "", org: "" };

const licencesOf = sql<{ taskId: number; name: string }>`
  SELECT task_licence.task_id AS "taskId", licence_kind.name FROM task_licence JOIN licence_kind ON licence_kind.id = task_licence.licence_id
  WHERE task_licence.task_id IN ${list("ids", MOST)} ORDER BY task_licence.task_id, licence_kind.sort`;

/** Licences with the tasks that they serve in a province, city or county; those that serve none are left out. */
const serving = fragment`
  SELECT licence_kind.id, licence_kind.name, licence_kind.issuer, licence_kind.sort, COUNT(*) AS items
  FROM licence_kind
  JOIN task_licence ON task_licence.licence_id = licence_kind.id
  JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = task_licence.task_id
  WHERE LOWER(licence_kind.name) LIKE ${"keyword"} ESCAPE '!'
  GROUP BY licence_kind.id, licence_kind.name, licence_kind.issuer, licence_kind.sort`;
const licencePage = sql<{ id: string; name: string; issuer: string; items: number }>`
  SELECT id, name, issuer, items FROM (${serving}) AS serving ORDER BY items DESC, sort LIMIT ${"limit"} OFFSET ${"offset"}`;
const licenceCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM (${serving}) AS serving`;

async function withLicences(queries: Queries, rows: readonly TaskRow[]): Promise<MzbItem[]> {
  const ids = rows.map((row) => row.taskId);
  const names = ids.length === 0 ? [] : await queries.all(licencesOf, { ids });
  return rows.map((row) => ({ ...taskSummary(row), licences: names.filter(({ taskId }) => taskId === row.taskId).map(({ name }) => name) }));
}

async function licencesAt(queries: Queries, line: RegionPath, keyword: string, { page, pageSize }: Paging): Promise<{ list: MzbLicence[]; total: number }> {
  const params = { scope: scopeOf(line), keyword: likePattern(keyword) };
  const [rows, counted] = await Promise.all([
    queries.all(licencePage, { ...params, limit: pageSize, offset: (page - 1) * pageSize }),
    queries.get(licenceCount, params),
  ]);
  return { list: rows.map(({ id, ...row }) => ({ code: id, ...row })), total: counted?.n ?? 0 };
}

export const handleMzbIndex = defineHandler(mzbIndex, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const [items, licences] = await Promise.all([
    listPage(database, line, MZB, EVERYTHING, { page: 1, pageSize: HOT.items }),
    licencesAt(database, line, "", { page: 1, pageSize: HOT.licences }),
  ]);
  return { items: items.total, licences: licences.total, hot: await withLicences(database, items.rows), hotLicences: licences.list };
});

export const handleMzbItems = defineHandler(mzbItems, async ({ region, keyword, licence = "", page, pageSize }, { database }) => {
  const line = await regionPath(database, region);
  // A licence saves bringing that one paper also where another paper is still needed.
  const among = licence === "" ? MZB : USES_LICENCE;
  const { rows, total } = await listPage(database, line, among, { ...EVERYTHING, keyword, licence }, { page, pageSize });
  return { total, page, pageSize, list: await withLicences(database, rows) };
});

export const handleMzbLicences = defineHandler(mzbLicences, async ({ region, keyword, page, pageSize }, { database }) => {
  const line = await regionPath(database, region);
  return { ...(await licencesAt(database, line, keyword, { page, pageSize })), page, pageSize };
});
