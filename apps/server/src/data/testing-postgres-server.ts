import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A PostgreSQL of its own for tests: a temporary folder, a free port of the loopback address, its own password; nothing of the machine's own server is touched. */
export type TestPostgres = {
  /** Address of its `postgres` database; the user may create others. */
  url: string;
  version: string;
  /** Process id of the server that takes connections; each connection has a process of its own (pg_stat_activity). */
  pid: number;
  stop: () => Promise<void>;
};

/** Milliseconds for the server to accept connections, and for it to end. */
const PATIENCE = 20_000;

const exe = process.platform === "win32" ? ".exe" : "";

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: the next folder is asked
  }
};

/** Folders such as /usr/lib/postgresql/15/bin, newest version first. */
function versions(parent: string, bin: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /\d/.test(name) || name.startsWith("postgresql"))
    .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))
    .map((name) => join(parent, name, bin));
}

/** The folder that holds `initdb` and `postgres`, or `undefined`. POSTGRES_BIN names it (or one of the programs); otherwise the usual places are looked at. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const places = [
    ...(env.POSTGRES_BIN ? [env.POSTGRES_BIN, join(env.POSTGRES_BIN, "..")] : []),
    ...(env.PATH ?? "").split(delimiter),
    ...versions("/usr/lib/postgresql", "bin"),
    "/usr/local/bin",
    "/usr/local/pgsql/bin",
    ...versions("/opt/homebrew/opt", "bin").filter((path) => path.includes("postgresql")),
    ...versions("/usr/local/opt", "bin").filter((path) => path.includes("postgresql")),
    ...versions("/Library/PostgreSQL", "bin"),
    ...versions("C:\\Program Files\\PostgreSQL", "bin"),
  ];
  return places.find((dir) => dir !== "" && isProgram(join(dir, `initdb${exe}`)) && isProgram(join(dir, `postgres${exe}`)));
}

const DEBIAN_SWITCH = "/etc/postgresql-common/createcluster.conf";

const apt = (...words: string[]) =>
  spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", "-o", "Dpkg::Options::=--force-confold", ...words], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Installs PostgreSQL on a Debian or Ubuntu that we are root of, without the server that Debian would create and start. Says loudly what it does. */
export function installPostgres(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return;
  console.warn("\n>>> PostgreSQL is not installed: apt-get install -y --no-install-recommends postgresql (ONEHALL_NO_POSTGRES=1 leaves it out)\n");
  if (!existsSync(DEBIAN_SWITCH)) {
    mkdirSync("/etc/postgresql-common", { recursive: true });
    writeFileSync(DEBIAN_SWITCH, "# No server is created or started by the installation.\ncreate_main_cluster = false\n");
  }
  const install = ["install", "-y", "--no-install-recommends", "postgresql"];
  if (!apt(...install) && apt("update")) apt(...install);
}

type Identity = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then an account without rights is used that the system has anyway. */
function identity(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no account postgres or nobody to run it as");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no free port on 127.0.0.1");
  return address.port;
}

/** Resolves when the server takes connections; rejects with what it said when it ends instead. */
async function accepting(server: ChildProcess): Promise<void> {
  let said = "";
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`postgres ended: ${said.slice(-500)}`)));
  });
  await Promise.race([
    ready,
    pause(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`postgres is not ready after ${PATIENCE} ms: ${said.slice(-500)}`);
    }),
  ]);
}

/**
 * Makes a cluster in a temporary folder and starts it.
 * @param bin folder of the programs
 * @param durable flush every commit to the disk; for measurements only, tests are quicker without
 * @throws Error when it cannot be made or started, with what the program said
 */
export async function startPostgres(bin: string, durable = false): Promise<TestPostgres> {
  const account = identity();
  const home = mkdtempSync(join(tmpdir(), "onehall-postgres-"));
  if (account) chownSync(home, account.uid, account.gid);
  const clean = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  const how = { ...account, cwd: home, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, password);
  if (account) chownSync(passwordFile, account.uid, account.gid);

  const data = join(home, "data");
  const made = spawnSync(
    join(bin, `initdb${exe}`),
    [
      "--pgdata",
      data,
      "--username",
      "onehall",
      "--pwfile",
      passwordFile,
      "--auth",
      "scram-sha-256",
      "--encoding",
      "UTF8",
      "--locale",
      "C",
      "--no-sync",
      "--no-instructions",
    ],
    { ...how, encoding: "utf8" },
  );
  if (made.status !== 0) {
    clean();
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "64MB",
    fsync: durable ? "on" : "off",
    logging_collector: "off",
  };
  const server = spawn(join(bin, `postgres${exe}`), ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])], {
    ...how,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  const brokenOff = () => {
    server.kill("SIGQUIT"); // at once, with everybody in it
    clean();
  };
  process.once("exit", brokenOff);
  const stop = async () => {
    process.off("exit", brokenOff);
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGINT"); // disconnects everybody, then ends
      await ended;
    }
    clean();
  };
  try {
    await accepting(server);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = spawnSync(join(bin, `postgres${exe}`), ["--version"], { encoding: "utf8" }).stdout.trim();
  return { url: `postgres://onehall:${password}@127.0.0.1:${port}/postgres`, version, pid: server.pid ?? 0, stop };
}
