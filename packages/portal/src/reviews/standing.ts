import type { AnswerOf, ratings } from "@onehall/api";
import type { CsvColumn } from "../csv";

type Ratings = AnswerOf<typeof ratings>;

/** A region or a department with its figures beside those of others. */
export type Standing = Pick<Ratings["regions"][number], "name" | "evaluations" | "bad" | "averageScore" | "correctionRate">;

/** Percent as people read it: 98.40%. */
export const percent = (value: number): string => `${value.toFixed(2)}%`;
/** The mean of the levels, 1 to 5; a dash where nobody has rated. */
export const score = ({ evaluations, averageScore }: Pick<Standing, "evaluations" | "averageScore">): string =>
  evaluations === 0 ? "—" : averageScore.toFixed(2);
/** How many of the bad ratings were answered; a dash where there is none. */
export const rectifiedShare = ({ bad, correctionRate }: Pick<Standing, "bad" | "correctionRate">): string => (bad === 0 ? "—" : percent(correctionRate));

/** 2026-10 → 2026年10月 */
export const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** Twelve months in a row need no year, and phones have no room for it: 2026-10 → 10月 */
export const shortMonth = (month: string): string => `${Number(month.slice(5))}月`;

/** From the first to the last of some months: 2025年11月至2026年10月 */
export const spanOf = (months: readonly { month: string }[]): string => `${monthName(months[0]?.month ?? "")}至${monthName(months.at(-1)?.month ?? "")}`;

/** The columns of a table of standings as a file. */
export const standingColumns = (what: string): CsvColumn<Standing>[] => [
  { title: what, value: ({ name }) => name },
  { title: "评价数", value: ({ evaluations }) => evaluations },
  { title: "差评数", value: ({ bad }) => bad },
  { title: "差评整改率（%）", value: ({ bad, correctionRate }) => (bad === 0 ? "" : correctionRate) },
  { title: "平均得分", value: ({ evaluations, averageScore }) => (evaluations === 0 ? "" : averageScore) },
];
