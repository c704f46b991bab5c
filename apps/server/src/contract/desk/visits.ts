import { deskAppointments, deskVisit, PortalError } from "@onehall/api";
import { maskName } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { fragment, sql, type Transaction } from "../../data";
import { recordVisit } from "../../province/families/supervision/applications";
import type { Staff } from "../../identity/people";
import { audit } from "./audit";
import { PORTAL_OFFICE, scopeOfStaff, staffHandler } from "./scope";

type Row = {
  id: string;
  person: string;
  name: string | null;
  corp: string | null;
  day: string;
  slot: string;
  kind: string;
  hallName: string;
  taskName: string;
};

/** Whose appointments a member of staff sees: those for tasks of the department at halls of the region, and for who runs the halls those for no task. */
const scopeOf = (staff: Staff) => ({ ...scopeOfStaff(staff), halls: staff.department === PORTAL_OFFICE ? 1 : 0 });

const waiting = fragment`appointment LEFT JOIN item ON item.code = appointment.task_code LEFT JOIN department ON department.org = item.org
  WHERE seat IS NOT NULL AND outcome = '' AND hall >= ${"low"} AND hall < ${"high"}
    AND (department.dept_id = ${"department"} OR (item.code IS NULL AND ${"halls"} = 1))`;
const waitingCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM ${waiting}`;
const columns = fragment`one.id, one.person, person.name, person.corp, one.day, one.slot, one.kind, COALESCE(station.name, '') AS "hallName", COALESCE(task.name, '') AS "taskName"`;
const names = fragment`LEFT JOIN person ON person.id = one.person LEFT JOIN station ON station.region = one.hall
  LEFT JOIN item ON item.code = one.task_code LEFT JOIN task ON task.id = item.task_id`;
const waitingRows = sql<Row>`SELECT ${columns} FROM (SELECT appointment.* FROM ${waiting} ORDER BY day, slot, appointment.id LIMIT ${"limit"} OFFSET ${"offset"}) AS one
  ${names} ORDER BY one.day, one.slot, one.id`;
const oneRow = sql<Row>`SELECT ${columns} FROM (SELECT appointment.* FROM ${waiting} AND appointment.id = ${"id"}) AS one ${names}`;
const end = sql`UPDATE appointment SET outcome = ${"outcome"}, ended_at = ${"at"} WHERE id = ${"id"} AND seat IS NOT NULL AND outcome = ''`;
const tell = sql`INSERT INTO person_message (id, person, kind, title, text, url, sent_at)
  VALUES (${"id"}, ${"person"}, '预约', ${"title"}, ${"text"}, '/portal/v2/appointment/mine', ${"at"}) ON CONFLICT (id) DO NOTHING`;

const SAID = { done: ["已经到场办结", "请评价这次服务"], missed: ["预约的时间没有来", "还要办的，可以重新预约"] } as const;

async function tellVisitor(tx: Transaction, { id, person, day, slot, hallName, taskName }: Row, outcome: keyof typeof SAID, now: Date): Promise<void> {
  const [title, then] = SAID[outcome];
  const text = `${day} ${slot}，${hallName}${taskName === "" ? "" : `，${taskName}`}。${then}。`;
  await tx.run(tell, { id: `visit-${id}`, person, title, text, at: minuteOf(now) });
}

/** @see APPLY-25 */
export const handleDeskAppointments = staffHandler(deskAppointments, async ({ person, staff }, { page, pageSize }, services) => {
  const { database, now } = services;
  const scope = scopeOf(staff);
  const [counted, rows] = await Promise.all([
    database.get(waitingCount, scope),
    database.all(waitingRows, { ...scope, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  await audit(services, person, "list", "appointments");
  const at = minuteOf(now());
  const list = rows.map(({ id, day, slot, kind, hallName, taskName, name, corp }) => ({
    id,
    day,
    slot,
    kind,
    hallName,
    taskName,
    person: corp ?? maskName(name ?? ""),
    past: `${day} ${slot}` <= at,
  }));
  return { total: counted?.n ?? 0, page, pageSize, list };
});

/**
 * What was done at the window is a case from then on, and can be rated; whoever comes early is served early.
 * @throws PortalError status 404 for an appointment of somebody else, 409 for one that has ended or is still to come
 */
export const handleDeskVisit = staffHandler(deskVisit, async ({ person, staff }, { id, outcome }, services) => {
  const { database, now: clock } = services;
  const now = clock();
  const row = await database.get(oneRow, { ...scopeOf(staff), id });
  if (!row) throw new PortalError("appointment-unknown", "没有这个预约，或者已经登记过了", { status: 404 });
  if (outcome === "missed" && `${row.day} ${row.slot}` > minuteOf(now)) throw new PortalError("too-early", "还没有到预约的时间", { status: 409 });
  // Noted before it is done, as every act.
  await audit(services, person, outcome, id);
  await database.transaction(async (tx) => {
    if ((await tx.run(end, { id, outcome, at: now.toISOString() })).changes !== 1)
      throw new PortalError("appointment-over", "这个预约刚刚取消，或者已经登记过了。请刷新后看最新的情况。", { status: 409 });
    if (outcome === "done") await recordVisit(tx, id);
    await tellVisitor(tx, row, outcome, now);
  });
  return { outcome };
});
