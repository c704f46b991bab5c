import { fileURLToPath } from "node:url";
import type { Database } from "../data";
import { writeRows } from "./import";
import { type Pack, parsePack, readPackFiles } from "./pack";
import type { PackRegion } from "./regions";
import { packRows, type PackRows } from "./rows";

/** Folder of the pack of Guangdong. */
export const GUANGDONG = fileURLToPath(new URL("../../province/guangdong", import.meta.url));

let whole: Pack | undefined;

/** The pack of Guangdong, read once for a test file. */
export const guangdong = (): Pack => (whole ??= parsePack(readPackFiles(GUANGDONG)));

/** Regions that tests look at: all cities; counties of three of them; towns of Tianhe, Nansha, Dongguan and Zhongshan; the villages of a few towns, one of them hidden. */
const isKept = ({ code, level }: PackRegion): boolean =>
  level === "province" ||
  level === "city" ||
  (level === "county" && /^44(01|03|04)/.test(code)) ||
  (level === "town" && /^(440106|440115|440117404|4419|4420)/.test(code)) ||
  (level === "village" && /^(440106001|441900003|440117404)/.test(code));

/** Departments whose tasks the small pack has: of every level, for people and for companies. */
const KEPT_DEPARTMENTS: readonly string[] = ["police", "civil", "labour", "justice"];

/** Guangdong with all its tasks in some of its regions: seconds instead of minutes to import. */
export function allTasks(): Pack {
  const pack = guangdong();
  const regions = pack.regions.filter(isKept);
  const codes = new Set(regions.map((region) => region.code));
  return { ...pack, regions, notices: pack.notices.filter((notice) => notice.region === undefined || codes.has(notice.region)) };
}

/** The same with the tasks of a few departments. */
export function smallPack(): Pack {
  const pack = allTasks();
  const tasks = pack.tasks.filter((task) => KEPT_DEPARTMENTS.includes(task.department));
  const ids = new Set(tasks.map((task) => task.id));
  return { ...pack, tasks, faqs: pack.faqs.filter((faq) => faq.task === undefined || ids.has(faq.task)) };
}

/** The day of every import in a test: a Friday. */
const TODAY = "2026-11-20";

const made = new Map<() => Pack, PackRows>();

/** Fills a database with a pack; its rows are made once for a test file. @returns how many items there are */
export function fillWith(database: Database, pack: () => Pack): Promise<number> {
  const rows = made.get(pack) ?? packRows(pack(), TODAY);
  made.set(pack, rows);
  return writeRows(database, rows, "test");
}

export const fillSmall = (database: Database): Promise<number> => fillWith(database, smallPack);
