import { deskAct, deskCase, deskQueue, type DeskCase, type ApplicationStage } from "@onehall/api";
import { localDate } from "../../common/deadline";
import { minuteOf } from "../../common/minute";
import { maskName } from "../../common/mask";
import { filedContent } from "../applications/cases";
import { licenceOffered } from "../applications/licences";
import { caseFacts } from "../applications/link";
import { moveApplication, MOVES, unknownCase } from "../applications/moves";
import { applicationByReceipt, departmentQueue, eventsOf } from "../applications/rows";
import { RESULT } from "../../province/families/supervision/cases";
import { audit, auditLog } from "./audit";
import { officeOfStaff } from "./office";
import { isOfStaff, scopeOfStaff, staffHandler } from "./scope";

export const handleDeskQueue = staffHandler(deskQueue, async ({ person, staff }, { stage, page, pageSize }, services) => {
  const { database, sample } = services;
  const [{ rows, counts }, place] = await Promise.all([
    departmentQueue(database, scopeOfStaff(staff), stage ?? "", pageSize, (page - 1) * pageSize),
    officeOfStaff(database, staff),
  ]);
  const byStage = Object.fromEntries(counts.map((one): [ApplicationStage, number] => [one.stage, one.n]));
  const total = stage === undefined ? counts.reduce((sum, { n }) => sum + n, 0) : (byStage[stage] ?? 0);
  await audit(services, person, "list", "applications");
  return {
    ...place,
    today: localDate(services.now()),
    sample,
    counts: byStage,
    total,
    page,
    pageSize,
    list: rows.map((row) => ({ ...caseFacts(row), applicant: maskName(row.name) })),
  };
});

const ACTORS = { applicant: "申请人", staff: "工作人员", office: "样例办事员（自动）", upstream: "部门系统" } as const;
const ACTS: readonly DeskCase["acts"][number][] = ["accept", "ask", "reject", "approve", "refuse", "issue"];

export const handleDeskCase = staffHandler(deskCase, async (visitor, { receipt }, services): Promise<DeskCase> => {
  const { database, sample } = services;
  const row = await applicationByReceipt(database, receipt);
  if (!row || !isOfStaff(visitor, row)) throw unknownCase(receipt);
  await audit(services, visitor.person, "view", receipt);
  const [content, events, log, licence] = await Promise.all([
    filedContent(database, row),
    eventsOf(database, receipt),
    auditLog(database, receipt),
    row.stage === "decided" && row.result === RESULT.approved ? licenceOffered(database, row, sample) : undefined,
  ]);
  return {
    ...caseFacts(row),
    ...content,
    sample,
    applicant: row.name,
    events: events.map(({ kind, at, note: said, actor }) => ({ kind, at: minuteOf(new Date(at)), note: said, actor: ACTORS[actor] })),
    licence: licence ?? null,
    acts: ACTS.filter((act) => MOVES[act].from.includes(row.stage)),
    log,
  };
});

export const handleDeskAct = staffHandler(
  deskAct,
  async (visitor, { receipt, act: move, note: said, fields, licenceNumber, licenceUntil, stage }, services) => {
    const asked = move === "ask" && fields !== "" ? fields.split(",") : [];
    const mover = { actor: "staff" as const, person: visitor.person, note: said, asked, licence: { number: licenceNumber, until: licenceUntil } };
    // Noted before it is done: an act without its note would be worse than a note without its act.
    const row = await applicationByReceipt(services.database, receipt);
    if (!row || !isOfStaff(visitor, row)) throw unknownCase(receipt);
    await audit(services, visitor.person, move, receipt);
    return { stage: await moveApplication(services, receipt, move, mover, { allowed: (found) => isOfStaff(visitor, found), expected: stage }) };
  },
);
