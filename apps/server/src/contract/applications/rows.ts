import type { ApplicationEventKind, ApplicationField, ApplicationStage } from "@onehall/api";
import { fragment, type Queries, sql, type Transaction } from "../../data";

/** An application as the database holds it. */
export type ApplicationRow = {
  receipt: string;
  person: string;
  taskCode: string;
  taskName: string;
  /** Matter type of the task; empty where the pack does not offer it any more. */
  kind: string;
  region: string;
  regionName: string;
  deptId: string;
  deptName: string;
  version: number;
  promised: number;
  /** Full name of the applicant: a person, or the company. */
  name: string;
  /** JSON of {@link FiledAnswer}, {@link FiledDetail} and {@link FiledMaterial}: as they were shown when it was handed in. */
  answers: string;
  form: string;
  materials: string;
  stage: ApplicationStage;
  /** Ids of the fields that are to be corrected, with commas between them. */
  asked: string;
  result: string;
  appliedAt: string;
  updatedAt: string;
  due: string;
};

export type FiledAnswer = { question: string; answer: string };
/** `field`: what it has to be; absent in what was handed in before it was kept. */
export type FiledDetail = { id: string; label: string; value: string; field?: ApplicationField };
export type FiledMaterial = {
  name: string;
  licence: string;
  /** It is what was typed. Absent in what was handed in before there was such a thing. */ filled?: boolean;
};

/** Who did something to an application: the applicant, staff at the desk, the office of the demonstration, the back end of the department. */
export type Actor = "applicant" | "staff" | "office" | "upstream";

export type EventRow = { place: number; kind: ApplicationEventKind; actor: Actor; note: string; at: string };
export type UploadRow = { id: string; material: string; name: string; bytes: number };

const columns = fragment`receipt, person, task_code AS "taskCode", task_name AS "taskName", COALESCE(task.kind, '') AS kind, application.region,
  COALESCE(region.name, '') AS "regionName", application.dept_id AS "deptId", dept_name AS "deptName", version, application.promised, application.name, answers, form,
  materials, stage, asked, result, applied_at AS "appliedAt", updated_at AS "updatedAt", due`;
const tables = fragment`application LEFT JOIN item ON item.code = application.task_code LEFT JOIN task ON task.id = item.task_id
  LEFT JOIN region ON region.code = application.region`;

const byReceipt = sql<ApplicationRow>`SELECT ${columns} FROM ${tables} WHERE receipt = ${"receipt"}`;
const events = sql<EventRow>`SELECT place, kind, actor, note, created_at AS "at" FROM application_event WHERE receipt = ${"receipt"} ORDER BY place`;
const lastPlace = sql<{ n: number }>`SELECT COALESCE(MAX(place), 0) AS n FROM application_event WHERE receipt = ${"receipt"}`;
const addEvent = sql`INSERT INTO application_event (receipt, place, kind, actor, by_person, note, external_id, created_at)
  VALUES (${"receipt"}, ${"place"}, ${"kind"}, ${"actor"}, ${"byPerson"}, ${"note"}, ${"externalId"}, ${"at"})`;
const uploads = sql<UploadRow>`SELECT id, material, name, bytes FROM application_upload WHERE owner = ${"owner"} ORDER BY created_at, id`;

const inScope = fragment`application.dept_id = ${"department"} AND application.region >= ${"low"} AND application.region < ${"high"}`;
const queue = sql<ApplicationRow>`SELECT ${columns} FROM ${tables} WHERE ${inScope} AND (${"stage"} = '' OR stage = ${"stage"})
  ORDER BY CASE WHEN stage IN ('submitted', 'accepted', 'decided') THEN 0 WHEN stage = 'correction' THEN 1 ELSE 2 END,
    CASE WHEN due = '' THEN '9999' ELSE due END, applied_at, receipt LIMIT ${"limit"} OFFSET ${"offset"}`;
const stageCounts = sql<{ stage: ApplicationStage; n: number }>`SELECT stage, COUNT(*) AS n FROM application WHERE ${inScope} GROUP BY stage`;

/** An application, whoever applied; show nothing of it before it was checked who asks. */
export const applicationByReceipt = (queries: Queries, receipt: string): Promise<ApplicationRow | undefined> => queries.get(byReceipt, { receipt });

/** Oldest first. */
export const eventsOf = (queries: Queries, receipt: string): Promise<EventRow[]> => queries.all(events, { receipt });

/** @param owner id of a draft, or a receipt number */
export const uploadsOf = (queries: Queries, owner: string): Promise<UploadRow[]> => queries.all(uploads, { owner });

export type NewEvent = { receipt: string; kind: ApplicationEventKind; actor: Actor; byPerson: string; note: string; externalId: string | null; at: string };

/** Adds to the history of an application; the caller has changed the application in the same transaction. @returns its place */
export async function recordEvent(tx: Transaction, event: NewEvent): Promise<number> {
  const last = await tx.get(lastPlace, { receipt: event.receipt });
  const place = (last?.n ?? 0) + 1;
  await tx.run(addEvent, { ...event, place });
  return place;
}

/** Whose applications a member of staff sees. */
export type StaffScope = { department: string; low: string; high: string };

/**
 * A page of the applications to a department, and how many there are at each stage: what staff have to do by its last day, then what waits for
 * applicants, then what has ended.
 */
export async function departmentQueue(queries: Queries, scope: StaffScope, stage: string, limit: number, offset: number) {
  const [rows, counts] = await Promise.all([queries.all(queue, { ...scope, stage, limit, offset }), queries.all(stageCounts, scope)]);
  return { rows, counts };
}
