import { applicationSubmit, fieldError, PortalError } from "@onehall/api";
import { receiptNumber } from "../../common/receipt-number";
import { deadlineOf, localDate } from "../../common/deadline";
import { sql, type Transaction } from "../../data";
import { type Idempotency, idempotencyOf, keyReused } from "../../data/idempotency";
import { recordCase } from "../../province/families/supervision/applications";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { OWN_GROUPS, plainField } from "./fields";
import { missingMaterials, ownDraft, prepare, type Preparation } from "./drafts";
import { endHelp, handInHelp, helpersOf, helpOfDraft } from "./help-rows";
import { linkOf } from "./link";
import { ANSWER_DAYS } from "./moves";
import { queueDelivery } from "./outbox";
import { type FiledAnswer, type FiledDetail, type FiledMaterial, recordEvent } from "./rows";

/** Both in one statement: between two, the same submission might be stored. */
const stored = sql<{ receipt: string; contentHash: string }>`SELECT receipt, content_hash AS "contentHash" FROM application
  WHERE content_hash = ${"contentHash"} OR idempotency_key = ${"key"}`;
const add = sql`INSERT INTO application (receipt, person, task_code, task_name, region, org, dept_id, dept_name, version, promised, name, answers, form, materials, stage, result,
    applied_at, updated_at, mended_at, accepted_at, decided_at, due, idempotency_key, content_hash)
  VALUES (${"receipt"}, ${"person"}, ${"taskCode"}, ${"taskName"}, ${"region"}, ${"org"}, ${"deptId"}, ${"deptName"}, ${"version"}, ${"promised"}, ${"name"}, ${"answers"},
    ${"form"}, ${"materials"}, 'submitted', '', ${"at"}, ${"at"}, '', '', '', ${"due"}, ${"key"}, ${"contentHash"})
  ON CONFLICT DO NOTHING`;
const takeUploads = sql`UPDATE application_upload SET owner = ${"receipt"} WHERE owner = ${"draft"}`;
const removeDraft = sql`DELETE FROM application_draft WHERE id = ${"draft"}`;

const incomplete = (sentence: string): PortalError => new PortalError("incomplete", sentence, { status: 409 });

/** @throws PortalError status 409 that says what is still to be done */
function checkComplete({ task, draft, needed, fields, uploads, held }: Preparation, version: number): void {
  if (!draft) throw incomplete("这份申请还没有填写，或者已经提交。已经提交的，请到“我的办件”查看。");
  if (needed.stop !== undefined) throw incomplete(`按您的回答不能办这件事：${needed.stop}`);
  if (needed.open.length > 0) throw incomplete(`还有 ${needed.open.length} 个问题没有回答`);
  const wrong = fields.map((field) => fieldError(field, draft.form[field.id] ?? "")).find((error) => error !== undefined);
  if (wrong !== undefined) throw incomplete(wrong);
  const [missing] = missingMaterials(needed, uploads, held);
  if (missing) throw incomplete(`还没有上传“${missing.name}”`);
  if (version !== task.guide.version) throw incomplete("办事指南刚刚更新，请核对变化的内容，再提交一次");
}

/** Forms ask for a name or a phone of several people: the group says whose. */
const fullLabel = (group: string, label: string): string => (OWN_GROUPS.includes(group) ? label : `${group}：${label}`);

/** What is filed: as the applicant saw it, with the labels of that day. */
function filed({ task, draft, needed, fields, held }: Preparation): { answers: FiledAnswer[]; form: FiledDetail[]; materials: FiledMaterial[] } {
  return {
    answers: task.questions.flatMap(({ id, text, options }) => {
      const answer = options.find((option) => option.id === draft?.answers[id]);
      return answer ? [{ question: text, answer: answer.text }] : [];
    }),
    form: fields.flatMap((field) => {
      const { id, group, label } = field;
      const value = draft?.form[id];
      return value ? [{ id, label: fullLabel(group, label), value, field: plainField(field) }] : [];
    }),
    materials: needed.materials
      .filter(({ isSaved }) => !isSaved)
      .map(({ name, licence, isFilled }) => ({ name, licence: licence !== null && held.has(licence) ? licence : "", filled: isFilled })),
  };
}

/** Numbers of one day are drawn from 32⁸; three that are taken in a row are not chance. */
const DRAWS = 3;

async function earlierReceipt({ database }: Services, { key, contentHash }: Idempotency): Promise<string | undefined> {
  const found = await database.all(stored, { contentHash, key });
  const same = found.find((row) => row.contentHash === contentHash);
  if (!same && found.length > 0) throw keyReused();
  return same?.receipt;
}

/** The application, its first event, its case, its images and the end of the draft: all of it or nothing. @returns whether the number was free */
async function store(services: Services, person: string, prepared: Preparation, receipt: string, repeatable: Idempotency): Promise<boolean> {
  const { database, adapter, now: clock } = services;
  const { task, draft } = prepared;
  const now = clock();
  const at = now.toISOString();
  const { answers, form, materials } = filed(prepared);
  const { guide, deptId } = task;
  const values = {
    ...repeatable,
    receipt,
    person,
    taskCode: guide.code,
    taskName: guide.name,
    region: guide.region.code,
    org: guide.department.code,
    deptId,
    deptName: guide.department.name,
    version: guide.version,
    promised: guide.promisedDays,
    name: draft?.form["company"] ?? draft?.form["name"] ?? "",
    answers: JSON.stringify(answers),
    form: JSON.stringify(form),
    materials: JSON.stringify(materials),
    at,
    due: deadlineOf(localDate(now), ANSWER_DAYS).date,
  };
  const isHelped = (await helpOfDraft(database, draft?.id ?? "")) !== undefined;
  const work = async (tx: Transaction) => {
    if ((await tx.run(add, values)).changes !== 1) return false;
    await tx.run(takeUploads, { receipt, draft: draft?.id ?? "" });
    // Who decides sees that somebody helped, as on paper.
    const helpers = await helpersOf(tx, draft?.id ?? "");
    const note = helpers.length === 0 ? "" : `${helpers.join("、")} 帮忙填写过，由申请人本人核对、承诺和提交。`;
    const place = await recordEvent(tx, { receipt, kind: "submitted", actor: "applicant", byPerson: person, note, externalId: null, at });
    await queueDelivery(tx, adapter, { receipt, place, deptId }, now);
    await recordCase(tx, receipt);
    const help = await helpOfDraft(tx, draft?.id ?? "");
    if (help) await endHelp(tx, help, "submitted", person, now);
    await handInHelp(tx, draft?.id ?? "", receipt);
    await tx.run(removeDraft, { draft: draft?.id ?? "" });
    return true;
  };
  return database.transaction(work, { audited: isHelped });
}

/**
 * Hands a draft in. Acknowledged after the commit; the same draft twice gives the same receipt number, and one application.
 * @see APPLY-04
 */
export const handleApplicationSubmit = visitorHandler(applicationSubmit, async (visitor, { task: code, key, version }, services) => {
  const { person } = visitor;
  const repeatable = idempotencyOf({ key, sender: person, call: applicationSubmit.path, content: { person, code }, files: [] });
  const receiptOf = async (receipt: string) => ({ receipt, link: await linkOf(services, receipt) });
  const earlier = await earlierReceipt(services, repeatable);
  if (earlier !== undefined) return receiptOf(earlier);
  const prepared = await prepare(services, ownDraft(visitor), code);
  // The same submission may have been stored meanwhile: then its draft, or the images of it, were gone.
  const meanwhile = await earlierReceipt(services, repeatable);
  if (meanwhile !== undefined) return receiptOf(meanwhile);
  checkComplete(prepared, version);
  if (prepared.draft?.id !== key) throw incomplete("草稿已经变了，请从头核对一遍再提交");
  for (let attempt = 1; attempt <= DRAWS; attempt += 1) {
    const receipt = receiptNumber(services.now());
    if (await store(services, person, prepared, receipt, repeatable)) return receiptOf(receipt);
    const other = await earlierReceipt(services, repeatable);
    if (other !== undefined) return receiptOf(other);
  }
  throw new PortalError("busy", "没有得到受理编号，请再提交一次。您填写的内容没有丢失。", { status: 409 });
});
