import { randomBytes } from "node:crypto";
import { applicationDraft, applicationDraftDelete, applicationForm, type ApplicationDefinition, promisedText, PortalError } from "@onehall/api";
import { deadlineOf, localDate } from "../../common/deadline";
import { maskName, maskNumber } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { type Database, type Queries, sql, type Transaction } from "../../data";
import { freeUploadBudget } from "../../data/uploads";
import type { Visitor } from "../../identity";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { fieldsOf, plainField, tidyFields } from "./fields";
import { endHelp, type Help, helpFor, helpOfDraft, helpEnd, recordHelp, unknownHelp } from "./help-rows";
import { type HeldLicences, knownValues, licencesOf } from "./known-values";
import { type UploadRow, uploadsOf } from "./rows";
import { type ApplicationTask, applicationTask, materialsOf, type NeededMaterials } from "./task";

/** Drafts that one person can keep. */
const MOST_DRAFTS = 100;

type DraftRow = { id: string; version: number; answers: string; form: string; updatedAt: string };

export type Draft = { id: string; version: number; answers: Record<string, string>; form: Record<string, string>; updatedAt: string };

const read = sql<DraftRow>`SELECT id, version, answers, form, updated_at AS "updatedAt" FROM application_draft WHERE person = ${"person"} AND task_code = ${"task"}`;
const write = sql`INSERT INTO application_draft (person, task_code, id, version, answers, form, updated_at)
  VALUES (${"person"}, ${"task"}, ${"id"}, ${"version"}, ${"answers"}, ${"form"}, ${"at"})
  ON CONFLICT (person, task_code) DO UPDATE SET answers = excluded.answers, form = excluded.form, updated_at = excluded.updated_at`;
const others = sql<{ n: number }>`SELECT COUNT(*) AS n FROM application_draft WHERE person = ${"person"} AND task_code <> ${"task"}`;
const corpOf = sql<{ corp: string | null }>`SELECT corp FROM person WHERE id = ${"person"}`;

export const newId = (): string => randomBytes(16).toString("base64url");

/** The draft of a person for a task; `undefined` where nothing was kept yet. */
export async function draftOf(queries: Queries, person: string, task: string): Promise<Draft | undefined> {
  const row = await queries.get(read, { person, task });
  return row && { ...row, answers: JSON.parse(row.answers) as Draft["answers"], form: JSON.parse(row.form) as Draft["form"] };
}

/** Whose draft is filled in: of who asks, or of somebody who has asked them to help. */
export type DraftOwner = { person: string; /** The applicant acts for a company. */ asCompany: boolean; help: Help | undefined };

export const ownDraft = ({ person, user }: Visitor): DraftOwner => ({ person, asCompany: user.corp !== null, help: undefined });

/** @throws PortalError status 404, 409 where the visitor may not help, or not any more */
export async function ownerOf({ database, now }: Services, visitor: Visitor, id: string | undefined, task: string): Promise<DraftOwner> {
  if (id === undefined) return ownDraft(visitor);
  const help = await helpFor(database, visitor.person, id, now());
  if (help.task !== task) throw unknownHelp();
  return { person: help.person, asCompany: ((await database.get(corpOf, help))?.corp ?? null) !== null, help };
}

type Changes = { answers?: Record<string, string> | undefined; form?: Record<string, string> | undefined };

/**
 * Keeps what was filled in; the rest of the draft stays. Two tabs that fill different fields do not overwrite each other.
 * @param describeChanges what a helper has changed, for the history of the draft; empty: nothing
 * @throws PortalError status 404, 409 for a helper who may not any more
 */
export async function keepDraft(
  database: Database,
  { owner: { person, help }, task, version, now }: { owner: DraftOwner; task: string; version: number; now: Date },
  changes: Changes,
  describeChanges: (before: Draft, after: Draft) => string = () => "",
): Promise<Draft> {
  const work = async (tx: Transaction) => {
    const known = await draftOf(tx, person, task);
    // Between the look and this commit it may have been taken back, or handed in and begun anew.
    if (help) await helpFor(tx, help.helper, help.id, now);
    if (help && known?.id !== help.draft) throw unknownHelp();
    if (!known && ((await tx.get(others, { person, task }))?.n ?? 0) >= MOST_DRAFTS)
      throw new PortalError("too-many", `最多保留 ${MOST_DRAFTS} 份草稿，请先提交已经填好的`, { status: 409 });
    const draft: Draft = {
      id: known?.id ?? newId(),
      version: known?.version ?? version,
      // Answers lead from one question to the next and are sent together: a question that was taken back must not stay.
      answers: changes.answers ?? known?.answers ?? {},
      form: { ...known?.form, ...changes.form },
      updatedAt: now.toISOString(),
    };
    await tx.run(write, {
      person,
      task,
      id: draft.id,
      version: draft.version,
      answers: JSON.stringify(draft.answers),
      form: JSON.stringify(draft.form),
      at: draft.updatedAt,
    });
    const note = help && known ? describeChanges(known, draft) : "";
    if (help && note !== "") await recordHelp(tx, help, { kind: "filled", by: help.helper, note }, now);
    return draft;
  };
  return database.transaction(work, { audited: help !== undefined });
}

type Labelled = { id: string; label: string; shown?: (value: string) => string };

/** The labels of what is different, each with what stood there before. */
const differences = (labels: readonly Labelled[], before: Record<string, string>, after: Record<string, string>): string[] =>
  labels
    .filter(({ id }) => (before[id] ?? "") !== (after[id] ?? ""))
    .map(({ id, label, shown = (value) => value }) => (before[id] ? `“${label}”（原来是“${shown(before[id])}”）` : `“${label}”`));

/** Everything about an application that is not handed in: the task, the draft, and what the two come to. */
export type Preparation = {
  task: ApplicationTask;
  draft: Draft | undefined;
  needed: NeededMaterials;
  fields: ReturnType<typeof fieldsOf>;
  uploads: UploadRow[];
  held: HeldLicences;
};

const NO_LICENCES: HeldLicences = new Map();

/** Answers that the guide of today still knows: a draft outlives changes of the guide. */
function knownAnswers({ questions }: ApplicationTask, answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => questions.some((one) => one.id === id && one.options.some((option) => option.id === value))),
  );
}

const askedBy = ({ materials, forms }: NeededMaterials) => ({ forms, names: materials.map(({ name }) => name) });

export async function prepare(services: Services, { person, asCompany, help }: DraftOwner, code: string): Promise<Preparation> {
  const { database } = services;
  const [task, kept, held] = await Promise.all([
    applicationTask(services, code),
    draftOf(database, person, code),
    // Which licences an applicant has is nobody's business.
    help ? NO_LICENCES : licencesOf(database, person, services.now()),
  ]);
  if (help && kept?.id !== help.draft) throw unknownHelp();
  const draft = kept && { ...kept, answers: knownAnswers(task, kept.answers) };
  const needed = await materialsOf(services, task, draft?.answers ?? {});
  const fields = fieldsOf(task.guide, askedBy(needed), asCompany);
  const uploads = draft ? await uploadsOf(database, draft.id) : [];
  return { task, draft, needed, fields, uploads, held };
}

const helpersUploads = sql<{ id: string }>`SELECT id FROM application_upload WHERE owner = ${"draft"} AND help = ${"id"}`;
const applicant = sql<{ name: string }>`SELECT name FROM person WHERE id = ${"person"}`;

/** Who helps with a draft, as the applicant (`asHelper` undefined) and the helper see it. */
async function helpShown({ database, now }: Services, draft: Draft | undefined, asHelper: Help | undefined): Promise<ApplicationDefinition["help"]> {
  const help = asHelper ?? (draft && (await helpOfDraft(database, draft.id)));
  if (!help || help.helper === "" || helpEnd(help, now()) !== undefined) return null;
  const [other, added] = await Promise.all([asHelper && database.get(applicant, help), database.all(helpersUploads, help)]);
  return {
    id: help.id,
    role: asHelper ? "helper" : "applicant",
    name: asHelper ? maskName(other?.name ?? "") : help.name,
    since: minuteOf(new Date(help.acceptedAt)),
    until: minuteOf(new Date(help.until)),
    ready: help.readyAt !== "",
    uploads: added.map(({ id }) => id),
  };
}

export const handleApplicationForm = visitorHandler(applicationForm, async (visitor, { task: code, help }, services): Promise<ApplicationDefinition> => {
  const owner = await ownerOf(services, visitor, help, code);
  const { task, draft, needed, fields, uploads, held } = await prepare(services, owner, code);
  // A helper sees what was saved; what stands in the profile of either is not filled in.
  const known = owner.help ? {} : await knownValues(services.database, owner.person, { fields, held });
  const { guide, questions } = task;
  return {
    task: { taskCode: guide.code, name: guide.name, kind: guide.kind.code, deptName: guide.department.name, promise: promisedText(guide) },
    region: guide.region,
    version: guide.version,
    sample: services.sample,
    deadline: deadlineOf(localDate(services.now()), guide.promisedDays, guide.term?.promised),
    // A question that the others have made pointless is not asked.
    questions: questions
      .filter(({ id }) => needed.open.includes(id) || draft?.answers[id] !== undefined)
      .map(({ id, text, options }) => ({ id, text, options: options.map((option) => ({ id: option.id, text: option.text })) })),
    fields: fields.map(plainField),
    materials: needed.materials.map(({ name, need, note, licence, isSaved, isFilled }) => {
      const own = licence === null ? undefined : held.get(licence);
      return {
        name,
        need,
        note,
        saved: isSaved,
        filled: isFilled,
        licence: own && licence !== null ? { name: licence, number: maskNumber(own.number) } : null,
      };
    }),
    open: needed.open,
    stop: needed.stop ?? null,
    notes: needed.notes,
    draft: {
      // The key of the submission is the applicant's.
      id: owner.help ? "" : (draft?.id ?? ""),
      answers: draft?.answers ?? {},
      form: draft?.form ?? {},
      uploads,
      version: draft?.version ?? guide.version,
      changes: draft ? guide.changes.filter(({ version }) => version > draft.version).map(({ text }) => text) : [],
      savedAt: draft ? minuteOf(new Date(draft.updatedAt)) : null,
    },
    known,
    help: await helpShown(services, draft, owner.help),
  };
});

/** What a helper has changed, in words. */
export const describeChanges =
  ({ questions }: ApplicationTask, fields: Preparation["fields"]) =>
  (before: Draft, after: Draft): string => {
    const asked = questions.map(({ id, text, options }) => ({
      id,
      label: text,
      shown: (value: string) => options.find((option) => option.id === value)?.text ?? value,
    }));
    return [...differences(asked, before.answers, after.answers), ...differences(fields, before.form, after.form)].join("、");
  };

export const savedAt = ({ updatedAt }: Draft): { savedAt: string } => ({ savedAt: minuteOf(new Date(updatedAt)) });

export const handleApplicationDraft = visitorHandler(applicationDraft, async (visitor, { task: code, help, answers, form: typed }, services) => {
  const owner = await ownerOf(services, visitor, help, code);
  const { task, fields } = await prepare(services, owner, code);
  // The form may ask for more with other answers: those are looked at first.
  const asked = answers && fieldsOf(task.guide, askedBy(await materialsOf(services, task, answers)), owner.asCompany);
  const changes = { answers, form: typed && tidyFields(asked ?? fields, typed) };
  return savedAt(
    await keepDraft(
      services.database,
      { owner, task: code, version: task.guide.version, now: services.now() },
      changes,
      describeChanges(task, asked ?? fields),
    ),
  );
});

const draftBytes = sql<{ n: number }>`SELECT COALESCE(SUM(bytes), 0) AS n FROM application_upload WHERE owner = ${"id"}`;
/** Images go with their uploads. */
const removeOfDraft = [
  sql`DELETE FROM application_upload WHERE owner = ${"id"}`,
  sql`DELETE FROM application_help_event WHERE owner = ${"id"}`,
  sql`DELETE FROM application_help WHERE draft = ${"id"}`,
  sql`DELETE FROM application_draft WHERE id = ${"id"}`,
];

/** Deletes one's draft and all that belongs to it; a helper loses the right at once. @see APPLY-31 */
export const handleApplicationDraftDelete = visitorHandler(applicationDraftDelete, async ({ person }, { task }, { database, now: clock }) => {
  const now = clock();
  const known = await draftOf(database, person, task);
  const isHelped = known !== undefined && (await helpOfDraft(database, known.id)) !== undefined;
  const work = async (tx: Transaction) => {
    const draft = await draftOf(tx, person, task);
    if (!draft) return { deleted: false };
    const help = await helpOfDraft(tx, draft.id);
    // Begun between the look and this transaction, which is not one of the audit log.
    if (help && !isHelped) throw new PortalError("busy", "刚刚有人开始帮您填写，请再按一次", { status: 409 });
    if (help) await endHelp(tx, help, "taken-back", person, now);
    await freeUploadBudget(tx, (await tx.get(draftBytes, { id: draft.id }))?.n ?? 0);
    for (const statement of removeOfDraft) await tx.run(statement, { id: draft.id });
    return { deleted: true };
  };
  return database.transaction(work, { audited: isHelped });
});

/** Materials that have to be handed in and are not there: no image, no e-licence, and not brought along by something else. */
export const missingMaterials = (needed: NeededMaterials, uploads: readonly UploadRow[], held: ReadonlyMap<string, unknown>) =>
  needed.materials.filter(
    ({ name, need, licence, isSaved, isFilled }) =>
      need === "必要" && !isSaved && !isFilled && !(licence !== null && held.has(licence)) && !uploads.some(({ material }) => material === name),
  );
