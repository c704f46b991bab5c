import type { Block } from "../model/block.js";
import type { Guide } from "../model/guide.js";
import type { Term } from "../model/rules.js";
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

/** 秒批, 当场办结, or the working days. */
export const promiseText = ({ promisedDays, instant }: Pick<Guide, "promisedDays" | "instant">): string => (instant ? "秒批" : daysText(promisedDays));

/** A limit in its own unit, counted from an event: 60 个自然日（自受理之日起）. */
const limitText = ({ days, unit, from }: NonNullable<Term["statutory"]>): string =>
  `${days} ${unit.startsWith("个") || unit === "年" ? unit : `个${unit}`}（自${from}之日起）`;

export const statutoryText = ({ statutoryDays, term }: Pick<Guide, "statutoryDays" | "term">): string =>
  statutoryDays === null ? "法律没有规定时限" : term?.statutory ? limitText(term.statutory) : daysText(statutoryDays);

export const visitsText = ({ visits }: Pick<Guide, "visits">): string => (visits === 0 ? "0 次，不用跑" : `${visits} 次`);

export const onlineText = ({ online }: Pick<Guide, "online">): string => (online ? DEPTH[online] : "暂不支持网上办理");

/** 2026-12-11 → 2026年12月11日（星期五）. */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${year}年${month}月${day}日（星期${WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}）`;
}

/** What one must bring, and what the state looks up itself. @see GUIDE-15 */
export function materialsText({ materials }: Pick<Guide, "materials">): string {
  const shared = materials.filter(({ licence }) => licence).length;
  const own = materials.length - shared;
  if (materials.length === 0) return "不用提交材料。";
  if (own === 0) return `${shared} 份材料都由系统自动核验，您不用准备。`;
  return shared === 0 ? `您需要准备 ${own} 份材料。` : `您需要准备 ${own} 份材料，另有 ${shared} 份有电子证照的可以免提交。`;
}

/** The text of blocks on one line, for descriptions and machines. */
export const plainText = (blocks: readonly Block[]): string => blocks.map((block) => (block.type === "p" ? block.text : block.items.join(" "))).join(" ");
