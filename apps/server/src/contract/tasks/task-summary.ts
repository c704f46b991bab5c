import { daysText, type ItemSummary } from "@onehall/api";
import { ONLINE_DEPTH, type TaskRow } from "../rows/tasks";

/** Whether a task can be handed in online. */
export const isOnline = (depth: number): boolean => depth >= ONLINE_DEPTH;

/** A task as lists show it. */
export const taskSummary = (row: TaskRow): ItemSummary => ({
  taskCode: row.code,
  name: row.name,
  phrase: row.phrase,
  deptName: row.deptName,
  visits: row.visits,
  promise: daysText(row.promised),
  online: isOnline(row.online),
  kind: row.kind,
});
