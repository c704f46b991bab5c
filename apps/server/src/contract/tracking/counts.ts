import type { Database } from "../../data";
import { sql } from "../../data";

/** One event, without anything personal. */
export type CountedEvent = { category: string; action: string; label: string; value: number };

/** Different events of one day that are kept apart; what comes later is counted as other. */
export const MAX_KINDS = 20_000;
const OTHER = "其他";

const count = sql`
  INSERT INTO event_count (day, category, action, label, n, total) VALUES (${"day"}, ${"category"}, ${"action"}, ${"label"}, ${"n"}, ${"total"})
  ON CONFLICT (day, category, action, label) DO UPDATE SET n = event_count.n + excluded.n, total = event_count.total + excluded.total`;
const kindsOf = sql<{ category: string; action: string; label: string }>`
  SELECT category, action, label FROM event_count WHERE day = ${"day"} ORDER BY category, action, label LIMIT ${"most"}`;

const kindOf = ({ category, action, label }: Omit<CountedEvent, "value">): string => JSON.stringify([category, action, label]);

/** Adds up events by day, category, action and label. The table grows by at most {@link MAX_KINDS} rows a day, whoever sends whatever. */
export function createEventCounts(database: Database, most = MAX_KINDS) {
  let today: { day: string; kinds: Promise<Set<string>> } | undefined;

  const kindsAt = (day: string): Promise<Set<string>> => {
    if (today?.day !== day) {
      const kinds = database.all(kindsOf, { day, most }).then((rows) => new Set(rows.map(kindOf)));
      const asked = { day, kinds };
      today = asked;
      kinds.catch(() => {
        if (today === asked) today = undefined; // retried with the next event; waiting callers get the error below
      });
    }
    return today?.kinds ?? Promise.resolve(new Set());
  };

  /** @param day 2026-11-18, of the province */
  return async function add(day: string, events: readonly CountedEvent[]): Promise<void> {
    const kinds = await kindsAt(day);
    const sums = new Map<string, CountedEvent & { n: number }>();
    for (const event of events) {
      const known = kinds.has(kindOf(event)) || kinds.size < most;
      const { category, action, label } = known ? event : { category: OTHER, action: OTHER, label: "" };
      const kind = kindOf({ category, action, label });
      if (known) kinds.add(kind);
      const sum = sums.get(kind) ?? { category, action, label, value: 0, n: 0 };
      sums.set(kind, { ...sum, value: sum.value + event.value, n: sum.n + 1 });
    }
    // In one order everywhere: two requests that add to the same rows never wait for each other in a circle.
    const rows = [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
    await database.transaction((tx) =>
      tx.runMany(
        count,
        rows.map(({ category, action, label, value, n }) => ({ day, category, action, label, n, total: value })),
      ),
    );
  };
}
