import { type Supervision, supervision as performance, type WorkOrder, workOrders, workOrderStatistics } from "@onehall/api";
import { dayAfter } from "../../province/families/supervision/calendar";
import { defineHandler } from "../router/handler";
import { type CaseMonth, caseMonths, casePage, type CaseRow, countOffices, stateOf } from "./case-rows";
import { lastMonths, type Moment, momentOf, percentOf } from "./moment";
import { type Scope, scopeOf } from "./scope";

/** For so many days a result stays on the public list; a name, even a masked one, is not published for ever. */
const RESULT_DAYS = 90;

function workOrderOf(row: CaseRow, moment: Moment): WorkOrder {
  const answered = row.answered <= moment.now;
  const decided = row.decided <= moment.now;
  return {
    receipt: row.receipt,
    applicant: row.applicant,
    taskName: row.taskName,
    taskCode: row.taskCode,
    deptName: row.deptName,
    regionName: row.regionName,
    acceptedAt: answered ? row.answered : row.applied,
    dueDate: answered ? row.due : "",
    decidedAt: decided ? row.decided : "",
    state: stateOf(row, moment),
    result: decided ? row.result : "",
  };
}

/** A scope and the wider ones around it; of a whole region none is wider, because there its own figure is the answer. */
const scopesAround = ({ line: { path }, department }: Scope): Scope[] =>
  path
    .flatMap((current, index) =>
      department === undefined && index < path.length - 1 ? [] : [{ line: { current, path: path.slice(0, index + 1) }, department }],
    )
    .reverse();

export const handleWorkOrders = defineHandler(workOrders, async ({ region, orgCode, kind, page, pageSize }, { database, now }) => {
  const moment = momentOf(now());
  const since = dayAfter(moment.today, -RESULT_DAYS);
  const [own, ...wider] = scopesAround(await scopeOf(database, { region, orgCode }));
  if (!own) throw new RangeError("a region has a path");
  const pageIn = async (scope: Scope) => ({ scope, ...(await casePage(database, { scope, kind, moment, since }, pageSize, (page - 1) * pageSize)) });
  let found = await pageIn(own);
  // A small office may have nothing under way for weeks; then its line in the city, and in the province, shows what it does.
  for (const scope of wider) {
    if (found.total > 0) break;
    found = await pageIn(scope);
  }
  const { code, name } = found.scope.line.current;
  return { total: found.total, page, pageSize, list: found.rows.map((row) => workOrderOf(row, moment)), area: { code, name } };
});

const sum = (months: readonly CaseMonth[], name: Exclude<keyof CaseMonth, "month">): number => months.reduce((total, month) => total + month[name], 0);

export const handleWorkOrderStatistics = defineHandler(workOrderStatistics, async (input, { database, now }) => {
  const moment = momentOf(now());
  const months = await caseMonths(database, await scopeOf(database, input), moment);
  const finished = sum(months, "finished");
  return {
    accepted: sum(months, "admitted"),
    finished,
    onTimeRate: percentOf(sum(months, "onTime"), finished, 100),
    months: lastMonths(moment).map((month) => {
      const found = months.find((one) => one.month === month);
      return { month, accepted: found?.admitted ?? 0, finished: found?.finished ?? 0 };
    }),
  };
});

/** Shares that add up to 100 also after rounding: what is left over goes to the largest. */
function shares(months: readonly CaseMonth[]): Supervision["channels"] {
  const applied = sum(months, "applied");
  const of = {
    window: percentOf(sum(months, "window"), applied),
    online: percentOf(sum(months, "online"), applied),
    express: percentOf(sum(months, "express"), applied),
  };
  if (applied === 0) return of;
  const rest = 100 - of.window - of.online - of.express;
  const largest = of.window > of.online ? "window" : "online";
  return { ...of, [largest]: Math.round((of[largest] + rest) * 100) / 100 };
}

export const handleSupervision = defineHandler(performance, async (input, { database, now }): Promise<Supervision> => {
  const moment = momentOf(now());
  const scope = await scopeOf(database, input);
  const [months, departments] = await Promise.all([caseMonths(database, scope, moment), countOffices(database, scope)]);
  const applications = sum(months, "applied");
  const admitted = sum(months, "admitted");
  return {
    from: moment.from,
    until: moment.until,
    departments,
    applications,
    acceptanceRate: percentOf(admitted, sum(months, "answered")),
    approvalRate: percentOf(sum(months, "approved"), sum(months, "finished")),
    correctionRate: percentOf(sum(months, "mended"), applications),
    specialRate: percentOf(sum(months, "special"), admitted),
    channels: shares(months),
  };
});
