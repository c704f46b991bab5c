import { randomBytes } from "node:crypto";
import {
  applicationDraft,
  applicationForm,
  applicationImage,
  applicationSample,
  applicationUpload,
  applicationUploadRemove,
  type ApplicationDefinition,
  daysText,
  EVIDENCE,
  PortalError,
} from "@onehall/api";
import { deadlineOf, localDate } from "../../common/deadline";
import { maskNumber } from "../../common/mask";
import { minuteOf } from "../../common/minute";
import { type Database, type Queries, sql } from "../../data";
import type { Profile } from "../../data/people";
import { freeUploadBudget, takeUploadBudget } from "../../data/uploads";
import type { Visitor } from "../../identity";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { fieldsOf, madeUp, plainField, tidied } from "./fields";
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
  WHERE person = ${"person"} ORDER BY sort, id`;

const newId = (): string => randomBytes(16).toString("base64url");

/** The draft of a person for a task; `undefined` where nothing was kept yet. */
export async function draftOf(queries: Queries, person: string, task: string): Promise<Draft | undefined> {
  const row = await queries.get(read, { person, task });
  return row && { ...row, answers: JSON.parse(row.answers) as Draft["answers"], form: JSON.parse(row.form) as Draft["form"] };
}

/** Keeps what was filled in; the rest of the draft stays. Two tabs that fill different fields do not overwrite each other. */
async function keepDraft(
  database: Database,
  { person, task, version, now }: { person: string; task: string; version: number; now: Date },
  changes: { answers?: Record<string, string> | undefined; form?: Record<string, string> | undefined },
): Promise<Draft> {
  return database.transaction(async (tx) => {
    const known = await draftOf(tx, person, task);
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
    return draft;
  });
}

/** E-licences of a person by name; the first where there are several. */
export async function licencesOf(queries: Queries, person: string): Promise<Map<string, { number: string; whole: string | null }>> {
  const found = new Map<string, { number: string; whole: string | null }>();
  for (const { name, number, whole } of await queries.all(licences, { person })) if (!found.has(name)) found.set(name, { number, whole });
  return found;
}

const OWN = "我的资料";
const ID_CARD = "居民身份证";
const BUSINESS = "营业执照";

/** What is known of an applicant, by field. */
async function knownValues(queries: Queries, person: string): Promise<ApplicationDefinition["known"]> {
  const [row, held] = await Promise.all([queries.get(profile, { person }), licencesOf(queries, person)]);
  if (!row) return {};
  const { number, phone, place } = JSON.parse(row.profile) as Profile;
  const from = (value: string | null | undefined, source: string) => (value ? { value, from: source } : undefined);
  const card = from(held.get(ID_CARD)?.whole, `电子证照“${ID_CARD}”`) ?? (row.corp === null ? from(number, OWN) : undefined);
  const credit = from(held.get(BUSINESS)?.whole, `电子证照“${BUSINESS}”`) ?? (row.corp === null ? undefined : from(number, OWN));
  const values = {
    name: from(row.name, OWN),
    company: from(row.corp, OWN),
    idNumber: card,
    creditCode: credit,
    mobile: from(phone, OWN),
    address: from(place, OWN),
  };
  return Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (value ? [[id, value]] : [])));
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

/** Answers that the guide of today still knows: a draft outlives changes of the guide. */
function knownAnswers({ questions }: ApplicationTask, answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => questions.some((one) => one.id === id && one.options.some((option) => option.id === value))),
  );
}

const askedBy = ({ materials, forms }: NeededMaterials) => ({ forms, names: materials.map(({ name }) => name) });

export async function prepare(services: Services, { person, user }: Visitor, code: string): Promise<Preparation> {
  const { database } = services;
  const [task, kept, held] = await Promise.all([applicationTask(services, code), draftOf(database, person, code), licencesOf(database, person)]);
  const draft = kept && { ...kept, answers: knownAnswers(task, kept.answers) };
  const needed = await materialsOf(services, task, draft?.answers ?? {});
  const fields = fieldsOf(task.guide, askedBy(needed), user.corp !== null);
  const uploads = draft ? await uploadsOf(database, draft.id) : [];
  return { task, draft, needed, fields, uploads, held };
}

export const form = visitorHandler(applicationForm, async (visitor, { task: code }, services): Promise<ApplicationDefinition> => {
  const [{ task, draft, needed, fields, uploads, held }, known] = await Promise.all([
    prepare(services, visitor, code),
    knownValues(services.database, visitor.person),
  ]);
  const { guide, questions } = task;
  return {
    task: { taskCode: guide.code, name: guide.name, kind: guide.kind.code, deptName: guide.department.name, promise: daysText(guide.promisedDays) },
    region: guide.region,
    version: guide.version,
    sample: services.sample,
    deadline: deadlineOf(localDate(services.now()), guide.promisedDays),
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
      id: draft?.id ?? "",
      answers: draft?.answers ?? {},
      form: draft?.form ?? {},
      uploads,
      version: draft?.version ?? guide.version,
      changes: draft ? guide.changes.filter(({ version }) => version > draft.version).map(({ text }) => text) : [],
      savedAt: draft ? minuteOf(new Date(draft.updatedAt)) : null,
    },
    known,
  };
});

const savedAt = ({ updatedAt }: Draft): { savedAt: string } => ({ savedAt: minuteOf(new Date(updatedAt)) });

export const saveDraft = visitorHandler(applicationDraft, async (visitor, { task: code, answers, form: typed }, services) => {
  const { task, fields } = await prepare(services, visitor, code);
  const { person } = visitor;
  // The form may ask for more with other answers: those are looked at first.
  const asked = answers && fieldsOf(task.guide, askedBy(await materialsOf(services, task, answers)), visitor.user.corp !== null);
  const changes = { answers, form: typed && tidied(asked ?? fields, typed) };
  return savedAt(await keepDraft(services.database, { person, task: code, version: task.guide.version, now: services.now() }, changes));
});

const addUpload = sql`INSERT INTO application_upload (id, owner, person, material, name, bytes, created_at)
  VALUES (${"id"}, ${"owner"}, ${"person"}, ${"material"}, ${"name"}, ${"bytes"}, ${"at"})`;
const addImage = sql`INSERT INTO application_image (upload, data) VALUES (${"id"}, ${"data"})`;
const countUploads = sql<{ n: number; same: number }>`SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN material = ${"material"} THEN 1 ELSE 0 END), 0) AS same
  FROM application_upload WHERE owner = ${"owner"}`;
/** Only of a draft: what was handed in stays. */
const ownDraftUpload = sql<{ bytes: number }>`SELECT application_upload.bytes FROM application_upload JOIN application_draft ON application_draft.id = owner
  WHERE application_upload.id = ${"id"} AND application_draft.person = ${"person"}`;
const removeImage = sql`DELETE FROM application_image WHERE upload = ${"id"}`;
const removeUpload = sql`DELETE FROM application_upload WHERE id = ${"id"}`;

type NewUpload = { owner: string; person: string; material: string; name: string; data: Buffer };

/** Counted against the person: whoever may log in may not fill the disk. @see OPS-06 */
async function keepUpload({ database, uploads, now: clock }: Services, { data, ...upload }: NewUpload): Promise<string> {
  const id = newId();
  const now = clock();
  await database.transaction(async (tx) => {
    const { n = 0, same = 0 } = (await tx.get(countUploads, { owner: upload.owner, material: upload.material })) ?? {};
    if (same >= EVIDENCE.most) throw new PortalError("too-many", `同一份材料最多上传 ${EVIDENCE.most} 张图片`, { status: 409 });
    if (n >= MOST_IMAGES) throw new PortalError("too-many", `一件申请最多上传 ${MOST_IMAGES} 张图片`, { status: 409 });
    await takeUploadBudget(tx, data.length, { ...uploads, sender: upload.person }, now);
    await tx.run(addUpload, { ...upload, id, bytes: data.length, at: now.toISOString() });
    await tx.run(addImage, { id, data: data.toString("base64") });
  });
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

export const upload = visitorHandler(applicationUpload, async (visitor, { task: code, receipt, material, images }, services) => {
  const { database, now } = services;
  const { person } = visitor;
  const [file] = images;
  if (!file || file.size === 0) throw noFile();
  if ((code === undefined) === (receipt === undefined)) throw new PortalError("invalid", "请写明事项或者受理编号，只写一个", { status: 400 });
  let target: { owner: string; names: string[] };
  if (receipt !== undefined) target = await toCorrect(services, person, receipt);
  else {
    const { task, needed } = await prepare(services, visitor, code ?? "");
    const draft = await keepDraft(database, { person, task: code ?? "", version: task.guide.version, now: now() }, {});
    target = { owner: draft.id, names: needed.materials.map(({ name }) => name) };
  }
  if (!target.names.includes(material)) throw new PortalError("invalid", "这件事不需要这份材料", { status: 400 });
  const data = await encodeAnew(file);
  return { id: await keepUpload(services, { owner: target.owner, person, material, name: file.name.slice(-60), data }) };
});

export const removeOwnUpload = visitorHandler(applicationUploadRemove, ({ person }, { id }, { database }) =>
  database.transaction(async (tx) => {
    const found = await tx.get(ownDraftUpload, { id, person });
    if (!found) return { removed: false };
    await freeUploadBudget(tx, found.bytes);
    await tx.run(removeImage, { id });
    await tx.run(removeUpload, { id });
    return { removed: true };
  }),
);

export const image = visitorHandler(applicationImage, async (visitor, { id }, services) => {
  const name = await visibleUpload(services, visitor, id);
  if (name === undefined) throw new PortalError("upload-unknown", "没有这张图片", { status: 404 });
  return { name, type: "image/jpeg", data: await imageData(services.database, id) };
});

/** Fills what is empty with made-up data. @throws PortalError status 404 where this is no demonstration */
export const fillSample = visitorHandler(applicationSample, async (visitor, { task: code, step }, services) => {
  if (!services.sample) throw new PortalError("no-sample", "这里不是样例，请填写真实的内容", { status: 404 });
  const { database, now } = services;
  const { task, draft, needed, fields, uploads, held } = await prepare(services, visitor, code);
  const known = await knownValues(database, visitor.person);
  const own = Object.fromEntries(fields.flatMap(({ id }) => (known[id] ? [[id, known[id].value]] : [])));
  const empty = fields.filter(({ id }) => !draft?.form[id]);
  const values = { ...madeUp(empty), ...Object.fromEntries(Object.entries(own).filter(([id]) => !draft?.form[id])) };
  const kept = await keepDraft(
    database,
    { person: visitor.person, task: code, version: task.guide.version, now: now() },
    { form: step === "details" ? values : {} },
  );
  if (step === "materials")
    for (const { name } of missingMaterials(needed, uploads, held))
      await keepUpload(services, { owner: kept.id, person: visitor.person, material: name, name: "样例.jpg", data: await madeUpImage() });
  return savedAt(kept);
});

/** Materials that have to be handed in and are not there: no image, no e-licence, and not brought along by something else. */
export const missingMaterials = (needed: NeededMaterials, uploads: readonly UploadRow[], held: ReadonlyMap<string, unknown>) =>
  needed.materials.filter(
    ({ name, need, licence, isSaved, isFilled }) =>
      need === "必要" && !isSaved && !isFilled && !(licence !== null && held.has(licence)) && !uploads.some(({ material }) => material === name),
  );
