import type { Home } from "@onehall/api";
import { type Database, sql } from "../../data";
import { localDate } from "../../common/deadline";
import { packOf } from "../people/guides";
import { codeRange, type RegionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import { taskSummary } from "../tasks/task-summary";

/** Days that are counted; the last one is yesterday. */
const DAYS = 30;
/** Applications of a region from which their order says something; with fewer the region above is counted. */
const ENOUGH = 50;
/** Tasks with fewer applications are not named: they may be those of one person. */
const LEAST = 3;
/** Tasks that are looked up; not all of them are for both audiences. */
const LOOKED_UP = 80;
const SHOWN = 10;

/** Applications for a task in a region. */
type Count = { taskId: number; region: string; n: number };

const counted = sql<Count>`
  SELECT "taskId", region, CAST(SUM(n) AS INTEGER) AS n FROM (
    SELECT task_id AS "taskId", region, COUNT(*) AS n FROM case_file WHERE applied >= ${"from"} AND applied < ${"until"} GROUP BY task_id, region
    UNION ALL
    SELECT item.task_id AS "taskId", item.region, COUNT(*) AS n FROM application JOIN item ON item.code = application.task_code
    WHERE application.applied_at >= ${"fromInstant"} AND application.applied_at < ${"untilInstant"} GROUP BY item.task_id, item.region
  ) AS filed GROUP BY "taskId", region`;

/** Counted once a day for the whole province, because it reads every case; again after an import. */
const countsOf = new WeakMap<Database, { key: string; counts: Promise<Count[]> }>();

async function countsUntil(database: Database, until: string): Promise<Count[]> {
  const key = `${until} ${await packOf(database)}`;
  const known = countsOf.get(database);
  if (known?.key === key) return known.counts;
  const from = new Date(Date.parse(until) - DAYS * 86_400_000).toISOString().slice(0, 10);
  const instant = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();
  const counts = database.all(counted, { from, until, fromInstant: instant(from), untilInstant: instant(until) });
  countsOf.set(database, { key, counts });
  counts.catch(() => countsOf.delete(database)); // asked for again by the next page
  return counts;
}

/**
 * What people have applied for in the last days, most often first: in the region, or in the nearest one above it with enough applications.
 * Undefined where no region of the line has enough: then nothing true can be said about it. @see PAGE-58
 */
export async function busyTasks(database: Database, line: RegionPath, now: Date): Promise<Home["busy"]> {
  const counts = await countsUntil(database, localDate(now));
  for (const region of line.path.toReversed()) {
    const { low, high } = codeRange(region.code);
    const ofTask = new Map<number, number>();
    for (const { taskId, region: code, n } of counts) if (code >= low && code < high) ofTask.set(taskId, (ofTask.get(taskId) ?? 0) + n);
    const total = [...ofTask.values()].reduce((sum, n) => sum + n, 0);
    if (total < ENOUGH) continue;
    const ids = [...ofTask]
      .filter(([, n]) => n >= LEAST)
      .toSorted(([one, many], [other, more]) => more - many || one - other)
      .slice(0, LOOKED_UP)
      .map(([id]) => id);
    const place = new Map(ids.map((id, index) => [id, index]));
    const inOrder = async (audience: number) =>
      (await tasksByIds(database, line, { ids, audience }))
        .toSorted((one, other) => (place.get(one.taskId) ?? 0) - (place.get(other.taskId) ?? 0))
        .slice(0, SHOWN);
    const [person, company] = await Promise.all([inOrder(1), inOrder(2)]);
    // Many applications, but hardly two of them for the same thing.
    if (person.length === 0) continue;
    return { regionName: region.name, days: DAYS, total, person: person.map(taskSummary), company: company.map(taskSummary) };
  }
  return undefined;
}
