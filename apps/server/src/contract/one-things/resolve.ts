import { type Combo, PortalError } from "@onehall/api";
import { type Answers, evaluate, type Evaluation, type Rules } from "@onehall/rules";
import type { Question } from "../../province/families/one-things/questions";
import type { StoredMaterial } from "../../province/families/one-things/stored";

/** What the answers come to. */
export type ResolvedAnswers = {
  /** Ids of questions that still change something. */
  open: string[];
  /** The first reason to stop. */
  stop: Evaluation["stop"];
  materials: StoredMaterial[];
  /** Ids of members that take part. */
  members: Set<string>;
  conditions: string[];
  notes: string[];
};

/** @throws PortalError `invalid`, status 400, for a question or an answer that there is none of */
export function checkAnswers(questions: Rules["questions"], answers: Answers): void {
  for (const [id, value] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    if (!question) throw new PortalError("invalid", `没有编号为 ${id} 的问题，请从第一题重新回答`, { status: 400 });
    if (!question.options.some((option) => option.id === value))
      throw new PortalError("invalid", `问题“${question.text}”没有选项 ${value}，请重新选择`, { status: 400 });
  }
}

type Kind = "material" | "member" | "condition";

/** Conditions that hang on the answers: what an option names applies to those who choose it. */
function rulesOf(questions: readonly Question[]): Rules {
  const parts = new Map<string, Record<string, string[]>[]>();
  const add = (kind: Kind, name: string, question: string, option: string): void => {
    const id = `${kind}:${name}`;
    parts.set(id, [...(parts.get(id) ?? []), { [question]: [option] }]);
  };
  for (const { id, options } of questions)
    for (const option of options) {
      for (const name of option.materials) add("material", name, id, option.id);
      for (const member of option.members) add("member", member, id, option.id);
      for (const condition of option.conditions) add("condition", condition, id, option.id);
    }
  return { questions, parts: [...parts].map(([id, when]) => ({ id, when })), stops: [] };
}

const named = (kind: Kind, ids: readonly string[]): Set<string> => {
  const prefix = `${kind}:`;
  return new Set(ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)));
};

/** The materials and members among parts. */
const namedBy = (ids: readonly string[]) => ({ materials: named("material", ids), members: named("member", ids) });

/**
 * Answers → a personal list. What no answer anywhere names is needed by everybody; what some answer names, only by those who give it,
 * and then it is no longer optional. Materials of members that take no part fall away with them.
 */
export function resolve(questions: readonly Question[], answers: Answers, materials: readonly StoredMaterial[], members: readonly string[]): ResolvedAnswers {
  checkAnswers(questions, answers);
  const { applies, excluded, unknown, open, stop, notes } = evaluate(rulesOf(questions), answers);
  const needed = namedBy(applies);
  const left = namedBy([...excluded, ...unknown]);
  const taking = new Set(members.filter((id) => !left.members.has(id)));
  const brought = materials.flatMap((material): StoredMaterial[] => {
    if (left.materials.has(material.name)) return [];
    const tasks = material.tasks.filter((id) => taking.has(id));
    if (material.tasks.length > 0 && tasks.length === 0) return [];
    return [{ ...material, tasks, need: needed.materials.has(material.name) && material.need === "非必要" ? "必要" : material.need }];
  });
  return { open, stop, materials: brought, members: taking, conditions: [...named("condition", applies)], notes };
}

/** Materials that nobody brings though no e-licence stands in: those on the one form, and those that come from a member, if it takes part. */
export const savedMaterialNames = (saved: Combo["saved"], members: ReadonlySet<string>): Set<string> =>
  new Set(saved.filter(({ how, from }) => how !== "共享" || members.has(from)).map(({ material }) => material));
