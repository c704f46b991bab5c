import type { Context } from "../../family";
import type { PackLaws } from "../../laws";
import type { PackTask } from "../../task";
import type { OpenGovernment } from "./read";
import { DUTY_KINDS } from "./shapes";

const BITS = { province: 1, city: 2, county: 4 } as const;
type DutyLevel = keyof typeof BITS;

const isDutyLevel = (level: string): level is DutyLevel => Object.hasOwn(BITS, level);
const bitsOf = (levels: readonly DutyLevel[]): number => levels.reduce((bits, level) => bits + BITS[level], 0);

/** What towns and villages do for people is decided by the county. */
function levelsOf(task: PackTask): DutyLevel[] {
  const levels = task.offered.filter(isDutyLevel);
  return levels.length > 0 ? levels : ["county"];
}

/** 《law》（number）article：what it says */
const citationOf = ({ law, article, text }: PackTask["basis"][number], laws: PackLaws): string => {
  const number = laws.get(law);
  return `《${law}》${number ? `（${number}）` : ""}${article ?? ""}：${text}`;
};

/** The duties of the files, and every task by which people apply for the use of a power: a task need not be written twice. */
export function dutyRows(data: OpenGovernment, { tasks, taskId, departments, laws }: Context) {
  if (!data.kinds) return [];
  const place = new Map(departments.map((department, index) => [department.id, index]));
  const applied = tasks
    .filter((task) => DUTY_KINDS.some((kind) => kind === task.kind))
    .map((task) => ({
      id: task.id,
      catalog: task.code,
      deptId: task.department,
      kind: task.kind,
      name: task.name,
      levels: bitsOf(levelsOf(task)),
      taskId: taskId.get(task.id) ?? null,
      basis: JSON.stringify(task.basis.map((entry) => citationOf(entry, laws))),
    }));
  const own = data.duties.map(({ id, department, kind, name, levels, basis }) => ({
    id,
    catalog: id,
    deptId: department,
    kind,
    name,
    levels: bitsOf(levels),
    taskId: null,
    basis: JSON.stringify(basis),
  }));
  return [...applied, ...own]
    .sort((one, other) => (place.get(one.deptId) ?? 0) - (place.get(other.deptId) ?? 0) || (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0))
    .map((row, sort) => ({ ...row, sort }));
}
