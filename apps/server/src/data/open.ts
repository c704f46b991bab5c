import type { Database } from "./database";
import { DataError } from "./errors";
import { openSqlite } from "./sqlite";

export type DatabasePlace = {
  /** `postgres://…` (DATABASE_URL); without it the embedded SQLite is used. */
  url?: string | undefined;
  /** Folder of the embedded database (DATA_DIR), made when it is missing. */
  dir: string;
  /** Longest time of one read of the embedded database, in milliseconds; without it none, for commands that read all of it. PostgreSQL has its own. */
  readLimit?: number;
};

/**
 * Opens the database that the settings name. Nothing is created in it: {@link migrate} does that.
 * @throws DataError `data-unavailable` when it cannot be opened, `data-statement` for an unknown kind of address
 */
export async function openDatabase({ url, dir, readLimit }: DatabasePlace): Promise<Database> {
  if (!url) return openSqlite(dir, undefined, readLimit);
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new DataError("data-statement", "DATABASE_URL 的值不对：应以 postgres:// 开头；不设置时使用内置数据库。");
  const { openPostgres } = await import("./postgres"); // no start on the embedded database waits for its driver
  return openPostgres(url);
}
