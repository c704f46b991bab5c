import type { Database } from "../data";
import { sql } from "../data";
import { createLog, type Log } from "../operations/log";
import { PORTAL } from "../province/import";
import type { PortalSetting } from "../province/rows";
import { createSearch, type Search } from "../search/search";

/** What the answers of the contract are made from. */
export type Services = {
  database: Database;
  /** What of the province pack has no table. */
  portal: PortalSetting;
  search: Search;
  log: Log;
  now: () => Date;
};

export type ServicesOptions = {
  /** With the schema and a province in it. */
  database: Database;
  log?: Log;
  /** The clock; deadlines are counted from it. */
  now?: () => Date;
};

const setting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/**
 * Opens what the answers need, once for the life of the process: dictionary and vocabulary of the search take about half a second.
 * @throws Error when the database holds no province yet
 */
export async function createServices({ database, log = createLog("info"), now = () => new Date() }: ServicesOptions): Promise<Services> {
  const row = await database.get(setting, { key: PORTAL });
  if (!row) throw new Error("数据库里还没有内容包：请先运行 npm run province -- import");
  const portal = JSON.parse(row.value) as PortalSetting;
  return { database, portal, search: await createSearch(database, portal.synonyms), log, now };
}
