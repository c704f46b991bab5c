import type { Review } from "@onehall/api";
import { fragment, type Queries, sql } from "../../data";
import type { Moment } from "./moment";
import { forEachScopeFilter, type Scope, scopeParams, scopeFilterOf, scopeConditions } from "./scope";
import type { Vocabulary } from "./vocabulary";

export type ReviewKind = "all" | "bad" | "corrected";

type Row = {
  taskName: string | null;
  deptName: string | null;
  regionName: string | null;
  applicant: string;
  level: number;
  reasons: string;
  content: string;
  channel: string;
  date: string;
  corrected: string;
  measure: string;
};

/** The index of bad ratings is used where the condition on the level stands in the statement itself. */
const condition = { all: fragment`1 = 1`, bad: fragment`level <= 2`, corrected: fragment`level <= 2 AND corrected <> '' AND corrected <= ${"today"}` } as const;

/** The page is cut before anything is joined. What was not looked through is shown without its words. */
const page = (kind: ReviewKind) =>
  forEachScopeFilter(
    (width) => sql<Row>`SELECT task.name AS "taskName", department.name AS "deptName", region.name AS "regionName", one.applicant, one.level, one.reasons,
        CASE one.shown WHEN 1 THEN one.content ELSE '' END AS content, one.channel, one.rated AS date, one.corrected, one.measure
      FROM (SELECT * FROM rating WHERE ${condition[kind]} AND rated <= ${"now"} AND ${scopeConditions[width]} ORDER BY rated DESC, receipt LIMIT ${"limit"} OFFSET ${"offset"}) AS one
      LEFT JOIN task ON task.id = one.task_id LEFT JOIN region ON region.code = one.region LEFT JOIN department ON department.org = one.org
      ORDER BY one.rated DESC, one.receipt`,
  );
const pages = { all: page("all"), bad: page("bad"), corrected: page("corrected") } as const;

const reviewOf = (row: Row, { today }: Moment, { levelLabel, reasonLabel, channelName }: Vocabulary): Review => ({
  taskName: row.taskName ?? "",
  deptName: row.deptName ?? "",
  regionName: row.regionName ?? "",
  applicant: row.applicant,
  level: row.level,
  levelLabel: levelLabel(row.level),
  reasons: row.reasons
    .split(",")
    .filter(Boolean)
    .map((code) => ({ code, label: reasonLabel(code) })),
  content: row.content,
  channel: channelName(row.channel),
  date: row.date,
  correction: row.corrected !== "" && row.corrected <= today ? { date: row.corrected, measure: row.measure } : null,
});

/** A page of the ratings of a scope, newest first; names are masked in the rows themselves. */
export async function reviewPage(
  queries: Queries,
  { scope, kind, moment, words }: { scope: Scope; kind: ReviewKind; moment: Moment; words: Vocabulary },
  limit: number,
  offset: number,
): Promise<Review[]> {
  const rows = await queries.all(pages[kind][scopeFilterOf(scope)], { ...scopeParams(scope), ...moment, limit, offset });
  return rows.map((row) => reviewOf(row, moment, words));
}
