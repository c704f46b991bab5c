import type { Hono } from "hono";
import { contractRouter } from "../contract/router";
import { createServices } from "../contract/services";
import { migrate, openDatabase, sql } from "../data";
import { importPack } from "../province/import";
import { createProgress } from "../province/progress";
import type { Settings } from "../settings";
import type { Log } from "./log";

export type OpenServices = {
  /** Every call, at its path from the root. */
  contract: Hono;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
};

const ping = sql`SELECT 1 AS one`;

/** Opens the database, brings it to the newest schema and to the state of the province pack, and makes the services that answer the contract. */
export async function openServices({ databaseUrl, dataDir, packDir }: Settings, log: Log): Promise<OpenServices> {
  const database = await openDatabase({ url: databaseUrl, dir: dataDir });
  await migrate(database);
  await importPack(database, packDir, createProgress());
  return {
    contract: contractRouter(await createServices({ database, log })),
    ready: () =>
      database.get(ping).then(
        () => true,
        () => false, // Not ready is the answer here, not a failure: the caller says so with status 503.
      ),
    close: () => database.close(),
  };
}
