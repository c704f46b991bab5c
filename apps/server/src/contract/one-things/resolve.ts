import { type Combo, PortalError } from "@onehall/api";
import { namedBy, type Option, type Question } from "../../province/families/one-things/questions";
import type { StoredMaterial } from "../../province/families/one-things/stored";

/** Answers by question id. */
export type Answers = Readonly<Record<string, string>>;

/** What the answers come to. */
export type ResolvedAnswers = {
  /** Ids of questions without an answer. */
  open: string[];
  /** The first answer that stops. */
  stop: Option | undefined;
  materials: StoredMaterial[];
  /** Ids of members that take part. */
  members: Set<string>;
  conditions: string[];
  notes: string[];
};

/** @throws PortalError `invalid`, status 400, for a question or an answer that there is none of */
function chosenOptions(questions: readonly Question[], answers: Answers): Option[] {
  for (const [id, value] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    if (!question) throw new PortalError("invalid", `没有编号为 ${id} 的问题，请从第一题重新回答`, { status: 400 });
    if (!question.options.some((option) => option.id === value))
      throw new PortalError("invalid", `问题“${question.text}”没有选项 ${value}，请重新选择`, { status: 400 });
  }
  return questions.flatMap((question) => question.options.find((option) => option.id === answers[question.id]) ?? []);
}

/**
 * Answers → a personal list. What no answer anywhere names is needed by everybody; what some answer names, only by those who give it,
 * and then it is no longer optional. Materials of members that take no part fall away with them.
 */
export function resolve(questions: readonly Question[], answers: Answers, materials: readonly StoredMaterial[], members: readonly string[]): ResolvedAnswers {
  const chosen = chosenOptions(questions, answers);
  const conditional = { materials: namedBy(questions, "materials"), members: namedBy(questions, "members") };
  const picked = { materials: new Set(chosen.flatMap((option) => option.materials)), members: new Set(chosen.flatMap((option) => option.members)) };
  const taking = new Set(members.filter((id) => !conditional.members.has(id) || picked.members.has(id)));
  const needed = materials.flatMap((material): StoredMaterial[] => {
    if (conditional.materials.has(material.name) && !picked.materials.has(material.name)) return [];
    const tasks = material.tasks.filter((id) => taking.has(id));
    if (material.tasks.length > 0 && tasks.length === 0) return [];
    return [{ ...material, tasks, need: picked.materials.has(material.name) && material.need === "非必要" ? "必要" : material.need }];
  });
  return {
    open: questions.flatMap((question) => (answers[question.id] === undefined ? [question.id] : [])),
    stop: chosen.find((option) => option.stop !== undefined),
    materials: needed,
    members: taking,
    conditions: chosen.flatMap((option) => option.conditions),
    notes: chosen.flatMap((option) => option.note ?? []),
  };
}

/** Materials that nobody brings though no e-licence stands in: those on the one form, and those that come from a member, if it takes part. */
export const savedMaterialNames = (saved: Combo["saved"], members: ReadonlySet<string>): Set<string> =>
  new Set(saved.filter(({ how, from }) => how !== "共享" || members.has(from)).map(({ material }) => material));
