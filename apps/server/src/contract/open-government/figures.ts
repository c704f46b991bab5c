import { statistics } from "@onehall/api";
import { type Queries, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { type RegionPath, regionPath, codeRange } from "../rows/regions";
import { countsOfLists, scopeOf } from "./list-query";

type FigureRow = { id: string; name: string; img: string; type: string; url: string; desc: string; counted: string; sort: number };

const all = sql<FigureRow>`SELECT id, name, image AS img, kind AS type, url, summary AS "desc", counted, sort FROM figure ORDER BY sort`;
const rollUps = sql<{ facet: string; value: string; n: number }>`SELECT facet, value, n FROM stat WHERE scope = ${"scope"} AND facet IN ('regions', 'below')`;
const totals = sql<{ counted: string; n: number }>`
  SELECT 'tasks' AS counted, COUNT(*) AS n FROM task_reach WHERE scope = ${"reach"}
  UNION ALL SELECT 'departments', COUNT(*) FROM department WHERE region = ${"scope"}
  UNION ALL SELECT 'duties', COUNT(*) FROM duty
  UNION ALL SELECT 'licences', COUNT(*) FROM licence_kind
  UNION ALL SELECT 'intermediaries', COUNT(*) FROM intermediary
  UNION ALL SELECT 'fees', COUNT(*) FROM fee_entry
  UNION ALL SELECT 'notices', COUNT(*) FROM notice WHERE region >= ${"low"} AND region < ${"high"}`;

const REGIONS: Readonly<Record<string, string>> = { city: "cities", county: "counties", town: "towns", village: "villages" };

/** Everything that a figure can count, for a region. */
async function countedIn(queries: Queries, line: RegionPath): Promise<Map<string, number>> {
  const scope = line.current.code;
  const [rolled, counted, lists] = await Promise.all([
    queries.all(rollUps, { scope }),
    queries.all(totals, { scope, reach: scopeOf(line), ...codeRange(scope) }),
    countsOfLists(queries, line),
  ]);
  return new Map([
    ...rolled.map(({ facet, value, n }) => [facet === "below" ? "items" : (REGIONS[value] ?? value), n] as const),
    ...counted.map(({ counted: what, n }) => [what, n] as const),
    ...[...lists].map(([list, n]) => [`list:${list}`, n] as const),
  ]);
}

export const handleStatistics = defineHandler(statistics, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const [rows, counts] = await Promise.all([database.all(all), countedIn(database, line)]);
  return {
    rows: rows.map(({ counted, url, ...row }) => ({ ...row, url: url.replaceAll("{region}", line.current.code), count: counts.get(counted) ?? 0 })),
  };
});
