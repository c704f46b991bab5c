import { sql } from "../../../data";
import type { Context, FamilyTable } from "../../family";
import { dayAfter, monthAfter, workCalendar } from "./calendar";
import { type SampleCase, sampleCases } from "./cases";
import type { SupervisionData } from "./read";
import { type SampleRating, sampleRatings } from "./ratings";

/** Days after the present one within which every sample case is decided, rated and answered. */
const HORIZON = 1_000;

type Samples = { cases: readonly SampleCase[]; ratings: readonly SampleRating[] };

const made = new WeakMap<Context, Samples>();

/** The samples of a pack, made once for both of their tables. */
function samplesOf({ ratings, samples }: SupervisionData, context: Context): Samples {
  const known = made.get(context);
  if (known) return known;
  if (!ratings || !samples) return { cases: [], ratings: [] };
  const calendar = workCalendar(`${monthAfter(context.today.slice(0, 7), -samples.months)}-01`, dayAfter(context.today, HORIZON));
  const cases = sampleCases(context, samples, calendar);
  const fresh = { cases, ratings: sampleRatings(cases, ratings, samples, calendar) };
  made.set(context, fresh);
  return fresh;
}

const flag = (yes: boolean): number => (yes ? 1 : 0);

/** What an import fills. Ratings that people gave stay. */
export const tables: readonly FamilyTable<SupervisionData>[] = [
  {
    label: "写入评价规则",
    clear: sql`DELETE FROM rating_rule`,
    insert: sql`INSERT INTO rating_rule (id, answer_within) VALUES (${"id"}, ${"answerWithin"})`,
    rows: ({ ratings }) => (ratings ? [{ id: 1, answerWithin: ratings.answerWithin }] : []),
  },
  {
    label: "写入评价规则",
    clear: sql`DELETE FROM rating_level`,
    insert: sql`INSERT INTO rating_level (value, label, bad) VALUES (${"value"}, ${"label"}, ${"bad"})`,
    rows: ({ ratings }) => ratings?.levels.map(({ value, label, bad }) => ({ value, label, bad: flag(bad) })) ?? [],
  },
  {
    label: "写入评价规则",
    clear: sql`DELETE FROM rating_reason`,
    insert: sql`INSERT INTO rating_reason (code, level, label, sort) VALUES (${"code"}, ${"level"}, ${"label"}, ${"sort"})`,
    rows: ({ ratings }) =>
      ratings?.levels.flatMap(({ value, reasons }) => reasons.map(({ code, label }, index) => ({ code, level: value, label, sort: index + 1 }))) ?? [],
  },
  {
    label: "写入评价规则",
    clear: sql`DELETE FROM rating_channel`,
    insert: sql`INSERT INTO rating_channel (code, name, sort) VALUES (${"code"}, ${"name"}, ${"sort"})`,
    rows: ({ ratings }) => ratings?.channels.map(({ code, name }, index) => ({ code, name, sort: index + 1 })) ?? [],
  },
  {
    label: "写入样例办件",
    clear: sql`DELETE FROM case_file`,
    insert: sql`INSERT INTO case_file (receipt, task_id, region, org, dept_id, applicant, applicant_key, channel, applied, answered, admitted, mended, special, due, decided, result)
      VALUES (${"receipt"}, ${"taskId"}, ${"region"}, ${"org"}, ${"deptId"}, ${"applicant"}, ${"applicantKey"}, ${"channel"}, ${"applied"}, ${"answered"}, ${"admitted"},
        ${"mended"}, ${"special"}, ${"due"}, ${"decided"}, ${"result"})`,
    rows: (data, context) => samplesOf(data, context).cases,
  },
  {
    label: "写入样例评价",
    clear: sql`DELETE FROM rating WHERE sample = 1`,
    // A matter that somebody rated keeps that rating, whatever the samples say about it.
    insert: sql`INSERT INTO rating (receipt, task_id, region, org, dept_id, applicant, channel, level, reasons, content, shown, rated, corrected, measure, sample)
      VALUES (${"receipt"}, ${"taskId"}, ${"region"}, ${"org"}, ${"deptId"}, ${"applicant"}, ${"channel"}, ${"level"}, ${"reasons"}, ${"content"}, ${"shown"},
        ${"rated"}, ${"corrected"}, ${"measure"}, ${"sample"})
      ON CONFLICT (receipt) DO NOTHING`,
    rows: (data, context) => samplesOf(data, context).ratings,
  },
];
