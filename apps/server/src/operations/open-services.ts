import { setTimeout } from "node:timers/promises";
import { setProvince } from "@onehall/regions";
import type { Hono } from "hono";
import { startDelivery } from "../contract/applications/outbox";
import { startSampleOffice } from "../contract/applications/sample-office";
import { type ResponseCache, openResponseCache } from "../contract/router/response-cache";
import { contractRouter } from "../contract/router/router";
import { createServices } from "../contract/services";
import { countVisit, writeVisits } from "../contract/supervision/visits";
import { createUpstream } from "../contract/upstream";
import { createLimiter, type Limiter, type RateLimit } from "../data/rate-limits";
import { type Database, measured, migrate, openDatabase, sql } from "../data";
import { documentRoutes } from "../documents";
import { discoveryRoutes } from "../documents/discovery";
import { englishPages, type EnglishPages } from "../documents/english";
import { mediaSources } from "../province/site";
import { openDataRoutes } from "../documents/open-data";
import { readOnlyContract } from "../contract/router/read-only";
import { createIdentity, type Identity } from "../identity";
import { flushQueryLog } from "../search/query-log";
import type { Settings } from "../settings";
import { createOperations, type Operations } from "./index";
import type { Log } from "../common/log";
import { lockDataDir } from "./data-dir-lock";
import { requireSafe } from "./production";
import { watchWrites } from "./watch-writes";

export type OpenServices = {
  /** Every call, at its path from the root. */
  contract: Hono;
  /** Answers of the contract that are the same for all. */
  answers: ResponseCache;
  identity: Identity;
  /** What programs take: robots.txt, sitemaps, feeds, open data; and documents that people keep or print. */
  discovery: Hono;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  /** Whether nothing can be written now: by the setting, or because the disk or the database takes nothing. */
  readOnly: () => boolean;
  operations: Operations;
  /** Counts tries in the database, for all hosts together. */
  limiter: (limit: RateLimit) => Limiter;
  /** The pages in English; undefined where the pack has none. */
  english?: EnglishPages | undefined;
  /** Hosts of videos and their captions. */
  media?: readonly string[];
  /** Counts a page that was opened: a number for the day, nothing of the visitor. */
  countVisit: () => void;
  close: () => Promise<void>;
};

/** Longest time of one read of the embedded database, in milliseconds; as long as a page may take. */
const READ_LIMIT = 30_000;

/** Longest time until readiness is told, in milliseconds, whatever the database does. */
const READY_LIMIT = 2_000;

const topRegion = sql<{ code: string; name: string }>`SELECT code, name FROM region WHERE parent IS NULL`;
const ping = sql`SELECT 1 AS one`;

export type OpenData = { database: Database; close: () => Promise<void> };

/** Takes the data folder, opens the database and brings it to the newest schema. */
export async function openData(settings: Settings, log: Log): Promise<OpenData> {
  const { databaseUrl, dataDir } = settings;
  const release = databaseUrl ? () => undefined : await lockDataDir(dataDir);
  const opened = await openDatabase({ url: databaseUrl, dir: dataDir, readLimit: READ_LIMIT });
  await requireSafe(settings, opened);
  await migrate(opened);
  const database = measured(opened, {
    slowMs: settings.slowQueryMs,
    onSlow: (statement, ms) => log.warn({ statement, ms }, "a database statement was slow"),
  });
  return {
    database,
    close: async () => {
      await writeVisits(database);
      await flushQueryLog(database);
      await database.close();
      release();
    },
  };
}

/** Makes the services that answer the contract, from what the database holds of the province pack now. Closing them leaves the database open. */
export async function openServices(settings: Settings, log: Log, database: Database): Promise<OpenServices> {
  const { databaseUrl, dataDir, map } = settings;
  const own = await database.get(topRegion, {});
  if (own) setProvince(own);
  const identity = createIdentity({ database, settings, log, siteName: () => services.portal.site.site.name });
  const { adapter, sampleOfficeSeconds } = settings;
  const sample = settings.identity.provider === undefined;
  const services = await createServices({ database, identity, log, map, sample, adapter, uploads: settings.uploads });
  const documents = documentRoutes({ services, publicOrigin: settings.publicOrigin });
  const answers = openResponseCache(services, settings.answerCacheMiB);
  const upstream = Object.keys(settings.upstream.bases).length > 0 ? createUpstream({ ...settings.upstream, log }) : undefined;
  const answering = contractRouter(services, { answers, publicOrigin: settings.publicOrigin, upstream });
  const watch = settings.readOnly
    ? undefined
    : await watchWrites({ database, dataDir: databaseUrl ? undefined : dataDir, reserveMiB: settings.diskReserveMiB, log });
  const readOnly = () => watch?.readOnly() ?? true;
  const contract = readOnlyContract(answering, readOnly);
  const background = [
    ...(sample && !adapter && !settings.readOnly && sampleOfficeSeconds > 0 ? [startSampleOffice(services, sampleOfficeSeconds * 1000)] : []),
    ...(adapter && !settings.readOnly ? [startDelivery(database, adapter, log)] : []),
  ];
  const ready = async () =>
    Promise.race([
      database.get(ping).then(
        () => true,
        () => false, // Not ready is the answer here, not a failure: the caller says so with status 503.
      ),
      setTimeout(READY_LIMIT, false, { ref: false }),
    ]);
  return {
    answers,
    contract,
    limiter: (limit) => createLimiter(database, limit),
    ready,
    readOnly,
    operations: createOperations({ database, settings, contract, ready, readOnly, upstream }),
    discovery: discoveryRoutes({
      database,
      site: services.portal.site,
      english: new Set(Object.keys(services.portal.english.guides)),
      publicOrigin: settings.publicOrigin,
    })
      .route("/", openDataRoutes(database))
      .route("/", documents.routes),
    identity,
    english: englishPages(services),
    media: mediaSources(services.portal.site),
    countVisit: () => void (readOnly() || countVisit(database, new Date())),
    close: async () => {
      for (const stop of background) await stop();
      watch?.close();
      await documents.close();
    },
  };
}
