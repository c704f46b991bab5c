import { userVisits } from "@onehall/api";
import { type Database, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { localDate } from "../../common/deadline";

/** For so long visits are gathered before they are written, in milliseconds: many pages then share one write. */
const GATHER = 5_000;

const add = sql`INSERT INTO visit_day (day, n) VALUES (${"day"}, ${"n"}) ON CONFLICT (day) DO UPDATE SET n = visit_day.n + excluded.n`;
const totals = sql<{
  total: number;
  today: number;
}>`SELECT COALESCE(SUM(n), 0) AS total, COALESCE(SUM(CASE day WHEN ${"day"} THEN n ELSE 0 END), 0) AS today FROM visit_day`;

/** Visits of each database that are not written yet, by day, and the timer that will write them. */
type Gathered = { days: Map<string, number>; timer: NodeJS.Timeout | undefined };

const gathered = new WeakMap<Database, Gathered>();

/** Writes what was counted. Visits that could not be written stay queued for the next flush. */
export async function writeVisits(database: Database): Promise<void> {
  const waiting = gathered.get(database);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const days = [...waiting.days];
  waiting.days.clear();
  const results = await Promise.allSettled(days.map(([day, n]) => database.run(add, { day, n })));
  results.forEach((result, index) => {
    const [day = "", n = 0] = days[index] ?? [];
    if (result.status === "rejected") waiting.days.set(day, (waiting.days.get(day) ?? 0) + n);
  });
}

/** Counts one page that was opened: a number for the day and nothing of the visitor. Costs nothing at once; {@link GATHER} later it is on disk. */
export function countVisit(database: Database, now: Date): void {
  const waiting = gathered.get(database) ?? { days: new Map<string, number>(), timer: undefined };
  gathered.set(database, waiting);
  const day = localDate(now);
  waiting.days.set(day, (waiting.days.get(day) ?? 0) + 1);
  waiting.timer ??= setTimeout(() => void writeVisits(database), GATHER).unref();
}

export const handleUserVisits = defineHandler(userVisits, async (_input, { database, now }) => {
  await writeVisits(database);
  const { total = 0, today = 0 } = (await database.get(totals, { day: localDate(now()) })) ?? {};
  return JSON.stringify({ total, today });
});
