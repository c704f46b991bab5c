import Database from "libsql";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { cannotOpen } from "../data/errors";
import { SettingsError } from "../settings";

/**
 * Takes the data folder for this process, by a lock of the system on a file of SQLite: it ends with the process, however that ends, and a process id that
 * was given to another process means nothing. The id stands in a file beside it, for the sentence.
 * @returns gives the folder back
 * @throws SettingsError with the process id of the server that has it
 * @see OPS-08
 */
export async function lockDataDir(dir: string): Promise<() => void> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(dir, error);
  });
  const pidFile = join(dir, "server.pid");
  const lock = new Database(join(dir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    const pid = (await readFile(pidFile, "utf8").catch(() => "")).trim() || "?";
    throw new SettingsError(`另一个 OneHall（进程号 ${pid}）正在使用数据文件夹 ${dir}：请先停掉它（kill ${pid}），或者换一个 DATA_DIR。`);
  }
  await writeFile(pidFile, String(process.pid));
  return () => lock.close();
}
