import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { inject } from "vitest";
import type { Database } from "../data";
import { onceInRun } from "../data/testing-once";
import { families } from "./families";
import type { PackFolder } from "./family";
import { writeRows } from "./import";
import { type Pack, parsePack, readPackFiles } from "./pack";
import type { PackRegion } from "./regions";
import { type PackRows, packRows } from "./rows";
import { GUANGDONG } from "./testing-tiny";

/** A pack without its families, whose functions cannot be written to a file. */
export type PackCore = Omit<Pack, "families">;

const FILE = join(inject("runFolder"), "guangdong.bin");

// Reading takes seconds. It is done while test files are loaded, so that no test waits for it.
await onceInRun("guangdong", () => {
  const { families: _read, ...core } = parsePack(readPackFiles(GUANGDONG));
  writeFileSync(FILE, serialize(core));
});

/** Made at the first call, and the same one at every call: nobody changes it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The pack of Guangdong, read once in a run. */
export const guangdong = once(() => deserialize(readFileSync(FILE)) as PackCore);

/** A part of the pack of Guangdong with the families of the whole; rows that are not about its tasks and regions are left out by the families themselves. */
export function withFamilies(pack: PackCore): Pack {
  const { sources } = readPackFiles(GUANGDONG);
  const folder: PackFolder = {
    file: (path) => sources.find(({ file }) => file === path),
    within: (path) => sources.filter(({ file }) => file.startsWith(`${path}/`)),
  };
  const whole = guangdong();
  const single = { ...whole, tasks: whole.tasks.filter(({ kind }) => kind !== "TC") };
  return { ...pack, families: families.map((one) => one.read(folder, single, [])) };
}

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
export const allTasks = once((): PackCore => {
  const pack = guangdong();
  const regions = pack.regions.filter(isKept);
  const codes = new Set(regions.map((region) => region.code));
  return { ...pack, regions, notices: pack.notices.filter((notice) => notice.region === undefined || codes.has(notice.region)) };
});

/** The same with the tasks of a few departments. */
export const smallPack = once((): PackCore => {
  const pack = allTasks();
  const tasks = pack.tasks.filter((task) => KEPT_DEPARTMENTS.includes(task.department));
  const ids = new Set(tasks.map((task) => task.id));
  return { ...pack, tasks, faqs: pack.faqs.filter((faq) => faq.task === undefined || ids.has(faq.task)) };
});

/** The day of every import in a test: a Friday. */
export const TODAY = "2026-11-20";

const rowsOf = new WeakMap<Pack, PackRows>();

/** Replaces what a database holds of a pack, whose rows are made once for all databases. @param mark tells this state of the pack from others */
export function fill(database: Database, pack: Pack, mark = "test"): Promise<number> {
  const rows = rowsOf.get(pack) ?? packRows(pack, TODAY);
  rowsOf.set(pack, rows);
  return writeRows(database, rows, mark);
}
