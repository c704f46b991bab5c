import { localDate } from "../common/deadline";
import { PACK_CHECKED, PACK_IMPORT_VERSION, PACK_MARK } from "../data/pack-mark";
import { type Database, DataError, type Params, type Queries, refreshRollUps, sql, type Statement, type Transaction } from "../data";
import { quoted, rawStatement } from "../data/sql";
import type { Source } from "./document";
import { type Amount, inventory } from "./inventory";
import { fillItems } from "./items";
import { TASK_CLASSIFIER_KEY } from "../search/task-classifier";
import { IMPORT_VERSION, type PackFiles, parsePack, readPackFiles } from "./pack";
import { type Progress, silentProgress } from "./progress";
import { applyChanges, type FilledTable, type RowChanges, rowChanges, tableOf } from "./row-changes";
import { type PackRows, packRows } from "./rows";

/** Key of the setting that holds what of the pack has no table. */
export const PORTAL_SETTINGS_KEY = "pack.portal";

const readSetting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const writeSetting = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

const analyse = sql`ANALYZE`;

/** In an order that no reference forbids. */
const clear: readonly Statement[] = [
  sql`DELETE FROM pack_file`,
  sql`DELETE FROM notice_term`,
  sql`DELETE FROM notice`,
  sql`DELETE FROM faq_term`,
  sql`DELETE FROM faq`,
  sql`DELETE FROM suggest`,
  sql`DELETE FROM word`,
  sql`DELETE FROM term`,
  sql`DELETE FROM task_theme`,
  sql`DELETE FROM task_stat`,
  sql`DELETE FROM stat`,
  sql`DELETE FROM item`,
  sql`DELETE FROM offer`,
  sql`DELETE FROM task`,
  sql`DELETE FROM department`,
  sql`DELETE FROM region`,
];

const insert = {
  region: sql`INSERT INTO region (code, parent, name, level, sort, hidden) VALUES (${"code"}, ${"parent"}, ${"name"}, ${"level"}, ${"sort"}, ${"hidden"})`,
  department: sql`INSERT INTO department (org, credit, dept_id, region, name, short, type, phone, sort)
    VALUES (${"org"}, ${"credit"}, ${"deptId"}, ${"region"}, ${"name"}, ${"short"}, ${"type"}, ${"phone"}, ${"sort"})`,
  task: sql`INSERT INTO task (id, slug, code, name, phrase, aliases, lead, dept_id, kind, audience, hot, online, visits, promised, promise, statutory, complete, updated, guide)
    VALUES (${"id"}, ${"slug"}, ${"code"}, ${"name"}, ${"phrase"}, ${"aliases"}, ${"lead"}, ${"deptId"}, ${"kind"}, ${"audience"}, ${"hot"}, ${"online"}, ${"visits"}, ${"promised"}, ${"promise"}, ${"statutory"}, ${"complete"}, ${"updated"}, ${"guide"})`,
  theme: sql`INSERT INTO task_theme (catalog, task_id) VALUES (${"catalog"}, ${"taskId"})`,
  offer: sql`INSERT INTO offer (level, task_id) VALUES (${"level"}, ${"taskId"})`,
  faq: sql`INSERT INTO faq (id, task_id, sort, question, answer, topic)
    VALUES (${"id"}, ${"taskId"}, ${"sort"}, ${"question"}, ${"answer"}, ${"topic"})`,
  notice: sql`INSERT INTO notice (id, region, title, kind, source, published, body)
    VALUES (${"id"}, ${"region"}, ${"title"}, ${"kind"}, ${"source"}, ${"published"}, ${"body"})`,
  term: sql`INSERT INTO term (token, task_id, weight) VALUES (${"token"}, ${"taskId"}, ${"weight"})`,
  faqTerm: sql`INSERT INTO faq_term (token, faq_id, weight) VALUES (${"token"}, ${"faqId"}, ${"weight"})`,
  noticeTerm: sql`INSERT INTO notice_term (token, notice_id, weight) VALUES (${"token"}, ${"noticeId"}, ${"weight"})`,
  suggestion: sql`INSERT INTO suggest (term, initials, pinyin, weight, kind, payload)
    VALUES (${"term"}, ${"initials"}, ${"pinyin"}, ${"weight"}, ${"kind"}, ${"payload"})`,
  file: sql`INSERT INTO pack_file (path, text) VALUES (${"file"}, ${"text"})`,
  word: sql`INSERT INTO word (word, pinyin, weight, own) VALUES (${"word"}, ${"pinyin"}, ${"weight"}, ${"own"})`,
} as const;

/** Rows that go to the database at once: enough to be quick, few enough that the bar moves. */
const PORTION = 4_000;

type Batch = { label: string; statement: Statement; rows: readonly Params[] };

const batches = (rows: PackRows): Batch[] => [
  { label: "写入地区", statement: insert.region, rows: rows.regions },
  { label: "写入部门", statement: insert.department, rows: rows.departments },
  { label: "写入事项", statement: insert.task, rows: rows.tasks },
  { label: "写入主题", statement: insert.theme, rows: rows.themes },
  { label: "写入主题", statement: insert.offer, rows: rows.offers },
  { label: "写入问答和通知", statement: insert.faq, rows: rows.faqs },
  { label: "写入问答和通知", statement: insert.notice, rows: rows.notices },
  { label: "写入搜索词", statement: insert.term, rows: rows.search.terms },
  { label: "写入搜索词", statement: insert.faqTerm, rows: rows.search.faqTerms },
  { label: "写入搜索词", statement: insert.noticeTerm, rows: rows.search.noticeTerms },
  { label: "写入搜索词", statement: insert.suggestion, rows: rows.search.suggestions },
  { label: "写入搜索词", statement: insert.word, rows: rows.search.words },
];

const packFiles = (sources: readonly Source[]): Batch => ({ label: "写入内容包的文件", statement: insert.file, rows: sources });

/** How long items and counts take, in rows of the other tables: for the bar only. */
const EFFORT = { region: 8, counting: 150_000 } as const;

async function fill(tx: Transaction, rows: PackRows, sources: readonly Source[], progress: Progress): Promise<number> {
  const families = rows.families.flatMap((one) => one.tables);
  for (const table of families.toReversed()) await tx.run(table.clear);
  for (const statement of clear) await tx.run(statement);
  const core = [...batches(rows), packFiles(sources)];
  const regions = rows.regions.length;
  const afterwards = families.map(({ label, insert: statement, rows: some }): Batch => ({ label, statement, rows: some }));
  const total = [...core, ...afterwards].reduce((sum, batch) => sum + batch.rows.length, 0) + regions * EFFORT.region + EFFORT.counting;
  let done = 0;
  const write = async ({ label, statement, rows: some }: Batch): Promise<void> => {
    for (let from = 0; from < some.length; from += PORTION) {
      progress.at(done, total, label);
      const portion = some.slice(from, from + PORTION);
      await tx.runMany(statement, portion);
      done += portion.length;
    }
  };
  for (const batch of core) await write(batch);
  await tx.run(analyse); // PostgreSQL plans the next statement by what it knows of the tables, and of new ones that is nothing
  const before = done;
  const items = await fillItems(tx, regions, (ready) => progress.at(before + ready * EFFORT.region, total, "写入各地的办理项"));
  done += regions * EFFORT.region;
  for (const batch of afterwards) await write(batch);
  for (const { derive } of rows.families) await derive?.(tx);
  progress.at(done, total, "统计数量");
  await refreshRollUps(tx);
  return items;
}

async function writeMarks(tx: Transaction, { portal, search }: PackRows, mark: string): Promise<void> {
  await tx.run(writeSetting, { key: PORTAL_SETTINGS_KEY, value: JSON.stringify(portal) });
  await tx.run(writeSetting, { key: TASK_CLASSIFIER_KEY, value: search.classifier });
  await tx.run(writeSetting, { key: PACK_IMPORT_VERSION, value: String(IMPORT_VERSION) });
  await tx.run(writeSetting, { key: PACK_MARK, value: mark });
}

/** What items are made of (items.ts), by table. */
const ITEM_SOURCES = {
  region: ["code", "parent", "level", "sort", "hidden"],
  department: ["org", "credit", "deptId", "region"],
  task: ["id", "code", "deptId", "hot"],
  offer: ["level", "taskId"],
} as const;

const itemsStay = (changes: readonly RowChanges[]): boolean =>
  Object.entries(ITEM_SOURCES).every(([name, values]) => changes.some(({ table, touched }) => table === name && !values.some((value) => touched.has(value))));

const filledTables = (rows: PackRows, sources: readonly Source[]): FilledTable[] => [
  ...[...batches(rows), packFiles(sources)].map(({ statement, rows: some }) => ({
    clear: sql`DELETE FROM ${quoted(tableOf(statement))}`,
    insert: statement,
    rows: some,
  })),
  ...rows.families.flatMap(({ tables }) => tables),
];

/** References are checked at the commit: rows come in the order of the tables, and one that stays may refer to one that comes. */
const deferReferences = rawStatement("PRAGMA defer_foreign_keys = ON");
const countItems = sql<{ n: number }>`SELECT COUNT(*) AS n FROM item`;

/** A row that takes over what is another's, such as the number of a task: that one is written later. */
const isInTheWay = (error: unknown): boolean => error instanceof DataError && (error.code === "data-duplicate" || error.code === "data-constraint");

/**
 * On the embedded database, where nobody writes while a transaction does: compares first, and writes only what differs, in a short transaction.
 * @returns how many items there are; undefined where all has to be written: at first, with another version of the importer, and where items change
 */
async function writeChanges(database: Database, rows: PackRows, mark: string, progress: Progress, sources: readonly Source[]): Promise<number | undefined> {
  if (database.kind !== "sqlite") return undefined;
  const settingOf = async (queries: Queries, key: string) => (await queries.get(readSetting, { key }))?.value;
  const known = await settingOf(database, PACK_MARK);
  if (known === undefined || (await settingOf(database, PACK_IMPORT_VERSION)) !== String(IMPORT_VERSION)) return undefined;
  progress.at(0, 2, "比较内容");
  const changes = await rowChanges(database, filledTables(rows, sources));
  if (!itemsStay(changes)) return undefined;
  progress.at(1, 2, "写入有变化的内容");
  const writing = database.transaction(
    async (tx) => {
      // Another import came in between: what was compared is gone.
      if ((await settingOf(tx, PACK_MARK)) !== known) return undefined;
      await tx.run(deferReferences);
      await applyChanges(tx, changes);
      for (const { derive } of rows.families) await derive?.(tx);
      await writeMarks(tx, rows, mark);
      return (await tx.get(countItems))?.n;
    },
    { unbounded: true },
  );
  return writing.catch((error: unknown) => {
    if (isInTheWay(error)) return undefined;
    throw error;
  });
}

/**
 * Replaces everything in the database that comes from a pack, in one transaction: readers see the old province or the new one, never a mixture.
 * Feedback and other things that people wrote stay. @param mark tells this state of the pack from others
 * @param sources the files of the pack, for the export
 * @returns how many items there are
 */
export async function writeRows(
  database: Database,
  rows: PackRows,
  mark: string,
  progress: Progress = silentProgress,
  sources: readonly Source[] = [],
): Promise<number> {
  const small = await writeChanges(database, rows, mark, progress, sources);
  if (small !== undefined) return small;
  return database.transaction(
    async (tx) => {
      const items = await fill(tx, rows, sources, progress);
      await writeMarks(tx, rows, mark);
      return items;
    },
    { unbounded: true },
  );
}

const markOf = (files: PackFiles, today: string): string => `${files.mark} ${today.slice(0, 7)}`;

/** Whether the database holds this state of a pack: not at all, an older one (or another pack), or this one. */
export async function packState(database: Queries, dir: string, now = new Date()): Promise<"empty" | "outdated" | "current"> {
  const known = await database.get(readSetting, { key: PACK_MARK });
  if (!known) return "empty";
  return known.value === markOf(readPackFiles(dir), localDate(now)) ? "current" : "outdated";
}

/** What an import did; `amounts` is empty when there was nothing to do. */
export type ImportResult = { changed: boolean; items: number; amounts: readonly Amount[]; milliseconds: number };

/**
 * Brings the database to the state of a pack. Does nothing, and takes a few milliseconds, when it is there already.
 * A new month counts as another state: samples go back from the present one.
 * @param dir folder of the pack
 * @throws PackError when the pack is wrong; nothing is changed then
 */
export async function importPack(database: Database, dir: string, progress: Progress = silentProgress, now = new Date()): Promise<ImportResult> {
  const start = performance.now();
  const today = localDate(now);
  const files = readPackFiles(dir);
  const mark = markOf(files, today);
  const known = await database.get(readSetting, { key: PACK_MARK });
  if (known?.value === mark) return { changed: false, items: 0, amounts: [], milliseconds: performance.now() - start };
  progress.at(0, 1, "检查内容包");
  const pack = parsePack(files);
  const rows = packRows(pack, today);
  const items = await writeRows(database, rows, mark, progress, files.sources);
  await database.run(writeSetting, { key: PACK_CHECKED, value: today });
  return { changed: true, items, amounts: inventory(pack, rows), milliseconds: performance.now() - start };
}
