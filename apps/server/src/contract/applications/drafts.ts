import { randomBytes } from "node:crypto";
import {
  applicationDraft,
  applicationDraftDelete,
  applicationForm,
  applicationImage,
  applicationSample,
  applicationUpload,
  applicationUploadRemove,
  type ApplicationDefinition,
  type ApplicationField,
  promisedText,
  EVIDENCE,
  fieldError,
  PortalError,
} from "@onehall/api";
import { deadlineOf, localDate } from "../../common/deadline";
import { maskName, maskNumber } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { type Database, type Queries, sql, type Transaction } from "../../data";
import type { Profile } from "../../data/people";
import { freeUploadBudget, takeUploadBudget } from "../../data/uploads";
import type { Visitor } from "../../identity";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { fieldsOf, madeUp, plainField, tidied } from "./fields";
import { endHelp, type Help, helpFor, helpOfDraft, overBy, recordHelp, unknownHelp } from "./help-rows";
import { encodeAnew, imageData, madeUpImage } from "./images";
import { applicationByReceipt, type UploadRow, uploadsOf } from "./rows";
import { visibleUpload } from "./upload-image";
import { type ApplicationTask, applicationTask, materialsOf, type NeededMaterials } from "./task";

/** Images of one draft or application. */
const MOST_IMAGES = 40;
/** Drafts that one person can keep. */
const MOST_DRAFTS = 100;

type DraftRow = { id: string; version: number; answers: string; form: string; updatedAt: string };

export type Draft = { id: string; version: number; answers: Record<string, string>; form: Record<string, string>; updatedAt: string };

const read = sql<DraftRow>`SELECT id, version, answers, form, updated_at AS "updatedAt" FROM application_draft WHERE person = ${"person"} AND task_code = ${"task"}`;
const write = sql`INSERT INTO application_draft (person, task_code, id, version, answers, form, updated_at)
  VALUES (${"person"}, ${"task"}, ${"id"}, ${"version"}, ${"answers"}, ${"form"}, ${"at"})
  ON CONFLICT (person, task_code) DO UPDATE SET answers = excluded.answers, form = excluded.form, updated_at = excluded.updated_at`;
const others = sql<{ n: number }>`SELECT COUNT(*) AS n FROM application_draft WHERE person = ${"person"} AND task_code <> ${"task"}`;
const profile = sql<{ name: string; corp: string | null; profile: string }>`SELECT name, corp, profile FROM person WHERE id = ${"person"}`;
const licences = sql<{ name: string; number: string; whole: string | null }>`
  SELECT name, person_licence.number, whole.number AS whole FROM person_licence LEFT JOIN person_licence_number whole ON whole.licence = person_licence.id
  WHERE person = ${"person"} AND (expires_on IS NULL OR expires_on >= ${"today"}) ORDER BY issued_on DESC, sort DESC, id`;

const corpOf = sql<{ corp: string | null }>`SELECT corp FROM person WHERE id = ${"person"}`;

const newId = (): string => randomBytes(16).toString("base64url");

/** The draft of a person for a task; `undefined` where nothing was kept yet. */
export async function draftOf(queries: Queries, person: string, task: string): Promise<Draft | undefined> {
  const row = await queries.get(read, { person, task });
  return row && { ...row, answers: JSON.parse(row.answers) as Draft["answers"], form: JSON.parse(row.form) as Draft["form"] };
}

/** Whose draft is filled in: of who asks, or of somebody who has asked them to help. */
export type DraftOwner = { person: string; /** The applicant acts for a company. */ asCompany: boolean; help: Help | undefined };

export const ownDraft = ({ person, user }: Visitor): DraftOwner => ({ person, asCompany: user.corp !== null, help: undefined });

/** @throws PortalError status 404, 409 where the visitor may not help, or not any more */
async function ownerOf({ database, now }: Services, visitor: Visitor, id: string | undefined, task: string): Promise<DraftOwner> {
  if (id === undefined) return ownDraft(visitor);
  const help = await helpFor(database, visitor.person, id, now());
  if (help.task !== task) throw unknownHelp();
  return { person: help.person, asCompany: ((await database.get(corpOf, help))?.corp ?? null) !== null, help };
}

type Changes = { answers?: Record<string, string> | undefined; form?: Record<string, string> | undefined };

/**
 * Keeps what was filled in; the rest of the draft stays. Two tabs that fill different fields do not overwrite each other.
 * @param told what a helper has changed, for the history of the draft; empty: nothing
 * @throws PortalError status 404, 409 for a helper who may not any more
 */
export async function keepDraft(
  database: Database,
  { owner: { person, help }, task, version, now }: { owner: DraftOwner; task: string; version: number; now: Date },
  changes: Changes,
  told: (before: Draft, after: Draft) => string = () => "",
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
    const note = help && known ? told(known, draft) : "";
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

/** E-licences of a person that are in force, by name; the latest where there are several. @param now what is over stands in for nothing */
export async function licencesOf(queries: Queries, person: string, now: Date): Promise<Map<string, { number: string; whole: string | null }>> {
  const found = new Map<string, { number: string; whole: string | null }>();
  for (const { name, number, whole } of await queries.all(licences, { person, today: localDate(now) }))
    if (!found.has(name)) found.set(name, { number, whole });
  return found;
}

const OWN = "我的资料";
const ID_CARD = "居民身份证";
const BUSINESS = "营业执照";

type Known = ApplicationDefinition["known"][string];

/** Groups of a form about somebody else, whose licences are not the applicant's. */
const SOMEBODY_ELSE = /配偶|对方|监护|家庭|代办|代理|共有/;
/** 不动产权证号 asks for the number of a 不动产权证书. */
const ASKS_NUMBER = /^(.{2,}?)(?:号码|编号|号)$/;
const shortName = (licence: string): string => licence.replace(/^中华人民共和国(?:普通)?|^广东省/, "").replace(/书$/, "");

/** The number of the e-licence that a field of a form asks for. */
function numberAsked({ kind, group, label }: ApplicationField, held: Preparation["held"]): Known | undefined {
  const asked = kind === "text" && !SOMEBODY_ELSE.test(group) ? ASKS_NUMBER.exec(label)?.[1] : undefined;
  const [name, licence] = asked === undefined ? [] : ([...held].find(([one]) => shortName(one) === shortName(asked)) ?? []);
  return licence?.whole ? { value: licence.whole, from: `电子证照“${name}”` } : undefined;
}

/** What is known of an applicant, by field: values that the field takes. */
async function knownValues(queries: Queries, person: string, { fields, held }: Pick<Preparation, "fields" | "held">): Promise<ApplicationDefinition["known"]> {
  const row = await queries.get(profile, { person });
  if (!row) return {};
  const { number, phone, place } = JSON.parse(row.profile) as Profile;
  const own = (value: string | null | undefined): Known | undefined => (value ? { value, from: OWN } : undefined);
  const ofLicence = (name: string): Known | undefined => {
    const whole = held.get(name)?.whole;
    return whole ? { value: whole, from: `电子证照“${name}”` } : undefined;
  };
  const sources: Readonly<Record<string, readonly (Known | undefined)[]>> = {
    name: [own(row.name)],
    company: [own(row.corp)],
    idNumber: [ofLicence(ID_CARD), row.corp === null ? own(number) : undefined],
    creditCode: [ofLicence(BUSINESS), row.corp === null ? undefined : own(number)],
    mobile: [own(phone)],
    address: [own(place)],
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = (sources[field.id] ?? [numberAsked(field, held)]).find((one) => one !== undefined && fieldError(field, one.value) === undefined);
      return found ? [[field.id, found]] : [];
    }),
  );
}

/** Everything about an application that is not handed in: the task, the draft, and what the two come to. */
export type Preparation = {
  task: ApplicationTask;
  draft: Draft | undefined;
  needed: NeededMaterials;
  fields: ReturnType<typeof fieldsOf>;
  uploads: UploadRow[];
  held: Awaited<ReturnType<typeof licencesOf>>;
};

const NO_LICENCES: Preparation["held"] = new Map();

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
  if (!help || help.helper === "" || overBy(help, now()) !== undefined) return null;
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

export const form = visitorHandler(applicationForm, async (visitor, { task: code, help }, services): Promise<ApplicationDefinition> => {
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
const told =
  ({ questions }: ApplicationTask, fields: Preparation["fields"]) =>
  (before: Draft, after: Draft): string => {
    const asked = questions.map(({ id, text, options }) => ({
      id,
      label: text,
      shown: (value: string) => options.find((option) => option.id === value)?.text ?? value,
    }));
    return [...differences(asked, before.answers, after.answers), ...differences(fields, before.form, after.form)].join("、");
  };

const savedAt = ({ updatedAt }: Draft): { savedAt: string } => ({ savedAt: minuteOf(new Date(updatedAt)) });

export const saveDraft = visitorHandler(applicationDraft, async (visitor, { task: code, help, answers, form: typed }, services) => {
  const owner = await ownerOf(services, visitor, help, code);
  const { task, fields } = await prepare(services, owner, code);
  // The form may ask for more with other answers: those are looked at first.
  const asked = answers && fieldsOf(task.guide, askedBy(await materialsOf(services, task, answers)), owner.asCompany);
  const changes = { answers, form: typed && tidied(asked ?? fields, typed) };
  return savedAt(
    await keepDraft(services.database, { owner, task: code, version: task.guide.version, now: services.now() }, changes, told(task, asked ?? fields)),
  );
});

const addUpload = sql`INSERT INTO application_upload (id, owner, person, material, name, bytes, created_at, help)
  VALUES (${"id"}, ${"owner"}, ${"person"}, ${"material"}, ${"name"}, ${"bytes"}, ${"at"}, ${"help"})`;
const addImage = sql`INSERT INTO application_image (upload, data) VALUES (${"id"}, ${"data"})`;
const countUploads = sql<{ n: number; same: number }>`SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN material = ${"material"} THEN 1 ELSE 0 END), 0) AS same
  FROM application_upload WHERE owner = ${"owner"}`;
/** Only of a draft: what was handed in stays. */
const ownDraftUpload = sql<{ bytes: number }>`SELECT application_upload.bytes FROM application_upload JOIN application_draft ON application_draft.id = owner
  WHERE application_upload.id = ${"id"} AND application_draft.person = ${"person"}`;
/** Of the draft that is helped with, and only what the helper has added. */
const helpersUpload = sql<{
  bytes: number;
  material: string;
}>`SELECT bytes, material FROM application_upload WHERE id = ${"id"} AND owner = ${"draft"} AND help = ${"help"}`;
const removeImage = sql`DELETE FROM application_image WHERE upload = ${"id"}`;
const removeUpload = sql`DELETE FROM application_upload WHERE id = ${"id"}`;

/** `owner`: id of a draft, or receipt number. `person`: whose it is. `help`: by which a helper adds it. */
type NewUpload = { owner: string; person: string; material: string; name: string; data: Buffer; help: Help | undefined };

/** Counted against who sends it: whoever may log in may not fill the disk. @see OPS-06 */
async function keepUpload({ database, uploads, now: clock }: Services, { data, help, ...upload }: NewUpload): Promise<string> {
  const id = newId();
  const now = clock();
  const work = async (tx: Transaction) => {
    if (help) await helpFor(tx, help.helper, help.id, now);
    const { n = 0, same = 0 } = (await tx.get(countUploads, { owner: upload.owner, material: upload.material })) ?? {};
    if (same >= EVIDENCE.most) throw new PortalError("too-many", `同一份材料最多上传 ${EVIDENCE.most} 张图片`, { status: 409 });
    if (n >= MOST_IMAGES) throw new PortalError("too-many", `一件申请最多上传 ${MOST_IMAGES} 张图片`, { status: 409 });
    await takeUploadBudget(tx, data.length, { ...uploads, sender: help?.helper ?? upload.person }, now);
    await tx.run(addUpload, { ...upload, id, bytes: data.length, at: now.toISOString(), help: help?.id ?? "" });
    await tx.run(addImage, { id, data: data.toString("base64") });
    if (help) await recordHelp(tx, help, { kind: "uploaded", by: help.helper, note: upload.material }, now);
  };
  await database.transaction(work, { audited: help !== undefined });
  return id;
}

const noFile = () => new PortalError("invalid", "请先选择一张图片，再按“上传”", { status: 400 });

/** The application of one's own that waits for correction. @throws PortalError status 404, 409 */
async function toCorrect({ database }: Services, person: string, receipt: string): Promise<{ owner: string; names: string[] }> {
  const row = await applicationByReceipt(database, receipt);
  if (!row || row.person !== person) throw new PortalError("case-unknown", `没有受理编号为 ${receipt} 的申请`, { status: 404 });
  if (row.stage !== "correction") throw new PortalError("stage", "这件申请现在不需要补正", { status: 409 });
  return { owner: receipt, names: (JSON.parse(row.materials) as { name: string }[]).map(({ name }) => name) };
}

export const upload = visitorHandler(applicationUpload, async (visitor, { task: code, help, receipt, material, images }, services) => {
  const { database, now } = services;
  const [file] = images;
  if (!file || file.size === 0) throw noFile();
  if ((code === undefined) === (receipt === undefined)) throw new PortalError("invalid", "请写明事项或者受理编号，只写一个", { status: 400 });
  // What was handed in is corrected by the applicant alone.
  const owner = receipt === undefined ? await ownerOf(services, visitor, help, code ?? "") : ownDraft(visitor);
  let target: { owner: string; names: string[] };
  if (receipt !== undefined) target = await toCorrect(services, visitor.person, receipt);
  else {
    const { task, needed } = await prepare(services, owner, code ?? "");
    const draft = await keepDraft(database, { owner, task: code ?? "", version: task.guide.version, now: now() }, {});
    target = { owner: draft.id, names: needed.materials.map(({ name }) => name) };
  }
  if (!target.names.includes(material)) throw new PortalError("invalid", "这件事不需要这份材料", { status: 400 });
  const data = await encodeAnew(file);
  return { id: await keepUpload(services, { owner: target.owner, person: owner.person, material, name: file.name.slice(-60), data, help: owner.help }) };
});

export const removeOwnUpload = visitorHandler(applicationUploadRemove, ({ person }, { id, help: helpId }, { database, now: clock }) => {
  const now = clock();
  const work = async (tx: Transaction) => {
    const help = helpId === undefined ? undefined : await helpFor(tx, person, helpId, now);
    const added = help && (await tx.get(helpersUpload, { id, draft: help.draft, help: help.id }));
    const found = help ? added : await tx.get(ownDraftUpload, { id, person });
    if (!found) return { removed: false };
    await freeUploadBudget(tx, found.bytes);
    await tx.run(removeImage, { id });
    await tx.run(removeUpload, { id });
    if (help && added) await recordHelp(tx, help, { kind: "removed", by: person, note: added.material }, now);
    return { removed: true };
  };
  return database.transaction(work, { audited: helpId !== undefined });
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
export const deleteDraft = visitorHandler(applicationDraftDelete, async ({ person }, { task }, { database, now: clock }) => {
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

export const image = visitorHandler(applicationImage, async (visitor, { id }, services) => {
  const name = await visibleUpload(services, visitor, id);
  if (name === undefined) throw new PortalError("upload-unknown", "没有这张图片", { status: 404 });
  return { name, type: "image/jpeg", data: await imageData(services.database, id) };
});

/** Fills what is empty with made-up data. @throws PortalError status 404 where this is no demonstration */
export const fillSample = visitorHandler(applicationSample, async (visitor, { task: code, help, step }, services) => {
  if (!services.sample) throw new PortalError("no-sample", "这里不是样例，请填写真实的内容", { status: 404 });
  const { database, now } = services;
  const owner = await ownerOf(services, visitor, help, code);
  const { task, draft, needed, fields, uploads, held } = await prepare(services, owner, code);
  const known = owner.help ? {} : await knownValues(database, owner.person, { fields, held });
  const ofProfile = Object.fromEntries(fields.flatMap(({ id }) => (known[id] ? [[id, known[id].value]] : [])));
  const empty = fields.filter(({ id }) => !draft?.form[id]);
  const values = { ...madeUp(empty), ...Object.fromEntries(Object.entries(ofProfile).filter(([id]) => !draft?.form[id])) };
  const kept = await keepDraft(
    database,
    { owner, task: code, version: task.guide.version, now: now() },
    { form: step === "details" ? values : {} },
    told(task, fields),
  );
  if (step === "materials")
    for (const { name } of missingMaterials(needed, uploads, held))
      await keepUpload(services, { owner: kept.id, person: owner.person, material: name, name: "样例.jpg", data: await madeUpImage(), help: owner.help });
  return savedAt(kept);
});

/** Materials that have to be handed in and are not there: no image, no e-licence, and not brought along by something else. */
export const missingMaterials = (needed: NeededMaterials, uploads: readonly UploadRow[], held: ReadonlyMap<string, unknown>) =>
  needed.materials.filter(
    ({ name, need, licence, isSaved, isFilled }) =>
      need === "必要" && !isSaved && !isFilled && !(licence !== null && held.has(licence)) && !uploads.some(({ material }) => material === name),
  );
