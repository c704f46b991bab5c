import type { MapService } from "@onehall/api";
import type { Database } from "../data";
import { sql } from "../data";
import { UPLOAD_LIMITS, type UploadLimits } from "../data/uploads";
import { type Identity, nobody } from "../identity";
import { createLog, type Log } from "../common/log";
import { PORTAL_SETTINGS_KEY } from "../province/import";
import type { PortalSetting } from "../province/rows";
import { createSearch, type Search } from "../search/search";
import { NO_MAP } from "./places/settings";

/** What the answers of the contract are made from. */
export type Services = {
  database: Database;
  /** What of the province pack has no table. */
  portal: PortalSetting;
  search: Search;
  /** Who asks. */
  identity: Pick<Identity, "visitorOf" | "national">;
  log: Log;
  now: () => Date;
  /** The map that halls are shown on. */
  map: MapService;
  /** How much of images may be stored. */
  uploads: UploadLimits;
};

export type ServicesOptions = {
  /** With the schema and a province in it. */
  database: Database;
  /** Without it nobody is logged in but visitors who come from inside the process. */
  identity?: Pick<Identity, "visitorOf" | "national">;
  log?: Log;
  /** The clock; deadlines are counted from it. */
  now?: () => Date;
  /** @default none */
  map?: MapService;
  /** @default {@link UPLOAD_LIMITS} */
  uploads?: UploadLimits;
};

const setting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/**
 * Opens what the answers need, once for the life of the process: dictionary and vocabulary of the search take about half a second.
 * @throws Error when the database holds no province yet
 */
export async function createServices({
  database,
  identity = nobody,
  log = createLog("info"),
  now = () => new Date(),
  map = NO_MAP,
  uploads = UPLOAD_LIMITS,
}: ServicesOptions): Promise<Services> {
  const row = await database.get(setting, { key: PORTAL_SETTINGS_KEY });
  if (!row) throw new Error("数据库里还没有内容包：请先运行 npm run province -- import");
  const portal = JSON.parse(row.value) as PortalSetting;
  return { database, portal, search: await createSearch(database, portal.synonyms), identity, log, now, map, uploads };
}
