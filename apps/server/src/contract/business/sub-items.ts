import { type SubItems, subItems } from "@onehall/api";
import { list, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";

const MAX_CODES = 10;

const tasks = sql<{ code: string; taskId: number; kind: string }>`
  SELECT item.code, task.id AS "taskId", task.kind FROM item JOIN task ON task.id = item.task_id WHERE item.code IN ${list("codes", MAX_CODES)}`;
const members = sql<{ taskId: number; member: number }>`
  SELECT task_id AS "taskId", member_id AS member FROM one_thing_member WHERE task_id IN ${list("ids", MAX_CODES)} ORDER BY task_id, sort, member_id`;

/**
 * The regions right below one, each with its item of some tasks: its own, else the first inside it. A region's own code is the first of all that
 * begin like it, so the first item of the range is the nearest.
 */
const offices = sql<{ taskId: number; name: string; taskCode: string; deptName: string; kind: string }>`
  SELECT task.id AS "taskId", child.name, item.code AS "taskCode", department.name AS "deptName", task.kind
  FROM (SELECT code, name, sort,
      CASE level WHEN 'city' THEN SUBSTR(code, 1, 4) WHEN 'town' THEN SUBSTR(code, 1, 9) ELSE code END AS low
    FROM region WHERE parent = ${"region"} AND hidden = 0) AS child
  CROSS JOIN task
  JOIN item ON item.id = (SELECT own.id FROM item AS own WHERE own.task_id = task.id AND own.region >= child.low AND own.region < child.low || ':'
    ORDER BY own.task_id, own.region LIMIT 1)
  JOIN department ON department.org = item.org
  WHERE task.id IN ${list("ids", MAX_CODES)}
  ORDER BY task.id, child.sort, child.code`;

/** Five statements; three for a list without combined tasks. */
export const handleSubItems = defineHandler(subItems, async ({ region, taskCodes }, { database }) => {
  if (taskCodes.length === 0) return { list: [] };
  const line = await regionPath(database, region);
  const known = await database.all(tasks, { codes: taskCodes });
  const combined = known.filter(({ kind }) => kind === "TC").map(({ taskId }) => taskId);
  const single = known.filter(({ kind }) => kind !== "TC").map(({ taskId }) => taskId);
  const [joined, here] = await Promise.all([
    combined.length === 0 ? [] : database.all(members, { ids: combined }),
    single.length === 0 ? [] : database.all(offices, { region: line.current.code, ids: single }),
  ]);
  const rows = new Map((await tasksByIds(database, line, { ids: [...new Set(joined.map(({ member }) => member))] })).map((row) => [row.taskId, row]));
  const inOrder = taskCodes.flatMap((code) => known.find((task) => task.code === code) ?? []);
  return {
    list: inOrder.flatMap(({ code, taskId, kind }): SubItems[] => {
      const entries =
        kind === "TC"
          ? joined.flatMap(({ taskId: whole, member }) => {
              const row = whole === taskId ? rows.get(member) : undefined;
              return row ? [{ taskCode: row.code, name: row.name, deptName: row.deptName, kind: row.kind }] : [];
            })
          : here.filter((row) => row.taskId === taskId).map(({ taskCode, name, deptName, kind: type }) => ({ taskCode, name, deptName, kind: type }));
      return entries.length === 0 ? [] : [{ taskCode: code, kind: kind === "TC" ? "members" : "offices", list: entries }];
    }),
  };
});
