import { randomUUID } from "node:crypto";
import { minuteOf } from "../../common/minute";
import { type Queries, sql } from "../../data";
import type { Services } from "../services";

const note = sql`INSERT INTO desk_audit (id, staff, act, subject, created_at) VALUES (${"id"}, ${"person"}, ${"act"}, ${"subject"}, ${"at"})`;

/** Notes what somebody at the desk did or looked at, for good. */
export const audit = ({ database, now }: Services, person: string, act: string, subject: string) =>
  database.run(note, { id: randomUUID(), person, act, subject, at: now().toISOString() });

/** Notes that somebody has read several things at once. */
export const auditViews = ({ database, now }: Services, person: string, subjects: readonly string[]) =>
  database.transaction((tx) =>
    tx.runMany(
      note,
      subjects.map((subject) => ({ id: randomUUID(), person, act: "view", subject, at: now().toISOString() })),
    ),
  );

/** Entries of a log that are shown. */
const MOST = 100;

const logged = sql<{ at: string; staff: string | null; act: string }>`SELECT desk_audit.created_at AS "at", person.name AS staff, act
  FROM desk_audit LEFT JOIN person ON person.id = desk_audit.staff WHERE subject = ${"subject"} ORDER BY desk_audit.created_at DESC, desk_audit.id LIMIT ${"most"}`;

/** Who has looked at something or changed it, the latest first. Entries outlive the accounts of those who made them. @see APPLY-26 */
export async function auditLog(queries: Queries, subject: string): Promise<{ at: string; staff: string; act: string }[]> {
  const rows = await queries.all(logged, { subject, most: MOST });
  return rows.map(({ at, staff, act }) => ({ at: minuteOf(new Date(at)), staff: staff ?? "已经注销的账号", act }));
}
