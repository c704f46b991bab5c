import { spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort, root } from "../support/portal";
import type { Disk } from "./chaos.disk";
import { type Fault, GONE, WELL } from "./chaos.place";

const Libsql = createRequire(join(root, "apps/server/package.json"))("libsql") as new (file: string) => { exec(text: string): void; close(): void };

/** Connections that send half of their headers and then nothing. */
const HALF_OPEN = 200;
const DAY = 86_400_000;

/** A back end without notices that is well, or does not answer in one of two ways. */
export async function startUpstream() {
  const state = { now: "well" as "well" | "dead" | "slow" };
  const port = await freePort();
  const server = createServer((request, response) => {
    if (state.now === "dead") return void response.destroy();
    if (state.now === "slow") return undefined;
    const list = request.url?.includes("/noticeListNew") ? { total: 0, page: 1, pageSize: 10, data: [] } : { data: null };
    return void response.setHeader("content-type", "application/json").end(JSON.stringify({ statusCode: "200", data: list }));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${port}`, state, stop };
}

/** Runs a command for the operator. @throws Error with what it said */
function command(dataDir: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "src/operations/data-cli.ts", ...args], {
    cwd: join(root, "apps/server"),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`data ${args.join(" ")}: ${stdout}${stderr}`);
}

export const killed: Fault = {
  name: "server killed (SIGKILL)",
  expected: GONE,
  async inflict(place, look) {
    await place.portal.stop("SIGKILL");
    await look();
    await place.start();
  },
};

export const frozen: Fault = {
  name: "server frozen (SIGSTOP)",
  expected: GONE,
  async inflict({ portal }, look) {
    portal.process.kill("SIGSTOP");
    await look();
    portal.process.kill("SIGCONT");
  },
};

/** Faults of the disk below the embedded database. */
export const diskFaults = (disk: Disk): Fault[] => [
  {
    name: "disk full",
    expected: { readiness: "ready, read-only", status: "read-only" },
    async inflict(_place, look) {
      const free = disk.fill();
      await look();
      free();
    },
  },
  {
    name: "disk read-only (fault of ext4)",
    expected: { readiness: "ready, read-only", status: "read-only" },
    async inflict(place, look) {
      disk.failWrites();
      await look();
      await place.portal.stop("SIGKILL");
      disk.remount();
      await place.start();
    },
  },
  {
    name: "power cut",
    expected: GONE,
    async inflict(place, look) {
      disk.cutPower();
      await place.portal.stop("SIGKILL");
      await look();
      disk.remount();
      await place.start();
    },
  },
];

/** Faults of the embedded database, of the clock, of connections and of back ends. */
export const embeddedFaults = ({ state }: Awaited<ReturnType<typeof startUpstream>>): Fault[] => [
  killed,
  frozen,
  {
    name: "damaged file, restored from a backup",
    expected: GONE,
    async inflict(place, look) {
      const backup = join(place.dataDir, "backup.db");
      await place.portal.stop("SIGTERM");
      command(place.dataDir, "backup", backup);
      const file = openSync(join(place.dataDir, "onehall.db"), "r+");
      writeSync(file, randomBytes(4096), 0, 4096, 0);
      closeSync(file);
      const said = await place.start().then(
        () => "nothing: it started",
        (error: unknown) => String(error),
      );
      if (!said.includes("用最近的备份恢复")) place.people.fault(`a damaged file: ${said}`);
      await look();
      command(place.dataDir, "restore", backup);
      for (const name of ["backup.db", "onehall.db.before-restore"]) rmSync(join(place.dataDir, name), { force: true });
      await place.start();
    },
  },
  {
    name: "file locked by another program",
    expected: { readiness: "ready", status: "down" }, // Pages are read; what writes waits.
    async inflict(place, look) {
      const other = new Libsql(join(place.dataDir, "onehall.db"));
      other.exec("PRAGMA busy_timeout = 10000");
      other.exec("BEGIN IMMEDIATE");
      await look();
      other.exec("ROLLBACK");
      other.close();
    },
  },
  {
    name: "clock jumps a day ahead and back",
    expected: WELL,
    async inflict(place, look) {
      await place.jump(DAY);
      await look();
      await place.jump(-DAY);
    },
  },
  // What is dead is known at once, and the last good answer stands in; what is slow is said to be so.
  ...[["dead", WELL] as const, ["slow", { readiness: "ready", status: "down" }] as const].map(([kind, expected]): Fault => ({
    name: `back end ${kind}`,
    expected,
    async inflict(place, look) {
      state.now = kind;
      const { status, text } = await place.ask(`/portal/api/v2/data/noticeListNew?pageNo=${randomInt(2, 1_000_000)}`);
      if (status !== 503 || !text.includes("statusDescription")) place.people.fault(`back end ${kind}: ${status} ${text.slice(0, 200)}`);
      await look();
      state.now = "well";
    },
  })),
  {
    name: "half-open connections",
    expected: WELL,
    async inflict({ portal }, look) {
      const { port } = new URL(portal.origin);
      const sockets = Array.from({ length: HALF_OPEN }, () => connect(Number(port), "127.0.0.1").on("error", () => undefined));
      for (const socket of sockets) socket.write("GET /portal/v2/index HTTP/1.1\r\nHost: x\r\n");
      await look();
      for (const socket of sockets) socket.destroy();
    },
  },
];
