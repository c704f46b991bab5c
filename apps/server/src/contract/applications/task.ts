import { type Guide, type GuideRules, type OnlineDepth, PortalError } from "@onehall/api";
import type { Answers } from "@onehall/rules";
import type { Question } from "../../province/families/one-things/questions";
import type { StoredMaterial, StoredOneThing } from "../../province/families/one-things/stored";
import { sql } from "../../data";
import type { PackForm } from "../../province/families/forms";
import { guideOf } from "../tasks/guides";
import { comboMembers } from "../one-things/combo";
import { checkAnswers, resolve, savedMaterialNames } from "../one-things/resolve";
import { guidedByCode } from "../one-things/rows";
import { regionPath } from "../rows/regions";
import type { Services } from "../services";
import { formsOf } from "./forms";

/** A task that can be applied for here, with all that its form is made from. */
export type ApplicationTask = {
  guide: Guide;
  deptId: string;
  questions: GuideRules["questions"];
  /** Of a one-thing: what its answers decide. Undefined for a task, which has conditions of its own. */
  oneThing: { questions: readonly Question[]; materials: readonly StoredMaterial[]; saved: StoredOneThing["saved"] } | undefined;
  /** Ids of the members of a one-thing, else the task itself. */
  members: readonly { id: string; name: string }[];
};

/** What the answers come to. */
export type NeededMaterials = {
  /** Ids of questions without an answer. */
  open: string[];
  stop: string | undefined;
  notes: string[];
  materials: (StoredMaterial & { isSaved: boolean; /** What is typed makes it. */ isFilled: boolean })[];
  /** The forms that are typed in place of being handed in, each once. */
  forms: PackForm[];
};

/** Depths at which something can be handed in: Ⅲ 网上预审, Ⅳ 全程网办. */
const DEPTHS: readonly (OnlineDepth | null)[] = ["Ⅲ", "Ⅳ"];

const department = sql<{ deptId: string }>`SELECT dept_id AS "deptId" FROM department WHERE org = ${"org"}`;

/** @throws PortalError status 404 for a code that there is none of, 409 for a task that cannot be done online */
export async function applicationTask(services: Services, code: string): Promise<ApplicationTask> {
  const { database } = services;
  const [guide, row] = await Promise.all([guideOf(services, code), guidedByCode(database, code)]);
  if (!DEPTHS.includes(guide.online)) throw new PortalError("not-online", "这个事项还不能网上申请，请看办事指南里的办理地点。", { status: 409 });
  if (guide.elsewhere) throw new PortalError("not-here", `这个事项在${guide.elsewhere.name}申请：${guide.elsewhere.url}`, { status: 409 });
  const oneThing = row.oneThing === null ? undefined : (JSON.parse(row.oneThing) as StoredOneThing);
  const [office, members] = await Promise.all([
    database.get(department, { org: guide.department.code }),
    oneThing ? regionPath(database, row.region).then((line) => comboMembers(database, line, row.taskId, oneThing)) : [{ id: row.slug, name: guide.name }],
  ]);
  return {
    guide,
    deptId: office?.deptId ?? "",
    questions: oneThing?.questions ?? guide.rules.questions,
    oneThing,
    members,
  };
}

/**
 * What has to be handed in with these answers: the one place where an application asks for materials.
 * @throws PortalError status 400 for a question or an answer that there is none of
 */
export async function materialsOf(services: Services, { guide, questions, oneThing, members }: ApplicationTask, answers: Answers): Promise<NeededMaterials> {
  if (!oneThing) {
    checkAnswers(questions, answers);
    const { materials, personal } = await guideOf(services, guide.code, answers);
    const waiting = new Set(personal?.undecided.materials);
    const needed = personal?.stop ? [] : materials.filter(({ name }) => !waiting.has(name));
    const forms = await formsOf(services.database, needed);
    return {
      open: personal?.open ?? [],
      stop: personal?.stop?.text,
      notes: personal?.notes ?? [],
      materials: needed.map((material) => ({ ...material, tasks: [], isSaved: false, isFilled: forms.has(material.name) })),
      forms: [...forms.values()],
    };
  }
  const ids = members.map(({ id }) => id);
  const found = resolve(oneThing.questions, answers, oneThing.materials, ids);
  const taking = new Set(members.filter(({ id }) => found.members.has(id)).map(({ name }) => name));
  const shared = savedMaterialNames(oneThing.saved, taking);
  const needed = found.stop ? [] : found.materials;
  const forms = await formsOf(services.database, needed);
  return {
    open: found.open,
    stop: found.stop?.text,
    notes: found.notes,
    materials: needed.map((material) => ({ ...material, isSaved: shared.has(material.name), isFilled: forms.has(material.name) })),
    forms: [...forms.values()],
  };
}
