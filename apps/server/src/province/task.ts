import { type Block, type FieldKey, MATTER_TYPES, type MatterTypeCode, type ProseKey, proseKeys, taskFields, type TaskFields } from "@onehall/api";
import type { Rules, When } from "@onehall/rules";
import {
  array,
  boolean,
  description,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  union,
} from "valibot";
import { changesField } from "./changes";
import { citiesField } from "./city-rules";
import { validateShape, readYaml, type YamlDocument, type Source } from "./document";
import type { Problem } from "./problems";
import { splitFrontMatter } from "./front-matter";
import { readProse, type ProseSection } from "./prose";
import { factsField, type SharedFacts, when } from "./facts";
import type { SignVideo } from "./site";
import { article, casesField, CHANNELS, resultField, stopsField, taskRules, termField } from "./task-rules";
import { copies, day, digits, distinct, line, prose, sentence, slug, whole, optionalFlag } from "./shapes";

/** Levels of offering, from the province down. */
export const LEVELS = ["province", "city", "county", "town", "village"] as const;
/** What makes a task easier that does not follow from its other facts. */
const WAYS = ["告知承诺", "指尖办", "一窗办理", "网上支付", "免填写", "电子印章", "电子签名"] as const;
/** Kinds of windows that take something other than the halls do. */
export const PLACES = [
  "police-station",
  "exit-entry",
  "vehicle-office",
  "marriage-registry",
  "tax-hall",
  "notary-office",
  "birth-hospital",
  "medical-institution",
  "funeral-home",
  "travel-clinic",
] as const;
export type Place = (typeof PLACES)[number];
/** How far away one may live and still do it here. */
export const SCOPES = ["全国通办", "跨省通办", "全省通办", "全市通办", "本地办理"] as const;

const KINDS = MATTER_TYPES.map((type) => type.code).filter((code) => code !== "TC");
const themeCode = digits(3);
/** Something to hand in. */
export const material = {
  name: line(80, 2),
  type: picklist(["原件", "复印件", "原件和复印件", "电子文件"]),
  copies,
  need: picklist(["必要", "非必要", "容缺后补"]),
  source: picklist(["申请人自备", "政府部门核发", "其他"]),
  note: optional(prose),
  licence: optional(nullable(line(40, 2)), null),
  /** Id of the form that it is, in forms/. */
  form: optional(slug),
};

/** A condition: a sentence, or one that only concerns some. */
const condition = pipe(
  union([sentence, strictObject({ text: sentence, when })], "应为完整的句子，或者 { text, when }"),
  transform((written): { text: string; when?: When } => (typeof written === "string" ? { text: written } : written)),
  description("完整的句子，或者 `text` 加 `when`"),
);

/** An amount in yuan for one of something, such as 20 for each 证. */
const amount = strictObject({ yuan: pipe(number("应为数字"), minValue(0, "不能小于 0"), description("元")), per: line(20) });

/** What a guide rests on. Laws are cited by the name under which laws.yaml knows them. */
export const basisField = pipe(
  array(strictObject({ law: line(80, 2), article: optional(article), noArticle: optional(line(40, 4)), text: prose })),
  minLength(1, "至少写 1 条"),
);

/** A key of the front matter: what it must be, what editors are told about it, and what the checker says where it is missing and “缺少” would not be enough. */
type PackField = { check: GenericSchema; note: string; missing?: string };

/** Keys of the front matter that become a field of the guide. */
export type PackKey<K extends FieldKey = FieldKey> = {
  [F in K]: TaskFields[F] extends { source: "pack" } ? (TaskFields[F] extends { key: infer Key extends string } ? Key : F) : never;
}[K];

/** Keys of the front matter that the portal uses and no guide shows. */
type PortalKey = "department" | "offered" | "place" | "hot" | "ways" | "cities" | "stops" | "cases";

/** The front matter, in the order in which it is written. */
export const packFields = {
  name: { check: line(60, 4), note: "公开清单上的名称，括号用全角" },
  phrase: { check: line(12, 2), note: "平常怎么叫这件事" },
  aliases: {
    check: pipe(array(line(30, 2)), minLength(2, "至少写 2 个"), maxLength(10, "最多写 10 个"), description("2 至 10 个，每个 2 至 30 个字")),
    note: "大家会怎么搜；不重复名称和短语",
  },
  department: { check: slug, note: "departments.yaml 里的部门 id，也是文件夹的名称" },
  kind: { check: picklist(KINDS), note: "事项类型代码" },
  audience: { check: distinct(["person", "company"], 1), note: "person 个人，company 法人" },
  themes: {
    check: strictObject({ person: optional(array(themeCode), []), company: optional(array(themeCode), []) }),
    note: "themes.yaml 的主题代码；每种服务对象至少一个",
  },
  offered: { check: distinct(LEVELS, 1), note: "在哪几级办理" },
  code: { check: digits(12), note: "全包唯一，前两位是省" },
  hot: { check: whole(0, 100), note: "办的人有多少，决定排列的先后" },
  handling: { check: picklist(["即办件", "承诺件"]), note: "即办件的两个时限都是 0" },
  instant: { check: optionalFlag, note: "由系统自动审批；只用于即办件" },
  statutory: { check: optional(whole(0, 400)), note: "工作日；法律没有规定的不写" },
  promised: { check: whole(0, 400), note: "工作日，不超过法定时限；0 是当场办结" },
  term: { check: optional(termField), note: "时限原来的数字、单位和起算，见“时限”；和 terms.yaml 一样的不写" },
  visits: { check: whole(0, 3), note: "到现场几次" },
  visitReason: { check: optional(prose), note: "次数不为 0 时必须写，为 0 时不写" },
  online: { check: optional(picklist(["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"])), note: "Ⅰ 看信息，Ⅱ 预约咨询，Ⅲ 网上预审，Ⅳ 全程网办；不写是不能网办" },
  elsewhere: {
    check: optional(strictObject({ name: line(30, 2), url: pipe(string(), regex(/^https:\/\/[^\s/]+\/\S*$/, "应为 https:// 开头的完整网址")) })),
    note: "实际在别的网站提交的，写那个系统的名称和网址；写了就不能在本站申请",
  },
  channels: { check: distinct(CHANNELS, 1), note: "从哪里提交" },
  place: { check: optional(picklist(PLACES)), note: "真正受理的是哪一种窗口；不写是政务服务中心" },
  ways: { check: optional(distinct(WAYS)), note: "还有哪些便利，见下" },
  scope: { check: picklist(SCOPES), note: "住得多远也能在这里办" },
  facts: {
    check: factsField,
    note: "决定要带什么的问题，见“条件”；对谁都一样的写 `[]`",
    missing: "没有写：有人要带的、要交的不同，写出问题；对谁都一样的，写 facts: []",
  },
  conditions: { check: pipe(array(condition), minLength(1, "至少写 1 条")), note: "每条一个完整的句子；只对一部分人的加 when" },
  materials: {
    // Not of a material that is 必要: everybody brings that.
    check: array(strictObject({ ...material, when: optional(when) })),
    note: "空列表是不用提交材料；licence 是代替它的电子证照，form 是 forms/ 里的表格；非必要的写 when",
  },
  steps: {
    check: pipe(
      array(strictObject({ name: line(20, 2), who: line(30, 2), text: prose, limit: optional(line(30)), when: optional(when) })),
      minLength(3, "至少写 3 步"),
    ),
    note: "按先后，每步写谁做、做什么、多久",
  },
  result: { check: optional(resultField), note: "办完拿到什么、怎么拿" },
  fees: {
    check: optional(
      array(
        strictObject({
          name: line(60, 2),
          standard: line(400, 2),
          amount: optional(amount),
          noAmount: optional(sentence),
          basis: line(400, 4),
          waiver: optional(prose),
          when: optional(when),
        }),
      ),
      [],
    ),
    note: "不写是不收费；amount 是金额（元）和单位，给不出金额的写 noAmount 说明为什么",
  },
  refusalCases: {
    check: optional(array(strictObject({ text: sentence, when })), []),
    note: "只对一部分人的不予受理情形；对谁都一样的写在正文的“不予受理情形”里",
  },
  stops: { check: optional(stopsField, []), note: "哪些情形不能办这个事项" },
  cases: { check: optional(casesField, []), note: "哪些情形的次数、时限、渠道、结果不同" },
  basis: { check: basisField, note: "法律要在 laws.yaml 里；没有条号的，从名称看不出是通知一类的，写 noArticle 说明为什么" },
  updated: { check: day, note: "最后修改的日期" },
  version: { check: whole(1, 999), note: "每改一次加一" },
  changes: { check: optional(changesField), note: "从新到旧，第一条是现在这一版；实质的修改才给办事人看，since 是从哪天起" },
  until: { check: optional(day), note: "依据自己写明有效期的，写到哪一天为止" },
  complete: { check: optional(boolean(), false), note: "各部分齐全的写 true" },
  cities: { check: optional(citiesField), note: "个别城市不同的规定，见下" },
} satisfies Record<PackKey | PortalKey, PackField>;

type Checks = { readonly [K in keyof typeof packFields]: (typeof packFields)[K]["check"] };
const missing = new Map(Object.entries<PackField>(packFields).map(([key, field]) => [key, field.missing]));
const frontMatter = strictObject(
  Object.fromEntries(Object.entries(packFields).map(([key, { check }]) => [key, check])) as Checks,
  // Keys that are missing or unknown; without a sentence of ours the reader of shapes finds the words.
  ({ expected, received, path, message }) => (expected !== "never" && received === "undefined" && missing.get(String(path?.[0].key))) || message,
);

const FAQ_SECTION = taskFields.faqs.label;

/** The field that the prose under a heading becomes. */
const proseSections = new Map<string, ProseKey>(proseKeys.map((key) => [taskFields[key].label, key]));

export type TaskFaq = { question: string; answer: Block[]; line: number };

/** A task of the pack: the facts of the front matter, the prose of the body. Kind TC only where a family made it of others. */
export type PackTask = Omit<InferOutput<typeof frontMatter>, "kind" | "conditions" | "facts" | "stops"> & {
  kind: MatterTypeCode;
  conditions: string[];
  /** Which of its parts apply to whom. */
  rules: Rules;
  id: string;
  file: string;
  lead: string;
  faqs: TaskFaq[];
  /** Easy reading, of the folder easy/. */
  easy?: { text: string }[];
  /** Of site.yaml. */
  signVideos?: SignVideo[];
} & Record<ProseKey, Block[]>;

/** A task as read, with what the rules need to say where something stands. */
export type TaskReading = { task: PackTask; reading: YamlDocument };

type Body = Pick<PackTask, "lead" | "faqs" | ProseKey>;

function readBody(source: Source, firstLine: number, problems: Problem[]): Body {
  const empty = Object.fromEntries(proseKeys.map((key) => [key, []])) as unknown as Record<ProseKey, Block[]>;
  const body: Body = { ...empty, lead: "", faqs: [] };
  const [opening, ...sections] = readProse(source, problems, firstLine);
  const say = (section: ProseSection, text: string): number => problems.push({ file: source.file, line: section.line, text });
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
    const field = depth === 2 ? proseSections.get(heading) : undefined;
    if (!field) {
      say(section, `没有“${heading}”这个标题：二级标题只能是${[...proseSections.keys(), FAQ_SECTION].join("、")}`);
      continue;
    }
    if (blocks.length === 0) say(section, `“${heading}”是空的`);
    body[field] = blocks;
  }
  return body;
}

/** Reads a task file. What is wrong with the file itself becomes faults; the rules between fields come later (rules.ts). @param shared those of facts.yaml */
export function readTask(source: Source, problems: Problem[], shared: SharedFacts): TaskReading | undefined {
  const parts = splitFrontMatter(source, problems);
  if (!parts) return undefined;
  const reading = readYaml(parts.head, problems, parts.headLine);
  const body = readBody(parts.body, parts.bodyLine, problems);
  const fields = reading && validateShape(frontMatter, reading, problems);
  if (!fields) return undefined;
  const { facts: _facts, stops: _stops, conditions, ...rest } = fields;
  const rules = taskRules(fields, shared, (path, text) => problems.push({ file: source.file, line: reading.lineAt(path), text }));
  const [, folder = "", name = ""] = /^tasks\/([^/]+)\/(.+)\.md$/.exec(source.file) ?? [];
  if (folder !== fields.department)
    problems.push({ file: source.file, line: reading.lineAt(["department"]), text: `文件放在 ${folder} 文件夹里，部门却是 ${fields.department}` });
  return { task: { ...rest, ...body, conditions: conditions.map(({ text }) => text), rules, id: name, file: source.file }, reading };
}
