import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import process from "node:process";
import type { Log } from "../common/log";
import { audit, type Database, type Queries, sql } from "../data";
import { CACHE_MARK, PACK_MARK } from "../data/pack-mark";

/** How often it is looked whether the content was imported anew, here or by another process, in milliseconds. */
const EVERY = 5_000;

const mark = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

const setMark = sql`INSERT INTO setting (key, value) VALUES (${"key"}, ${"value"}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

/** Has every host of the database empty its caches of pages and answers, within five seconds. @see OPS-25 */
export async function purgeCaches(database: Pick<Database, "transaction">): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.run(setMark, { key: CACHE_MARK, value: randomUUID() });
      await audit(tx, { actor: "operator", action: "purge", subject: "caches" });
    },
    { audited: true },
  );
}

export type ContentOptions = {
  database: Queries;
  /** Takes the new content into service; what is served meanwhile is the old one. */
  onChange: () => Promise<void>;
  log: Pick<Log, "info" | "error">;
  every?: number;
};

/** Follows the imports of the province pack, and purges: each is taken into service without a restart, with empty caches, on every host of the same database. @see OPS-13, OPS-25 */
export async function followContent({ database, onChange, log, every = EVERY }: ContentOptions): Promise<{ look: () => Promise<void>; close: () => void }> {
  const valueOf = async (key: string) => (await database.get(mark, { key }))?.value;
  const current = async () => {
    const [pack, caches] = await Promise.all([valueOf(PACK_MARK), valueOf(CACHE_MARK)]);
    return pack === undefined ? undefined : `${pack} ${caches ?? ""}`;
  };
  let known = await current();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    try {
      const now = await current();
      if (now === undefined || now === known) return;
      await onChange();
      known = now;
      log.info({}, "new content is in service");
    } catch (error) {
      log.error({ err: error }, "new content could not be taken into service; the old one stays");
    }
  }

  function plan(): void {
    if (closed) return;
    timer = setTimeout(() => void look().finally(plan), every).unref();
  }

  plan();
  return {
    look,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Imports the pack in a process of its own, so that the one that serves goes on. Its faults are logged, and the old content stays. @param command the file of `npm run province` */
export async function importInBackground(command: string, log: Pick<Log, "info" | "error">): Promise<void> {
  const child = spawn(process.execPath, [command, "import"], { stdio: ["ignore", "ignore", "pipe"], env: process.env });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) log.error({ code, said }, "the pack could not be imported; the old content stays");
}
