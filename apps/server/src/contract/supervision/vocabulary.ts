import type { RatingForm } from "@onehall/api";
import { type Queries, sql } from "../../data";

type Word = { kind: "level" | "reason" | "channel" | "rule"; code: string; label: string; level: number };

/** All words of ratings in one query: they are few. `level`: that of a reason; 1 for a level that is bad; the days of the rule. */
const words = sql<Word>`
  SELECT 'level' AS kind, CAST(value AS TEXT) AS code, label, bad AS level, 9 - value AS sort FROM rating_level
  UNION ALL SELECT 'reason', code, label, level, sort FROM rating_reason
  UNION ALL SELECT 'channel', code, name, 0, sort FROM rating_channel
  UNION ALL SELECT 'rule', 'answer', '', answer_within, 0 FROM rating_rule
  ORDER BY kind, sort, code`;

/** Levels with their reasons, and channels, with their labels. */
export type Vocabulary = RatingForm & {
  levelLabel: (value: number) => string;
  reasonLabel: (code: string) => string;
  channelName: (code: string) => string;
};

const finder =
  (list: readonly Word[]) =>
  (code: string): string =>
    list.find((word) => word.code === code)?.label ?? code;

/** What a rating of this province is made of. */
export async function vocabularyOf(queries: Queries): Promise<Vocabulary> {
  const all = await queries.all(words);
  const of = (kind: Word["kind"]): Word[] => all.filter((word) => word.kind === kind);
  const [levels, reasons, channels] = [of("level"), of("reason"), of("channel")];
  const levelLabel = finder(levels);
  return {
    levels: levels.map(({ code, label, level: bad }) => ({
      value: Number(code),
      label,
      bad: bad === 1,
      reasons: reasons.filter((reason) => reason.level === Number(code)).map((reason) => ({ code: reason.code, label: reason.label })),
    })),
    channels: channels.map(({ code, label }) => ({ code, name: label })),
    answerWithin: of("rule")[0]?.level ?? 0,
    levelLabel: (value) => levelLabel(String(value)),
    reasonLabel: finder(reasons),
    channelName: finder(channels),
  };
}
