import { ratingForm, ratingList, type Ratings, ratings as ratingStatistics } from "@onehall/api";
import { defineHandler } from "../router/handler";
import { childrenOf, codeRange } from "../rows/regions";
import { lastMonths, momentOf, percentOf } from "./moment";
import { type RatingCell, type RatingCounts, countFinished, countRatings, countReasons, type RatingSums, sumsBelow, sumsByDepartment } from "./rating-rows";
import { reviewPage } from "./reviews";
import { scopeOf } from "./scope";
import { vocabularyOf } from "./vocabulary";

/** How many recent reviews stand beside the figures. */
const RECENT = 10;
const WORST_GOOD = 3;

const sumOf = (cells: readonly RatingCell[], which: (cell: RatingCell) => boolean = () => true): number =>
  cells.reduce((sum, cell) => (which(cell) ? sum + cell.n : sum), 0);

/** Mean level with two decimals; 0 of nothing. */
const average = (score: number, n: number): number => (n === 0 ? 0 : Math.round((score / n) * 100) / 100);

const isBad = ({ level }: Pick<RatingCell, "level">): boolean => level < WORST_GOOD;

function totals(cells: readonly RatingCell[]): RatingSums {
  return {
    n: sumOf(cells),
    score: cells.reduce((sum, cell) => sum + cell.n * cell.level, 0),
    bad: sumOf(cells, isBad),
    corrected: cells.reduce((sum, cell) => sum + cell.corrected, 0),
  };
}

const standing = ({ n, score, bad, corrected }: RatingSums) => ({
  evaluations: n,
  bad,
  averageScore: average(score, n),
  correctionRate: percentOf(corrected, bad, 100),
});

/** The sums of a region with those of the present month in all that lies in it. */
function withFresh(region: string, before: RatingSums | undefined, fresh: RatingCounts["fresh"]): RatingSums {
  const { low, high } = codeRange(region);
  const sums = { n: before?.n ?? 0, score: before?.score ?? 0, bad: before?.bad ?? 0, corrected: before?.corrected ?? 0 };
  for (const [code, more] of fresh) {
    if (code < low || code >= high) continue;
    for (const name of ["n", "score", "bad", "corrected"] as const) sums[name] += more[name];
  }
  return sums;
}

export const handleRatings = defineHandler(ratingStatistics, async ({ region, orgCode }, { database, now }): Promise<Ratings> => {
  const moment = momentOf(now());
  const scope = await scopeOf(database, { region, orgCode });
  const whole = scope.department === undefined;
  const [words, counted, affairs, reasons, children, before, departments] = await Promise.all([
    vocabularyOf(database),
    countRatings(database, scope, moment),
    countFinished(database, scope, moment),
    countReasons(database, scope, moment),
    whole ? childrenOf(database, scope.line.current.code) : [],
    whole ? sumsBelow(database, scope, moment) : [],
    whole ? sumsByDepartment(database, scope, moment) : [],
  ]);
  const { cells, fresh } = counted;
  const all = totals(cells);
  const { correctionRate, averageScore } = standing(all);
  return {
    affairs,
    evaluations: all.n,
    good: all.n - all.bad,
    bad: all.bad,
    correctionRate,
    averageScore,
    levels: words.levels.map(({ value, label, bad }) => ({ value, label, bad, count: sumOf(cells, (cell) => cell.level === value) })),
    channels: words.channels.map(({ code, name }) => ({ code, name, count: sumOf(cells, (cell) => cell.channel === code) })),
    reasons: [...reasons]
      .map(([code, count]) => ({ code, label: words.reasonLabel(code), count }))
      .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
    months: lastMonths(moment).map((month) => {
      const { n, bad, score } = totals(cells.filter((cell) => cell.month === month));
      return { month, evaluations: n, bad, averageScore: average(score, n) };
    }),
    regions: children.map(({ code, name }) => ({
      code,
      name,
      ...standing(
        withFresh(
          code,
          before.find((row) => row.region === code),
          fresh,
        ),
      ),
    })),
    departments: departments.map(({ org, name, ...sums }) => ({ orgCode: org, name, ...standing(sums) })),
    recent: await reviewPage(database, { scope, kind: "all", moment, words }, RECENT, 0),
  };
});

export const handleRatingForm = defineHandler(ratingForm, async (_input, { database }) => {
  const { levels, channels, answerWithin } = await vocabularyOf(database);
  return { levels, channels, answerWithin };
});

export const handleRatingList = defineHandler(ratingList, async ({ region, orgCode, kind, page, pageSize }, { database, now }) => {
  const moment = momentOf(now());
  const scope = await scopeOf(database, { region, orgCode });
  const [words, { cells }] = await Promise.all([vocabularyOf(database), countRatings(database, scope, moment)]);
  const { n, bad, corrected } = totals(cells);
  const total = { all: n, bad, corrected }[kind];
  const list = total <= (page - 1) * pageSize ? [] : await reviewPage(database, { scope, kind, moment, words }, pageSize, (page - 1) * pageSize);
  return { total, page, pageSize, list };
});
