import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { cannotOpen } from "../data/errors";
import { SettingsError } from "../settings";

/** Longest path of a socket that every system allows, in bytes. */
const LONGEST_PATH = 100;
/** Longest time that a living server takes to say its process id, in milliseconds. */
const PATIENCE = 2_000;

/** The socket of a folder: in it, or where its path is too long, in the folder of temporary files. */
function socketOf(dir: string): string {
  const path = join(realpathSync(dir), "server.sock");
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path;
  return join(tmpdir(), `onehall-${createHash("sha256").update(path).digest("hex").slice(0, 16)}.sock`);
}

/** The process id that whoever listens says; undefined where nobody listens. */
const ownerOf = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let said = "";
    const socket = connect(path);
    socket.setEncoding("utf8").setTimeout(PATIENCE, () => socket.destroy());
    socket.on("data", (text) => (said += String(text)));
    socket.on("error", () => resolve(undefined)).on("close", () => resolve(said || undefined));
  });

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on("error", () => undefined).end(String(process.pid)));
    server.on("error", reject).listen(path, () => resolve(server.unref()));
  });

/**
 * Takes the data folder for this process. A socket and no file with a number: the system removes the listener when a process ends, however it ends, and a
 * number that was given to another process means nothing.
 * @returns gives the folder back
 * @throws SettingsError with the process id of the server that has it
 * @see OPS-08
 */
export async function lockDataDir(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(dir, error);
  });
  const path = socketOf(dir);
  const taken = (pid: string) =>
    new SettingsError(`另一个 OneHall（进程号 ${pid}）正在使用数据文件夹 ${dir}：请先停掉它（kill ${pid}），或者换一个 DATA_DIR。`);
  const server = await listen(path).catch(async () => {
    const pid = await ownerOf(path);
    if (pid !== undefined) throw taken(pid);
    await rm(path, { force: true }); // left by a process that was killed
    return listen(path);
  });
  // Of two that found the same remnant, the one whose socket is there has the folder.
  const pid = await ownerOf(path);
  if (pid !== String(process.pid)) throw taken(pid ?? "?");
  return () => new Promise((closed) => server.close(() => closed()));
}
