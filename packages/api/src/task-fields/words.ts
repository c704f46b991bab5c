import type { Block } from "../model/block.js";
import type { Guide } from "../model/guide.js";
import type { Limit } from "../model/rules.js";
import type { OnlineSystem } from "./values.js";

const AUDIENCE = { person: "自然人", company: "企业法人、其他组织" };
const DEPTH = { Ⅰ: "Ⅰ级：网上看信息", Ⅱ: "Ⅱ级：网上预约和咨询", Ⅲ: "Ⅲ级：网上预审", Ⅳ: "Ⅳ级：全程网上办" };
const WEEKDAYS = "日一二三四五六";

export const audienceText = ({ audience }: Pick<Guide, "audience">): string => audience.map((one) => AUDIENCE[one]).join("、");

/** A number of working days: 当场办结, or 3 个工作日. */
export const daysText = (days: number): string => (days === 0 ? "当场办结" : `${days} 个工作日`);

/** Whether a task can be handed in online: depth Ⅲ or Ⅳ. */
export const isOnline = ({ online }: Pick<Guide, "online">): boolean => online === "Ⅲ" || online === "Ⅳ";

/** Whether it can be handed in at this portal. */
export const isAppliedHere = ({ online, elsewhere }: Pick<Guide, "online" | "elsewhere">): boolean => isOnline({ online }) && elsewhere === null;

/** What a button says that leads to another site. */
export const elsewhereText = ({ name }: OnlineSystem): string => `去${name}办（另一个网站）`;
/** What may concern only some people. */
export type Conditional = Pick<Guide, "rules"> & Partial<Pick<Guide, "personal">>;

type Wait = NonNullable<NonNullable<Guide["personal"]>["waits"]>[number];
type List = Wait["list"];

/** Whether an open question, or the region, decides an entry of a list: it must not stand as if for everybody. @see GUIDE-60 */
export const isUndecided = ({ personal }: Partial<Pick<Guide, "personal">>, list: Exclude<List, "cases">, name: string): boolean =>
  personal?.undecided[list]?.includes(name) ?? false;

const waitOf = ({ personal }: Conditional, list: List, name: string): Wait | undefined =>
  personal?.waits?.find((one) => one.list === list && one.name === name);

function mark(guide: Conditional, list: List, name: string): string {
  const { rules } = guide;
  const wait = waitOf(guide, list, name);
  if (!wait) return "视情况";
  const asked = rules.questions.filter(({ id }) => wait.questions.includes(id)).map(({ text }) => `“${text}”`);
  return `视情况（看${asked.length > 0 ? asked.join("") : "在哪里办"}）`;
}

/** What an entry waits for that an open question decides: 视情况（看“给谁换？”）. Empty for what is sure. @see GUIDE-60 */
export const caseMark = (guide: Conditional, list: Exclude<List, "cases">, name: string): string =>
  isUndecided(guide, list, name) ? mark(guide, list, name) : "";

/**
 * The situation to which an entry belongs that an open question decides, as a heading: 给谁办：未满16周岁的孩子. Empty for what is sure, 视情况 where nobody says
 * more. @see GUIDE-76
 */
export function situationText(guide: Conditional, list: Exclude<List, "cases">, name: string): string {
  if (!isUndecided(guide, list, name)) return "";
  const alternatives = (waitOf(guide, list, name)?.when ?? []).map((facts) =>
    Object.entries(facts)
      .map(([fact, options]) => {
        const question = guide.rules.questions.find(({ id }) => id === fact);
        if (!question) return "看在哪里办";
        const chosen = question.options.filter(({ id }) => options.includes(id)).map(({ text }) => text);
        return `${question.text.replace(/？$/, "")}：${chosen.join("、")}`;
      })
      .join("，"),
  );
  return [...new Set(alternatives)].join("；或者") || "视情况";
}

/** The same before the entry itself: 视情况（看“给谁换？”）：. */
export const caseText = (...entry: Parameters<typeof caseMark>): string => {
  const text = caseMark(...entry);
  return text && `${text}：`;
};

/** Behind a value that is another one in some cases: ，视情况（看“在哪里换？”）. */
function otherwise(guide: Partial<Conditional>, value: string): string {
  const { rules, personal } = guide;
  const differs = personal?.waits?.some(({ list, name }) => list === "cases" && name === value) ?? false;
  return rules && differs ? `，${mark({ ...guide, rules }, "cases", value)}` : "";
}

/** Conditions as a list says them: what is for some is marked. */
export const conditionsText = (guide: Conditional & Pick<Guide, "conditions">): string[] =>
  guide.conditions.map((text) => caseText(guide, "conditions", text) + text);

/** Reasons to refuse that concern only some, marked where an open question decides whom. @see GUIDE-73 */
export const refusalCasesText = (guide: Conditional & Pick<Guide, "refusalCases">): string[] =>
  guide.refusalCases.map(({ text }) => caseText(guide, "refusals", text) + text);

/** What it costs, on one line: 不收费, what everybody pays, and apart from it what only some pay. @see GUIDE-60 */
export function feesText({ fees, personal }: Pick<Guide, "fees"> & Partial<Pick<Guide, "personal">>): string {
  if (fees.length === 0) return "不收费";
  const of = (open: boolean) => fees.filter(({ name }) => isUndecided({ personal }, "fees", name) === open).map(({ standard }) => standard);
  const [sure, maybe] = [of(false), of(true)];
  return [...sure, ...(maybe.length > 0 ? [`视情况${sure.length > 0 ? "另收" : ""}：${maybe.join("，或者")}`] : [])].join("；");
}

/** A limit in its own unit, counted from an event: 60 个自然日（自受理之日起）. */
const limitText = ({ days, unit, from }: Limit): string => `${days} ${unit.startsWith("个") || unit === "年" ? unit : `个${unit}`}（自${from}之日起）`;

export const statutoryText = ({ statutoryDays, term }: Pick<Guide, "statutoryDays" | "term">): string =>
  statutoryDays === null ? "法律没有规定时限" : term?.statutory ? limitText(term.statutory) : daysText(statutoryDays);

/** 当场办结, or the promise in its own unit and with its event; the working days where a server says neither. @see GUIDE-71 */
export const promisedText = ({ promisedDays, term }: Pick<Guide, "promisedDays"> & Partial<Pick<Guide, "term">>): string =>
  term?.promised ? limitText(term.promised) : daysText(promisedDays);

/** From when the last day is counted, which is not when something is handed in: 今天受理. @see GUIDE-71 */
export const countedText = ({ term }: Partial<Pick<Guide, "term">>): string => ((term?.promised?.from ?? "受理") === "受理" ? "今天受理" : "从今天算起");

/** The same, with 秒批 for what is decided by machine and what an open question may change. */
export const promiseText = (guide: Pick<Guide, "promisedDays" | "instant"> & Partial<Pick<Guide, "term"> & Conditional>): string =>
  (guide.instant ? "秒批" : promisedText(guide)) + otherwise(guide, "promisedDays");

export const visitsText = (guide: Pick<Guide, "visits"> & Partial<Conditional>): string =>
  (guide.visits === 0 ? "0 次，不用跑" : `${guide.visits} 次`) + otherwise(guide, "visits");

export const onlineText = ({ online }: Pick<Guide, "online">): string => (online ? DEPTH[online] : "暂不支持网上办理");

/** 2026-12-11 → 2026年12月11日（星期五）. */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${year}年${month}月${day}日（星期${WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}）`;
}

const OPTIONAL = "非必要";

/**
 * How much a material is needed, behind the question that it waits for: whoever is concerned has to bring it, so that 非必要 stands only where nobody says
 * whom. An e-licence that stands in goes first. @see GUIDE-60
 */
export function needOf(guide: Conditional, { name, need, licence }: Pick<Guide["materials"][number], "name" | "need" | "licence">) {
  const when = caseText(guide, "materials", name);
  return { when, need: licence !== null ? "免提交" : when !== "" && need === OPTIONAL ? "必要" : need };
}

/** What an e-licence stands in for, and what whoever has none hands in; nothing where none does. @see GUIDE-15 */
export const licenceText = ({ licence, type }: Pick<Guide["materials"][number], "licence" | "type">): string =>
  licence === null ? "" : `由“${licence}”电子证照代替，没有电子证照的请交${type}。`;

/** What one must bring, what only some must, and what the state looks up itself. @see GUIDE-15, GUIDE-60 */
export function materialsText({ materials, personal }: Pick<Guide, "materials"> & Partial<Pick<Guide, "personal">>): string {
  const own = materials.filter(({ licence }) => !licence);
  const maybe = own.filter(({ name, need }) => need === OPTIONAL || isUndecided({ personal }, "materials", name)).length;
  const sure = own.length - maybe;
  const shared = materials.length - own.length;
  if (materials.length === 0) return "不用提交材料。";
  if (own.length === 0) return `${shared} 份材料有电子证照的都可以免提交，没有电子证照的要交。`;
  const parts = [
    ...(sure > 0 ? [`您需要准备 ${sure} 份材料`] : []),
    ...(maybe > 0 ? [sure > 0 ? `视情况还要准备 ${maybe} 份` : `视情况要准备 ${maybe} 份材料`] : []),
    ...(shared > 0 ? [`另有 ${shared} 份有电子证照的可以免提交`] : []),
  ];
  return `${parts.join("，")}。`;
}

/** The text of blocks on one line, for descriptions and machines. */
export const plainText = (blocks: readonly Block[]): string => blocks.map((block) => (block.type === "p" ? block.text : block.items.join(" "))).join(" ");
