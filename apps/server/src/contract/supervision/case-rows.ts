import type { CaseState } from "@onehall/api";
import { fragment, type Queries, sql } from "../../data";
import { RESULT } from "../../province/families/supervision/cases";
import { caseSums, caseViews } from "../../province/families/supervision/derive";
import type { Moment } from "./moment";
import { forEachScopeFilter, type Scope, scopeParams, scopeFilterOf, scopeConditions } from "./scope";

/** A case with the names of what it refers to; the applicant is masked in the row itself. */
export type CaseRow = {
  receipt: string;
  taskId: number;
  region: string;
  org: string;
  deptId: string;
  applicant: string;
  applicantKey: string;
  applied: string;
  answered: string;
  admitted: number;
  mended: string;
  special: string;
  due: string;
  decided: string;
  result: string;
  taskName: string;
  taskCode: string | null;
  deptName: string;
  regionName: string;
};

const columns = fragment`one.receipt, one.task_id AS "taskId", one.region, one.org, one.dept_id AS "deptId", one.applicant, one.applicant_key AS "applicantKey", one.applied, one.answered,
  one.admitted, one.mended, one.special, one.due, one.decided, one.result, task.name AS "taskName", item.code AS "taskCode", department.name AS "deptName", region.name AS "regionName"`;
const joins = fragment`JOIN task ON task.id = one.task_id JOIN region ON region.code = one.region JOIN department ON department.org = one.org
  LEFT JOIN item ON item.task_id = one.task_id AND item.region = one.region`;

const kinds = {
  progress: { which: fragment`decided > ${"now"} AND applied <= ${"now"}`, order: fragment`applied DESC, receipt` },
  result: { which: fragment`decided <= ${"now"} AND decided >= ${"since"}`, order: fragment`decided DESC, receipt` },
} as const;

export type CaseKind = keyof typeof kinds;

/** The page is cut before anything is joined. */
const pageOf = ({ which, order }: (typeof kinds)[CaseKind]) =>
  forEachScopeFilter(
    (
      width,
    ) => sql<CaseRow>`SELECT ${columns} FROM (SELECT * FROM case_file WHERE ${which} AND ${scopeConditions[width]} ORDER BY ${order} LIMIT ${"limit"} OFFSET ${"offset"}) AS one
      ${joins} ORDER BY ${order}`,
  );
const countOf = ({ which }: (typeof kinds)[CaseKind]) =>
  forEachScopeFilter((width) => sql<{ n: number }>`SELECT COUNT(*) AS n FROM case_file WHERE ${which} AND ${scopeConditions[width]}`);
const pages = { progress: pageOf(kinds.progress), result: pageOf(kinds.result) } as const;
const counts = { progress: countOf(kinds.progress), result: countOf(kinds.result) } as const;

const byReceipt = sql<CaseRow>`SELECT ${columns} FROM case_file AS one ${joins} WHERE one.receipt = ${"receipt"}`;

/** A page of the cases of a scope that are under way or decided since a day, the newest first, and how many there are. */
export async function casePage(
  queries: Queries,
  { scope, kind, moment, since }: { scope: Scope; kind: CaseKind; moment: Moment; since: string },
  limit: number,
  offset: number,
): Promise<{ rows: CaseRow[]; total: number }> {
  const params = { ...scopeParams(scope), ...moment, since, limit, offset };
  const width = scopeFilterOf(scope);
  const [rows, counted] = await Promise.all([queries.all(pages[kind][width], params), queries.get(counts[kind][width], params)]);
  return { rows, total: counted?.n ?? 0 };
}

/** A case by its receipt number, whoever applied. Show nothing of it before the name was compared. */
export const caseByReceipt = (queries: Queries, receipt: string): Promise<CaseRow | undefined> => queries.get(byReceipt, { receipt });

/** How far a case is at a moment. */
export function stateOf({ answered, admitted, mended, special, decided }: CaseRow, { now, today }: Moment): CaseState {
  if (decided <= now) return admitted === 1 ? "已办结" : "不予受理";
  if (answered > now) return mended !== "" && mended <= today ? "补正中" : "待受理";
  return special === "" ? "办理中" : "特别程序中";
}

/** What happened in a month. @see migration 008, case_month */
export type CaseMonth = {
  month: string;
  applied: number;
  window: number;
  online: number;
  express: number;
  mended: number;
  answered: number;
  admitted: number;
  special: number;
  finished: number;
  approved: number;
  onTime: number;
};

const figures = fragment`applied, through_window AS "window", through_net AS online, through_post AS express, mended, answered, admitted, special, finished, approved, on_time AS "onTime"`;

const rolledUp = sql<CaseMonth>`SELECT month, ${figures} FROM case_month WHERE scope = ${"scope"} AND month >= ${"from"} AND month <= ${"until"} ORDER BY month`;
/** A line of departments has no roll-up: its cases are found by their index. */
const ofDepartment = sql<CaseMonth>`SELECT month, ${figures} FROM (
    SELECT month, ${caseSums} FROM (${caseViews(scopeConditions.department)}) AS views WHERE month >= ${"from"} AND month <= ${"until"} GROUP BY month
  ) AS months ORDER BY month`;

/** The last twelve full months of a scope, as far as anything happened in them. */
export const caseMonths = (queries: Queries, scope: Scope, moment: Moment): Promise<CaseMonth[]> =>
  queries.all(scope.department === undefined ? rolledUp : ofDepartment, { ...scopeParams(scope), ...moment, approved: RESULT.approved });

type OfficeCount = { level: "province" | "city" | "county" | "town"; n: number };

const officesRolledUp = sql<OfficeCount>`SELECT level, n FROM office_count WHERE scope = ${"scope"}`;
const officesOfDepartment = sql<OfficeCount>`SELECT region.level, COUNT(*) AS n FROM department JOIN region ON region.code = department.region
  WHERE department.dept_id = ${"department"} AND department.region >= ${"low"} AND department.region < ${"high"} AND region.level <> 'village' GROUP BY region.level`;

/** How many authorities of each level a scope has. */
export async function countOffices(queries: Queries, scope: Scope): Promise<Record<OfficeCount["level"], number>> {
  const rows = await queries.all(scope.department === undefined ? officesRolledUp : officesOfDepartment, scopeParams(scope));
  const of = (level: OfficeCount["level"]): number => rows.find((row) => row.level === level)?.n ?? 0;
  return { province: of("province"), city: of("city"), county: of("county"), town: of("town") };
}
