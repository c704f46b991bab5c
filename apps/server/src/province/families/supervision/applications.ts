import { lineage } from "@onehall/regions";
import { deadlineOf } from "../../../common/deadline";
import { maskName } from "../../../common/mask";
import { minuteOf } from "../../../common/minute";
import { fragment, sql, type Transaction } from "../../../data";
import { applicantKey } from "./applicant";
import { RESULT, type SampleCase } from "./cases";

/** A time that has not come: of what is still to be answered or decided. */
const NOT_YET = "9999-12-31 23:59";

type Place = { taskId: number; region: string; org: string; deptId: string; promised: number; name: string; corp: string | null };

/** An application as a case is made from it; instants are ISO 8601, empty where it has not happened. */
type Applied = Place & {
  receipt: string;
  stage: string;
  result: string;
  appliedAt: string;
  mendedAt: string;
  acceptedAt: string;
  decidedAt: string;
};

/** An appointment that was kept. */
type Visit = Place & { receipt: string; endedAt: string };

/** An affair of a sample person. */
type SampleAffair = Place & { receipt: string; state: string; updatedAt: string };

const place = fragment`item.task_id AS "taskId", item.region, item.org, department.dept_id AS "deptId", person.corp`;
const applied = fragment`SELECT receipt, stage, result, application.promised, application.name, applied_at AS "appliedAt", mended_at AS "mendedAt", accepted_at AS "acceptedAt",
    decided_at AS "decidedAt", ${place}
  FROM application JOIN item ON item.code = application.task_code JOIN department ON department.org = item.org LEFT JOIN person ON person.id = application.person`;
const oneApplied = sql<Applied>`${applied} WHERE receipt = ${"receipt"}`;
const allApplied = sql<Applied>`${applied} ORDER BY receipt`;
const kept = fragment`SELECT appointment.id AS receipt, ended_at AS "endedAt", task.promised, COALESCE(person.name, '') AS name, ${place}
  FROM appointment JOIN item ON item.code = appointment.task_code JOIN task ON task.id = item.task_id JOIN department ON department.org = item.org
  LEFT JOIN person ON person.id = appointment.person WHERE outcome = 'done'`;
const oneVisit = sql<Visit>`${kept} AND appointment.id = ${"id"}`;
const allVisits = sql<Visit>`${kept} ORDER BY appointment.id`;
const sampleAffairs = sql<SampleAffair>`SELECT receipt, state, updated_at AS "updatedAt", task.promised, person.name, ${place}
  FROM person_affair JOIN person ON person.id = person_affair.person JOIN task ON task.id = person_affair.task_id
  JOIN item ON item.task_id = person_affair.task_id AND item.region = person_affair.region JOIN department ON department.org = item.org ORDER BY receipt`;

const upsert = sql`INSERT INTO case_file (receipt, task_id, region, org, dept_id, applicant, applicant_key, channel, applied, answered, admitted, mended, special, due, decided, result)
  VALUES (${"receipt"}, ${"taskId"}, ${"region"}, ${"org"}, ${"deptId"}, ${"applicant"}, ${"applicantKey"}, ${"channel"}, ${"applied"}, ${"answered"}, ${"admitted"},
    ${"mended"}, ${"special"}, ${"due"}, ${"decided"}, ${"result"})
  ON CONFLICT (receipt) DO UPDATE SET answered = excluded.answered, admitted = excluded.admitted, mended = excluded.mended, due = excluded.due,
    decided = excluded.decided, result = excluded.result`;
const known = sql<CaseRow>`SELECT receipt, region, channel, applied, answered, admitted, mended, special, due, decided, result FROM case_file WHERE receipt = ${"receipt"}`;

/** A row of case_file; results are those of samples, or empty before there is one. */
type CaseFile = Omit<SampleCase, "result"> & { result: string };
type CaseRow = Pick<CaseFile, "receipt" | "region" | "channel" | "applied" | "answered" | "admitted" | "mended" | "special" | "due" | "decided" | "result">;

const dayOf = (minute: string): string => minute.slice(0, 10);

/** Who applied: a company by its name, which is public, a person masked. */
const applicantOf = (receipt: string, { name, corp }: Place): Pick<CaseFile, "applicant" | "applicantKey"> => ({
  applicant: corp ?? maskName(name),
  applicantKey: applicantKey(receipt, corp ?? name),
});

function caseOfApplication(filed: Applied): CaseFile {
  const { receipt, taskId, region, org, deptId, stage, promised } = filed;
  const decided = filed.decidedAt === "" ? NOT_YET : minuteOf(new Date(filed.decidedAt));
  const accepted = filed.acceptedAt === "" ? undefined : minuteOf(new Date(filed.acceptedAt));
  // What is over without having been accepted was answered when it ended.
  const answered = accepted ?? decided;
  const mended = filed.mendedAt !== "" && (stage === "correction" || answered !== NOT_YET) ? dayOf(minuteOf(new Date(filed.mendedAt))) : "";
  return {
    ...applicantOf(receipt, filed),
    receipt,
    taskId,
    region,
    org,
    deptId,
    channel: "online",
    applied: minuteOf(new Date(filed.appliedAt)),
    answered,
    admitted: answered === NOT_YET || stage === "rejected" ? 0 : 1,
    mended,
    special: "",
    due: answered === NOT_YET || stage === "rejected" ? "" : deadlineOf(dayOf(answered), promised).date,
    decided,
    result: stage === "withdrawn" ? RESULT.withdrawn : stage === "rejected" ? RESULT.rejected : filed.result,
  };
}

/** What was done at a window was applied for, accepted and decided at once. */
function caseOfVisit(visit: Visit): CaseFile {
  const { receipt, taskId, region, org, deptId, promised } = visit;
  const at = minuteOf(new Date(visit.endedAt));
  return {
    ...applicantOf(receipt, visit),
    receipt,
    taskId,
    region,
    org,
    deptId,
    channel: "window",
    applied: at,
    answered: at,
    admitted: 1,
    mended: "",
    special: "",
    due: deadlineOf(dayOf(at), promised).date,
    decided: at,
    result: RESULT.approved,
  };
}

const OPEN_AFFAIRS = new Set(["待补正"]);
const DECIDED_AFFAIRS = new Set(["决定", "送达"]);

/** Affairs of sample people have a state and one time: whatever happened, happened then. */
function caseOfAffair(affair: SampleAffair): CaseFile {
  const { receipt, taskId, region, org, deptId, state, updatedAt, promised } = affair;
  const open = OPEN_AFFAIRS.has(state);
  const answered = open ? NOT_YET : updatedAt;
  const decided = DECIDED_AFFAIRS.has(state);
  return {
    ...applicantOf(receipt, affair),
    receipt,
    taskId,
    region,
    org,
    deptId,
    channel: "online",
    applied: updatedAt,
    answered,
    admitted: open ? 0 : 1,
    mended: open ? dayOf(updatedAt) : "",
    special: "",
    due: open ? "" : deadlineOf(dayOf(updatedAt), promised).date,
    decided: decided ? updatedAt : NOT_YET,
    result: decided ? RESULT.approved : "",
  };
}

const add = sql`INSERT INTO case_month (scope, month, applied, through_window, through_net, through_post, mended, answered, admitted, special, finished, approved, on_time)
  VALUES (${"scope"}, ${"month"}, ${"applied"}, ${"window"}, ${"net"}, 0, ${"mended"}, ${"answered"}, ${"admitted"}, 0, ${"finished"}, ${"approved"}, ${"onTime"})
  ON CONFLICT (scope, month) DO UPDATE SET applied = case_month.applied + excluded.applied, through_window = case_month.through_window + excluded.through_window,
    through_net = case_month.through_net + excluded.through_net, mended = case_month.mended + excluded.mended, answered = case_month.answered + excluded.answered, admitted = case_month.admitted + excluded.admitted,
    finished = case_month.finished + excluded.finished, approved = case_month.approved + excluded.approved, on_time = case_month.on_time + excluded.on_time`;

const NOTHING = { applied: 0, window: 0, net: 0, mended: 0, answered: 0, admitted: 0, finished: 0, approved: 0, onTime: 0 };

/** Adds a case of this portal to the roll-ups of its region and all above it, or takes it out. The views are those of {@link caseViews}. @param by 1 or −1 */
async function roll(tx: Transaction, row: CaseRow, by: 1 | -1): Promise<void> {
  const { applied: begun, channel, answered, admitted, mended, due, decided, result } = row;
  const through = channel === "window" ? { window: by } : { net: by };
  const cells = [
    { ...NOTHING, ...through, month: begun.slice(0, 7), applied: by, mended: mended === "" ? 0 : by },
    { ...NOTHING, month: answered.slice(0, 7), answered: by, admitted: admitted * by },
    ...(admitted === 1
      ? [{ ...NOTHING, month: decided.slice(0, 7), finished: by, approved: result === RESULT.approved ? by : 0, onTime: dayOf(decided) <= due ? by : 0 }]
      : []),
  ];
  await tx.runMany(
    add,
    cells.flatMap((cell) => lineage(row.region).map((scope) => ({ ...cell, scope }))),
  );
}

/**
 * Brings the case of an application up to date, with the figures it is counted in: the progress query, supervision and ratings read cases and nothing else.
 * To be called in the transaction that changed the application. Does nothing for a task that the pack does not offer any more.
 */
export async function recordCase(tx: Transaction, receipt: string): Promise<void> {
  const filed = await tx.get(oneApplied, { receipt });
  if (!filed) return;
  const before = await tx.get(known, { receipt });
  if (before) await roll(tx, before, -1);
  const row = caseOfApplication(filed);
  await tx.run(upsert, row);
  await roll(tx, row, 1);
}

/** Makes what was done at a window a case. To be called once, in the transaction that has noted it. Does nothing for an appointment without a task. */
export async function recordVisit(tx: Transaction, id: string): Promise<void> {
  const visit = await tx.get(oneVisit, { id });
  if (!visit) return;
  const row = caseOfVisit(visit);
  await tx.run(upsert, row);
  await roll(tx, row, 1);
}

/** Puts the cases of applications and of appointments that were kept, and those that sample people see among their affairs, back after an import has emptied the table. Before the roll-ups are made. */
export async function restoreCases(tx: Transaction): Promise<void> {
  const rows = [
    ...(await tx.all(allApplied)).map(caseOfApplication),
    ...(await tx.all(allVisits)).map(caseOfVisit),
    ...(await tx.all(sampleAffairs)).map(caseOfAffair),
  ];
  await tx.runMany(upsert, rows);
}
