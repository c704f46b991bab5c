import { FEE_CATALOGUES } from "@onehall/api";
import type { Params } from "../data";
import { LISTS } from "./lists";
import { officesOf, TOWN_OFFICE, VILLAGE_OFFICE } from "./offices";
import type { Pack } from "./pack";
import type { PackRows } from "./rows";
import type { PackTask } from "./task";
import type { Audience } from "./themes";

/** How much a pack has of something; `least` is what the catalogue of a whole province should have. */
export type Amount = { name: string; count: number; least?: number };

/** The rows that a pack has for a table of a family; none where the pack leaves the family out. */
export const familyRows = (rows: PackRows, table: string): readonly Params[] =>
  rows.families.flatMap(({ tables }) => tables.filter(({ insert }) => insert.text.startsWith(`INSERT INTO ${table} (`)).flatMap((one) => one.rows));

/** Counts the items that tasks make in the regions: what fillItems will find, without a database. */
export function itemCounter({ regions, departments }: Pick<Pack, "regions" | "departments">): (tasks: readonly PackTask[]) => number {
  const levels = new Map(regions.map((region) => [region.code, region.level]));
  const withCounties = new Set(regions.filter((region) => region.level === "county").map((region) => region.parent));
  /** Offices by the kind of their region and their department. A city without counties is of a kind of its own: it does their work as well. */
  const offices = new Map<string, number>();
  for (const { region, department } of officesOf(regions, departments)) {
    const level = levels.get(region);
    const key = `${level === "city" && !withCounties.has(region) ? "both" : level} ${department}`;
    offices.set(key, (offices.get(key) ?? 0) + 1);
  }
  const itemsOf = ({ offered, department }: PackTask): number => {
    const kinds = offered.includes("city") || offered.includes("county") ? [...offered, "both"] : offered;
    return kinds.reduce(
      (sum, kind) => sum + (offices.get(`${kind} ${kind === "town" ? TOWN_OFFICE : kind === "village" ? VILLAGE_OFFICE : department}`) ?? 0),
      0,
    );
  };
  return (tasks) => tasks.reduce((sum, task) => sum + itemsOf(task), 0);
}

/**
 * What a pack holds, beside what a whole province should have. The numbers are of rows as they are imported, so the importer and the checker say the same.
 * @see docs/province-pack.md, 命令
 */
export function inventory(pack: Pack, rows: PackRows): Amount[] {
  const of = (table: string): number => familyRows(rows, table).length;
  const single = pack.tasks.filter((task) => task.kind !== "TC");
  const asking = single.filter(({ rules }) => rules.questions.length > 0);
  const shown = pack.regions.filter((region) => region.hidden === null).length;
  const withTasks = (audience: Audience): number =>
    pack.themes[audience].filter(({ code }) => pack.tasks.some((task) => task.themes[audience].includes(code))).length;
  const named: Amount[] = [
    { name: "办理项", count: itemCounter(pack)(pack.tasks), least: 120_000 },
    { name: "事项", count: single.length, least: 420 },
    { name: "完整指南", count: single.filter((task) => task.complete).length, least: 90 },
    { name: "有情形问题的事项", count: asking.length },
    { name: "对谁都一样的事项", count: single.length - asking.length },
    { name: "有各市规定的完整指南", count: single.filter((task) => task.complete && task.cities).length, least: 12 },
    { name: "一件事", count: of("one_thing"), least: 18 },
    { name: "情形引导", count: of("scene"), least: 25 },
    { name: "个人主题", count: withTasks("person"), least: 32 },
    { name: "法人主题", count: withTasks("company"), least: 35 },
    { name: "省级部门", count: pack.departments.filter(({ id }) => single.some((task) => task.department === id)).length, least: 54 },
    { name: "有事项的清单", count: new Set(familyRows(rows, "list_task").map(({ list }) => list)).size, least: LISTS.length },
    { name: "可以享受的补贴、减免和优待", count: pack.benefits.benefits.length, least: 30 },
    { name: "服务网点", count: of("station"), least: shown },
    { name: "通知公告", count: pack.notices.length, least: 60 },
    { name: "常见问题", count: pack.faqs.length, least: 200 },
    { name: "指南里的问答", count: rows.faqs.length - pack.faqs.length },
    { name: "权责清单", count: of("duty"), least: 300 },
    { name: "收费目录", count: new Set(familyRows(rows, "fee_entry").map(({ catalogue }) => catalogue)).size, least: FEE_CATALOGUES.length },
    { name: "样例评价", count: of("rating"), least: 50_000 },
    { name: "样例办件", count: of("case_file") },
  ];
  const taken = new Set(named.map(({ name }) => name));
  const others = pack.families.flatMap(({ counts }) => Object.entries(counts)).filter(([name]) => !taken.has(name));
  return [...named, ...others.map(([name, count]): Amount => ({ name, count }))];
}

/** Columns that a text takes on a terminal: Chinese characters take two. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > "\u2E7F" ? 2 : 1), 0);
const toWidth = (text: string, width: number): string => text + " ".repeat(Math.max(width - widthOf(text), 0));
const figure = (number: number): string => number.toLocaleString("en");

/** Whether there is as much as a whole province should have. */
export const meetsMinimum = ({ count, least }: Amount): boolean => least === undefined || count >= least;

/** The amounts as a table for the terminal: name, number, minimum, ✓ or ✗. */
export function inventoryTable(amounts: readonly Amount[]): string {
  const width = Math.max(...amounts.map(({ name }) => widthOf(name))) + 2;
  const line = (amount: Amount): string => {
    const { name, count, least } = amount;
    const start = `  ${toWidth(name, width)}${figure(count).padStart(10)}`;
    return least === undefined ? start : `${start}   至少 ${figure(least).padStart(8)}  ${meetsMinimum(amount) ? "✓" : "✗"}`;
  };
  return amounts.map(line).join("\n");
}
