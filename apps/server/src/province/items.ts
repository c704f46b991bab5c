import { sql, type Transaction } from "../data";
import { LEVEL_DIGIT } from "./codes";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "./offices";

/**
 * One item for each task in each visible region that offers it, by the office that does it there. Made inside the database from what it
 * already holds: avoids transferring hundreds of thousands of rows. Region by region, so that the indexes are written from one end to the other.
 * CROSS JOIN keeps SQLite to the order of the tables: it would look up an office for each task and region, offered or not (27 times as many), first.
 */
const fill = sql`
  INSERT INTO item (id, code, task_id, region, org, hot)
  SELECT ${"before"} + ROW_NUMBER() OVER (ORDER BY region.sort, task.id),
    office.credit || CASE region.level WHEN 'province' THEN ${"provinceDigit"} WHEN 'city' THEN ${"cityDigit"} WHEN 'county' THEN ${"countyDigit"}
      WHEN 'town' THEN ${"townDigit"} ELSE ${"villageDigit"} END || task.code,
    task.id, region.code, office.org, task.hot
  FROM region CROSS JOIN offer CROSS JOIN task CROSS JOIN department AS office
  WHERE region.hidden = 0 AND region.sort >= ${"from"} AND region.sort < ${"to"}
    AND offer.level = CASE
      WHEN region.level = 'city' AND NOT EXISTS (SELECT 1 FROM region AS county WHERE county.parent = region.code AND county.level = 'county') THEN 'both'
      ELSE region.level END
    AND task.id = offer.task_id
    AND office.region = region.code
    AND office.dept_id = CASE region.level WHEN 'town' THEN ${"townOffice"} WHEN 'village' THEN ${"villageOffice"} ELSE task.dept_id END
  ORDER BY region.sort, task.id`;

/** Regions whose items are made at once. */
const PORTION = 1_500;

/** Makes the items of all regions. @param regions how many there are; their sort numbers run from 0 */
export async function fillItems(tx: Transaction, regions: number, each: (done: number) => void): Promise<number> {
  const digits = Object.fromEntries(Object.entries(LEVEL_DIGIT).map(([level, digit]) => [`${level}Digit`, digit]));
  let items = 0;
  for (let from = 0; from < regions; from += PORTION) {
    each(from);
    const { changes } = await tx.run(fill, { ...digits, townOffice: TOWN_OFFICE, villageOffice: VILLAGE_OFFICE, before: items, from, to: from + PORTION });
    items += changes;
  }
  return items;
}
