import { applicationImage, applicationUpload, applicationUploadRemove, EVIDENCE, PortalError } from "@onehall/api";
import { sql, type Transaction } from "../../data";
import { freeUploadBudget, takeUploadBudget } from "../../data/uploads";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { keepDraft, newId, ownDraft, ownerOf, prepare } from "./drafts";
import { type Help, helpFor, recordHelp } from "./help-rows";
import { encodeAnew, imageData } from "./images";
import { applicationByReceipt } from "./rows";
import { visibleUpload } from "./upload-image";

/** Images of one draft or application. */
const MOST_IMAGES = 40;

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
export async function keepUpload({ database, uploads, now: clock }: Services, { data, help, ...upload }: NewUpload): Promise<string> {
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

export const handleApplicationUpload = visitorHandler(applicationUpload, async (visitor, { task: code, help, receipt, material, images }, services) => {
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

export const handleApplicationUploadRemove = visitorHandler(applicationUploadRemove, ({ person }, { id, help: helpId }, { database, now: clock }) => {
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

export const handleApplicationImage = visitorHandler(applicationImage, async (visitor, { id }, services) => {
  const name = await visibleUpload(services, visitor, id);
  if (name === undefined) throw new PortalError("upload-unknown", "没有这张图片", { status: 404 });
  return { name, type: "image/jpeg", data: await imageData(services.database, id) };
});
