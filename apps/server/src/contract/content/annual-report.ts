import { annualReport } from "@onehall/api";
import { province } from "@onehall/regions";
import { localDate } from "../../common/deadline";
import { sql } from "../../data";
import { defineHandler } from "../router/handler";
import { regionPath } from "../rows/regions";
import { taskFigures } from "../rows/tasks";

type Cases = { received: number; online: number; finished: number; onTime: number };
type Ratings = { total: number; bad: number; corrected: number };

/** A year is reported once its January is counted. */
const counted = sql<{ year: string }>`SELECT SUBSTR(month, 1, 4) AS year FROM case_month
  WHERE scope = ${"province"} AND month LIKE '%-01' AND month < ${"year"} ORDER BY month DESC`;
const notices = sql<{ kind: string; count: number }>`SELECT kind, COUNT(*) AS count FROM notice
  WHERE published >= ${"from"} AND published < ${"to"} GROUP BY kind ORDER BY COUNT(*) DESC, kind`;
const cases = sql<Cases>`SELECT COALESCE(SUM(applied), 0) AS received, COALESCE(SUM(through_net), 0) AS online,
    COALESCE(SUM(finished), 0) AS finished, COALESCE(SUM(on_time), 0) AS "onTime"
  FROM case_month WHERE scope = ${"province"} AND month >= ${"from"} AND month < ${"to"}`;
/** Corrected are those of the bad ones of the year, also when that was in the next one: months count what was corrected in them, whenever it was rated. */
const ratings = sql<Ratings>`SELECT COUNT(*) AS total, COALESCE(SUM(CASE WHEN level <= 2 THEN 1 ELSE 0 END), 0) AS bad,
    COALESCE(SUM(CASE WHEN level <= 2 AND corrected <> '' THEN 1 ELSE 0 END), 0) AS corrected
  FROM rating WHERE rated >= ${"from"} AND rated < ${"to"}`;
const letters = sql<{ received: number; answered: number }>`SELECT COUNT(*) AS received,
    COALESCE(SUM(CASE WHEN EXISTS (SELECT 1 FROM feedback_step WHERE feedback_id = feedback.id AND feedback_step.status = 'answered') THEN 1 ELSE 0 END), 0) AS answered
  FROM feedback WHERE kind <> 'page' AND created_at >= ${"since"} AND created_at < ${"until"}`;
const searches = sql<{ n: number }>`SELECT COALESCE(SUM(n), 0) AS n FROM search_day WHERE day >= ${"from"} AND day < ${"to"}`;
const visits = sql<{ n: number }>`SELECT COALESCE(SUM(n), 0) AS n FROM visit_day WHERE day >= ${"from"} AND day < ${"to"}`;

/** The first moment of a year in the province, as moments are stored. */
const startOf = (year: number): string => new Date(`${year}-01-01T00:00:00+08:00`).toISOString();

/** Eight statements. @see GOV-12 */
export const handleAnnualReport = defineHandler(annualReport, async ({ year: asked }, { database, now }) => {
  const present = localDate(now()).slice(0, 4);
  const years = (await database.all(counted, { province: province().code, year: present })).map(({ year }) => year);
  const year = years.includes(asked) ? asked : (years[0] ?? String(Number(present) - 1));
  const span = { from: year, to: String(Number(year) + 1) };
  const [published, applied, rated, written, searched, visited, offered] = await Promise.all([
    database.all(notices, span),
    database.get(cases, { province: province().code, ...span }),
    database.get(ratings, span),
    database.get(letters, { since: startOf(Number(span.from)), until: startOf(Number(span.to)) }),
    database.get(searches, span),
    database.get(visits, span),
    regionPath(database, province().code).then((line) => taskFigures(database, line)),
  ]);
  return {
    year,
    years: years.length === 0 ? [year] : years,
    notices: published,
    cases: applied ?? { received: 0, online: 0, finished: 0, onTime: 0 },
    ratings: rated ?? { total: 0, bad: 0, corrected: 0 },
    letters: written ?? { received: 0, answered: 0 },
    searches: searched?.n ?? 0,
    visits: visited?.n ?? 0,
    tasks: { total: offered.total, online: offered.online },
  };
});
