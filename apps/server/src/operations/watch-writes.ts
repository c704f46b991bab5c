import { statfs } from "node:fs/promises";
import type { Log } from "../common/log";
import { diskFree, readOnlyNow } from "../common/metrics";
import { type Database, DataError, sql } from "../data";

/** How often it is tried whether something can be written, in milliseconds. */
const EVERY = 15_000;
const MIB = 1024 * 1024;

/** Why nothing is written: too little space is left on the disk, or the database refuses. */
export type WriteFailure = "disk-space" | "database";

export type WatchOptions = {
  database: Pick<Database, "run">;
  /** Folder of the embedded database; undefined where another server has the data. */
  dataDir: string | undefined;
  /** Space that must be free, in MiB: what is acknowledged needs room for its journal, and the operator for mending. */
  reserveMiB: number;
  log: Pick<Log, "error" | "info">;
  every?: number;
  /** Free bytes at a folder. */
  freeBytes?: (dir: string) => Promise<number>;
};

export type WriteWatch = { readOnly: () => boolean; check: () => Promise<void>; close: () => void };

const probe = sql`INSERT INTO setting (key, value) VALUES ('write.probe', ${"now"}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

const freeAt = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Another that writes for long is no obstacle: it will end. */
const isObstacle = (error: unknown): boolean => error instanceof DataError && (error.code === "data-read-only" || error.code === "data-unavailable");

/**
 * Looks every few seconds whether the disk has room and the database takes a row. Where not, the portal goes into read-only mode by itself and comes back
 * by itself. The first look is over when this resolves.
 * @see OPS-07
 */
export async function watchWrites({ database, dataDir, reserveMiB, log, every = EVERY, freeBytes = freeAt }: WatchOptions): Promise<WriteWatch> {
  let obstacle: WriteFailure | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function find(): Promise<WriteFailure | undefined> {
    if (dataDir !== undefined) {
      const free = await freeBytes(dataDir);
      diskFree.set(free);
      if (free < reserveMiB * MIB) return "disk-space";
    }
    return database.run(probe, { now: new Date().toISOString() }).then(
      () => undefined,
      (error: unknown) => (isObstacle(error) ? "database" : undefined),
    );
  }

  async function check(): Promise<void> {
    const found = await find();
    if (found !== undefined && found !== obstacle) log.error({ obstacle: found }, "nothing can be written; read-only until it can");
    if (found === undefined && obstacle !== undefined) log.info({}, "writing works again");
    obstacle = found;
    readOnlyNow.set(found === undefined ? 0 : 1);
  }

  /** One look after the other: a database that does not answer holds up none but this one. */
  function plan(): void {
    if (closed) return;
    timer = setTimeout(() => void check().finally(plan), every).unref();
  }

  await check();
  plan();
  return {
    readOnly: () => obstacle !== undefined,
    check,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
