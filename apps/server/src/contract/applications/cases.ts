import {
  applicationCase,
  applicationCorrect,
  applicationEvent,
  applicationRate,
  applicationWithdraw,
  type ApplicationCase,
  fieldError,
  PortalError,
} from "@onehall/api";
import { minuteOf } from "../../common/minute";
import { type Queries, sql } from "../../data";
import type { Visitor } from "../../identity";
import { defineHandler } from "../router/handler";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { caseByReceipt } from "../supervision/case-rows";
import { rateCase } from "../supervision/rate";
import { tidyFields } from "./fields";
import { helpHistory } from "./help-rows";
import { caseFacts, linkOf } from "./link";
import { licenceId } from "./licences";
import { type Move, moveApplication, MOVES, unknownCase } from "./moves";
import { isSigned, hasAdapter } from "./outbox";
import { type ApplicationRow, applicationByReceipt, eventsOf, type FiledAnswer, type FiledDetail, type FiledMaterial, recordEvent, uploadsOf } from "./rows";

const ownLicence = sql<{ id: string; name: string }>`SELECT id, name FROM person_licence WHERE id = ${"id"} AND person = ${"person"}`;
const rating = sql<{ level: number }>`SELECT level FROM rating WHERE receipt = ${"receipt"} AND sample = 0`;

/** What was filed with an application, as every page of it shows it. */
export async function filedContent(queries: Queries, row: ApplicationRow): Promise<Pick<ApplicationCase, "details" | "answers" | "materials">> {
  const uploads = await uploadsOf(queries, row.receipt);
  return {
    details: (JSON.parse(row.form) as FiledDetail[]).map(({ id, label, value }) => ({ id, label, value })),
    answers: JSON.parse(row.answers) as FiledAnswer[],
    materials: (JSON.parse(row.materials) as FiledMaterial[]).map((one) => ({
      ...one,
      filled: one.filled ?? false,
      uploads: uploads.filter(({ material }) => material === one.name),
    })),
  };
}

const isDecided = (row: ApplicationRow): boolean => ["decided", "issued", "rejected", "withdrawn"].includes(row.stage);

/** A field whose kind was not kept takes any words. */
const anyWords = { group: "", kind: "longText", hint: "", required: true, options: [] } as const;

/** Fields that the desk wants corrected, with what was handed in. */
const askedOf = ({ asked, form }: Pick<ApplicationRow, "asked" | "form">): ApplicationCase["asked"] =>
  (JSON.parse(form) as FiledDetail[])
    .filter(({ id }) => asked.split(",").includes(id))
    .map(({ id, label, value, field }) => ({ ...anyWords, ...field, options: [...(field?.options ?? [])], id, label, value }));

/** Somebody else's application is not found. */
async function ownRow({ database }: Services, { person }: Visitor, receipt: string): Promise<ApplicationRow> {
  const row = await applicationByReceipt(database, receipt);
  if (!row || row.person !== person) throw unknownCase(receipt);
  return row;
}

export const handleApplicationCase = visitorHandler(applicationCase, async (visitor, { receipt }, services): Promise<ApplicationCase> => {
  const { database, sample } = services;
  const row = await ownRow(services, visitor, receipt);
  const [content, events, issued, rated, link, help] = await Promise.all([
    filedContent(database, row),
    eventsOf(database, receipt),
    database.get(ownLicence, { id: licenceId(receipt), person: visitor.person }),
    database.get(rating, { receipt }),
    linkOf(services, receipt),
    helpHistory(database, receipt, undefined, services.now()),
  ]);
  const may = (move: Move): boolean => MOVES[move].from.includes(row.stage);
  return {
    ...caseFacts(row),
    ...content,
    sample,
    asked: askedOf(row),
    link,
    events: events.map(({ kind, at, note }) => ({ kind, at: minuteOf(new Date(at)), note })),
    help,
    may: { correct: may("correct"), withdraw: may("withdraw"), rate: isDecided(row) && rated === undefined },
    licence: issued ?? null,
    rating: rated?.level ?? null,
  };
});

/** What an applicant does with an application of theirs. */
const moveOwn = (services: Services, { person }: Visitor, receipt: string, move: Move, note: string, corrected?: Record<string, string>) =>
  moveApplication(services, receipt, move, { actor: "applicant", person, note, corrected }, { allowed: (row) => row.person === person });

export const handleApplicationCorrect = visitorHandler(applicationCorrect, async (visitor, { receipt, note, form = {} }, services) => {
  // Only what was asked for can be changed; the rest stays as it was signed.
  const fields = askedOf(await ownRow(services, visitor, receipt)).filter(({ id }) => form[id] !== undefined);
  const corrected = tidyFields(fields, form);
  const wrong = fields.map((field) => fieldError(field, corrected[field.id] ?? "")).find((error) => error !== undefined);
  if (wrong !== undefined) throw new PortalError("invalid", wrong, { status: 400 });
  return { stage: await moveOwn(services, visitor, receipt, "correct", note, corrected) };
});

export const handleApplicationWithdraw = visitorHandler(applicationWithdraw, async (visitor, { receipt }, services) => ({
  stage: await moveOwn(services, visitor, receipt, "withdraw", ""),
}));

export const handleApplicationRate = visitorHandler(applicationRate, async (visitor, { receipt, level, reasons, content }, services) => {
  const { database, now } = services;
  await ownRow(services, visitor, receipt);
  const file = await caseByReceipt(database, receipt);
  if (!file) throw unknownCase(receipt);
  await rateCase(services, file, { level, channel: "online", reasons, content });
  await database.transaction((tx) =>
    recordEvent(tx, { receipt, kind: "rated", actor: "applicant", byPerson: visitor.person, note: "", externalId: null, at: now().toISOString() }),
  );
  return { level };
});

/** Seconds by which the clock of a back end may differ: a message that was overheard is worth nothing afterwards. */
const CLOCK_SECONDS = 300;

const MOVE_OF = { accepted: "accept", rejected: "reject", "correction-asked": "ask", approved: "approve", refused: "refuse", issued: "issue" } as const;

/** What the back end of a department says of an application: signed, and taken once. */
export const handleApplicationEvent = defineHandler(
  applicationEvent,
  async ({ id, receipt, kind, note, licenceNumber, licenceUntil, sent, signature }, services) => {
    const { adapter, now } = services;
    const licence = licenceNumber === "" && licenceUntil === "" ? undefined : { number: licenceNumber, until: licenceUntil };
    // No part but the note, which is the last, can have a full stop: a signature fits one reading.
    const signed = licence ? ["licence", sent, id, receipt, kind, licence.number, licence.until, note] : [sent, id, receipt, kind, note];
    const age = Math.abs(now().getTime() / 1000 - Number(sent));
    if (!adapter || !isSigned(adapter.secret, signed.join("."), signature) || age > CLOCK_SECONDS)
      throw new PortalError("signature", "签名不正确，或者时间相差太多", { status: 401 });
    const mover = { actor: "upstream" as const, person: "", note, externalId: id, licence };
    return { stage: await moveApplication(services, receipt, MOVE_OF[kind], mover, { allowed: (row) => hasAdapter(adapter, row.deptId) }) };
  },
  { personal: true },
);
