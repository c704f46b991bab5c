import { checkNames, checkRules, OUTSIDE, type Question, REGION, type RuleProblem } from "@onehall/rules";
import type { Path } from "./document";
import type { Problem } from "./problems";
import type { SharedFact, SharedFacts } from "./facts";
import { isScaledCopy } from "./scaled-copy";
import type { PackTask, TaskReading } from "./task";
import { partPath, type Term } from "./task-rules";

type Say = (path: Path, text: string) => void;
type Context = { regions: ReadonlySet<string>; today?: string };

const pathOf = ({ rules }: PackTask, at: RuleProblem["at"]): Path => {
  if ("stop" in at) return ["stops", at.stop];
  if ("part" in at) return [...partPath(at.part), "when"];
  return ["facts", rules.questions.findIndex(({ id }) => id === at.question)];
};

/** What conditions rest on exists, and every combination of answers gives a guide without contradiction. @see GUIDE-40 */
export function validateConditions(task: PackTask, say: Say, { regions, today }: Context): void {
  const { rules } = task;
  task.materials.forEach(({ name, need, when }, index) => {
    if (when && need === "必要") say(["materials", index], `“${name}”只有一部分人要交：写了 when 的材料，need 写“非必要”`);
    if (!when && need === "非必要") say(["materials", index], `“${name}”是非必要材料，要写 when：谁要交`);
  });
  rules.questions.forEach(({ id }, index) => {
    if (id === REGION || id === OUTSIDE) say(["facts", index], "region、outside 不用写进 facts：由指南所在的地区回答，when 里直接写");
    if (rules.questions.findIndex((other) => other.id === id) !== index) say(["facts", index], `问题 ${id} 写了两次`);
  });
  task.cases.forEach((one, index) => {
    if (Object.keys(one).length === 1) say(["cases", index], "没有写哪里不同");
    if (one.when.some((facts) => REGION in facts || OUTSIDE in facts)) say(["cases", index, "when"], "次数、时限、渠道、结果不能按地区写：列表不读指南正文");
  });
  const names = checkNames(rules, regions);
  const problems = names.length > 0 || today === undefined ? names : checkRules(rules);
  for (const { at, text } of problems) say(pathOf(task, at), text);
}

const answersOf = (options: readonly { text: string }[]): string =>
  options
    .map(({ text }) => text)
    .sort()
    .join("/");

/** Characters up to which an answer is a bare one, which answers anything: 有, 不在. */
const BARE = 2;

/** Whether a question could be the shared one: the same answers, and the same words where all answers are bare. */
const repeats = ({ text, options }: Question, fact: SharedFact): boolean =>
  answersOf(options) === answersOf(fact.options) && (text === fact.question || fact.options.some((option) => [...option.text].length > BARE));

/**
 * One fact has one wording: a task neither rewords what facts.yaml asks nor asks it under a name of its own, and what two tasks ask in the same words is shared.
 * @see GUIDE-75
 */
export function validateQuestions(readings: readonly TaskReading[], shared: SharedFacts): Problem[] {
  const problems: Problem[] = [];
  const asked = new Map<string, PackTask>();
  for (const { task, reading } of readings) {
    if (isScaledCopy(task.file)) continue;
    task.rules.questions.forEach((question, index) => {
      const say = (text: string): void => void problems.push({ file: task.file, line: reading.lineAt(["facts", index]), text });
      const fact = shared.get(question.id);
      if (fact) {
        if (question.text !== fact.question) say(`${fact.id} 在 facts.yaml 里问“${fact.question}”：不改问法；问的是别的事，就换一个编号`);
        for (const { id, text } of question.options) {
          const option = fact.options.find((one) => one.id === id);
          if (option && option.text !== text) say(`${fact.id} 的选项 ${id} 在 facts.yaml 里是“${option.text}”：不改说法；说的是别的，就换一个编号`);
        }
        return;
      }
      const same = [...shared.values()].find((one) => repeats(question, one));
      if (same) return say(`“${question.text}”和 facts.yaml 的 ${same.id} 问的一样：写 ${same.id}`);
      const key = `${question.text}\0${answersOf(question.options)}`;
      const other = asked.get(key);
      if (other) say(`“${question.text}”和 ${other.file} 问的一样：写进 facts.yaml，两处都写编号`);
      asked.set(key, task);
    });
  }
  return problems;
}

/** Working days in one of a unit, at the least and at the most. */
const WORKING_DAYS = { 自然日: [0.6, 0.75], 个月: [18, 23], 年: [240, 262] } as const;

/** The limits in their own units agree with those in working days. */
export function validateTerm(task: PackTask, say: Say): void {
  const check = ({ statutory, promised }: Term, days: { statutory?: number | undefined; promised?: number | undefined }, path: Path): void => {
    for (const [key, limit] of [
      ["statutory", statutory],
      ["promised", promised],
    ] as const) {
      if (!limit) continue;
      const working = days[key];
      if (working === undefined) say([...path, key], `写了 term 的 ${key}，也要写 ${key}（折算的工作日）`);
      else if (limit.unit === "工作日") {
        if (limit.days !== working) say([...path, key], `${limit.days} 个工作日与 ${key} 的 ${working} 不一致`);
      } else {
        const [least, most] = WORKING_DAYS[limit.unit];
        if (working < Math.floor(limit.days * least) || working > Math.ceil(limit.days * most))
          say([...path, key], `${limit.days} ${limit.unit}折算不成 ${key} 的 ${working} 个工作日`);
      }
    }
  };
  if (task.term) check(task.term, task, ["term"]);
  task.cases.forEach((one, index) => {
    if (one.term) check(one.term, one, ["cases", index, "term"]);
    if (one.promised !== undefined && task.statutory !== undefined && one.promised > task.statutory)
      say(["cases", index, "promised"], `承诺办结时限 ${one.promised} 超过法定办结时限 ${task.statutory}`);
  });
}

/** An amount, or why there is none: one of them. A start must not fail for a pack that has neither yet. @see GUIDE-49 */
export function validateAmounts({ fees }: PackTask, say: Say, { today }: Context): void {
  fees.forEach(({ name, amount, noAmount }, index) => {
    if (amount && noAmount !== undefined) say(["fees", index], "amount 和 noAmount 只写一个");
    if (today !== undefined && !amount && noAmount === undefined) say(["fees", index], `“${name}”要写 amount（金额和单位），给不出的写 noAmount 说明为什么`);
  });
}

/** Tasks to which an answer leads exist. @param known ids of all tasks */
export function validateInstead(readings: readonly TaskReading[], known: ReadonlySet<string>): Problem[] {
  return readings.flatMap(({ task, reading }) => {
    const { questions, stops } = task.rules;
    const named: [Path, string | undefined][] = [
      ...questions.flatMap(({ options }, at) => options.map(({ instead }, place): [Path, string | undefined] => [["facts", at, "options", place], instead])),
      ...stops.map(({ instead }, at): [Path, string | undefined] => [["stops", at], instead]),
    ];
    return named.flatMap(([path, id]) =>
      id === undefined || known.has(id) ? [] : [{ file: task.file, line: reading.lineAt(path), text: `instead：没有事项 ${id}` }],
    );
  });
}
