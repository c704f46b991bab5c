import type { Transaction } from "./database";
import { fragment, rawStatement, sql, type Statement } from "./sql";

/** Every region with itself and each region above it: (code, scope). */
const regionsAbove = fragment`above (code, scope) AS (
  SELECT code, code FROM region
  UNION ALL
  SELECT above.code, region.parent FROM above JOIN region ON region.code = above.scope WHERE region.parent IS NOT NULL
)`;

const ownItems = fragment`own (scope, n) AS (SELECT region, COUNT(*) FROM item GROUP BY region)`;

/** Items below the county are counted for it by the first six digits, which a town or village shares with its county, or with its city that has no counties. */
const countyItems = fragment`county (task_id, scope, n) AS (SELECT task_id, SUBSTR(region, 1, 6), COUNT(*) FROM item GROUP BY task_id, SUBSTR(region, 1, 6))`;

/**
 * How each number comes about:
 * - `stat`, facet `below`: the items of a region and of everything under it
 * - `stat`, facet `regions` (value: level): the visible regions under a region
 * - `task_stat`: the items of a task in and under a province, city or county
 *
 * What one region itself offers is not rolled up: its items are few enough to be counted by their index.
 */
const fill: readonly Statement[] = [
  sql`INSERT INTO stat (scope, facet, value, n)
    WITH RECURSIVE ${regionsAbove}, ${ownItems}
    SELECT above.scope, 'below', '', SUM(own.n) FROM own JOIN above ON above.code = own.scope GROUP BY above.scope`,
  sql`INSERT INTO stat (scope, facet, value, n)
    WITH RECURSIVE ${regionsAbove}
    SELECT above.scope, 'regions', region.level, COUNT(*) FROM above JOIN region ON region.code = above.code
    WHERE region.hidden = 0 AND above.scope <> above.code GROUP BY above.scope, region.level`,
  sql`INSERT INTO task_stat (task_id, scope, n)
    WITH RECURSIVE ${regionsAbove}, ${countyItems}
    SELECT county.task_id, above.scope, SUM(county.n) FROM county JOIN above ON above.code = county.scope GROUP BY county.task_id, above.scope`,
];

/** Recomputes all counts in the transaction that changed the items, so that counts and lists never disagree. */
export async function refreshRollUps(tx: Transaction): Promise<void> {
  await tx.run(sql`DELETE FROM stat`);
  await tx.run(sql`DELETE FROM task_stat`);
  for (const statement of fill) await tx.run(statement);
  await tx.run(rawStatement("ANALYZE"));
}
