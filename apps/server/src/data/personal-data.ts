import { numberIn } from "../common/receipt-number";
import { audit } from "./audit";
import type { Database, Queries } from "./database";
import { freeUploadBudget } from "./uploads";
import { fragment, type Params, quoted, type Row, sql } from "./sql";

const AUDITED = { audited: true };

const sqliteTables = sql<{ name: string }>`
  SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = 'person' WHERE m.type = 'table' ORDER BY m.name`;
const postgresTables = sql<{ name: string }>`
  SELECT table_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'person' ORDER BY table_name`;

/** Every table that says in a column `person` whose its rows are: also those that later steps of the schema bring. */
const personTables = async (queries: Queries, kind: Database["kind"]): Promise<string[]> =>
  (await queries.all(kind === "sqlite" ? sqliteTables : postgresTables)).map(({ name }) => name);

const person = sql<{ id: string }>`SELECT id FROM person WHERE id = ${"id"}`;
const senderOf = sql<{ id: string }>`SELECT person AS id FROM person_feedback WHERE feedback = ${"id"}`;
const self = sql`SELECT id, issuer, name, corp, level, profile FROM person WHERE id = ${"id"}`;
/** Without what is a key and no knowledge about somebody. */
const logins = sql`SELECT device, began_at, seen_at, expires_at FROM person_session WHERE person = ${"id"} ORDER BY began_at, id`;
const sent = sql<{ id: string }>`SELECT feedback AS id FROM person_feedback WHERE person = ${"id"} ORDER BY feedback`;
const feedback = sql`SELECT id, kind, status, body, created_at FROM feedback WHERE id = ${"id"}`;
const steps = sql`SELECT place, status, reply, body, created_at FROM feedback_step WHERE feedback_id = ${"id"} ORDER BY place`;
const images = sql`SELECT place, type, data FROM feedback_image WHERE feedback_id = ${"id"} ORDER BY place`;

/** What hangs on a person's applications, affairs and appointments by their numbers alone, and has no column that names the person; or names a second one. */
const RECEIPTS = fragment`(SELECT receipt FROM application WHERE person = ${"id"} UNION SELECT receipt FROM person_affair WHERE person = ${"id"}
  UNION SELECT id FROM appointment WHERE person = ${"id"})`;
const ofReceipts = {
  application_event: sql`SELECT * FROM application_event WHERE receipt IN ${RECEIPTS} ORDER BY receipt, place`,
  rating: sql`SELECT * FROM rating WHERE receipt IN ${RECEIPTS} ORDER BY receipt`,
  case_file: sql`SELECT * FROM case_file WHERE receipt IN ${RECEIPTS} ORDER BY receipt`,
  // A helper is somebody else: what they are called to the applicant, and no key. The other way round, when somebody has helped and with which task.
  application_help: sql`SELECT id, draft, task_code, name, invited_at, accepted_at, ready_at, until, ended FROM application_help WHERE person = ${"id"} ORDER BY invited_at, id`,
  application_helped: sql`SELECT id, task_code, accepted_at, ready_at, until, ended FROM application_help WHERE helper = ${"id"} ORDER BY accepted_at, id`,
  application_image: sql`SELECT * FROM application_image WHERE upload IN (SELECT id FROM application_upload WHERE person = ${"id"}) ORDER BY upload`,
  person_licence_number: sql`SELECT * FROM person_licence_number WHERE licence IN (SELECT id FROM person_licence WHERE person = ${"id"}) ORDER BY licence`,
} as const;

/** The id of a person, by itself or by the receipt number of something that the person has sent while logged in. */
export const personBy = async (queries: Queries, named: string): Promise<string | undefined> =>
  ((await queries.get(person, { id: named })) ?? (await queries.get(senderOf, { id: numberIn(named) })))?.id;

/**
 * Everything that is stored of one person, by table, for the person to have: also histories, pictures and ratings that hang on a receipt number. Not what the
 * audit logs note of it, which is about those who did it.
 */
export async function exportPerson(database: Database, id: string): Promise<Record<string, readonly Row[]>> {
  const found: Record<string, readonly Row[]> = { person: await database.all(self, { id }) };
  for (const table of await personTables(database, database.kind)) {
    found[table] = await database.all(table === "person_session" ? logins : sql`SELECT * FROM ${quoted(table)} WHERE person = ${"id"}`, { id });
  }
  for (const [table, statement] of Object.entries(ofReceipts)) found[table] = await database.all(statement, { id });
  const numbers = await database.all(sent, { id });
  const ofAll = async (statement: typeof feedback): Promise<Row[]> => (await Promise.all(numbers.map((one) => database.all(statement, one)))).flat();
  return { ...found, feedback: await ofAll(feedback), feedback_step: await ofAll(steps), feedback_image: await ofAll(images) };
}

export const bytesOf = sql<{ n: number }>`SELECT COALESCE(SUM(bytes), 0) AS n FROM feedback_image WHERE feedback_id = ${"id"}`;
/** In this order: what refers to a piece of feedback before the piece itself. */
export const removeFeedback = [
  sql`DELETE FROM feedback_image WHERE feedback_id = ${"id"}`,
  sql`DELETE FROM feedback_step WHERE feedback_id = ${"id"}`,
  sql`DELETE FROM feedback WHERE id = ${"id"}`,
  sql`DELETE FROM person_feedback WHERE feedback = ${"id"}`,
];
const uploadedBytes = sql<{ n: number }>`SELECT COALESCE(SUM(bytes), 0) AS n FROM application_upload WHERE person = ${"id"}`;
/** What has no column that names the person and goes with nothing that has one; events and images go with the applications. */
const removeOfReceipts = [
  sql`DELETE FROM rating WHERE receipt IN ${RECEIPTS}`,
  sql`DELETE FROM case_file WHERE receipt IN ${RECEIPTS}`,
  sql`DELETE FROM application_outbox WHERE receipt IN ${RECEIPTS}`,
  sql`DELETE FROM person_licence_number WHERE licence IN (SELECT id FROM person_licence WHERE person = ${"id"})`,
  sql`DELETE FROM application_help WHERE helper = ${"id"}`,
];
const removePerson = sql`DELETE FROM person WHERE id = ${"id"}`;

type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

async function removeAll(tx: Tx, numbers: readonly Params[]): Promise<void> {
  for (const one of numbers) {
    await freeUploadBudget(tx, (await tx.get(bytesOf, one))?.n ?? 0);
    for (const statement of removeFeedback) await tx.run(statement, one);
  }
}

const endOf = sql`DELETE FROM person_session WHERE person = ${"id"}`;
const endAll = sql`DELETE FROM person_session`;

/** Ends the log-ins of one person, or of everybody, for an administrator. @param id undefined: everybody. @returns how many ended @see ASVS-61 */
export const endSessions = (database: Database, id: string | undefined, now = new Date()): Promise<number> =>
  database.transaction(async (tx) => {
    const { changes: ended } = await (id === undefined ? tx.run(endAll) : tx.run(endOf, { id }));
    await audit(tx, { actor: "operator", action: "session.end", subject: id ?? "all", detail: { ended } }, now);
    return ended;
  }, AUDITED);

/**
 * Removes everything of one person in one commit; that it was done stays in the audit log. Samples of the pack come back with the next import.
 * @returns rows that were removed, feedback counted as one
 */
export const deletePerson = (database: Database, id: string, now = new Date()): Promise<number> =>
  database.transaction(async (tx) => {
    const numbers = await tx.all(sent, { id });
    await removeAll(tx, numbers);
    let removed = numbers.length;
    await freeUploadBudget(tx, (await tx.get(uploadedBytes, { id }))?.n ?? 0);
    for (const statement of removeOfReceipts) removed += (await tx.run(statement, { id })).changes;
    for (const table of await personTables(tx, database.kind))
      removed += (await tx.run(sql`DELETE FROM ${quoted(table)} WHERE person = ${"id"}`, { id })).changes;
    removed += (await tx.run(removePerson, { id })).changes;
    await audit(tx, { actor: "operator", action: "person.delete", subject: id, detail: { rows: removed } }, now);
    return removed;
  }, AUDITED);
