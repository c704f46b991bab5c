import { audit } from "./audit";
import type { Database } from "./database";
import { bytesOf, removeFeedback } from "./personal-data";
import { sql, type Statement } from "./sql";
import { freeUploadBudget } from "./uploads";

/** Rows of one commit, so that nobody waits. */
const MOST = 500;

type Rule = {
  /** As the command calls it. */
  name: string;
  /** How long it is kept. @param setting RETAIN_MONTHS */
  months: (setting: number) => number;
  /** Keys of what is older than the instant `before` (its day: `day`). */
  old: Statement<{ id: string }>;
  /** Removes what belongs to one key, in this order. */
  remove: readonly Statement[];
  /** Bytes of images that go with it. */
  bytes?: Statement<{ n: number }>;
};

const uploadBytes = sql<{ n: number }>`SELECT COALESCE(SUM(bytes), 0) AS n FROM application_upload WHERE owner = ${"id"}`;
const removeHelpHistory = sql`DELETE FROM application_help_event WHERE owner = ${"id"}`;
const removeUploads = sql`DELETE FROM application_upload WHERE owner = ${"id"}`;

/** What may not be kept longer, and for how long; by table. The manual has the same table. @see OPS-12 */
export const RETENTION = {
  feedback: {
    name: "反馈",
    months: (setting) => setting,
    old: sql`SELECT id FROM feedback WHERE created_at < ${"before"}
      AND NOT EXISTS (SELECT 1 FROM feedback_step WHERE feedback_step.feedback_id = feedback.id AND feedback_step.created_at >= ${"before"})
      ORDER BY created_at, id LIMIT ${"most"}`,
    remove: removeFeedback,
    bytes: bytesOf,
  },
  application: {
    name: "办结的申请",
    months: (setting) => setting,
    old: sql`SELECT receipt AS id FROM application WHERE updated_at < ${"before"} AND stage IN ('issued', 'rejected', 'withdrawn')
      ORDER BY updated_at, receipt LIMIT ${"most"}`,
    remove: [
      removeUploads,
      removeHelpHistory,
      sql`DELETE FROM application_outbox WHERE receipt = ${"id"}`,
      sql`DELETE FROM rating WHERE receipt = ${"id"}`,
      sql`DELETE FROM case_file WHERE receipt = ${"id"}`,
      sql`DELETE FROM application WHERE receipt = ${"id"}`,
    ],
    bytes: uploadBytes,
  },
  application_draft: {
    name: "没有提交的草稿",
    months: () => 6,
    old: sql`SELECT id FROM application_draft WHERE updated_at < ${"before"} ORDER BY updated_at, id LIMIT ${"most"}`,
    remove: [removeUploads, removeHelpHistory, sql`DELETE FROM application_draft WHERE id = ${"id"}`],
    bytes: uploadBytes,
  },
  application_help: {
    name: "帮人填写的约定",
    months: () => 1,
    old: sql`SELECT id FROM application_help WHERE until < ${"before"} ORDER BY until, id LIMIT ${"most"}`,
    remove: [sql`DELETE FROM application_help WHERE id = ${"id"}`],
  },
  application_upload: {
    name: "不属于任何申请的图片",
    months: () => 1,
    old: sql`SELECT DISTINCT owner AS id FROM application_upload WHERE created_at < ${"before"}
      AND NOT EXISTS (SELECT 1 FROM application WHERE application.receipt = application_upload.owner)
      AND NOT EXISTS (SELECT 1 FROM application_draft WHERE application_draft.id = application_upload.owner)
      ORDER BY owner LIMIT ${"most"}`,
    remove: [removeUploads],
    bytes: uploadBytes,
  },
  appointment: {
    name: "预约",
    months: () => 12,
    old: sql`SELECT id FROM appointment WHERE day < ${"day"} ORDER BY day, id LIMIT ${"most"}`,
    remove: [sql`DELETE FROM case_file WHERE receipt = ${"id"}`, sql`DELETE FROM appointment WHERE id = ${"id"}`],
  },
  person_message: {
    name: "消息",
    months: (setting) => setting,
    old: sql`SELECT id FROM person_message WHERE sent_at < ${"before"} ORDER BY sent_at, id LIMIT ${"most"}`,
    remove: [sql`DELETE FROM person_message_read WHERE message = ${"id"}`, sql`DELETE FROM person_message WHERE id = ${"id"}`],
  },
  rating: {
    name: "办件评价",
    months: (setting) => setting,
    // Samples of the pack are nobody's.
    old: sql`SELECT receipt AS id FROM rating WHERE rated < ${"day"} AND sample = 0 ORDER BY rated, receipt LIMIT ${"most"}`,
    remove: [sql`DELETE FROM rating WHERE receipt = ${"id"}`],
  },
  desk_audit: {
    name: "工作台记录",
    // Longer than what it is about.
    months: (setting) => setting + 24,
    old: sql`SELECT id FROM desk_audit WHERE created_at < ${"before"} ORDER BY created_at, id LIMIT ${"most"}`,
    remove: [sql`DELETE FROM desk_audit WHERE id = ${"id"}`],
  },
} as const satisfies Record<string, Rule>;

type Table = keyof typeof RETENTION;

const expired = [sql`DELETE FROM person_session WHERE expires_at < ${"now"}`, sql`DELETE FROM login_attempt WHERE expires_at < ${"now"}`];

/** How much the rules removed, by table; log-ins that were over. */
export type RetentionCounts = Readonly<Record<Table | "sessions", number>>;

/** One rule, in small commits. @returns how many keys it removed */
async function apply(database: Database, table: Table, setting: number, now: Date): Promise<number> {
  const { months, old, remove, bytes }: Rule = RETENTION[table];
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months(setting));
  const before = limit.toISOString();
  const day = before.slice(0, "2026-11-18".length);
  let all = 0;
  for (;;) {
    const removed = await database.transaction(
      async (tx) => {
        const keys = await tx.all(old, { before, day, most: MOST });
        for (const key of keys) {
          if (bytes) await freeUploadBudget(tx, (await tx.get(bytes, key))?.n ?? 0);
          for (const statement of remove) await tx.run(statement, key);
        }
        if (keys.length > 0) await audit(tx, { actor: "operator", action: "retention", subject: day, detail: { [table]: keys.length } }, now);
        return keys.length;
      },
      { audited: true },
    );
    all += removed;
    if (removed < MOST) return all;
  }
}

/** Removes what may not be kept longer, by {@link RETENTION}, and log-ins that are over. */
export async function applyRetention(database: Database, months: number, now = new Date()): Promise<RetentionCounts> {
  const removed = Object.fromEntries(Object.keys(RETENTION).map((table) => [table, 0])) as Record<Table, number>;
  for (const table of Object.keys(removed) as Table[]) removed[table] = await apply(database, table, months, now);
  let sessions = 0;
  for (const statement of expired) sessions += (await database.run(statement, { now: now.toISOString() })).changes;
  return { ...removed, sessions };
}
