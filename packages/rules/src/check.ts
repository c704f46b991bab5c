import { type Compiled, compile, evaluate, type Evaluation } from "./evaluate.js";
import { type Answers, OUTSIDE, REGION, type Rules, type When } from "./model.js";
import { truth } from "./truth.js";

/** Questions that anybody may be asked at most. */
export const MOST_QUESTIONS = 5;

/** Something wrong with rules. `at`: where: a question by its id, a part by its id, a stop by its place. */
export type RuleProblem = { at: { question: string } | { part: string } | { stop: number }; text: string };

const conditionsOf = ({ questions, parts, stops }: Rules): [RuleProblem["at"], When][] => [
  ...questions.flatMap(({ id, when }): [RuleProblem["at"], When][] => (when ? [[{ question: id }, when]] : [])),
  ...parts.map(({ id, when }): [RuleProblem["at"], When] => [{ part: id }, when]),
  ...stops.map(({ when }, index): [RuleProblem["at"], When] => [{ stop: index }, when]),
];

/** Facts and options that do not exist, questions that depend on later ones. Cheap; nothing is enumerated. @param regions codes that exist */
export function checkNames(rules: Rules, regions: ReadonlySet<string>): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const options = new Map(rules.questions.map(({ id, options: list }) => [id, new Set(list.map((option) => option.id))]));
  const places = new Map(rules.questions.map(({ id }, place) => [id, place]));
  for (const [at, when] of conditionsOf(rules)) {
    const place = "question" in at ? places.get(at.question) : undefined;
    for (const [fact, values] of when.flatMap((facts) => Object.entries(facts))) {
      const isRegion = fact === REGION || fact === OUTSIDE;
      const known = isRegion ? regions : options.get(fact);
      if (!known) problems.push({ at, text: `when 里的“${fact}”不是这个事项的问题：先写进 facts` });
      for (const value of values)
        if (known && !known.has(value)) problems.push({ at, text: isRegion ? `没有编码为 ${value} 的地区` : `问题 ${fact} 没有选项 ${value}` });
      if (place !== undefined && (places.get(fact) ?? -1) >= place) problems.push({ at, text: `问题的 when 只能用写在它前面的问题，${fact} 在它后面` });
    }
  }
  return problems;
}

/** Regions that make a difference: each code that a condition names, and one that no condition names. */
function regionsOf(rules: Rules): Answers[] {
  const codes = new Set(conditionsOf(rules).flatMap(([, when]) => when.flatMap((facts) => [...(facts[REGION] ?? []), ...(facts[OUTSIDE] ?? [])])));
  return codes.size === 0 ? [{}] : [...[...codes].map((code) => ({ [REGION]: code })), { [REGION]: "999999" }];
}

/** What is seen on the way through all answers. */
type Seen = {
  deciding: Set<string>;
  ends: number;
  applied: Map<string, number>;
  stopped: Set<string>;
  longest: readonly string[];
  clashes: Map<string, string>;
};

/** The end of one path: what applies, and what contradicts. */
function end({ applies, stop, notes }: Evaluation, sets: ReadonlyMap<string, readonly string[]>, seen: Seen): string {
  if (stop) {
    seen.stopped.add(stop.text);
    return stop.text;
  }
  seen.ends += 1;
  const setBy = new Map<string, string>();
  for (const id of applies) {
    seen.applied.set(id, (seen.applied.get(id) ?? 0) + 1);
    for (const value of sets.get(id) ?? []) {
      const other = setBy.get(value);
      if (other !== undefined) seen.clashes.set(id, `与 ${other} 可能同时成立，又都规定 ${value}：互相矛盾`);
      setBy.set(value, id);
    }
  }
  return [...applies, ...notes].join(" ");
}

/** Follows every answer to every question that is asked, to the end of each path. Returns what it comes to: two answers that come to the same make no difference. */
function walk(compiled: Compiled, sets: ReadonlyMap<string, readonly string[]>, answers: Answers, path: readonly string[], seen: Seen): string {
  const found = evaluate(compiled, answers);
  const { next } = found;
  if (path.length > seen.longest.length) seen.longest = path;
  if (next === undefined || path.length > MOST_QUESTIONS) return end(found, sets, seen);
  const options = compiled.questions.get(next)?.options ?? [];
  const results = options.map((option) => walk(compiled, sets, { ...answers, [next]: option.id }, [...path, next], seen));
  if (new Set(results).size > 1) seen.deciding.add(next);
  return `${next}(${results.join("|")})`;
}

/**
 * Tries every combination of answers that can be given, without those to questions that no longer change anything. Refused: a question that changes nothing,
 * a part that nobody or everybody needs, parts that contradict each other, more than {@link MOST_QUESTIONS} questions for anybody, no way through.
 * The names must be right, see {@link checkNames}.
 */
export function checkRules(rules: Rules): RuleProblem[] {
  const compiled = compile(rules);
  const sets = new Map(rules.parts.map(({ id, sets: values }) => [id, values ?? []]));
  const seen: Seen = { deciding: new Set(), ends: 0, applied: new Map(), stopped: new Set(), longest: [], clashes: new Map() };
  for (const region of regionsOf(rules)) walk(compiled, sets, region, [], seen);
  const problems: RuleProblem[] = [];
  for (const { id } of rules.questions) if (!seen.deciding.has(id)) problems.push({ at: { question: id }, text: `问题 ${id} 什么也不改变：怎么回答都一样` });
  const last = seen.longest[MOST_QUESTIONS];
  if (last !== undefined)
    problems.push({ at: { question: last }, text: `有人要回答 ${MOST_QUESTIONS + 1} 个以上问题（${seen.longest.join("、")}）：最多 ${MOST_QUESTIONS} 个` });
  if (seen.ends === 0 && last === undefined) {
    const [first] = rules.questions;
    if (first) problems.push({ at: { question: first.id }, text: "每一种回答都停下来，没有人能办" });
    return problems;
  }
  for (const { id } of rules.parts) {
    const count = seen.applied.get(id) ?? 0;
    if (count === 0) problems.push({ at: { part: id }, text: "when 永远不成立：没有一种回答需要它" });
    else if (count === seen.ends) problems.push({ at: { part: id }, text: "when 总是成立：每一种回答都需要它，不用写 when" });
    const clash = seen.clashes.get(id);
    if (clash !== undefined) problems.push({ at: { part: id }, text: clash });
  }
  rules.stops.forEach(({ text }, index) => {
    if (!seen.stopped.has(text)) problems.push({ at: { stop: index }, text: "when 永远不成立：没有一种回答会停在这里" });
  });
  return problems;
}

/** Every combination of answers to some questions. */
const combinations = (questions: Rules["questions"]): Answers[] =>
  questions.reduce<Answers[]>((all, { id, options }) => all.flatMap((answers) => options.map((option) => ({ ...answers, [id]: option.id }))), [{}]);

/**
 * What {@link checkRules} finds in rules of many parts that do not depend on each other, where trying all answers to all questions would take too long: each
 * part is tried with every combination of answers to the questions that it rests on. Refused: a part that nobody or everybody has, a question that changes
 * no part. The names must be right, see {@link checkNames}.
 */
export function checkEachPart(rules: Rules): RuleProblem[] {
  const { questions, parts } = compile(rules);
  const deciding = new Set<string>();
  const problems: RuleProblem[] = [];
  for (const { id: part, when, facts } of parts) {
    const asked = rules.questions.filter(({ id }) => facts.has(id));
    const tried = regionsOf(rules).flatMap((region) =>
      combinations(asked).map((answers) => {
        const given: Answers = { ...region, ...answers };
        return { given, holds: truth(when, questions, given) === true };
      }),
    );
    if (!tried.some(({ holds }) => holds)) problems.push({ at: { part }, text: "when 永远不成立：没有一种回答用得上它" });
    else if (tried.every(({ holds }) => holds)) problems.push({ at: { part }, text: "when 总是成立：每一种回答都用得上它，不用写 when" });
    for (const { id } of asked) {
      const seen = new Map<string, boolean>();
      for (const { given, holds } of tried) {
        const others = JSON.stringify({ ...given, [id]: "" });
        if ((seen.get(others) ?? holds) !== holds) deciding.add(id);
        seen.set(others, holds);
      }
    }
  }
  for (const { id } of rules.questions) if (!deciding.has(id)) problems.push({ at: { question: id }, text: `问题 ${id} 什么也不改变：怎么回答都一样` });
  return problems;
}
