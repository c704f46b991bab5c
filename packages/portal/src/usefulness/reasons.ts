/**
 * What makes a page useless, with the national codes of the service rating; the first digit of a code is its level, 2 不满意 or 1 非常不满意.
 * Only those that a page can be blamed for. @see RATING-06
 */
export const REASONS: readonly { code: string; label: string }[] = [
  { code: "208", label: "没有提供材料清单" },
  { code: "207", label: "没有提供材料样本" },
  { code: "111", label: "办事指南提供样本有错" },
  { code: "109", label: "需提供办事指南之外的申报材料" },
  { code: "108", label: "在办事指南之外增加新的审批条件" },
  { code: "110", label: "无理由超过法定办理时间" },
  { code: "211", label: "承诺网办但无法在线办理" },
  { code: "114", label: "跑动次数与承诺的不一致" },
];

export const isReason = (text: string): boolean => REASONS.some(({ code }) => code === text);

/** Level of who found a page useful, and of who did not and gave no reason. */
const USEFUL = 5;
const USELESS = 2;

/** The level that an answer means, 5 to 1: the worst of its reasons. */
export const scoreOf = (useful: boolean, reasons: readonly string[]): number =>
  useful ? USEFUL : Math.min(USELESS, ...reasons.map((code) => Number(code[0])));
