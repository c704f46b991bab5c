import type { Option, Question, When } from "@onehall/rules";
import { array, check, description, type InferOutput, maxLength, minLength, optional, pipe, record, strictObject, string, transform, union } from "valibot";
import { type Path, readYaml, type Source, validateShape } from "./document";
import type { Problem } from "./problems";
import { line, sentence, slug } from "./shapes";

const OPTIONS_LEAST = "至少要有 2 个选项";
const OPTIONS_MOST = "最多 8 个选项";

/** An option id, or the code of a region. */
const value = pipe(
  string("应为选项的编号；地区代码要加引号"),
  check((text) => /^(?:[a-z][a-z0-9-]*|\d{6}|\d{12})$/.test(text), "应为选项的编号，或者加引号的地区代码"),
);
const values = union([value, pipe(array(value), minLength(1, "至少写 1 个选项"))], "应为选项的编号，或者它们的列表；地区代码要加引号");
const alternative = pipe(
  record(string(), values),
  check((facts) => Object.keys(facts).length > 0, "没有写任何条件"),
);

/** When something applies: a map of facts to options, all of which must hold, or a list of such maps, any of which is enough. */
export const when = pipe(
  union([alternative, pipe(array(alternative), minLength(1, "至少写 1 种情形"))], "应为“问题: 选项”，或者这样的列表"),
  transform((written): When =>
    (Array.isArray(written) ? written : [written]).map((facts) =>
      Object.fromEntries(Object.entries(facts).map(([fact, options]) => [fact, Array.isArray(options) ? options : [options]])),
    ),
  ),
  description("见“条件”"),
);

const sharedFact = strictObject({
  id: slug,
  question: line(40, 4),
  help: optional(sentence),
  options: pipe(array(strictObject({ id: slug, text: line(30) })), minLength(2, OPTIONS_LEAST), maxLength(8, OPTIONS_MOST)),
});

/** A fact that many tasks ask for. */
export type SharedFact = InferOutput<typeof sharedFact>;
export type SharedFacts = ReadonlyMap<string, SharedFact>;

/** The file of the shared facts. A pack may do without. */
export const FACTS_FILE = "facts.yaml";

/** Reads facts.yaml. */
export function readFacts(source: Source, problems: Problem[]): SharedFacts {
  const reading = readYaml(source, problems);
  const list = reading && validateShape(array(sharedFact), reading, problems);
  const facts = new Map<string, SharedFact>();
  (list ?? []).forEach((fact, index) => {
    const say = (path: Path, text: string): number => problems.push({ file: source.file, line: reading?.lineAt([index, ...path]) ?? 1, text });
    if (facts.has(fact.id)) say(["id"], `事实 ${fact.id} 写了两次`);
    fact.options.forEach((option, place) => {
      if (fact.options.findIndex((other) => other.id === option.id) !== place) say(["options", place], `选项编号 ${option.id} 重复`);
    });
    facts.set(fact.id, fact);
  });
  return facts;
}

const option = strictObject({
  id: slug,
  text: optional(line(60)),
  note: optional(sentence),
  stop: optional(sentence),
  instead: optional(slug),
});

/** `facts` of a task: its questions in their order. An id alone is a shared fact as it is. */
export const factsField = pipe(
  array(
    union(
      [
        slug,
        strictObject({
          id: slug,
          question: optional(line(60, 4)),
          help: optional(sentence),
          options: optional(pipe(array(union([slug, option])), minLength(2, OPTIONS_LEAST), maxLength(8, OPTIONS_MOST))),
          when: optional(when),
        }),
      ],
      "应为 facts.yaml 里的编号，或者一组字段",
    ),
  ),
  description("见“条件”"),
);

type WrittenFact = InferOutput<typeof factsField>[number];
type WrittenOption = InferOutput<typeof option> | string;

/** The question that a task writes, with what facts.yaml says of it. */
export function toQuestion(written: WrittenFact, shared: SharedFacts, say: (path: Path, text: string) => void): Question {
  const own = typeof written === "string" ? { id: written } : written;
  const fact = shared.get(own.id);
  if (!fact && (own.question === undefined || own.options === undefined)) say([], `facts.yaml 里没有 ${own.id}：自己的问题要写 question 和 options`);
  const toOption = (one: WrittenOption, index: number): Option => {
    const { id, ...rest } = typeof one === "string" ? { id: one } : one;
    const text = rest.text ?? fact?.options.find((other) => other.id === id)?.text;
    if (text === undefined) say(["options", index], fact ? `facts.yaml 的 ${own.id} 没有选项 ${id}：自己的选项要写 text` : `选项 ${id} 要写 text`);
    if (rest.instead !== undefined && rest.stop === undefined) say(["options", index], "写了 instead，也要写 stop 说明原因");
    return { ...rest, id, text: text ?? id };
  };
  const options = (own.options ?? fact?.options ?? []).map(toOption);
  options.forEach(({ id }, index) => {
    if (options.findIndex((other) => other.id === id) !== index) say(["options", index], `选项编号 ${id} 重复`);
  });
  const help = own.help ?? fact?.help;
  return {
    id: own.id,
    text: own.question ?? fact?.question ?? own.id,
    options,
    ...(help === undefined ? {} : { help }),
    ...(own.when ? { when: own.when } : {}),
  };
}
