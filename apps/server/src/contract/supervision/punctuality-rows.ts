import { DUE_SOON } from "@onehall/api";
import { fragment, type Queries, sql } from "../../data";
import { dayAfter } from "../../province/families/supervision/calendar";
import type { Moment } from "./moment";
import { forEachScopeFilter, type Scope, scopeParams, scopeFilterOf, scopeConditions } from "./scope";

/** Accepted affairs: decided in the last twelve full months, and under way. */
export type PunctualityRow = { finished: number; onTime: number; underWay: number; dueSoon: number; overdue: number };

const sums = fragment`SUM(CASE WHEN decided < ${"month"} THEN 1 ELSE 0 END) AS finished,
  SUM(CASE WHEN decided < ${"month"} AND SUBSTR(decided, 1, 10) <= due THEN 1 ELSE 0 END) AS "onTime",
  SUM(CASE WHEN decided > ${"now"} THEN 1 ELSE 0 END) AS "underWay",
  SUM(CASE WHEN decided > ${"now"} AND due >= ${"today"} AND due <= ${"soon"} THEN 1 ELSE 0 END) AS "dueSoon",
  SUM(CASE WHEN decided > ${"now"} AND due < ${"today"} THEN 1 ELSE 0 END) AS overdue`;
const counted = fragment`admitted = 1 AND decided >= ${"from"} AND answered <= ${"now"}`;

const byRegion = forEachScopeFilter(
  (width) => sql<PunctualityRow & { region: string }>`SELECT region, ${sums} FROM case_file WHERE ${counted} AND ${scopeConditions[width]} GROUP BY region`,
);
const byDepartment = forEachScopeFilter(
  (width) => sql<
    PunctualityRow & { org: string | null; name: string }
  >`SELECT line.finished, line."onTime", line."underWay", line."dueSoon", line.overdue, here.org,
      COALESCE(here.name, whole.name, '镇（街道）') AS name
    FROM (SELECT dept_id, ${sums} FROM case_file WHERE ${counted} AND ${scopeConditions[width]} GROUP BY dept_id) AS line
    LEFT JOIN department AS here ON here.dept_id = line.dept_id AND here.region = ${"scope"}
    LEFT JOIN department AS whole ON whole.dept_id = line.dept_id AND whole.region = ${"province"}
    ORDER BY line.finished + line."underWay" DESC, line.dept_id`,
);

const paramsOf = (scope: Scope, moment: Moment) => ({ ...scopeParams(scope), ...moment, soon: dayAfter(moment.today, DUE_SOON - 1) });

/** Of each region of a scope by itself, without those below it. */
export const punctualByRegion = (queries: Queries, scope: Scope, moment: Moment): Promise<(PunctualityRow & { region: string })[]> =>
  queries.all(byRegion[scopeFilterOf(scope)], paramsOf(scope, moment));

/** Of each line of departments in a scope, those with most affairs first. */
export const punctualByDepartment = (queries: Queries, scope: Scope, moment: Moment): Promise<(PunctualityRow & { org: string | null; name: string })[]> =>
  queries.all(byDepartment[scopeFilterOf(scope)], { ...paramsOf(scope, moment), province: scope.line.path[0]?.code ?? "" });
