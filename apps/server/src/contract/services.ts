import type { MapService } from "@onehall/api";
import type { Database } from "../data";
import { sql } from "../data";
import { UPLOAD_LIMITS, type UploadLimits } from "../data/uploads";
import { type ContractIdentity, nobody } from "../identity";
import { capitalised } from "../common/capitalised";
import { createLog, type Log } from "../common/log";
import { PORTAL_SETTINGS_KEY } from "../province/import";
import type { PortalSetting } from "../province/rows";
import { createSearch, type Search } from "../search/search";
import type { AdapterSettings } from "./applications/adapter-settings";
import type { Vocabulary } from "../search/vocabulary";
import { NO_MAP } from "./places/settings";

/** What the answers of the contract are made from. */
export type Services = {
  database: Database;
  /** What of the province pack has no table. */
  portal: PortalSetting;
  search: Search;
  /** What tasks are called in English, by their number. */
  english: ReadonlyMap<number, string>;
  /** Tasks by their id in the pack. */
  taskIds: ReadonlyMap<string, number>;
  /** Who asks. */
  identity: ContractIdentity;
  log: Log;
  now: () => Date;
  /** The map that halls are shown on. */
  map: MapService;
  /** A demonstration with the sample log-in: nothing that is handed in reaches an authority, and every page of an application says so. */
  sample: boolean;
  /** The back end that departments have for applications; undefined: the desk alone. */
  adapter: AdapterSettings | undefined;
  /** How much of images may be stored. */
  uploads: UploadLimits;
};

export type ServicesOptions = {
  /** With the schema and a province in it. */
  database: Database;
  /** Without it nobody is logged in but visitors who come from inside the process. */
  identity?: ContractIdentity;
  log?: Log;
  /** The clock; deadlines are counted from it. */
  now?: () => Date;
  /** @default none */
  map?: MapService;
  /** @default true */
  sample?: boolean;
  /** @default none */
  adapter?: AdapterSettings | undefined;
  /** @default {@link UPLOAD_LIMITS} */
  uploads?: UploadLimits;
};

const setting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

const slugs = sql<{ id: number; slug: string }>`SELECT id, slug FROM task`;

/** The first English term of the first entry that leads to a task first is its name. */
function englishNames(ids: ReadonlyMap<string, number>, entries: Vocabulary["english"]): Map<number, string> {
  const names = new Map<number, string>();
  for (const { say, tasks = [] } of entries) {
    const [id, name] = [ids.get(tasks[0] ?? ""), say[0]];
    if (id !== undefined && name !== undefined && !names.has(id)) names.set(id, capitalised(name));
  }
  return names;
}

/**
 * Opens what the answers need, once for the life of the process: dictionary and vocabulary of the search take about two seconds.
 * @throws Error when the database holds no province yet
 */
export async function createServices({
  database,
  identity = nobody,
  log = createLog("info"),
  now = () => new Date(),
  map = NO_MAP,
  sample = true,
  adapter,
  uploads = UPLOAD_LIMITS,
}: ServicesOptions): Promise<Services> {
  const row = await database.get(setting, { key: PORTAL_SETTINGS_KEY });
  if (!row) throw new Error("数据库里还没有内容包：请先运行 npm run province -- import");
  const portal = JSON.parse(row.value) as PortalSetting;
  const taskIds = new Map((await database.all(slugs)).map(({ id, slug }) => [slug, id]));
  return {
    database,
    portal,
    english: englishNames(taskIds, portal.vocabulary.english),
    taskIds,
    search: await createSearch(database, portal.synonyms, true, portal.vocabulary),
    identity,
    log,
    now,
    map,
    sample,
    adapter,
    uploads,
  };
}
