import type { ItemBrief } from "@onehall/api";
import { ONLINE_DEPTH, type TaskRow } from "./rows/tasks";

/** A promise in words: 当场办结, or 3 个工作日. */
export const promiseText = (workingDays: number): string => (workingDays === 0 ? "当场办结" : `${workingDays} 个工作日`);

/** Whether a task can be handed in online. */
export const isOnline = (depth: number): boolean => depth >= ONLINE_DEPTH;

/** A task as lists show it. */
export const briefOf = (row: TaskRow): ItemBrief => ({
  taskCode: row.code,
  name: row.name,
  phrase: row.phrase,
  deptName: row.deptName,
  visits: row.visits,
  promise: promiseText(row.promised),
  online: isOnline(row.online),
  kind: row.kind,
});
