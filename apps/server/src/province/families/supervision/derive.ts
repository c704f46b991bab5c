import { fragment, sql, type Transaction } from "../../../data";
import type { SqlFragment } from "../../../data/sql";
import { restoreCases } from "./applications";
import { RESULT } from "./cases";

/** Every region with itself and each region above it: (code, scope). */
const above = fragment`above (code, scope) AS (
  SELECT code, code FROM region
  UNION ALL
  SELECT above.code, region.parent FROM above JOIN region ON region.code = above.scope WHERE region.parent IS NOT NULL
)`;

/** Counted where they happened first, so that only sums, and not all rows, go up to the regions above. */
const fillRatings = sql`INSERT INTO rating_month (scope, month, level, channel, n, corrected)
  WITH RECURSIVE ${above}, own (region, month, level, channel, n, corrected) AS (
    SELECT region, SUBSTR(rated, 1, 7), level, channel, COUNT(*), 0 FROM rating GROUP BY region, SUBSTR(rated, 1, 7), level, channel
    UNION ALL
    SELECT region, SUBSTR(corrected, 1, 7), level, channel, 0, COUNT(*) FROM rating WHERE corrected <> '' GROUP BY region, SUBSTR(corrected, 1, 7), level, channel
  )
  SELECT above.scope, own.month, own.level, own.channel, SUM(own.n), SUM(own.corrected) FROM own JOIN above ON above.code = own.region
  GROUP BY above.scope, own.month, own.level, own.channel`;

/** Columns of a case's views, in their order. */
const figures = fragment`applied, through_window, through_net, through_post, mended, answered, admitted, special, finished, approved, on_time`;

/** The sums of those columns, for whatever the views are grouped by. */
export const caseSums = fragment`SUM(applied) AS applied, SUM(through_window) AS through_window, SUM(through_net) AS through_net, SUM(through_post) AS through_post,
  SUM(mended) AS mended, SUM(answered) AS answered, SUM(admitted) AS admitted, SUM(special) AS special, SUM(finished) AS finished, SUM(approved) AS approved,
  SUM(on_time) AS on_time`;

/**
 * Three views of each case, by the month in which it was applied for, answered and decided: (region, month, figures).
 * Takes the parameter `approved`. @param where condition on case_file
 */
export const caseViews = (where: SqlFragment): SqlFragment => fragment`
  SELECT region, SUBSTR(applied, 1, 7) AS month, 1 AS applied, CASE channel WHEN 'window' THEN 1 ELSE 0 END AS through_window,
    CASE channel WHEN 'online' THEN 1 ELSE 0 END AS through_net, CASE channel WHEN 'express' THEN 1 ELSE 0 END AS through_post,
    CASE mended WHEN '' THEN 0 ELSE 1 END AS mended, 0 AS answered, 0 AS admitted, 0 AS special, 0 AS finished, 0 AS approved, 0 AS on_time
  FROM case_file WHERE ${where}
  UNION ALL
  SELECT region, SUBSTR(answered, 1, 7), 0, 0, 0, 0, 0, 1, admitted, CASE special WHEN '' THEN 0 ELSE 1 END, 0, 0, 0 FROM case_file WHERE ${where}
  UNION ALL
  SELECT region, SUBSTR(decided, 1, 7), 0, 0, 0, 0, 0, 0, 0, 0, 1, CASE result WHEN ${"approved"} THEN 1 ELSE 0 END, CASE WHEN SUBSTR(decided, 1, 10) <= due THEN 1 ELSE 0 END
  FROM case_file WHERE admitted = 1 AND ${where}`;

const fillCases = sql`INSERT INTO case_month (scope, month, ${figures})
  WITH RECURSIVE ${above}, own (region, month, ${figures}) AS (
    SELECT region, month, ${caseSums} FROM (${caseViews(fragment`1 = 1`)}) AS views GROUP BY region, month
  )
  SELECT above.scope, own.month, ${caseSums} FROM own JOIN above ON above.code = own.region GROUP BY above.scope, own.month`;

const fillOffices = sql`INSERT INTO office_count (scope, level, n)
  WITH RECURSIVE ${above}, own (region, level, n) AS (
    SELECT region.code, region.level, COUNT(*) FROM department JOIN region ON region.code = department.region WHERE region.level <> 'village' GROUP BY region.code, region.level
  )
  SELECT above.scope, own.level, SUM(own.n) FROM own JOIN above ON above.code = own.region GROUP BY above.scope, own.level`;

/** The roll-ups, in the transaction that changed the rows, so that no figure ever contradicts its list. */
export async function deriveFigures(tx: Transaction): Promise<void> {
  await tx.run(sql`DELETE FROM rating_month`);
  await tx.run(sql`DELETE FROM case_month`);
  await tx.run(sql`DELETE FROM office_count`);
  await restoreCases(tx);
  await tx.run(fillRatings);
  await tx.run(fillCases, { approved: RESULT.approved });
  await tx.run(fillOffices);
}
