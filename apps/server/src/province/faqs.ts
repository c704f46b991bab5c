import type { Block } from "@onehall/api";
import { array, type InferOutput, optional, strictObject, string, pipe, minLength } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { readProse } from "./prose";
import { line, slug } from "./shapes";

const schema = array(
  strictObject({
    question: line(60, 4),
    /** Paragraphs and lists, as in a guide. */
    answer: pipe(string(), minLength(4, "太短")),
    /** The task that it is about. */
    task: optional(slug),
  }),
);

/** A question that people ask of the whole portal. */
export type PackFaq = Omit<InferOutput<typeof schema>[number], "answer"> & { answer: Block[] };

/** Reads faqs.yaml. */
export function readFaqs(source: Source, problems: Problem[], tasks: ReadonlySet<string>): PackFaq[] {
  const reading = readYaml(source, problems);
  const entries = reading && validateShape(schema, reading, problems);
  if (!entries) return [];
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const say = (field: string, text: string): number => problems.push({ file: source.file, line: reading.lineAt([index, field]), text });
    if (seen.has(entry.question)) say("question", "这个问题前面已经写过");
    seen.add(entry.question);
    if (entry.task && !tasks.has(entry.task)) say("task", `没有事项 ${entry.task}`);
    const [prose, ...more] = readProse({ file: source.file, text: entry.answer }, problems, reading.lineAt([index, "answer"]));
    if (more.length > 0) say("answer", "回答里不能有标题");
    return { ...entry, answer: prose?.blocks ?? [] };
  });
}
