import { array, boolean, type InferOutput, minLength, optional, picklist, pipe, strictObject } from "valibot";
import type { Block } from "@onehall/api";
import { changesField } from "../../changes";
import { validateShape, readYaml, type YamlDocument, type Source } from "../../document";
import type { Problem } from "../../problems";
import { splitFrontMatter } from "../../front-matter";
import { readProse } from "../../prose";
import { day, digits, distinct, line, prose, sentence, slug, whole } from "../../shapes";
import { basisField, LEVELS, material, SCOPES, type TaskFaq } from "../../task";
import { CHANNELS } from "../../task-rules";
import { questionList } from "./questions";

const frontMatter = strictObject({
  name: line(60, 4),
  phrase: line(12, 2),
  aliases: pipe(array(line(30, 2)), minLength(2, "至少写 2 个")),
  /** The department that leads it. */
  department: slug,
  audience: distinct(["person", "company"], 1),
  themes: strictObject({ person: optional(array(digits(3)), []), company: optional(array(digits(3)), []) }),
  offered: distinct(LEVELS, 1),
  code: digits(12),
  hot: whole(0, 100),
  visits: whole(0, 3),
  visitReason: optional(prose),
  channels: distinct(CHANNELS, 1),
  scope: picklist(SCOPES),
  /** Tasks, or other one-things, in the order in which they are done. */
  members: pipe(array(slug), minLength(2, "至少要有 2 个事项")),
  conditions: pipe(array(sentence), minLength(1, "至少写 1 条")),
  /** Materials that no member asks for: the one form that replaces theirs. */
  forms: optional(array(strictObject(material)), []),
  /** Names of members' materials that mean the same; the first one is kept. */
  same: optional(array(pipe(array(line(80, 2)), minLength(2, "至少写 2 个名称"))), []),
  /** Optional materials of members that only other situations call for; names after merging. */
  unneeded: optional(array(line(80, 2)), []),
  /** What the applicant truly does not bring. from: the member that makes it, or the e-licence that stands in. */
  saved: pipe(
    array(strictObject({ material: line(80, 2), how: picklist(["免提交", "共享", "合并填写"]), from: line(60, 2), text: sentence })),
    minLength(1, "至少写 1 项：一件事要让人少交材料"),
  ),
  questions: questionList,
  stages: pipe(
    array(
      strictObject({
        name: line(20, 2),
        who: line(30, 2),
        text: sentence,
        days: whole(0, 120),
        parallel: optional(boolean("应为 true 或 false"), false),
        members: optional(array(slug), []),
      }),
    ),
    minLength(4, "至少写 4 个阶段"),
  ),
  basis: basisField,
  updated: day,
  version: whole(1, 999),
  changes: optional(changesField),
});

/** A one-thing (一件事) of the pack. */
export type PackOneThing = InferOutput<typeof frontMatter> & {
  id: string;
  file: string;
  lead: string;
  refusals: Block[];
  notes: Block[];
  faqs: TaskFaq[];
};

/** A one-thing as read, with what the rules need to say where something stands. */
export type OneThingReading = { thing: PackOneThing; reading: YamlDocument };

const REFUSALS = "不予受理情形";
const NOTES = "法律提示";
const FAQS = "常见问题";
const FAQS_LEAST = 3;

type Body = Pick<PackOneThing, "lead" | "refusals" | "notes" | "faqs">;

function readBody(source: Source, firstLine: number, problems: Problem[]): Body {
  const [opening, ...sections] = readProse(source, problems, firstLine);
  const body: Body = { lead: "", refusals: [], notes: [], faqs: [] };
  const say = (at: number, text: string): number => problems.push({ file: source.file, line: at, text });
  body.lead = (opening?.blocks ?? []).map((block) => (block.type === "p" ? block.text : "")).join("");
  if (body.lead === "") say(firstLine, "正文开头要有一两句话，说明这件事是什么、给谁办");
  let inFaqs = false;
  for (const { heading, depth, line: at, blocks } of sections) {
    if (depth === 3 && inFaqs) {
      if (blocks.length === 0) say(at, `问题“${heading}”没有回答`);
      body.faqs.push({ question: heading, answer: blocks, line: at });
      continue;
    }
    inFaqs = depth === 2 && heading === FAQS;
    if (inFaqs) continue;
    if (blocks.length === 0) say(at, `“${heading}”是空的`);
    if (heading === REFUSALS) body.refusals = blocks;
    else if (heading === NOTES) body.notes = blocks;
    else say(at, `没有“${heading}”这个标题：二级标题只能是${REFUSALS}、${NOTES}、${FAQS}`);
  }
  if (body.refusals.length === 0) say(firstLine, `缺少“${REFUSALS}”`);
  if (body.notes.length === 0) say(firstLine, `缺少“${NOTES}”`);
  if (body.faqs.length < FAQS_LEAST) say(firstLine, `至少写 ${FAQS_LEAST} 个常见问题`);
  return body;
}

/** Reads a file of one-things/. What is wrong with the file itself becomes faults; the rules about other tasks come later (rules.ts). */
export function readOneThing(source: Source, problems: Problem[]): OneThingReading | undefined {
  const parts = splitFrontMatter(source, problems);
  if (!parts) return undefined;
  const reading = readYaml(parts.head, problems, parts.headLine);
  const body = readBody(parts.body, parts.bodyLine, problems);
  const facts = reading && validateShape(frontMatter, reading, problems);
  if (!facts) return undefined;
  const id = /([^/]+)\.md$/.exec(source.file)?.[1] ?? "";
  return { thing: { ...facts, ...body, id, file: source.file }, reading };
}
