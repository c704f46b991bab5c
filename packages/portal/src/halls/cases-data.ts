import { noticeList, workOrders, type Client, type NoticeSummary, type WorkOrder } from "@onehall/api";
import type { Listed } from "../affairs-public/OpenTable";
import { optional } from "../page/calls";

/** What a department's window shows: what it does, what is under way, what was decided, what it announces. @see PAGE-43 */
export const PARTS = [
  { key: "", name: "实施清单" },
  { key: "progress", name: "办件进度公示" },
  { key: "result", name: "办件结果信息" },
  { key: "notices", name: "部门通知公告" },
] as const;

export type Part = (typeof PARTS)[number]["key"];

export const partOf = (query: URLSearchParams): Part => PARTS.find(({ key }) => key === query.get("part"))?.key ?? "";

/** A list of cases; `area`: whose they are, where that is not the department itself but its line in a wider region. */
export type CaseList = Listed<WorkOrder> & { area?: { code: string; name: string } | undefined };

/** Lists of a department beside its tasks; each null where it is unavailable. */
export type DepartmentCases = { progress: CaseList | null; result: CaseList | null; notices: Listed<NoticeSummary> | null };

type Office = { region: string; orgCode: string; name: string };

/** A page of the cases of a department that are under way, or of those decided in the last 90 days. */
export const casesOf = (client: Client, { region, orgCode }: Office, kind: "progress" | "result", page: number, pageSize: number) =>
  client.call(workOrders, { region, orgCode, kind, page, pageSize });

/** A page of what a department has announced. */
export async function noticesOf(client: Client, { region, name }: Office, page: number, pageSize: number): Promise<Listed<NoticeSummary>> {
  const { data: list, ...rest } = await client.call(noticeList, { region, source: name, page, pageSize });
  return { ...rest, list };
}

/** Entries of each list under the tasks. */
const FEW = 5;
/** Entries of a list that has the page to itself. */
const MANY = 20;

/** The lists that a part of the page needs: all of them a little, or one of them page by page. */
export async function loadCases(client: Client, office: Office, part: Part, page: number): Promise<DepartmentCases> {
  const size = part === "" ? FEW : MANY;
  const wanted = (one: Part) => part === "" || part === one;
  const [progress, result, notices] = await Promise.all([
    wanted("progress") ? optional(casesOf(client, office, "progress", part === "" ? 1 : page, size)) : null,
    wanted("result") ? optional(casesOf(client, office, "result", part === "" ? 1 : page, size)) : null,
    wanted("notices") ? optional(noticesOf(client, office, part === "" ? 1 : page, size)) : null,
  ]);
  return { progress, result, notices };
}
