import type { Hono } from "hono";
import { contractRouter } from "../contract/router";
import { createServices } from "../contract/services";
import { createUpstream } from "../contract/upstream";
import { migrate, openDatabase, sql } from "../data";
import { discoveryRoutes } from "../documents/discovery";
import { openDataRoutes } from "../documents/open-data";
import { createIdentity, type Identity } from "../identity";
import { importPack } from "../province/import";
import { createProgress } from "../province/progress";
import type { Settings } from "../settings";
import type { Log } from "./log";

export type OpenServices = {
  /** Every call, at its path from the root. */
  contract: Hono;
  identity: Identity;
  /** What programs take: robots.txt, sitemaps, feeds, open data. */
  discovery: Hono;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
};

const ping = sql`SELECT 1 AS one`;

/** Opens the database, brings it to the newest schema and to the state of the province pack, and makes the services that answer the contract. */
export async function openServices(settings: Settings, log: Log): Promise<OpenServices> {
  const { databaseUrl, dataDir, packDir, trustProxy } = settings;
  const database = await openDatabase({ url: databaseUrl, dir: dataDir });
  await migrate(database);
  await importPack(database, packDir, createProgress());
  const identity = createIdentity({ database, settings, log });
  const services = await createServices({ database, identity, log, trustProxy });
  return {
    discovery: discoveryRoutes({ database, siteName: services.portal.site.site.name, publicOrigin: settings.publicOrigin }).route(
      "/",
      openDataRoutes(database),
    ),
    contract: contractRouter(services, {
      answerCacheMiB: settings.answerCacheMiB,
      publicOrigin: settings.publicOrigin,
      upstream: Object.keys(settings.upstream.bases).length > 0 ? createUpstream({ ...settings.upstream, log }) : undefined,
    }),
    identity,
    ready: () =>
      database.get(ping).then(
        () => true,
        () => false, // Not ready is the answer here, not a failure: the caller says so with status 503.
      ),
    close: () => database.close(),
  };
}
