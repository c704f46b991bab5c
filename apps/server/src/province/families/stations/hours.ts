import type { PackHours } from "./shapes";

/** When an office is open, for programs: days 1 Monday to 7 Sunday, times as 09:00. Public holidays are closed. */
export type Schedule = Omit<PackHours, "id">;

const DAYS = ["一", "二", "三", "四", "五", "六", "日"] as const;

const clockText = (time: string): string => time.replace(/^0/, "");

function daysText(days: readonly number[]): string {
  const names = days.map((day) => `周${DAYS[day - 1] ?? ""}`);
  const last = days.at(-1) ?? 0;
  const inARow = days.length > 2 && last - (days[0] ?? 0) === days.length - 1;
  return inARow ? `${names[0] ?? ""}至${names.at(-1) ?? ""}` : names.join("、");
}

/** Opening hours in words: 周一至周五 9:00–12:00，13:00–17:00（法定节假日除外）. */
export function hoursText({ days, from, to, lunch }: Schedule): string {
  const periods = lunch
    ? [
        [from, lunch.from],
        [lunch.to, to],
      ]
    : [[from, to]];
  return `${daysText(days)} ${periods.map((times) => times.map(clockText).join("–")).join("，")}（法定节假日除外）`;
}
