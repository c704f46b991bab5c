import type { Block, NoticeSummary } from "@onehall/api";
import { LRUCache } from "lru-cache";
import type { Database } from "../../data";
import { plainText } from "../../province/prose";
import type { CatalogueTask } from "../../search/catalogue";
import { type IndexVersion, getOrLoad, perIndexVersion, type KeyValueCache } from "../../search/index-version";
import { type FaqRow, faqsByIds } from "../rows/faqs";
import { noticesByIds } from "../rows/notices";
import { type DepartmentRow, departmentsOf, type RegionPath, regionPath, codeRange } from "../rows/regions";
import { catalogsOf, everyNearestItem, type ItemRow, itemsByIds, nearestItems, type TaskFilter, type TaskRow, themeCounts } from "../rows/tasks";

/** Maximum of cached regions: provinces, cities, counties, and the most frequent towns. */
const REGIONS = 500;
const LINES = 5_000;
const ITEMS = 20_000;
const DOCUMENTS = 2_000;

/** A question with its answer as plain text. */
export type AnsweredQuestion = Pick<FaqRow, "id" | "taskId" | "question"> & { answer: string };

const answered = ({ id, taskId, question, answer }: FaqRow): AnsweredQuestion => ({ id, taskId, question, answer: plainText(JSON.parse(answer) as Block[]) });

/** Caches per index version: small values that most queries need. */
const cacheOf = perIndexVersion(() => ({
  lines: new LRUCache<string, RegionPath>({ max: LINES }),
  offices: new LRUCache<string, DepartmentRow[]>({ max: REGIONS }),
  themes: new LRUCache<string, Map<string, number>>({ max: REGIONS }),
  catalogs: new LRUCache<number, string[]>({ max: DOCUMENTS }),
  /** By region for which the import has chosen them: the items that serve it, by task, 0 where there is none. */
  reached: new LRUCache<string, Int32Array>({ max: REGIONS }),
  /** The same of other regions, and where only their own items count, of the tasks that were asked for. */
  nearest: new LRUCache<string, Map<number, number>>({ max: REGIONS }),
  items: new LRUCache<number, ItemRow>({ max: ITEMS }),
  /** By item, as it is with its task. */
  rows: new LRUCache<number, TaskRow>({ max: ITEMS }),
  faqs: new LRUCache<number, AnsweredQuestion>({ max: DOCUMENTS }),
  notices: new LRUCache<string, NoticeSummary>({ max: DOCUMENTS }),
}));

/** Values by key; misses are loaded in one batch. Keys without a value are left out. */
async function loadMissing<Key, Value>(
  shelf: KeyValueCache<Key, Value>,
  keys: readonly Key[],
  read: (missing: Key[]) => Promise<Iterable<readonly [Key, Value]>>,
): Promise<Map<Key, Value>> {
  const found = new Map<Key, Value>();
  const missing: Key[] = [];
  for (const key of keys) {
    const known = shelf.get(key);
    if (known === undefined) missing.push(key);
    else found.set(key, known);
  }
  if (missing.length === 0) return found;
  for (const [key, value] of await read(missing)) {
    shelf.set(key, value);
    found.set(key, value);
  }
  return found;
}

/** A task that a region offers, with the number of the item that serves the region. */
export type AvailableTask = { task: CatalogueTask; itemId: number };

/** What a search needs to know of the province beside the words. Of what was asked for before, nothing is read again while the import is the same. */
export type SearchContext = {
  indexVersion: IndexVersion;
  /** @throws PortalError `region-unknown`, status 404 */
  line(code: string): Promise<RegionPath>;
  offices(line: RegionPath): Promise<DepartmentRow[]>;
  themeCounts(line: RegionPath): Promise<Map<string, number>>;
  /** Catalogue codes of a task. */
  catalogs(task: number): Promise<string[]>;
  /** Those of some tasks (at most 300) that a region offers, in their order. Of the filter only what it asks of items is looked at: `onlyHere` and `org`. */
  offered(line: RegionPath, tasks: readonly CatalogueTask[], filter: Pick<TaskFilter, "onlyHere" | "org">): Promise<AvailableTask[]>;
  /** The same (at most 300) as lists show them, by number of the item. */
  rows(offered: readonly AvailableTask[]): Promise<Map<number, TaskRow>>;
  /** The code that each of some tasks has for a region. */
  codes(line: RegionPath, tasks: readonly number[]): Promise<Map<number, string>>;
  /** In the order given. */
  faqs(ids: readonly number[]): Promise<AnsweredQuestion[]>;
  /** Those that concern a region, newest first. */
  notices(line: RegionPath, ids: readonly string[]): Promise<NoticeSummary[]>;
};

/** A notice concerns a region if it is of that region, of one above it or of one inside it. */
function concerns({ current, path }: RegionPath, { regionCode }: NoticeSummary): boolean {
  const { low, high } = codeRange(current.code);
  return path.some(({ code }) => code === regionCode) || (regionCode >= low && regionCode < high);
}

const newestFirst = (one: NoticeSummary, other: NoticeSummary): number =>
  one.date === other.date ? (one.id < other.id ? 1 : -1) : one.date < other.date ? 1 : -1;

/** @param indexVersion the import that the database is from now */
export function openSearchContext(database: Database, indexVersion: IndexVersion): SearchContext {
  const kept = cacheOf(indexVersion);

  async function nearest(line: RegionPath, onlyHere: boolean, tasks: readonly number[]): Promise<Map<number, number>> {
    const { code } = line.current;
    const reached = onlyHere ? undefined : (kept.reached.get(code) ?? (await everyNearestItem(database, line)));
    if (reached) {
      kept.reached.set(code, reached);
      return new Map(tasks.map((task) => [task, reached[task] ?? 0]));
    }
    const key = `${code} ${onlyHere}`;
    const known = kept.nearest.get(key) ?? new Map<number, number>();
    kept.nearest.set(key, known);
    return loadMissing(known, tasks, (missing) => nearestItems(database, line, onlyHere, missing));
  }

  const items = async (ids: readonly number[]): Promise<Map<number, ItemRow>> =>
    loadMissing(kept.items, ids, async (missing) => (await itemsByIds(database, missing)).map((row) => [row.itemId, row] as const));

  return {
    indexVersion,
    line: (code) => getOrLoad(kept.lines, code, () => regionPath(database, code)),
    offices: ({ current: { code } }) => getOrLoad(kept.offices, code, () => departmentsOf(database, code)),
    themeCounts: (line) => getOrLoad(kept.themes, line.current.code, () => themeCounts(database, line)),
    catalogs: (task) => getOrLoad(kept.catalogs, task, () => catalogsOf(database, task)),

    async offered(line, tasks, { onlyHere = false, org }) {
      const ids = tasks.map(({ id }) => id);
      const serving = await nearest(line, onlyHere, ids);
      const offered = tasks.flatMap((task) => {
        const itemId = serving.get(task.id) ?? 0;
        return itemId === 0 ? [] : [{ task, itemId }];
      });
      if (org === undefined) return offered;
      const rows = await items(offered.map(({ itemId }) => itemId));
      return offered.filter(({ itemId }) => rows.get(itemId)?.org === org);
    },

    rows: (offered) =>
      loadMissing(
        kept.rows,
        offered.map(({ itemId }) => itemId),
        async (missing) => {
          const rows = await items(missing);
          return offered.flatMap(({ task: { id, name, phrase, aliases, lead, kind, hot, online, visits, promised, promise, statutory }, itemId }) => {
            const row = rows.get(itemId);
            return row ? [[itemId, { taskId: id, name, phrase, aliases, lead, kind, hot, online, visits, promised, promise, statutory, ...row }] as const] : [];
          });
        },
      ),

    async codes(line, tasks) {
      const serving = await nearest(line, false, tasks);
      const rows = await items([...new Set(serving.values())].filter((id) => id !== 0));
      return new Map(
        [...serving].flatMap(([task, id]) => {
          const row = rows.get(id);
          return row ? [[task, row.code] as const] : [];
        }),
      );
    },

    async faqs(ids) {
      const rows = await loadMissing(kept.faqs, ids, async (missing) => (await faqsByIds(database, missing)).map((row) => [row.id, answered(row)] as const));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },

    async notices(line, ids) {
      const [province = line.current] = line.path;
      const everywhere = { current: province, path: [province] };
      const rows = await loadMissing(kept.notices, ids, async (missing) =>
        (await noticesByIds(database, everywhere, missing)).map((row) => [row.id, row] as const),
      );
      return ids
        .flatMap((id) => rows.get(id) ?? [])
        .filter((notice) => concerns(line, notice))
        .sort(newestFirst);
    },
  };
}
