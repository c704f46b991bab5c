import { array, check, type InferOutput, minLength, number, optional, pipe, record, strictObject, string, transform, union } from "valibot";
import type { Vocabulary } from "../search/vocabulary";
import { type Path, readYaml, type Source, validateShape, type YamlDocument } from "./document";
import type { PackDepartment } from "./departments";
import { figureGaps, withFigures } from "./figures";
import type { Problem } from "./problems";
import type { PackRegion } from "./regions";
import { slug } from "./shapes";
import type { PackTask } from "./task";

/** A guide in English: what the page says of its own, and the English of the texts of the Chinese guide. */
export type EnglishGuide = {
  title: string;
  summary: string;
  notes: readonly string[];
  /** Of the task: every item's code ends with it. */
  basicCode: string;
  /** The kind of office, in English. */
  department: string;
  /** English by the Chinese text that it stands for, with the figures of that text. */
  texts: Readonly<Record<string, string>>;
};

export type EnglishContact = { number: string; name: string; hours: string; text: string };

/** What the English pages are made of; without guides the province has none. @see ENGLISH-01 */
export type PackEnglish = {
  /** By id of the task. */
  guides: Readonly<Record<string, EnglishGuide>>;
  groups: readonly { title: string; tasks: readonly string[] }[];
  /** Names of the province, cities and counties by code. */
  regions: Readonly<Record<string, string>>;
  /** By id of the department. */
  departments: Readonly<Record<string, string>>;
  contacts: readonly EnglishContact[];
  /** Fixed words of Chinese guides. */
  words: Readonly<Record<string, string>>;
  /** Parts of office hours, in the order in which they are replaced. */
  hours: readonly (readonly [chinese: string, english: string])[];
  /** Words of the guides that are known in China alone, with their Chinese and what they are. */
  glossary: readonly EnglishTerm[];
  /** By id of a task: the guide that people from abroad need in its place, such as marriage with a foreigner for marriage. */
  instead: Readonly<Record<string, string>>;
};

export type EnglishTerm = { term: string; chinese: string; text: string };

export const NO_ENGLISH: PackEnglish = { guides: {}, groups: [], regions: {}, departments: {}, contacts: [], words: {}, hours: [], glossary: [], instead: {} };

const FOLDER = "english/";
const INDEX = `${FOLDER}index.yaml`;
const REGIONS = `${FOLDER}regions.yaml`;
const GUIDES = `${FOLDER}guides/`;

/** A number before a unit, written out: a figure all the same. */
const WRITTEN_OUT =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)[ -](?:working |calendar )?(?:hour|day|week|month|year|time|test)s?\b/iu;

const text = pipe(
  string("应为英文；含有冒号的要加引号"),
  check((value) => value.trim() === value && value !== "", "不能为空，首尾不能有空格"),
  check((value) => !/\d/u.test(value) && !WRITTEN_OUT.test(value), "不能写数字：用 {a}、{b} 代替中文里的第一个、第二个数字"),
);
const named = pipe(
  union([text, strictObject({ name: text, note: optional(text) })], "应为英文，或者 { name, note }"),
  transform((value): { name: string; note?: string | undefined } => (typeof value === "string" ? { name: value } : value)),
);
const option = pipe(
  union([text, strictObject({ text, note: optional(text), stop: optional(text) })], "应为英文，或者 { text, note, stop }"),
  transform((value): { text: string; note?: string | undefined; stop?: string | undefined } => (typeof value === "string" ? { text: value } : value)),
);

const guideShape = strictObject({
  title: text,
  version: number("应为中文指南的版本号"),
  summary: text,
  reason: optional(text),
  who: array(text),
  materials: optional(record(string(), named), {}),
  steps: array(strictObject({ name: text, text, limit: optional(text) })),
  fees: optional(array(strictObject({ name: text, standard: text, waiver: optional(text) })), []),
  questions: optional(record(string(), strictObject({ text, options: record(string(), option) })), {}),
  stops: optional(array(text), []),
  result: optional(text),
  notes: optional(array(text), []),
});

const indexShape = strictObject({
  groups: pipe(array(strictObject({ title: text, tasks: array(slug) })), minLength(1, "至少写一组")),
  departments: record(string(), text),
  contacts: array(strictObject({ number: string("要加引号"), name: text, hours: text, text })),
  words: record(string(), text),
  hours: record(string(), string()),
  glossary: optional(array(strictObject({ term: text, chinese: string(), text })), []),
  instead: optional(record(slug, slug), {}),
});

type Index = InferOutput<typeof indexShape>;
type Guide = InferOutput<typeof guideShape>;
type Known = {
  tasks: readonly PackTask[];
  departments: readonly PackDepartment[];
  regions: readonly PackRegion[];
  vocabulary: Vocabulary;
};

/** Collects the English of Chinese texts, and says where figures differ. */
function createTexts(reading: YamlDocument, problems: Problem[]) {
  const texts: Record<string, string> = {};
  const say = (path: Path, problem: string): void => void problems.push({ file: reading.file, line: reading.lineAt(path), text: problem });
  function add(path: Path, english: string | undefined, chinese: string | null | undefined): void {
    if (english === undefined) return;
    if (!chinese) return say(path, "中文指南没有这一段，请删去");
    const { unknown, unused } = figureGaps(english, chinese);
    if (unknown.length > 0) say(path, `中文里没有 {${unknown.join("}、{")}} 这样的数字：${chinese}`);
    if (unused.length > 0) say(path, `没有用到中文里的 {${unused.join("}、{")}}：${chinese}`);
    texts[chinese] = withFigures(english, chinese);
  }
  return { texts, say, add };
}

function readGuide(reading: YamlDocument, guide: Guide, task: PackTask, { words, departments }: Index, problems: Problem[]): EnglishGuide {
  const { texts, say, add } = createTexts(reading, problems);
  const lengths = (key: "who" | "steps" | "fees" | "stops", chinese: number): void => {
    if (guide[key].length !== chinese) say([key], `应有 ${chinese} 项，与中文指南一样`);
  };
  const word = (path: Path, chinese: string): void => {
    if (words[chinese] === undefined) say(path, `${INDEX} 的 words 里没有“${chinese}”`);
  };
  if (guide.version !== task.version) say(["version"], `中文指南是第 ${task.version} 版：请对照后改写，再改版本号`);
  lengths("who", task.conditions.length);
  task.conditions.forEach((condition, index) => add(["who", index], guide.who[index], condition));
  if (task.visitReason && !guide.reason) say([], "缺少“reason”：必须现场办理的原因");
  add(["reason"], guide.reason, task.visitReason);

  for (const { name, note, type, need } of task.materials) {
    const material = guide.materials[name];
    if (!material) say(["materials"], `缺少申请材料“${name}”`);
    add(["materials", name], material?.name, name);
    if (material?.note !== undefined) add(["materials", name, "note"], material.note, note);
    else if (material && note) say(["materials", name], "缺少“note”：说明");
    word(["materials"], type);
    word(["materials"], need);
  }
  for (const name of Object.keys(guide.materials))
    if (!task.materials.some((material) => material.name === name)) say(["materials", name], `中文指南没有申请材料“${name}”`);

  lengths("steps", task.steps.length);
  task.steps.forEach((step, index) => {
    const own = guide.steps[index];
    add(["steps", index, "name"], own?.name, step.name);
    add(["steps", index, "text"], own?.text, step.text);
    if (own?.limit !== undefined) add(["steps", index, "limit"], own.limit, step.limit);
    else if (step.limit) word(["steps", index], step.limit);
  });
  lengths("fees", task.fees.length);
  task.fees.forEach((fee, index) => {
    const own = guide.fees[index];
    add(["fees", index, "name"], own?.name, fee.name);
    add(["fees", index, "standard"], own?.standard, fee.standard);
    add(["fees", index, "waiver"], own?.waiver, fee.waiver);
    if (own && fee.waiver && own.waiver === undefined) say(["fees", index], "缺少“waiver”：减免");
  });

  for (const question of task.rules.questions) {
    const own = guide.questions[question.id];
    if (!own) say(["questions"], `缺少问题“${question.id}”`);
    add(["questions", question.id, "text"], own?.text, question.text);
    for (const choice of question.options) {
      const path = ["questions", question.id, "options", choice.id];
      const english = own?.options[choice.id];
      if (own && !english) say(path, `缺少选项“${choice.id}”`);
      if (!english) continue;
      add(path, english.text, choice.text);
      for (const key of ["note", "stop"] as const) {
        add([...path, key], english[key], choice[key]);
        if (choice[key] && english[key] === undefined) say(path, `缺少“${key}”`);
      }
    }
  }
  lengths("stops", task.rules.stops.length);
  task.rules.stops.forEach((stop, index) => add(["stops", index], guide.stops[index], stop.text));
  if (task.result && !guide.result) say([], "缺少“result”：办理结果");
  add(["result"], guide.result, task.result?.name);
  for (const chinese of [...task.channels, ...(task.result?.delivery ?? [])]) word([], chinese);
  const { title, summary, notes } = guide;
  return { title, summary, notes, basicCode: task.code, department: departments[task.department] ?? task.department, texts };
}

/**
 * Reads the folder english/, which a pack may do without: a file for each guide, the names of regions, and what is common. Figures are never written in English:
 * they come from the Chinese text by letter, so that they cannot differ; a figure that is left out, a material, a question or a step that is missing is a problem.
 * @see ENGLISH-02
 */
export function readEnglish(sources: readonly Source[], problems: Problem[], { tasks, departments, regions, vocabulary }: Known): PackEnglish {
  const own = sources.filter(({ file }) => file.startsWith(FOLDER));
  if (own.length === 0) return NO_ENGLISH;
  const read = (file: string): YamlDocument | undefined => {
    const source = own.find((one) => one.file === file);
    if (!source) problems.push({ file, line: 1, text: "缺少这个文件" });
    return source && readYaml(source, problems);
  };
  const indexReading = read(INDEX);
  const index = indexReading && validateShape(indexShape, indexReading, problems);
  const regionReading = read(REGIONS);
  const names = (regionReading && validateShape(record(string(), text), regionReading, problems)) ?? {};
  if (!index || !indexReading) return NO_ENGLISH;
  const say = (path: Path, problem: string): void => void problems.push({ file: INDEX, line: indexReading.lineAt(path), text: problem });

  for (const { code, name, level, hidden } of regions)
    if (!hidden && level !== "town" && level !== "village" && names[code] === undefined)
      problems.push({ file: REGIONS, line: 1, text: `缺少 ${code}（${name}）的英文名` });

  const guides: Record<string, EnglishGuide> = {};
  for (const source of own.filter(({ file }) => file.startsWith(GUIDES))) {
    const reading = readYaml(source, problems);
    const guide = reading && validateShape(guideShape, reading, problems);
    if (!guide) continue;
    const id = source.file.slice(GUIDES.length).replace(/\.yaml$/u, "");
    const task = tasks.find((one) => one.id === id);
    if (!task) problems.push({ file: source.file, line: 1, text: `没有事项 ${id}` });
    else {
      guides[id] = readGuide(reading, guide, task, index, problems);
      if (index.departments[task.department] === undefined) say(["departments"], `缺少部门 ${task.department} 的英文名`);
    }
  }
  const listed = index.groups.flatMap((group) => group.tasks);
  index.groups.forEach((group, at) =>
    group.tasks.forEach((id, place) => {
      if (guides[id] === undefined) say(["groups", at, "tasks", place], `没有 ${GUIDES}${id}.yaml`);
    }),
  );
  for (const id of Object.keys(guides)) if (!listed.includes(id)) say(["groups"], `没有列出 ${id}`);
  for (const [id, guide] of Object.entries(index.instead)) {
    if (!tasks.some((task) => task.id === id)) say(["instead", id], `没有事项 ${id}`);
    if (guides[guide] === undefined) say(["instead", id], `没有 ${GUIDES}${guide}.yaml`);
    if (guides[id] !== undefined) say(["instead", id], `${id} 有自己的英文指南`);
  }
  const written = JSON.stringify(Object.values(guides)).toLowerCase();
  index.glossary.forEach(({ term }, at) => {
    if (!written.includes(term.toLowerCase())) say(["glossary", at], `没有指南用到“${term}”`);
  });
  for (const id of Object.keys(index.departments)) if (!departments.some((one) => one.id === id)) say(["departments", id], `没有部门 ${id}`);

  const known = vocabulary.help.flatMap((topic) => topic.contacts);
  const contacts = index.contacts.flatMap((contact, at) => {
    const chinese = known.find((one) => one.number === contact.number);
    if (!chinese) say(["contacts", at, "number"], `vocabulary/help.yaml 里没有 ${contact.number}`);
    for (const key of ["hours", "text"] as const) {
      const { unknown, unused } = figureGaps(contact[key], chinese?.[key] ?? "");
      if (unknown.length + unused.length > 0) say(["contacts", at, key], "数字与中文不一样");
    }
    return chinese ? [{ ...contact, hours: withFigures(contact.hours, chinese.hours), text: withFigures(contact.text, chinese.text) }] : [];
  });
  const { groups, words, glossary, instead } = index;
  return { guides, groups, regions: names, departments: index.departments, contacts, words, hours: Object.entries(index.hours), glossary, instead };
}
