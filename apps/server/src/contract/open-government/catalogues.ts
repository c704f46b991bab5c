import { FEE_CATALOGUES, type FeeEntry, feeCatalogue, type Intermediary, intermediaryServices } from "@onehall/api";
import { list, fragment, type Queries, sql } from "../../data";
import { likePattern } from "../../data/like";
import { defineHandler } from "../router/handler";
import { type RegionPath, regionPath } from "../rows/regions";
import { listFilterOf, placesOf } from "./list-query";

/** The largest page that the contract allows. */
const MOST = 200;

type EntryRow = { id: string; name: string; deptName: string; detail: string };
type TaskLink = Intermediary["tasks"][number];

const taskLinks = sql<TaskLink & { entry: string }>`
  SELECT entry_task.entry, task.name, item.code AS "taskCode" FROM entry_task
  JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = entry_task.task_id
  JOIN item ON item.id = task_reach.item_id
  JOIN task ON task.id = entry_task.task_id
  WHERE entry_task.entry IN ${list("ids", MOST)} ORDER BY entry_task.entry, task.hot DESC, task.id`;

/** The tasks of some entries, as a region offers them. */
async function tasksOf(queries: Queries, line: RegionPath, rows: readonly EntryRow[]): Promise<(id: string) => TaskLink[]> {
  const links = rows.length === 0 ? [] : await queries.all(taskLinks, { ...placesOf(line), ids: rows.map(({ id }) => id) });
  return (id) => links.filter(({ entry }) => entry === id).map(({ taskCode, name }) => ({ taskCode, name }));
}

/** The provincial department stands for its line: a catalogue is the same in the whole province. */
const above = (entry: "intermediary" | "fee_entry") =>
  entry === "intermediary"
    ? fragment`JOIN department ON department.dept_id = intermediary.dept_id AND department.region = ${"province"}`
    : fragment`JOIN department ON department.dept_id = fee_entry.dept_id AND department.region = ${"province"}`;

const agentsWanted = fragment`FROM intermediary ${above("intermediary")}
  WHERE (${"retained"} = 0 OR intermediary.retained = 1) AND (${"department"} = '' OR intermediary.dept_id = ${"department"})
    AND LOWER(intermediary.name) LIKE ${"keyword"} ESCAPE '!'`;
const agentPage = sql<EntryRow & { retained: number }>`
  SELECT intermediary.id, intermediary.name, department.name AS "deptName", intermediary.detail, intermediary.retained ${agentsWanted}
  ORDER BY intermediary.sort LIMIT ${"limit"} OFFSET ${"offset"}`;
const agentCount = sql<{ n: number }>`SELECT COUNT(*) AS n ${agentsWanted}`;

export const handleIntermediaryServices = defineHandler(intermediaryServices, async (input, { database }) => {
  const [line, narrowing] = await Promise.all([regionPath(database, input.region), listFilterOf(database, input)]);
  const { page, pageSize } = input;
  const params = {
    province: line.path[0]?.code ?? "",
    retained: Number(input.retained),
    department: narrowing.department,
    keyword: likePattern(input.keyword),
  };
  const [rows, counted] = await Promise.all([
    database.all(agentPage, { ...params, limit: pageSize, offset: (page - 1) * pageSize }),
    database.get(agentCount, params),
  ]);
  const links = await tasksOf(database, line, rows);
  return {
    total: counted?.n ?? 0,
    page,
    pageSize,
    list: rows.map(({ id, name, deptName, detail, retained }) => ({
      id,
      name,
      deptName,
      ...(JSON.parse(detail) as Pick<Intermediary, "agent" | "result" | "basis" | "charge" | "note">),
      retained: retained === 1,
      tasks: links(id),
    })),
  };
});

const feesWanted = fragment`FROM fee_entry ${above("fee_entry")}
  WHERE fee_entry.catalogue = ${"catalogue"} AND (${"department"} = '' OR fee_entry.dept_id = ${"department"}) AND LOWER(fee_entry.name) LIKE ${"keyword"} ESCAPE '!'`;
const feePage = sql<EntryRow>`
  SELECT fee_entry.id, fee_entry.name, department.name AS "deptName", fee_entry.detail ${feesWanted} ORDER BY fee_entry.sort LIMIT ${"limit"} OFFSET ${"offset"}`;
const feeCount = sql<{ n: number }>`SELECT COUNT(*) AS n ${feesWanted}`;

export const handleFeeCatalogue = defineHandler(feeCatalogue, async (input, { database }) => {
  const [line, narrowing] = await Promise.all([regionPath(database, input.region), listFilterOf(database, input)]);
  const { type, page, pageSize } = input;
  const params = { province: line.path[0]?.code ?? "", catalogue: type, department: narrowing.department, keyword: likePattern(input.keyword) };
  const [rows, counted] = await Promise.all([
    database.all(feePage, { ...params, limit: pageSize, offset: (page - 1) * pageSize }),
    database.get(feeCount, params),
  ]);
  const links = await tasksOf(database, line, rows);
  return {
    type,
    name: FEE_CATALOGUES.find(({ key }) => key === type)?.name ?? "",
    total: counted?.n ?? 0,
    page,
    pageSize,
    list: rows.map(({ id, name, deptName, detail }) => ({
      id,
      name,
      deptName,
      ...(JSON.parse(detail) as Pick<FeeEntry, "kind" | "payer" | "standard" | "basis" | "waiver">),
      tasks: links(id),
    })),
  };
});
