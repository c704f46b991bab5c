import { array, integer, minLength, number, pipe, record, strictObject, string, union } from "valibot";
import { readYaml, type Source, validateShape } from "./document";
import { figuresOf } from "./figures";
import type { Problem } from "./problems";
import { isScaledCopy } from "./scaled-copy";
import type { PackTask } from "./task";

const FOLDER = "easy/";
const WORDS = `${FOLDER}words.yaml`;

const SENTENCES = 5;
/** Characters of a sentence, its figures and its full stop counted. */
const LONGEST = 30;

const text = pipe(string("应为一句话；含有冒号、以花括号开头的要加引号"), minLength(1, "不能为空"));
/** By id of the task. `version`: of the guide that they were written for. */
const fileShape = record(string(), strictObject({ version: pipe(number("应为指南的版本号"), integer("应为整数")), text: array(text) }));
/** Words that a child does not know, each with a plain one; several where there is a choice. */
const wordsShape = record(string(), union([string(), array(string())]));

const PLACEHOLDER = /\{(days|visits|fee|(?:lead|(?:condition|material|step|fee)[1-9]\d?)\.[a-z])\}/gu;
/** Counts that are figures of the guide although Chinese writes them as words. */
const COUNTED = /(?<![上下每第同])[一二两三四五六七八九十百半](?:次|趟|元|块|角|天|日|年|岁|小时|分钟|星期|个月|个工作日)/u;

/** From the least to the most, in words; where it may be none at all only the most. */
function range(values: readonly number[], words: (value: string) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return words(String(most));
  return least === 0 ? `最多${words(String(most))}` : words(`${least}到${most}`);
}

const daysOf = ({ promised, cases }: PackTask): number[] => [promised, ...cases.flatMap((one) => one.promised ?? [])];
const visitsOf = ({ visits, cases }: PackTask): number[] => [visits, ...cases.flatMap((one) => one.visits ?? [])];

/** The text of a guide that `condition2` names. */
function textNamed(name: string, task: PackTask): string | null | undefined {
  const [, list, place = ""] = /^(lead|condition|material|step|fee)(\d*)$/u.exec(name) ?? [];
  const index = Number(place) - 1;
  if (list === "lead") return task.lead;
  if (list === "condition") return task.conditions[index];
  if (list === "material") return task.materials[index]?.note;
  return list === "step" ? task.steps[index]?.text : task.fees[index]?.standard;
}

/** What stands for a placeholder; undefined where the guide has no such figure. */
function figure(name: string, task: PackTask): string | undefined {
  if (name === "days") return Math.max(...daysOf(task)) === 0 ? undefined : range(daysOf(task), (days) => `${days}个工作日`);
  if (name === "visits") return Math.max(...visitsOf(task)) === 0 ? undefined : range(visitsOf(task), (visits) => `${visits}次`);
  if (name === "fee") {
    const amounts = task.fees.flatMap(({ amount }) => amount?.yuan ?? []);
    return amounts.length === 0 || amounts.length < task.fees.length ? undefined : range(amounts, (yuan) => `${yuan}元`);
  }
  const [source = "", letter = "a"] = name.split(".");
  return figuresOf(textNamed(source, task) ?? "")[letter.charCodeAt(0) - "a".charCodeAt(0)];
}

/** What is wrong with a sentence, and the sentence with its figures. */
function readSentence(written: string, task: PackTask, words: Readonly<Record<string, string | string[]>>): { text: string; faults: string[] } {
  const faults: string[] = [];
  const filled = written.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const found = figure(name, task);
    if (found === undefined) faults.push(`指南里没有 ${whole} 这个数字`);
    return found ?? "";
  });
  const bare = written.replaceAll(PLACEHOLDER, "");
  if (/[\d{}]/u.test(bare) || figuresOf(bare).length > 0 || COUNTED.test(bare))
    faults.push("不能自己写数字：用 {days}、{visits}、{fee}，或者 {condition1.a} 这样的写法，从指南里取");
  if (!/^[^。？！]+[。？！]$/u.test(written)) faults.push("应为一句话，以句号结尾");
  if ([...filled].length > LONGEST) faults.push(`有 ${[...filled].length} 个字，最多 ${LONGEST} 个`);
  for (const [word, plain] of Object.entries(words)) if (bare.includes(word)) faults.push(`“${word}”不好懂，可以说“${[plain].flat().join("”“")}”`);
  return { text: filled, faults };
}

/** What the five sentences say wrongly of the guide as a whole. */
function contradictions(sentences: readonly string[], task: PackTask): string[] {
  const all = sentences.join("");
  const free = /不收钱|不用交钱|不要钱|不花钱/u.test(all);
  return [
    ...(task.fees.length === 0 && !free ? ["指南不收费，要写明“不收钱”"] : []),
    ...(task.fees.length > 0 && free && !all.includes("有的") && !/\{fee/u.test(all) ? ["指南有收费项目，不能只写不收钱"] : []),
    ...(Math.max(...daysOf(task)) > 0 && !/\{days\}/u.test(all) ? ["没有写多久：用 {days}"] : []),
    ...(Math.min(...visitsOf(task)) > 0 && !/\{visits\}/u.test(all) ? ["没有写要去几次：用 {visits}"] : []),
  ];
}

/**
 * Reads the folder easy/, which a pack may do without, and gives its sentences to their tasks. Every complete guide has five; figures are never written but
 * taken from the guide, so that they cannot differ. A guide that changed in substance (`changes`) since they were written is refused until somebody read them again.
 * @see EASY-01, EASY-02
 */
export function readEasy(sources: readonly Source[], problems: Problem[], tasks: readonly PackTask[]): void {
  const own = sources.filter(({ file }) => file.startsWith(FOLDER));
  if (own.length === 0) return;
  const read = <Shape extends typeof fileShape | typeof wordsShape>(source: Source, shape: Shape) => {
    const reading = readYaml(source, problems);
    return { reading, value: reading && validateShape(shape, reading, problems) };
  };
  const listed = own.find(({ file }) => file === WORDS);
  if (!listed) problems.push({ file: WORDS, line: 1, text: "缺少这个文件" });
  const words = (listed && read(listed, wordsShape).value) ?? {};
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const seen = new Set<string>();
  for (const source of own.filter(({ file }) => file !== WORDS)) {
    const { reading, value } = read(source, fileShape);
    if (!reading || !value) continue;
    for (const [id, { version, text: sentences }] of Object.entries(value)) {
      const say = (path: readonly (string | number)[], problem: string): void =>
        void problems.push({ file: source.file, line: reading.lineAt([id, ...path]), text: `${id}：${problem}` });
      const task = byId.get(id);
      if (!task) say([], "没有这个事项");
      else if (seen.has(id)) say([], "写了两次");
      else {
        seen.add(id);
        const newest = (task.changes ?? []).find((change) => change.kind === "substance" && change.version > version);
        if (newest) say(["version"], `指南第 ${newest.version} 版有实质的修改：请对照后改写，再改版本号`);
        if (version > task.version) say(["version"], `指南现在是第 ${task.version} 版`);
        if (sentences.length !== SENTENCES) say(["text"], `应有 ${SENTENCES} 句，这里有 ${sentences.length} 句`);
        for (const fault of contradictions(sentences, task)) say(["text"], fault);
        task.easy = sentences.map((sentence, index) => {
          const { text: filled, faults } = readSentence(sentence, task, words);
          for (const fault of faults) say(["text", index], fault);
          return { text: filled };
        });
      }
    }
  }
  // What families make of several tasks (TC) has the guides of its members.
  for (const { id, file, kind, complete } of tasks)
    if (complete && kind !== "TC" && !seen.has(id) && !isScaledCopy(file))
      problems.push({ file, line: 1, text: `完整指南要有好懂版：在 ${FOLDER} 里写五句话` });
}
