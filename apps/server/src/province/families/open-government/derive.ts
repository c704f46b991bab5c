import { sql, type Transaction } from "../../../data";

/**
 * The item of each task that serves a province, city or county best: its own, else that of a region above it, else the first inside it.
 * The same choice as in lists of items (contract/rows/tasks.ts), made once instead of at every request. Codes begin like those above them,
 * so "inside" is a range.
 */
const reach = sql`
  INSERT INTO task_reach (scope, task_id, item_id)
  SELECT found.scope, found.task_id, found.item_id FROM (
    SELECT place.code AS scope, task.id AS task_id, COALESCE(
      (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = place.code),
      (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region = place.parent),
      (SELECT item.id FROM item JOIN region AS above ON above.parent = item.region WHERE item.task_id = task.id AND above.code = place.parent),
      (SELECT item.id FROM item WHERE item.task_id = task.id AND item.region >= place.stem AND item.region < place.stem || ':'
        ORDER BY item.task_id, item.region LIMIT 1)
    ) AS item_id
    FROM (
      SELECT code, parent, SUBSTR(code, 1, CASE level WHEN 'province' THEN 2 WHEN 'city' THEN 4 ELSE 6 END) AS stem
      FROM region WHERE hidden = 0 AND level IN ('province', 'city', 'county')
    ) AS place CROSS JOIN task
  ) AS found
  WHERE found.item_id IS NOT NULL`;

/** CROSS JOIN keeps SQLite to the order of the tables: of task_reach, which was empty until now, it knows nothing, and would go through both for each other. */
const count = sql`
  INSERT INTO list_stat (scope, list, n)
  SELECT task_reach.scope, list_task.list, COUNT(*) FROM region CROSS JOIN list_task CROSS JOIN task_reach
  WHERE region.hidden = 0 AND region.level IN ('province', 'city', 'county') AND task_reach.scope = region.code AND task_reach.task_id = list_task.task_id
  GROUP BY task_reach.scope, list_task.list`;

/** Which item each list shows in each region, and how many there are. */
export async function derive(tx: Transaction): Promise<void> {
  await tx.run(sql`DELETE FROM list_stat`);
  await tx.run(sql`DELETE FROM task_reach`);
  await tx.run(reach);
  await tx.run(count);
}
