import { daysText, type ItemSummary } from "@onehall/api";
import { ONLINE_DEPTH, type TaskRow } from "../rows/tasks";

/** Whether a task can be handed in online. */
export const isOnline = (depth: number): boolean => depth >= ONLINE_DEPTH;

/** The promised limit of a task as lists show it. @see GUIDE-71 */
export const promiseOf = ({ promise, promised }: Pick<TaskRow, "promise" | "promised">): string => promise || daysText(promised);

/** A task as lists show it. */
export const taskSummary = (row: TaskRow): ItemSummary => ({
  taskCode: row.code,
  name: row.name,
  phrase: row.phrase,
  deptName: row.deptName,
  visits: row.visits,
  promise: promiseOf(row),
  online: isOnline(row.online),
  kind: row.kind,
});
