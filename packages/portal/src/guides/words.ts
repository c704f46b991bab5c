import type { Block, Guide } from "@onehall/api";

const AUDIENCE = { person: "自然人", company: "企业法人、其他组织" };

export const audienceText = ({ audience }: Guide): string => audience.map((one) => AUDIENCE[one]).join("、");

/** 当场办结, or the working days. */
export const promiseText = ({ promisedDays, instant }: Guide): string => (instant ? "秒批" : promisedDays === 0 ? "当场办结" : `${promisedDays} 个工作日`);

export const statutoryText = ({ statutoryDays }: Guide): string =>
  statutoryDays === null ? "法律没有规定时限" : statutoryDays === 0 ? "当场办结" : `${statutoryDays} 个工作日`;

export const visitsText = ({ visits }: Guide): string => (visits === 0 ? "0 次，不用跑" : `${visits} 次`);

const DEPTH = { Ⅰ: "Ⅰ级：网上看信息", Ⅱ: "Ⅱ级：网上预约和咨询", Ⅲ: "Ⅲ级：网上预审", Ⅳ: "Ⅳ级：全程网上办" };

export const onlineText = ({ online }: Guide): string => (online ? DEPTH[online] : "暂不支持网上办理");

const WEEKDAYS = "日一二三四五六";

/** 2026-12-11 → 2026年12月11日（星期五）. */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${year}年${month}月${day}日（星期${WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}）`;
}

/** What one must bring, and what the state looks up itself. @see GUIDE-15 */
export function materialsText({ materials }: Guide): string {
  const shared = materials.filter(({ licence }) => licence).length;
  const own = materials.length - shared;
  if (materials.length === 0) return "不用提交材料。";
  if (own === 0) return `${shared} 份材料都由系统自动核验，您不用准备。`;
  return shared === 0 ? `您需要准备 ${own} 份材料。` : `您需要准备 ${own} 份材料，另有 ${shared} 份有电子证照的可以免提交。`;
}

/** The text of blocks on one line, for descriptions and machines. */
export const plainText = (blocks: readonly Block[]): string => blocks.map((block) => (block.type === "p" ? block.text : block.items.join(" "))).join(" ");
