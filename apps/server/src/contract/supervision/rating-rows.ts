import { fragment, type Queries, sql } from "../../data";
import type { Moment } from "./moment";
import { forEachScopeFilter, type Scope, scopeParams, scopeFilterOf, scopeConditions } from "./scope";

/** So many ratings of a month, level and channel, and so many bad ones answered. */
export type RatingCell = { month: string; level: number; channel: string; n: number; corrected: number };

/** Sums of a region or a department. `score`: of the levels. */
export type RatingSums = { n: number; score: number; bad: number; corrected: number };

type LiveCell = { region: string; level: number; channel: string; n: number };

/** Months that are over stand in the roll-up; the present one is counted from its rows, as far as it has come. */
const rolledUp = sql<RatingCell>`SELECT month, level, channel, n, corrected FROM rating_month WHERE scope = ${"scope"} AND month < ${"month"}`;
const live = forEachScopeFilter(
  (width) => sql<LiveCell>`SELECT region, level, channel, COUNT(*) AS n FROM rating
    WHERE rated >= ${"month"} AND rated <= ${"now"} AND ${scopeConditions[width]} GROUP BY region, level, channel`,
);
const liveCorrected = forEachScopeFilter(
  (width) => sql<{ region: string; n: number }>`SELECT region, COUNT(*) AS n FROM rating
    WHERE level <= 2 AND corrected >= ${"month"} AND corrected <= ${"today"} AND ${scopeConditions[width]} GROUP BY region`,
);
const ofDepartment = sql<RatingCell>`SELECT SUBSTR(rated, 1, 7) AS month, level, channel, COUNT(*) AS n,
    SUM(CASE WHEN corrected <> '' AND corrected <= ${"today"} THEN 1 ELSE 0 END) AS corrected
  FROM rating WHERE rated <= ${"now"} AND ${scopeConditions.department} GROUP BY SUBSTR(rated, 1, 7), level, channel`;

const below = sql<
  RatingSums & { region: string }
>`SELECT scope AS region, SUM(n) AS n, SUM(n * level) AS score, SUM(CASE WHEN level <= 2 THEN n ELSE 0 END) AS bad, SUM(corrected) AS corrected
  FROM rating_month WHERE month < ${"month"} AND scope IN (SELECT code FROM region WHERE parent = ${"scope"} AND hidden = 0) GROUP BY scope`;

const sums = fragment`COUNT(*) AS n, SUM(level) AS score, SUM(CASE WHEN level <= 2 THEN 1 ELSE 0 END) AS bad,
  SUM(CASE WHEN corrected <> '' AND corrected <= ${"today"} THEN 1 ELSE 0 END) AS corrected`;
const byDepartment = forEachScopeFilter(
  (width) => sql<
    RatingSums & { org: string | null; name: string }
  >`SELECT line.n, line.score, line.bad, line.corrected, here.org, COALESCE(here.name, whole.name, '镇（街道）') AS name
    FROM (SELECT dept_id, ${sums} FROM rating WHERE rated <= ${"now"} AND ${scopeConditions[width]} GROUP BY dept_id) AS line
    LEFT JOIN department AS here ON here.dept_id = line.dept_id AND here.region = ${"scope"}
    LEFT JOIN department AS whole ON whole.dept_id = line.dept_id AND whole.region = ${"province"}
    ORDER BY line.n DESC, line.dept_id`,
);

const badReasons = forEachScopeFilter(
  (width) =>
    sql<{
      reasons: string;
      n: number;
    }>`SELECT reasons, COUNT(*) AS n FROM rating WHERE level <= 2 AND rated <= ${"now"} AND ${scopeConditions[width]} GROUP BY reasons`,
);

const finishedBefore = sql<{ n: number }>`SELECT COALESCE(SUM(finished), 0) AS n FROM case_month WHERE scope = ${"scope"} AND month < ${"month"}`;
const finishedSince = forEachScopeFilter(
  (width) =>
    sql<{ n: number }>`SELECT COUNT(*) AS n FROM case_file WHERE admitted = 1 AND decided >= ${"since"} AND decided <= ${"now"} AND ${scopeConditions[width]}`,
);

/** The ratings of a scope, and the part of them that no roll-up holds yet, by region. */
export type RatingCounts = { cells: RatingCell[]; fresh: Map<string, RatingSums> };

const nothing = (): RatingSums => ({ n: 0, score: 0, bad: 0, corrected: 0 });

/** Ratings up to now. */
export async function countRatings(queries: Queries, scope: Scope, moment: Moment): Promise<RatingCounts> {
  const params = { ...scopeParams(scope), ...moment };
  if (scope.department !== undefined) return { cells: await queries.all(ofDepartment, params), fresh: new Map() };
  const width = scopeFilterOf(scope);
  const [cells, liveCells, answered] = await Promise.all([
    queries.all(rolledUp, params),
    queries.all(live[width], params),
    queries.all(liveCorrected[width], params),
  ]);
  const fresh = new Map<string, RatingSums>();
  const at = (region: string): RatingSums => {
    const known = fresh.get(region) ?? nothing();
    fresh.set(region, known);
    return known;
  };
  for (const { region, level, n } of liveCells) {
    const sum = at(region);
    sum.n += n;
    sum.score += n * level;
    if (level <= 2) sum.bad += n;
  }
  for (const { region, n } of answered) at(region).corrected += n;
  const now = liveCells.map(({ level, channel, n }) => ({ month: moment.month, level, channel, n, corrected: 0 }));
  const corrected = answered.reduce((sum, { n }) => sum + n, 0);
  return { cells: [...cells, ...now, { month: moment.month, level: 1, channel: "", n: 0, corrected }], fresh };
}

/** Sums of the regions right below, without those of the present month. */
export const sumsBelow = (queries: Queries, scope: Scope, moment: Moment): Promise<(RatingSums & { region: string })[]> =>
  queries.all(below, { ...scopeParams(scope), ...moment });

/** Sums of each line of departments in a scope, most rated first, up to now. */
export const sumsByDepartment = (queries: Queries, scope: Scope, moment: Moment): Promise<(RatingSums & { org: string | null; name: string })[]> =>
  queries.all(byDepartment[scopeFilterOf(scope)], { ...scopeParams(scope), ...moment, province: scope.line.path[0]?.code ?? "" });

/** How often bad ratings name each reason, up to now. */
export async function countReasons(queries: Queries, scope: Scope, moment: Moment): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { reasons, n } of await queries.all(badReasons[scopeFilterOf(scope)], { ...scopeParams(scope), ...moment }))
    for (const code of reasons.split(",").filter(Boolean)) counts.set(code, (counts.get(code) ?? 0) + n);
  return counts;
}

/** Affairs that were accepted and are finished, up to now. */
export async function countFinished(queries: Queries, scope: Scope, moment: Moment): Promise<number> {
  const params = { ...scopeParams(scope), ...moment };
  if (scope.department !== undefined) return (await queries.get(finishedSince.department, { ...params, since: "" }))?.n ?? 0;
  const [before, since] = await Promise.all([
    queries.get(finishedBefore, params),
    queries.get(finishedSince[scopeFilterOf(scope)], { ...params, since: moment.month }),
  ]);
  return (before?.n ?? 0) + (since?.n ?? 0);
}
