import { type ApplicationEventKind, type ApplicationStage, PortalError, STAGE_NAMES } from "@onehall/api";
import { deadlineOf, localDate } from "../../common/deadline";
import { sql, type Transaction } from "../../data";
import { recordCase } from "../../province/families/supervision/applications";
import { RESULT } from "../../province/families/supervision/cases";
import type { Services } from "../services";
import { issueLicence, type StatedLicence } from "./licences";
import { queueDelivery } from "./outbox";
import { type Actor, type ApplicationRow, type FiledDetail, applicationByReceipt, recordEvent } from "./rows";
import { notifyPerson } from "./notify-person";

/** Working days within which an application is accepted or sent back. */
export const ANSWER_DAYS = 5;

/** What can be done to an application that was handed in. */
export type Move = "accept" | "reject" | "ask" | "approve" | "refuse" | "issue" | "correct" | "withdraw";

type Rule = { from: readonly ApplicationStage[]; to: ApplicationStage; event: ApplicationEventKind };

/** The course of an application: from which stages to which. Papers are asked for before it is accepted, as the law has it. */
export const MOVES: Readonly<Record<Move, Rule>> = {
  accept: { from: ["submitted"], to: "accepted", event: "accepted" },
  reject: { from: ["submitted"], to: "rejected", event: "rejected" },
  ask: { from: ["submitted"], to: "correction", event: "correction-asked" },
  approve: { from: ["accepted"], to: "decided", event: "approved" },
  refuse: { from: ["accepted"], to: "decided", event: "refused" },
  issue: { from: ["decided"], to: "issued", event: "issued" },
  correct: { from: ["correction"], to: "submitted", event: "corrected" },
  withdraw: { from: ["submitted", "correction", "accepted"], to: "withdrawn", event: "withdrawn" },
};

/** Moves that a reason has to be given for. */
export const NEEDS_NOTE: readonly Move[] = ["reject", "ask", "refuse"];

export type MoveActor = {
  actor: Actor;
  /** Empty for machines. */
  person: string;
  note: string;
  /** Of an event that came from outside. */
  externalId?: string | undefined;
  /** Ids of fields that are asked for. */
  asked?: readonly string[] | undefined;
  /** What a correction says in place of what was asked for, by id of the field. */
  corrected?: Readonly<Record<string, string>> | undefined;
  /** Of `issue`: what the e-licence says. */
  licence?: StatedLicence | undefined;
};

type Context = Pick<Services, "database" | "sample" | "adapter" | "now">;

const update = sql`UPDATE application SET stage = ${"stage"}, result = ${"result"}, updated_at = ${"at"}, mended_at = CASE WHEN ${"mended"} = '' THEN mended_at ELSE ${"mended"} END,
    accepted_at = CASE WHEN ${"accepted"} = '' THEN accepted_at ELSE ${"accepted"} END, decided_at = CASE WHEN ${"decided"} = '' THEN decided_at ELSE ${"decided"} END, due = ${"due"}
  WHERE receipt = ${"receipt"} AND stage = ${"from"}`;
const updateForm = sql`UPDATE application SET form = ${"form"}, asked = ${"asked"} WHERE receipt = ${"receipt"}`;

/** Address of the page about an application, in the classic face; pages put it into theirs. */
export const casePath = (receipt: string): string => `/portal/v2/apply/case?id=${receipt}`;

/** Tells the applicant what happened, among the messages of the user centre. */
async function tellApplicant(tx: Transaction, row: ApplicationRow, event: ApplicationEventKind, text: string, now: Date): Promise<void> {
  const id = `case-${row.receipt}-${event}-${now.getTime()}`;
  await notifyPerson(tx, { id, person: row.person, title: text, text: `${row.taskName}，受理编号 ${row.receipt}。`, url: casePath(row.receipt) }, now);
}

const TOLD: Readonly<Partial<Record<ApplicationEventKind, string>>> = {
  accepted: "申请已经受理",
  rejected: "申请不予受理",
  "correction-asked": "申请需要补正",
  approved: "申请已经作出决定：予以办理",
  refused: "申请已经作出决定：不予批准",
  issued: "办理结果已经送达",
};

function dueOf(stage: ApplicationStage, row: ApplicationRow, now: Date): string {
  if (stage === "accepted") return deadlineOf(localDate(now), row.promised).date;
  return stage === "submitted" ? deadlineOf(localDate(now), ANSWER_DAYS).date : "";
}

/** Puts corrected values in their places. @returns the form, and a sentence with the old values: the history keeps what was handed in first */
function correctedForm(row: ApplicationRow, corrected: Readonly<Record<string, string>>): { form: FiledDetail[]; said: string } {
  const form = JSON.parse(row.form) as FiledDetail[];
  const changed = form.filter(({ id, value }) => corrected[id] !== undefined && corrected[id] !== value);
  return {
    form: form.map((one) => ({ ...one, value: corrected[one.id] ?? one.value })),
    said: changed.map(({ label, value }) => `“${label}”原来是“${value}”。`).join(""),
  };
}

const alreadyKnown = sql<{ receipt: string }>`SELECT receipt FROM application_event WHERE external_id = ${"id"}`;

/**
 * Moves an application on, in one transaction with its history, its case, the message to the applicant and what a back end is to hear.
 * @param allowed whether the mover may touch this application; what they may not touch is not found
 * @param expected the stage that they saw; another one is a conflict
 * @throws PortalError status 400 without a reason that is needed, 404 for an unknown number, 409 where the course does not lead there
 */
export function moveApplication(
  { database, sample, adapter, now: clock }: Context,
  receipt: string,
  move: Move,
  mover: MoveActor,
  { allowed, expected }: { allowed: (row: ApplicationRow) => boolean; expected?: ApplicationStage | undefined },
): Promise<ApplicationStage> {
  const { from, to, event } = MOVES[move];
  if (mover.note === "" && NEEDS_NOTE.includes(move)) throw new PortalError("invalid", "请写明理由，申请人会看到", { status: 400 });
  const now = clock();
  return database.transaction(async (tx) => {
    const row = await applicationByReceipt(tx, receipt);
    if (!row || !allowed(row)) throw unknownCase(receipt);
    if (mover.externalId !== undefined && (await tx.get(alreadyKnown, { id: mover.externalId }))) return row.stage;
    if (!from.includes(row.stage) || (expected !== undefined && expected !== row.stage))
      throw new PortalError("stage", `这件申请现在是“${STAGE_NAMES[row.stage]}”，不能再这样操作。请刷新后看最新的情况。`, { status: 409 });
    const at = now.toISOString();
    const { changes } = await tx.run(update, {
      receipt,
      from: row.stage,
      stage: to,
      at,
      result: move === "approve" ? RESULT.approved : move === "refuse" ? RESULT.refused : row.result,
      mended: move === "ask" ? at : "",
      accepted: move === "accept" ? at : "",
      decided: ["approve", "refuse", "reject", "withdraw"].includes(move) ? at : "",
      due: dueOf(to, row, now),
    });
    const { form, said } = correctedForm(row, mover.corrected ?? {});
    await tx.run(updateForm, { receipt, form: JSON.stringify(form), asked: (mover.asked ?? []).join(",") });
    if (changes !== 1) throw new PortalError("stage", "这件申请刚刚被别人处理过。请刷新后看最新的情况。", { status: 409 });
    const place = await recordEvent(tx, {
      receipt,
      kind: event,
      actor: mover.actor,
      byPerson: mover.person,
      note: [mover.note, said].filter((text) => text !== "").join("\n"),
      externalId: mover.externalId ?? null,
      at,
    });
    const told = TOLD[event];
    if (told !== undefined) await tellApplicant(tx, row, event, told, now);
    if (move === "issue" && row.result === RESULT.approved) await issueLicence(tx, row, mover.licence, sample, now);
    if (mover.actor === "applicant") await queueDelivery(tx, adapter, { receipt, place, deptId: row.deptId }, now);
    await recordCase(tx, receipt);
    return to;
  });
}

/** The same for a number that there is none of and for one that is somebody else's. */
export const unknownCase = (receipt: string): PortalError => new PortalError("case-unknown", `没有受理编号为 ${receipt} 的申请`, { status: 404 });
