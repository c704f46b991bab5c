import { type AnswerOf, auditItems, matterTypeLabel } from "@onehall/api";
import { province } from "@onehall/regions";
import { defineHandler } from "../router/handler";
import { isOnline, promiseOf } from "./task-summary";
import { departmentFilter } from "./department-filter";
import { departmentByOrg, regionPath } from "../rows/regions";
import { type TaskFilter, taskPage, type TaskRow, tasksByIds } from "../rows/tasks";
import type { Services } from "../services";

type RawItem = AnswerOf<typeof auditItems>["CUSTOM"]["AUDIT_ITEMLIST"][number];

const rawOf = (row: TaskRow): RawItem => ({
  TASK_CODE: row.code,
  TASK_NAME: row.name,
  TASK_SHORT: row.phrase,
  DEPT_NAME: row.deptName,
  DEPT_CODE: row.org,
  AREA_CODE: row.region,
  AREA_NAME: row.regionName,
  TASK_TYPE: row.kind,
  TASK_TYPE_TEXT: matterTypeLabel(row.kind),
  LIMIT_DAYS: row.statutory,
  PROMISE_TEXT: promiseOf(row),
  VISITS: row.visits,
  IS_ONLINE: isOnline(row.online) ? "1" : "0",
});

/** By words: the hits of the search, best first. */
async function byWords({ database, search }: Services, words: string, region: string, filter: TaskFilter): Promise<TaskRow[]> {
  const found = await search.tasks(words, region);
  const ids = found.tasks.map(({ task }) => task.id);
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = await tasksByIds(database, await regionPath(database, found.region), { ...filter, ids });
  return rows.sort((one, other) => (place.get(one.taskId) ?? 0) - (place.get(other.taskId) ?? 0));
}

export const handleAuditItems = defineHandler(auditItems, async (input, services) => {
  const { database } = services;
  const office = input.DEPT_CODE === undefined ? undefined : await departmentByOrg(database, input.DEPT_CODE);
  const line = await regionPath(database, input.AREA_CODE ?? office?.region ?? province().code);
  const filter: TaskFilter = {
    kind: input.TASK_TYPE,
    audience: input.TASKTAG === undefined ? undefined : Number(input.TASKTAG),
    online: input.IS_ONLINE,
    onlyHere: input.ISLOCALLEVEL,
    catalog: input.TYPE,
    basicCode: input.BASECODE,
    ...(office ? await departmentFilter(database, office.org, input.ISLOCALLEVEL) : {}),
  };
  const { PAGENO: page, PAGESIZE: size } = input;
  const offset = (page - 1) * size;
  const words = input.KEY_WORD === "" ? undefined : await byWords(services, input.KEY_WORD, line.current.code, filter);
  const { rows, total } = words ? { rows: words.slice(offset, offset + size), total: words.length } : await taskPage(database, line, filter, size, offset);
  return { CUSTOM: { AUDIT_ITEMLIST: rows.map(rawOf), PAGEINFO: { CURRENTPAGEINDEX: page, PAGESIZE: size, TOTALNUM: total } } };
});
