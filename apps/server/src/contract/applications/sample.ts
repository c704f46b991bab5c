import { applicationSample, PortalError } from "@onehall/api";
import { visitorHandler } from "../people/visitor-handler";
import { keepDraft, missingMaterials, ownerOf, prepare, savedAt, describeChanges } from "./drafts";
import { fictitiousValues } from "./fields";
import { fictitiousImage } from "./images";
import { knownValues } from "./known-values";
import { keepUpload } from "./uploads";

/** Fills what is empty with made-up data. @throws PortalError status 404 where this is no demonstration */
export const handleApplicationSample = visitorHandler(applicationSample, async (visitor, { task: code, help, step }, services) => {
  if (!services.sample) throw new PortalError("no-sample", "这里不是样例，请填写真实的内容", { status: 404 });
  const { database, now } = services;
  const owner = await ownerOf(services, visitor, help, code);
  const { task, draft, needed, fields, uploads, held } = await prepare(services, owner, code);
  const known = owner.help ? {} : await knownValues(database, owner.person, { fields, held });
  const ofProfile = Object.fromEntries(fields.flatMap(({ id }) => (known[id] ? [[id, known[id].value]] : [])));
  const empty = fields.filter(({ id }) => !draft?.form[id]);
  const values = { ...fictitiousValues(empty), ...Object.fromEntries(Object.entries(ofProfile).filter(([id]) => !draft?.form[id])) };
  const kept = await keepDraft(
    database,
    { owner, task: code, version: task.guide.version, now: now() },
    { form: step === "details" ? values : {} },
    describeChanges(task, fields),
  );
  if (step === "materials")
    for (const { name } of missingMaterials(needed, uploads, held))
      await keepUpload(services, { owner: kept.id, person: owner.person, material: name, name: "样例.jpg", data: await fictitiousImage(), help: owner.help });
  return savedAt(kept);
});
