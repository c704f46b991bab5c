import { timeliness, type Timeliness } from "@onehall/api";
import { defineHandler } from "../router/handler";
import { childrenOf, codeRange } from "../rows/regions";
import { momentOf, percentOf } from "./moment";
import { type PunctualityRow, punctualByDepartment, punctualByRegion } from "./punctuality-rows";
import { scopeOf } from "./scope";

const figures = ({ finished, onTime, underWay, dueSoon, overdue }: PunctualityRow) => ({
  underWay,
  dueSoon,
  overdue,
  finished,
  onTimeRate: percentOf(onTime, finished, 100),
});

function totalOf(rows: readonly PunctualityRow[]): PunctualityRow {
  const total = { finished: 0, onTime: 0, underWay: 0, dueSoon: 0, overdue: 0 };
  for (const row of rows) for (const name of ["finished", "onTime", "underWay", "dueSoon", "overdue"] as const) total[name] += row[name];
  return total;
}

export const handleTimeliness = defineHandler(timeliness, async (input, { database, now }): Promise<Timeliness> => {
  const moment = momentOf(now());
  const scope = await scopeOf(database, input);
  const whole = scope.department === undefined;
  const [rows, children, departments] = await Promise.all([
    punctualByRegion(database, scope, moment),
    whole ? childrenOf(database, scope.line.current.code) : [],
    whole ? punctualByDepartment(database, scope, moment) : [],
  ]);
  const below = (code: string): PunctualityRow => {
    const { low, high } = codeRange(code);
    return totalOf(rows.filter(({ region }) => region >= low && region < high));
  };
  return {
    ...figures(totalOf(rows)),
    regions: children.map(({ code, name }) => ({ code, name, ...figures(below(code)) })),
    departments: departments.map(({ org, name, ...sums }) => ({ orgCode: org, name, ...figures(sums) })),
  };
});
