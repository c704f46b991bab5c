import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite, SQLITE_FILE } from "../data/sqlite";
import { lockDataDir } from "./data-dir-lock";

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-lock-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

test("a second server on the same folder is told so, with the process id; afterwards the folder is free", async () => {
  const dir = await folder();
  const release = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toThrow(`另一个 OneHall（进程号 ${process.pid}）正在使用数据文件夹 ${dir}`);
  await lockDataDir(join(dir, "another", "x".repeat(120))).then((free) => free());
  release();
  (await lockDataDir(dir))();
});

test("a server that was killed leaves the folder free", async () => {
  const dir = await folder();
  const libsql = fileURLToPath(import.meta.resolve("libsql"));
  const holding = `const lock = new (require(${JSON.stringify(libsql)}))(${JSON.stringify(join(dir, "server.lock"))}); lock.exec("BEGIN EXCLUSIVE"); console.log("held"); setInterval(() => {}, 1000)`;
  const killed = spawn(process.execPath, ["-e", holding], { stdio: ["ignore", "pipe", "inherit"] });
  await once(killed.stdout, "data");
  await expect(lockDataDir(dir)).rejects.toThrow("另一个 OneHall");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  (await lockDataDir(dir))();
});

test("a folder that is a file, and a damaged database, are said with what to do", async () => {
  const dir = await folder();
  await writeFile(join(dir, "file"), "");
  for (const open of [lockDataDir, openSqlite]) await expect(open(join(dir, "file"))).rejects.toThrow("DATA_DIR 应为文件夹，现在是一个文件");
  await writeFile(join(dir, SQLITE_FILE), "this is no database".repeat(100));
  await expect(openSqlite(dir)).rejects.toThrow("文件已经损坏：请停止服务，用最近的备份恢复");
});
