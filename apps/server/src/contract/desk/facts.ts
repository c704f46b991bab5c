import { deskConfirm, type DeskFact, deskFacts, PortalError } from "@onehall/api";
import { localDate } from "../../common/deadline";
import { fragment, sql } from "../../data";
import { addFeedback } from "../../data/feedback";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../province/offices";
import type { Staff } from "../../identity/people";
import { guidePath } from "../one-things/paths";
import { audit } from "./audit";
import { officeOfStaff } from "./office";
import { scopeOfStaff, staffHandler } from "./scope";

const DAY = 86_400_000;

/** Offices that do tasks of other departments: theirs are found by the items, all others' by the department of the task, which is much faster. */
const LOCAL: readonly string[] = [TOWN_OFFICE, VILLAGE_OFFICE];

const scopeOf = (staff: Staff) => ({ ...scopeOfStaff(staff), local: LOCAL.includes(staff.department) ? 1 : 0 });

/** What the department does in the region: the item with the lowest region code. A confirmation counts if its region holds the whole of the region. */
const tasks = fragment`SELECT task.slug AS task, task.name, task.kind, task.updated,
    (SELECT item.code FROM item JOIN department ON department.org = item.org WHERE item.task_id = task.id AND item.region >= ${"low"} AND item.region < ${"high"}
      AND department.dept_id = ${"department"} ORDER BY item.region LIMIT 1) AS code,
    COALESCE((SELECT MAX(day) FROM fact_confirmation AS fact WHERE fact.task = task.slug AND fact.dept_id IN (task.dept_id, ${"department"})
      AND fact.region_low <= ${"low"} AND fact.region_high >= ${"high"}), '') AS confirmed
  FROM task WHERE task.dept_id = ${"department"} OR ${"local"} = 1`;
const stale = fragment`(SELECT * FROM (${tasks}) AS every WHERE code IS NOT NULL AND updated < ${"since"} AND confirmed < ${"since"}) AS stale`;
const latest = fragment`CASE WHEN confirmed > updated THEN confirmed ELSE updated END`;
const staleCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM ${stale}`;
const staleRows = sql<DeskFact>`SELECT stale.task, stale.name, stale.code AS "taskCode", region.name AS "regionName", stale.updated, stale.confirmed FROM ${stale}
  JOIN item ON item.code = stale.code JOIN region ON region.code = item.region ORDER BY ${latest}, stale.task LIMIT ${"limit"} OFFSET ${"offset"}`;
const oneTask = sql<Pick<DeskFact, "name" | "taskCode" | "confirmed"> & { kind: string }>`SELECT name, kind, code AS "taskCode", confirmed
  FROM (${tasks}) AS every WHERE code IS NOT NULL AND task = ${"task"}`;
const confirm = sql`INSERT INTO fact_confirmation (task, dept_id, region_low, region_high, staff, day)
  VALUES (${"task"}, ${"department"}, ${"low"}, ${"high"}, ${"person"}, ${"day"})
  ON CONFLICT (task, dept_id, region_low) DO UPDATE SET staff = excluded.staff, day = excluded.day`;

/** @see APPLY-23 */
export const handleDeskFacts = staffHandler(deskFacts, async ({ person, staff }, { days, page, pageSize }, services) => {
  const { database, now } = services;
  // Of 0 days: all, also what was confirmed today.
  const since = days === "0" ? "9999" : localDate(new Date(now().getTime() - Number(days) * DAY));
  const scope = { ...scopeOf(staff), since };
  const [counted, list] = await Promise.all([
    database.get(staleCount, scope),
    database.all(staleRows, { ...scope, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  await audit(services, person, "list", "facts");
  return { total: counted?.n ?? 0, page, pageSize, list };
});

/**
 * The guide of the task shows the day from then on, in the region of the staff and all below it. What is wrong goes to those who look after the pack.
 * @throws PortalError status 404 for a task of somebody else, 400 where nobody says what is wrong
 */
export const handleDeskConfirm = staffHandler(deskConfirm, async ({ person, staff }, { task, result, note }, services) => {
  const { database, now } = services;
  const scope = scopeOf(staff);
  const found = await database.get(oneTask, { ...scope, task });
  if (!found) throw new PortalError("task-unknown", "本部门在您的地区没有这个事项", { status: 404 });
  if (result === "wrong" && note === "") throw new PortalError("invalid", "请写明哪里不对、应该怎么写", { status: 400 });
  // Noted before it is done, as every act.
  await audit(services, person, result === "right" ? "confirm" : "correct", task);
  if (result === "right") {
    const day = localDate(now());
    await database.run(confirm, { ...scope, person, task, day });
    return { confirmed: day, letter: "" };
  }
  const { department, region } = await officeOfStaff(database, staff);
  const content = `${department}（${region}）核实“${found.name}”时写道：${note}`;
  const { id } = await addFeedback(database, { kind: "error", url: guidePath(found.kind, found.taskCode), content }, undefined, now());
  return { confirmed: found.confirmed, letter: id };
});
