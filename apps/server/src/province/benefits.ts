import { checkEachPart, checkNames, OUTSIDE, type Question, REGION, type RuleProblem, type Rules, type When } from "@onehall/rules";
import { array, type InferOutput, maxLength, minValue, number, optional, picklist, pipe, strictObject, transform, union } from "valibot";
import { type Path, readYaml, type Source, validateShape } from "./document";
import { factsField, type SharedFacts, toQuestion, when } from "./facts";
import type { Problem } from "./problems";
import { line, sentence, slug } from "./shapes";
import type { PackTask } from "./task";

/** The file of the benefits. A pack may do without. */
export const BENEFITS_FILE = "benefits.yaml";

/** Questions that a person may be asked at most. */
const MOST_QUESTIONS = 8;
/** Benefits of a province at most: they are read, decided and shown together. */
export const MOST_BENEFITS = 100;

/** What a benefit is. */
export const BENEFIT_KINDS = ["津贴补贴", "救助", "社保待遇", "抚恤奖励", "减免", "优待", "免费服务"] as const;

const law = line(80, 2);
const also = pipe(
  union([sentence, strictObject({ text: sentence, when })], "应为完整的句子，或者 { text, when }"),
  transform((written): { text: string; when?: When } => (typeof written === "string" ? { text: written } : written)),
);

const benefit = strictObject({
  task: slug,
  kind: picklist(BENEFIT_KINDS),
  when,
  also: optional(array(also), []),
  amount: optional(strictObject({ yuan: pipe(number("应为数字"), minValue(1, "不能小于 1")), per: line(20, 2), law, note: optional(sentence) })),
  formula: optional(strictObject({ text: sentence, law })),
  noAmount: optional(sentence),
});

const schema = strictObject({
  facts: pipe(factsField, maxLength(MOST_QUESTIONS, `最多 ${MOST_QUESTIONS} 个问题`)),
  benefits: pipe(array(benefit), maxLength(MOST_BENEFITS, `最多 ${MOST_BENEFITS} 项`)),
});

/** A benefit: a task of the pack, who may be entitled (`when`), and what the questions cannot decide (`also`). Exactly one of the amounts is there. */
export type PackBenefit = InferOutput<typeof benefit>;

/** 我能享受什么: the questions about a person, and what the answers decide. */
export type PackBenefits = { questions: Question[]; benefits: PackBenefit[] };

/** Id of the part of {@link benefitRules} that is a benefit, or one of its further conditions. */
export const benefitPart = (index: number, further?: number): string => (further === undefined ? `benefits.${index}` : `benefits.${index}.also.${further}`);

/** What the evaluator takes: a part for each benefit, and one for each further condition that only concerns some. */
export const benefitRules = ({ questions, benefits }: PackBenefits): Rules => ({
  questions,
  parts: benefits.flatMap((one, index) => [
    { id: benefitPart(index), when: one.when },
    ...one.also.flatMap((condition, further) => (condition.when ? [{ id: benefitPart(index, further), when: condition.when }] : [])),
  ]),
  stops: [],
});

const NO_BENEFITS: PackBenefits = { questions: [], benefits: [] };

const pathOf = ({ questions }: PackBenefits, at: RuleProblem["at"]): Path => {
  if ("part" in at) return [...at.part.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)), "when"];
  return ["facts", "question" in at ? questions.findIndex(({ id }) => id === at.question) : 0];
};

/** The figures of a text, each with the sign behind it: 90%, 30倍. */
const figuresIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?\D/g) ?? [];

/** An amount, a formula or a reason; figures only where the guide of the task has them too, and a law that it cites. */
function validateAmount({ amount, formula, noAmount }: PackBenefit, task: PackTask | undefined, say: (path: Path, text: string) => void): void {
  if ([amount, formula, noAmount].filter((one) => one !== undefined).length !== 1) say([], "amount、formula、noAmount 写一个，也只写一个");
  if (!task) return;
  const guide = JSON.stringify(task);
  const key = amount ? "amount" : "formula";
  const cited = (amount ?? formula)?.law;
  if (cited !== undefined && !task.basis.some((one) => one.law === cited)) say([key, "law"], `事项 ${task.id} 的 basis 没有引用“${cited}”`);
  if (amount && !guide.includes(`${amount.yuan}元`) && !guide.includes(`${amount.yuan / 10_000}万元`))
    say(["amount", "yuan"], `事项 ${task.id} 的指南里没有 ${amount.yuan}元`);
  for (const figure of figuresIn(formula?.text ?? "")) if (!guide.includes(figure)) say(["formula", "text"], `事项 ${task.id} 的指南里没有 ${figure}`);
}

/** What the benefits are checked against. `whole`: the pack is whole, so tasks must be there, and every combination of answers is tried. */
type Known = { shared: SharedFacts; tasks: readonly PackTask[]; regions: ReadonlySet<string>; whole: boolean };

/** Reads benefits.yaml. @see GUIDE-47 */
export function readBenefits(source: Source, problems: Problem[], { shared, tasks, regions, whole }: Known): PackBenefits {
  const reading = readYaml(source, problems);
  const written = reading && validateShape(schema, reading, problems);
  if (!reading || !written) return NO_BENEFITS;
  const say = (path: Path, text: string): number => problems.push({ file: source.file, line: reading.lineAt(path), text });
  const found: PackBenefits = {
    questions: written.facts.map((fact, index) => toQuestion(fact, shared, (path, text) => say(["facts", index, ...path], text))),
    benefits: written.benefits,
  };
  const byId = new Map(tasks.map((task) => [task.id, task]));
  found.benefits.forEach((one, index) => {
    const here = (path: Path, text: string): number => say(["benefits", index, ...path], text);
    const task = byId.get(one.task);
    if (whole && !task) here(["task"], `没有事项 ${one.task}`);
    if (task && !task.audience.includes("person")) here(["task"], `事项 ${one.task} 不给个人办`);
    if (found.benefits.findIndex((other) => other.task === one.task) !== index) here(["task"], `事项 ${one.task} 写了两次`);
    if (one.when.some((facts) => REGION in facts || OUTSIDE in facts)) here(["when"], "地区不用来决定能不能享受：写在 also 里");
    validateAmount(one, task, here);
  });
  const rules = benefitRules(found);
  const names = checkNames(rules, regions);
  const wrong = names.length > 0 || !whole ? names : checkEachPart(rules);
  for (const { at, text } of wrong) say(pathOf(found, at), text);
  return found;
}
