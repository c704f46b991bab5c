import type { TimedStage } from "@onehall/api";

/** How long a stage takes: 当场, or 5 个工作日. */
export const stageLength = ({ days }: { days: number }): string => (days === 0 ? "当场" : `${days} 个工作日`);

/** When a stage runs, in working days from the application on: 第 1–5 个工作日. */
export function stageSpan({ startDay, endDay, days }: TimedStage): string {
  if (endDay === 0) return "提交当天";
  if (days === 0) return `第 ${endDay} 个工作日`;
  const first = startDay + 1;
  return first === endDay ? `第 ${endDay} 个工作日` : `第 ${first}–${endDay} 个工作日`;
}
