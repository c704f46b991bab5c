import { randomUUID } from "node:crypto";
import { sql } from "../../data";
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
