import type { Block } from "../model/block.js";
import type { Combo } from "../model/combo.js";
import type { Guide } from "../model/guide.js";
import { type FactGroup, factGroups, type FieldKey, fieldList, type ProseKey, proseKeys, type TaskField, taskFields, type TaskFields } from "./table.js";
import { NOTHING, rows } from "./rows.js";
import { audienceText, conditionsText, dayText, onlineText, promiseText, refusalCasesText, statutoryText, visitsText } from "./words.js";

/** What a section consists of: tables of facts, fields, and parts of a combined task. */
type PartName = FactGroup | FieldKey | Exclude<keyof Combo, "questions" | "stages">;

type Section = {
  /** The anchor. */
  id: string;
  /** The standard heading, which programs that read guides look for. */
  label: string;
  /** In their order; those that a guide has nothing for are left out. */
  parts: readonly PartName[];
  /** Shown even without content, which is then said in words. */
  always?: true;
};

/** The standard sections of a guide and those of a combined task, in the order in which people need them. @see GUIDE-09 */
const sections = [
  { id: "members", label: "包含的事项", parts: ["members"] },
  { id: "acceptance", label: "受理标准", parts: ["受理范围", "conditions", "refusals", "refusalCases"] },
  { id: "materials", label: "申请材料", parts: ["materials"], always: true },
  { id: "saved", label: "少交的材料", parts: ["saved"] },
  { id: "flow", label: "办理流程", parts: ["steps"] },
  { id: "windows", label: "窗口办理", parts: ["windows"] },
  { id: "fees", label: "收费项目信息", parts: ["fees"], always: true },
  { id: "basics", label: "基本信息", parts: ["基本信息", "跨域通办", "审批信息", "审批结果", "results", "编码代码", "changes", "special", "其他信息"] },
  { id: "basis", label: "设定依据", parts: ["basis"] },
  { id: "rights", label: "权利与义务", parts: ["rights"] },
  { id: "remedies", label: "法律救济", parts: ["remedies"] },
  { id: "intermediary", label: "中介服务", parts: ["intermediary"] },
  { id: "notes", label: "其他信息", parts: ["notes"] },
  { id: "faq", label: "常见问题", parts: ["faqs"] },
  { id: "contacts", label: "咨询监督", parts: ["咨询监督"] },
] as const satisfies readonly Section[];

type Listed = (typeof sections)[number]["parts"][number];

/** Fields that people should see and no place shows; the assignment below does not compile while there are any. */
type Unplaced = {
  [K in FieldKey]: K extends Listed
    ? never
    : TaskFields[K] extends { audience: "programs" } | { head: true }
      ? never
      : TaskFields[K] extends { facts: readonly (infer Group)[] }
        ? Exclude<Group, Listed>
        : K;
}[FieldKey];
export const everyFieldIsPlaced: [Unplaced] extends [never] ? true : Unplaced = true;

export type SectionId = (typeof sections)[number]["id"];

/** Parts that are lists of sentences. */
const lists = {
  conditions: conditionsText,
  refusalCases: refusalCasesText,
  changes: ({ changes }: Guide) => changes.map(({ version, date, text }) => `第 ${version} 版，${dayText(date)}：${text}`),
};

/** Parts that a page and a document each show in their own way. */
export type OwnPart = Exclude<Listed, FactGroup | ProseKey | "notes" | keyof typeof lists>;

/** A fact as people read it. `key`: the field that it is, if it is one. */
export type Fact = { key?: FieldKey; label: string; text: string };

/** A piece of a section, with a heading where it is not that of the section. */
export type Part = { heading?: string } & (
  | { as: "facts"; facts: Fact[] }
  | { as: "prose"; blocks: Block[] }
  | { as: "list"; key: keyof typeof lists; items: string[] }
  | { as: "own"; key: OwnPart }
);

/** Facts that are said in more than their own value. */
const wording: { [K in FieldKey]?: (guide: Guide) => string } = {
  audience: audienceText,
  statutoryDays: statutoryText,
  promisedDays: promiseText,
  visits: visitsText,
  online: onlineText,
  complaintPhone: ({ complaintPhone, consultPhone }) =>
    consultPhone.replace(/^0\d{2,3}-/, "") === complaintPhone ? `${complaintPhone}（和咨询是同一条热线）` : complaintPhone,
  version: ({ version }) => `第 ${version} 版`,
};

/** Themes of one audience: catalogue codes of persons begin with 001001, those of legal entities with 001002. @see GUIDE-02 */
const themesOf = ({ themes }: Guide, root: string): string =>
  themes
    .filter(({ catalogCode }) => catalogCode.startsWith(root))
    .map(({ name }) => name)
    .join("、");

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join("、") : typeof value === "string" || typeof value === "number" ? `${value}` : "");

function factsOf(guide: Guide, key: FieldKey, field: TaskField): Fact[] {
  if (key === "themes")
    return [
      { key, label: "面向自然人事项主题分类", text: themesOf(guide, "001001") },
      { key, label: "面向法人事项主题分类", text: themesOf(guide, "001002") },
    ];
  if (!("parts" in field) || "list" in field) return [{ key, label: field.label, text: wording[key]?.(guide) ?? textOf(guide[key]) }];
  const record = (guide[key] ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(field.parts).flatMap(([name, [, , label]]) => (label === undefined ? [] : [{ key, label, text: textOf(record[name]) }]));
}

const fieldsIn = /* @__PURE__ */ new Map(factGroups.map((group) => [group, fieldList.filter(([, { facts }]) => facts?.includes(group))]));

/** The rows of a table: those of the fields in their order, then the others. A row without content says 无. @see GUIDE-12 */
const factsIn = (guide: Guide, group: FactGroup): Fact[] =>
  [
    ...(fieldsIn.get(group) ?? []).flatMap(([key, field]) => factsOf(guide, key, field)),
    ...(rows[group] ?? []).map(({ label, text }): Fact => ({ label, text: text?.(guide) ?? "" })),
  ].map((fact) => ({ ...fact, text: fact.text === "" ? NOTHING : fact.text }));

const isField = (name: Listed): name is Listed & FieldKey => Object.hasOwn(taskFields, name);
const isGroup = (name: Listed): name is FactGroup => factGroups.some((group) => group === name);
const isProse = (name: Listed): name is Listed & ProseKey => proseKeys.some((key) => key === name);
const isList = (name: Listed): name is keyof typeof lists => Object.hasOwn(lists, name);

/** A part without its heading, and how much it holds. */
function contentOf(guide: Guide, name: Listed): [Part, size: number] {
  if (isGroup(name)) {
    const facts = factsIn(guide, name);
    return [{ as: "facts", facts }, facts.length];
  }
  if (isProse(name) || name === "notes") {
    const blocks = name === "notes" ? (guide.combo?.notes ?? []) : guide[name];
    return [{ as: "prose", blocks }, blocks.length];
  }
  if (isList(name)) {
    const items = lists[name](guide);
    return [{ as: "list", key: name, items }, items.length];
  }
  return [{ as: "own", key: name }, (isField(name) ? guide[name] : (guide.combo?.[name] ?? [])).length];
}

/** The label of a field, the name of a table; parts of a combined task have a section of their own or bring their heading. */
const headingOf = (name: Listed): string | undefined => (isField(name) ? taskFields[name].label : isGroup(name) ? name : undefined);

/** The sections that a guide has something for, with what each of them says. */
export const guideSections = (guide: Guide): { id: SectionId; label: string; parts: Part[] }[] =>
  sections
    .map(({ id, label, parts, ...rest }) => ({
      id,
      label,
      parts: parts.flatMap((name: Listed): Part[] => {
        const [part, size] = contentOf(guide, name);
        if (size === 0 && !("always" in rest)) return [];
        const heading = headingOf(name);
        return [part.as === "own" || heading === undefined || heading === label ? part : { ...part, heading }];
      }),
    }))
    .filter(({ parts }) => parts.length > 0);

/** Sections that only a combined task has. */
const OF_COMBINED: readonly SectionId[] = ["members", "saved", "notes"];

/** Standard headings under which a guide says nothing; programs look for each of them on its pages. @see GUIDE-11 */
export function emptySections(guide: Guide): string[] {
  const filled = new Set(guideSections(guide).map(({ id }) => id));
  return sections.flatMap(({ id, label }) => (filled.has(id) || OF_COMBINED.includes(id) ? [] : [label]));
}
