import { deskFeedback, deskFeedbackAnswer, type FeedbackKind, type FeedbackState, PortalError } from "@onehall/api";
import { numberIn } from "../../common/receipt-number";
import { minuteOf } from "../../common/minute";
import { fragment, sql } from "../../data";
import type { Staff } from "../../identity/people";
import { audit, auditViews } from "./audit";
import { PORTAL_OFFICE, scopeOfStaff, staffHandler } from "./scope";

type FeedbackRow = { id: string; kind: FeedbackKind; status: FeedbackState; createdAt: string; body: string };

/** Which feedback a member of staff reads: those about tasks of the department in the region and below, and for who runs the portal those about no task. */
const scopeOf = (staff: Staff) => ({ ...scopeOfStaff(staff), portal: staff.department === PORTAL_OFFICE ? 1 : 0 });

const inScope = fragment`((feedback.dept_id = ${"department"} AND feedback.region >= ${"low"} AND feedback.region < ${"high"}) OR (feedback.dept_id = '' AND ${"portal"} = 1))`;
/** What was not answered; feedback about the usefulness of a page needs no answer. */
const open = fragment`${inScope} AND kind <> 'page' AND NOT EXISTS (SELECT 1 FROM feedback_step step WHERE step.feedback_id = feedback.id AND step.status = 'answered')`;
const feedbackCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback WHERE ${open}`;
const feedbackRows = sql<FeedbackRow>`SELECT id, kind, body, created_at AS "createdAt",
    COALESCE((SELECT step.status FROM feedback_step step WHERE step.feedback_id = feedback.id ORDER BY step.place DESC LIMIT 1), feedback.status) AS status
  FROM feedback WHERE ${open} ORDER BY created_at, id LIMIT ${"limit"} OFFSET ${"offset"}`;

/** @see APPLY-18 */
export const handleDeskFeedback = staffHandler(deskFeedback, async ({ person, staff }, { page, pageSize }, services) => {
  const { database } = services;
  const scope = scopeOf(staff);
  const [counted, rows] = await Promise.all([
    database.get(feedbackCount, scope),
    database.all(feedbackRows, { ...scope, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  await auditViews(
    services,
    person,
    rows.map(({ id }) => id),
  );
  return {
    total: counted?.n ?? 0,
    page,
    pageSize,
    list: rows.map(({ body, createdAt, ...rest }) => {
      const { content = "", url = "" } = JSON.parse(body) as { content?: string; url?: string };
      return { ...rest, createdAt: minuteOf(new Date(createdAt)), content, url };
    }),
  };
});

const known = sql<{ id: string }>`SELECT id FROM feedback WHERE id = ${"id"} AND ${inScope}`;
const answered = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback_step WHERE feedback_id = ${"id"} AND status = 'answered'`;
const lastStep = sql<{ n: number }>`SELECT COALESCE(MAX(place), 0) AS n FROM feedback_step WHERE feedback_id = ${"id"}`;
/** Two who answer at once take the same place: the second is refused by the key of the table. */
const addStep = sql`INSERT INTO feedback_step (feedback_id, place, status, reply, body, idempotency_key, content_hash, created_at)
  VALUES (${"id"}, ${"place"}, ${"status"}, ${"reply"}, '{}', NULL, NULL, ${"at"}) ON CONFLICT DO NOTHING`;

/** @throws PortalError status 404 for feedback to somebody else, 409 for one that was answered */
export const handleDeskFeedbackAnswer = staffHandler(deskFeedbackAnswer, async ({ person, staff }, { id: receipt, status, reply }, services) => {
  const { database, now } = services;
  const id = numberIn(receipt); // what a citizen shows at the desk is the whole receipt
  if (!(await database.get(known, { id, ...scopeOf(staff) }))) throw new PortalError("feedback-unknown", `没有编号为 ${id} 的反馈`, { status: 404 });
  // Noted before it is done, as every act.
  await audit(services, person, "answer", id);
  await database.transaction(async (tx) => {
    const done = await tx.get(answered, { id });
    const last = await tx.get(lastStep, { id });
    const { changes } = (done?.n ?? 0) > 0 ? { changes: 0 } : await tx.run(addStep, { id, place: (last?.n ?? 0) + 1, status, reply, at: now().toISOString() });
    if (changes !== 1) throw new PortalError("feedback-answered", "这条反馈刚刚被别人答复过。请刷新后看最新的情况。", { status: 409 });
  });
  return { id };
});
