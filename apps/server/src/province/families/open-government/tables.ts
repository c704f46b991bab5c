import { sql } from "../../../data";
import type { Context, FamilyTable } from "../../family";
import { LISTS } from "./counted";
import { dutyRows } from "./duty-rows";
import type { OpenGovernment } from "./read";
import type { PackLinkGroup } from "./shapes";
import { listsOf } from "./task-lists";

type Table = FamilyTable<OpenGovernment>;

/** Number of a task by `department/id`; undefined where the pack leaves it out. */
const numberOf = (ref: string, { taskId }: Context): number | undefined => taskId.get(ref.slice(ref.indexOf("/") + 1));

const dutyKind: Table = {
  label: "写入权责清单",
  clear: sql`DELETE FROM duty_kind`,
  insert: sql`INSERT INTO duty_kind (kind, detail) VALUES (${"kind"}, ${"detail"})`,
  rows: ({ kinds = {} }) => Object.entries(kinds).map(([kind, detail]) => ({ kind, detail: JSON.stringify(detail) })),
};

const duty: Table = {
  label: "写入权责清单",
  clear: sql`DELETE FROM duty`,
  insert: sql`INSERT INTO duty (id, catalog, dept_id, kind, name, levels, task_id, sort, basis)
    VALUES (${"id"}, ${"catalog"}, ${"deptId"}, ${"kind"}, ${"name"}, ${"levels"}, ${"taskId"}, ${"sort"}, ${"basis"})`,
  rows: dutyRows,
};

const listTask: Table = {
  label: "写入事项清单",
  clear: sql`DELETE FROM list_task`,
  insert: sql`INSERT INTO list_task (list, place, task_id) VALUES (${"list"}, ${"place"}, ${"taskId"})`,
  rows(_, { tasks, taskId }) {
    const hottest = tasks
      .map((task) => ({ task, id: taskId.get(task.id) ?? 0, lists: listsOf(task) }))
      .sort((one, other) => other.task.hot - one.task.hot || one.id - other.id);
    return LISTS.flatMap((list) => hottest.filter(({ lists }) => lists.includes(list)).map(({ id }, index) => ({ list, place: index + 1, taskId: id })));
  },
};

const licenceKind: Table = {
  label: "写入免证办",
  clear: sql`DELETE FROM licence_kind`,
  insert: sql`INSERT INTO licence_kind (id, name, issuer, sort) VALUES (${"id"}, ${"name"}, ${"issuer"}, ${"sort"})`,
  rows: ({ licences }) => licences.map(({ id, name, issuer }, sort) => ({ id, name, issuer, sort })),
};

const taskLicence: Table = {
  label: "写入免证办",
  clear: sql`DELETE FROM task_licence`,
  insert: sql`INSERT INTO task_licence (task_id, licence_id) VALUES (${"taskId"}, ${"licenceId"})`,
  rows({ licences }, { tasks, taskId }) {
    const idOf = new Map(licences.flatMap(({ id, name, also }) => [name, ...also].map((one) => [one, id] as const)));
    return tasks.flatMap((task) => {
      const ids = new Set(task.materials.flatMap(({ licence }) => (licence ? (idOf.get(licence) ?? []) : [])));
      return [...ids].map((licenceId) => ({ taskId: taskId.get(task.id) ?? 0, licenceId }));
    });
  },
};

const intermediary: Table = {
  label: "写入中介服务和收费目录",
  clear: sql`DELETE FROM intermediary`,
  insert: sql`INSERT INTO intermediary (id, dept_id, name, retained, sort, detail)
    VALUES (${"id"}, ${"deptId"}, ${"name"}, ${"retained"}, ${"sort"}, ${"detail"})`,
  rows: ({ intermediaries }) =>
    intermediaries.map(({ id, department, name, retained, agent, result, basis, charge, note }, sort) => ({
      id,
      deptId: department,
      name,
      retained: Number(retained),
      sort,
      detail: JSON.stringify({ agent, result, basis, charge, note }),
    })),
};

const feeEntry: Table = {
  label: "写入中介服务和收费目录",
  clear: sql`DELETE FROM fee_entry`,
  insert: sql`INSERT INTO fee_entry (id, catalogue, dept_id, name, sort, detail)
    VALUES (${"id"}, ${"catalogue"}, ${"deptId"}, ${"name"}, ${"sort"}, ${"detail"})`,
  rows: ({ fees }) =>
    fees.map(({ id, catalogue, department, name, kind, payer, standard, basis, waiver }, sort) => ({
      id,
      catalogue,
      deptId: department,
      name,
      sort,
      detail: JSON.stringify({ kind, payer, standard, basis, waiver }),
    })),
};

const entryTask: Table = {
  label: "写入中介服务和收费目录",
  clear: sql`DELETE FROM entry_task`,
  insert: sql`INSERT INTO entry_task (entry, task_id) VALUES (${"entry"}, ${"taskId"})`,
  rows: ({ intermediaries, fees }, context) =>
    [...intermediaries, ...fees].flatMap(({ id, tasks }) => {
      const ids = new Set(tasks.flatMap((ref) => numberOf(ref, context) ?? []));
      return [...ids].map((taskId) => ({ entry: id, taskId }));
    }),
};

const innovation: Table = {
  label: "写入特色创新",
  clear: sql`DELETE FROM innovation`,
  insert: sql`INSERT INTO innovation (sort, group_key, group_name, region, name, summary, image, url, task_id, tags)
    VALUES (${"sort"}, ${"groupKey"}, ${"groupName"}, ${"region"}, ${"name"}, ${"summary"}, ${"image"}, ${"url"}, ${"taskId"}, ${"tags"})`,
  rows({ innovations }, context) {
    const province = context.regions[0]?.code ?? "";
    const known = new Set(context.regions.map((region) => region.code));
    return innovations
      .flatMap(({ key, name: groupName, list }) =>
        list.flatMap(({ name, text, image, url = "", task, region = province, tags }) => {
          const taskId = task === undefined ? null : numberOf(task, context);
          if (taskId === undefined || !known.has(region)) return [];
          return [{ groupKey: key, groupName, region, name, summary: text, image, url, taskId, tags: JSON.stringify(tags) }];
        }),
      )
      .map((row, sort) => ({ ...row, sort }));
  },
};

const linkRows = (page: string, groups: readonly PackLinkGroup[]) =>
  groups.flatMap(({ key, name: groupName, list }) => list.map(({ name, url, text }) => ({ page, groupKey: key, groupName, name, url, summary: text })));

const linkEntry: Table = {
  label: "写入政务公开",
  clear: sql`DELETE FROM link_entry`,
  insert: sql`INSERT INTO link_entry (sort, page, group_key, group_name, name, url, summary)
    VALUES (${"sort"}, ${"page"}, ${"groupKey"}, ${"groupName"}, ${"name"}, ${"url"}, ${"summary"})`,
  rows: ({ links, channels }) => [...linkRows("open", links), ...linkRows("people", channels)].map((row, sort) => ({ ...row, sort })),
};

const figure: Table = {
  label: "写入政务公开",
  clear: sql`DELETE FROM figure`,
  insert: sql`INSERT INTO figure (id, name, image, kind, url, summary, counted, sort)
    VALUES (${"id"}, ${"name"}, ${"image"}, ${"kind"}, ${"url"}, ${"summary"}, ${"counted"}, ${"sort"})`,
  rows: ({ figures }) => figures.map(({ text, ...row }, sort) => ({ ...row, summary: text, sort })),
};

/** In an order that no reference forbids. */
export const tables: readonly Table[] = [dutyKind, duty, listTask, licenceKind, taskLicence, intermediary, feeEntry, entryTask, innovation, linkEntry, figure];
