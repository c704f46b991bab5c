import { setTimeout } from "node:timers/promises";
import type { Hono } from "hono";
import { type ResponseCache, openResponseCache } from "../contract/response-cache";
import { contractRouter } from "../contract/router";
import { createServices } from "../contract/services";
import { countVisit, writeVisits } from "../contract/supervision";
import { createUpstream } from "../contract/upstream";
import { measured, migrate, openDatabase, sql } from "../data";
import { documentRoutes } from "../documents";
import { discoveryRoutes } from "../documents/discovery";
import { openDataRoutes } from "../documents/open-data";
import { readOnlyContract } from "../contract/read-only";
import { createIdentity, type Identity } from "../identity";
import { importPack } from "../province/import";
import { createProgress } from "../province/progress";
import { flushQueryLog } from "../search/query-log";
import type { Settings } from "../settings";
import { createOperations, type Operations } from "./index";
import type { Log } from "../common/log";
import { requireSafe } from "./production";

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
  operations: Operations;
  /** Counts a page that was opened: a number for the day, nothing of the visitor. */
  countVisit: () => void;
  close: () => Promise<void>;
};

/** Longest time until readiness is told, in milliseconds, whatever the database does. */
const READY_LIMIT = 2_000;

const ping = sql`SELECT 1 AS one`;

/** Opens the database, brings it to the newest schema and to the state of the province pack, and makes the services that answer the contract. */
export async function openServices(settings: Settings, log: Log): Promise<OpenServices> {
  const { databaseUrl, dataDir, packDir, map } = settings;
  const opened = await openDatabase({ url: databaseUrl, dir: dataDir });
  await requireSafe(settings, opened);
  await migrate(opened);
  await importPack(opened, packDir, createProgress());
  const database = measured(opened, {
    slowMs: settings.slowQueryMs,
    onSlow: (statement, ms) => log.warn({ statement, ms }, "a database statement was slow"),
  });
  const identity = createIdentity({ database, settings, log });
  const services = await createServices({ database, identity, log, map });
  const documents = documentRoutes({ services, publicOrigin: settings.publicOrigin });
  const answers = openResponseCache(services, settings.answerCacheMiB);
  const upstream = Object.keys(settings.upstream.bases).length > 0 ? createUpstream({ ...settings.upstream, log }) : undefined;
  const answering = contractRouter(services, { answers, publicOrigin: settings.publicOrigin, upstream });
  const contract = settings.readOnly ? readOnlyContract(answering) : answering;
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
    ready,
    operations: createOperations({ database, settings, contract, ready, upstream }),
    discovery: discoveryRoutes({ database, siteName: services.portal.site.site.name, publicOrigin: settings.publicOrigin })
      .route("/", openDataRoutes(database))
      .route("/", documents.routes),
    identity,
    countVisit: settings.readOnly ? () => undefined : () => countVisit(database, new Date()),
    close: async () => {
      await documents.close();
      await writeVisits(database);
      await flushQueryLog(database);
      await database.close();
    },
  };
}
