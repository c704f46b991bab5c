import { MATTER_TYPES, type Block, type MatterTypeCode } from "@onehall/api";
import { array, boolean, type InferOutput, maxLength, minLength, nullable, optional, picklist, pipe, regex, strictObject, string } from "valibot";
import { changesField } from "./changes";
import { citiesField } from "./city-rules";
import { conform, readYaml, type Reading, type Source } from "./document";
import type { Fault } from "./faults";
import { splitFrontMatter } from "./front-matter";
import { readProse, type Section } from "./prose";
import { copies, day, digits, distinct, line, prose, sentence, slug, whole, yes } from "./shapes";

/** Levels of offering, from the province down. */
export const LEVELS = ["province", "city", "county", "town", "village"] as const;
/** Ways to hand something in. */
export const CHANNELS = ["窗口办理", "网上办理", "自助终端办理", "邮寄办理"] as const;
/** What makes a task easier that does not follow from its other facts. */
const WAYS = ["告知承诺", "指尖办", "一窗办理", "网上支付", "免填写", "电子印章", "电子签名"] as const;
/** How far away one may live and still do it here. */
export const SCOPES = ["全国通办", "跨省通办", "全省通办", "全市通办", "本地办理"] as const;

const KINDS = MATTER_TYPES.map((type) => type.code).filter((code) => code !== "TC");
const themeCode = digits(3);
/** The article of a law. */
const article = pipe(string(), regex(/^第[一二三四五六七八九十百千零〇]+[条章款]/u, "应为“第十一条”这样的写法"));

/** Something to hand in. */
export const material = strictObject({
  name: line(80, 2),
  type: picklist(["原件", "复印件", "原件和复印件", "电子文件"]),
  copies,
  need: picklist(["必要", "非必要", "容缺后补"]),
  source: picklist(["申请人自备", "政府部门核发", "其他"]),
  note: optional(prose),
  licence: optional(nullable(line(40, 2)), null),
  /** Id of the form that it is, in forms/. */
  form: optional(slug),
});

/** What a guide rests on. Laws are cited by the name under which laws.yaml knows them. */
export const basisField = pipe(array(strictObject({ law: line(80, 2), article: optional(article), text: prose })), minLength(1, "至少写 1 条"));

const frontMatter = strictObject({
  name: line(60, 4),
  phrase: line(12, 2),
  aliases: pipe(array(line(30, 2)), minLength(2, "至少写 2 个"), maxLength(10, "最多写 10 个")),
  department: slug,
  kind: picklist(KINDS),
  audience: distinct(["person", "company"], 1),
  themes: strictObject({ person: optional(array(themeCode), []), company: optional(array(themeCode), []) }),
  offered: distinct(LEVELS, 1),
  code: digits(12),
  hot: whole(0, 100),
  handling: picklist(["即办件", "承诺件"]),
  instant: yes,
  statutory: optional(whole(0, 400)),
  promised: whole(0, 400),
  visits: whole(0, 3),
  visitReason: optional(prose),
  online: optional(picklist(["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"])),
  channels: distinct(CHANNELS, 1),
  ways: optional(distinct(WAYS)),
  scope: picklist(SCOPES),
  conditions: pipe(array(sentence), minLength(1, "至少写 1 条")),
  materials: array(material),
  steps: pipe(array(strictObject({ name: line(20, 2), who: line(30, 2), text: prose, limit: optional(line(30)) })), minLength(3, "至少写 3 步")),
  result: optional(
    strictObject({ name: line(60, 2), type: picklist(["证照", "批文", "证明", "其他"]), delivery: pipe(array(line(20, 2)), minLength(1, "至少写 1 种")) }),
  ),
  fees: optional(array(strictObject({ name: line(60, 2), standard: line(400, 2), basis: line(400, 4), waiver: optional(prose) })), []),
  basis: basisField,
  updated: day,
  version: whole(1, 999),
  changes: optional(changesField),
  complete: optional(boolean(), false),
  cities: optional(citiesField),
});

/** The sections that the body may have, and the field each of them becomes. */
const SECTIONS = {
  不予受理情形: "refusals",
  权利与义务: "rights",
  法律救济: "remedies",
  中介服务: "intermediary",
  特别程序: "special",
} as const;
const FAQ_SECTION = "常见问题";

type SectionField = (typeof SECTIONS)[keyof typeof SECTIONS];
export type TaskFaq = { question: string; answer: Block[]; line: number };

/** A task of the pack: the facts of the front matter, the prose of the body. Kind TC only where a family made it of others. */
export type PackTask = Omit<InferOutput<typeof frontMatter>, "kind"> & {
  kind: MatterTypeCode;
  id: string;
  file: string;
  lead: string;
  faqs: TaskFaq[];
} & Record<SectionField, Block[]>;

/** A task as read, with what the rules need to say where something stands. */
export type TaskReading = { task: PackTask; reading: Reading };

const isSection = (heading: string): heading is keyof typeof SECTIONS => Object.hasOwn(SECTIONS, heading);

function readBody(source: Source, firstLine: number, faults: Fault[]): Pick<PackTask, "lead" | "faqs" | SectionField> {
  const body: Pick<PackTask, "lead" | "faqs" | SectionField> = { lead: "", faqs: [], refusals: [], rights: [], remedies: [], intermediary: [], special: [] };
  const [opening, ...sections] = readProse(source, faults, firstLine);
  const say = (section: Section, text: string): number => faults.push({ file: source.file, line: section.line, text });
  if (opening) {
    if (opening.blocks.length === 0 || opening.blocks.some((block) => block.type !== "p")) say(opening, "正文开头要有一两句话，说明这件事是什么、给谁办");
    body.lead = opening.blocks.map((block) => (block.type === "p" ? block.text : "")).join("");
  }
  let inFaqs = false;
  const seen = new Set<string>();
  for (const section of sections) {
    const { heading, depth, blocks } = section;
    if (seen.has(heading)) say(section, `标题“${heading}”写了两次`);
    seen.add(heading);
    if (depth === 3 && inFaqs) {
      if (blocks.length === 0) say(section, `问题“${heading}”没有回答`);
      body.faqs.push({ question: heading, answer: blocks, line: section.line });
      continue;
    }
    inFaqs = depth === 2 && heading === FAQ_SECTION;
    if (inFaqs) {
      if (blocks.length > 0) say(section, "“常见问题”下面直接写三级标题的问题，不能先写正文");
      continue;
    }
    if (depth !== 2 || !isSection(heading)) {
      say(section, `没有“${heading}”这个标题：二级标题只能是${[...Object.keys(SECTIONS), FAQ_SECTION].join("、")}`);
      continue;
    }
    if (blocks.length === 0) say(section, `“${heading}”是空的`);
    body[SECTIONS[heading]] = blocks;
  }
  return body;
}

/** Reads a task file. What is wrong with the file itself becomes faults; the rules between fields come later (rules.ts). */
export function readTask(source: Source, faults: Fault[]): TaskReading | undefined {
  const parts = splitFrontMatter(source, faults);
  if (!parts) return undefined;
  const reading = readYaml(parts.head, faults, parts.headLine);
  const body = readBody(parts.body, parts.bodyLine, faults);
  const facts = reading && conform(frontMatter, reading, faults);
  if (!facts) return undefined;
  const [, folder = "", name = ""] = /^tasks\/([^/]+)\/(.+)\.md$/.exec(source.file) ?? [];
  if (folder !== facts.department)
    faults.push({ file: source.file, line: reading.lineAt(["department"]), text: `文件放在 ${folder} 文件夹里，部门却是 ${facts.department}` });
  return { task: { ...facts, ...body, id: name, file: source.file }, reading };
}
