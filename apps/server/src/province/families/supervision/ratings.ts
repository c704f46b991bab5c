import { dayAfter, type WorkCalendar } from "./calendar";
import { RESULT, type SampleCase } from "./cases";
import { type SeededRandom, seededRandom, type Weighted, weighted } from "./random";
import type { RatingRules, SampleRules } from "./read";

/** A row of rating, made for a sample case. */
export type SampleRating = Pick<SampleCase, "receipt" | "taskId" | "region" | "org" | "deptId" | "applicant"> & {
  /** Code of a channel of the pack. */
  channel: string;
  level: number;
  /** Codes with commas between them. */
  reasons: string;
  content: string;
  shown: number;
  rated: string;
  /** Day on which a bad one was answered; empty otherwise. */
  corrected: string;
  measure: string;
  sample: number;
};

const LEVELS = [5, 4, 3, 2, 1] as const;

type Level = (typeof LEVELS)[number];

/** Days within which people rate. */
const MAX_DAYS = 7;

/** Good ratings that name a reason, and bad ones that name a second, of a hundred. */
const NAMED = 45;

const levelChoice = (shares: SampleRules["levels"]["smooth"]): Weighted<Level> => weighted(LEVELS.map((level) => [level, shares[level]] as const));

/** Codes of one level, without repeating one: a bad rating has at least one. */
function reasonsOf(chance: SeededRandom, codes: readonly string[], bad: boolean): string[] {
  const first = bad || chance.percent(NAMED) ? [chance.one(codes)] : [];
  const second = first.length > 0 && chance.percent(NAMED) ? [chance.one(codes)] : [];
  return [...new Set([...first, ...second])].sort();
}

/** Ratings of the sample cases, at most one for each: who was served late or in vain is less content, and bad ratings are answered within the promised days. */
export function sampleRatings(cases: readonly SampleCase[], rules: RatingRules, samples: SampleRules, calendar: WorkCalendar): SampleRating[] {
  const levels = { smooth: levelChoice(samples.levels.smooth), troubled: levelChoice(samples.levels.troubled) };
  const byLevel = new Map(rules.levels.map((level) => [level.value, level]));
  const measures = new Map(rules.levels.flatMap((level) => level.reasons).map(({ code, measure }) => [code, measure ?? ""]));
  const channels = {
    window: weighted(rules.channels.map(({ code, share }) => [code, share.window] as const)),
    online: weighted(rules.channels.map(({ code, share }) => [code, share.online] as const)),
    express: weighted(rules.channels.map(({ code, share }) => [code, share.express] as const)),
  };
  return cases.flatMap(({ receipt, taskId, region, org, deptId, applicant, channel, decided, due, result }): SampleRating[] => {
    const chance = seededRandom(`${samples.seed}/rating/${receipt}`);
    if (!chance.percent(samples.rates.rated)) return [];
    const troubled = result !== RESULT.approved || decided.slice(0, 10) > due;
    const level = levels[troubled ? "troubled" : "smooth"].pick(chance.next()) ?? 5;
    const { bad = false, reasons: known = [] } = byLevel.get(level) ?? {};
    const codes = reasonsOf(
      chance,
      known.map(({ code }) => code),
      bad,
    );
    const ratedDay = dayAfter(decided.slice(0, 10), chance.whole(1, MAX_DAYS));
    const rated = `${ratedDay} ${String(chance.whole(8, 21)).padStart(2, "0")}:${String(chance.whole(0, 59)).padStart(2, "0")}`;
    const answered = bad && chance.percent(samples.rates.corrected);
    return [
      {
        receipt,
        taskId,
        region,
        org,
        deptId,
        applicant,
        channel: channels[channel].pick(chance.next()) ?? "online",
        level,
        reasons: codes.join(","),
        content: chance.percent(samples.rates.written) ? chance.one(samples.remarks[level]) : "",
        shown: 1,
        rated,
        corrected: answered ? calendar.after(ratedDay, chance.whole(1, rules.answerWithin)) : "",
        measure: answered ? (measures.get(codes[0] ?? "") ?? "") : "",
        sample: 1,
      },
    ];
  });
}
