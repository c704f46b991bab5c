import type { ItemSummary, RawItem } from "./item.js";

/** A page of tasks. */
export type ItemPage = { items: ItemSummary[]; page: number; pageSize: number; total: number };

/** Raw entry → brief entry. */
export const mapItem = (raw: RawItem): ItemSummary => ({
  taskCode: raw.TASK_CODE,
  name: raw.TASK_NAME,
  phrase: raw.TASK_SHORT,
  deptName: raw.DEPT_NAME,
  visits: raw.VISITS,
  promise: raw.PROMISE_TEXT,
  online: raw.IS_ONLINE === "1",
  kind: raw.TASK_TYPE,
});
