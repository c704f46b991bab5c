import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** A PostgreSQL of its own for tests: a temporary folder, a free port of the loopback address, its own password; nothing of the machine's own server is touched. */
export type TestPostgres = {
  /** Address of its `postgres` database; the user may create others. */
  url: string;
  version: string;
  /** Process id of the server that takes connections; each connection has a process of its own (pg_stat_activity). */
  pid: () => number;
  /** Ends it with all its connections at once, as a fall of the machine would: what was not committed is gone. */
  kill: () => Promise<void>;
  /** Starts it again after that, on the same port. */
  restart: () => Promise<void>;
  /**
   * Makes a standby that follows it, and lets it acknowledge only what that has written; `SELECT pg_promote()` there makes it a primary.
   * @param port of one that has ended, whose place it takes
   */
  standby: (port?: number) => Promise<TestPostgres>;
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
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve();
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

type Cluster = { bin: string; durable: boolean; password: string; port?: number | undefined };
/** How programs of PostgreSQL are run: as whom, and where. */
type How = { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };

function run(how: How, program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { ...how, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

/** Starts what `fill` puts into a new folder. @throws Error with what the program said */
async function startCluster({ bin, durable, password, port: wanted }: Cluster, fill: (data: string, how: How) => void): Promise<TestPostgres> {
  const account = identity();
  const home = mkdtempSync(join(tmpdir(), "onehall-postgres-"));
  if (account) chownSync(home, account.uid, account.gid);
  const clean = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  const how: How = { ...account, cwd: home, env: { PATH: process.env.PATH, LC_ALL: "C", PGPASSWORD: password } };
  const data = join(home, "data");
  try {
    fill(data, how);
  } catch (error) {
    clean();
    throw error;
  }

  const port = wanted ?? (await freePort());
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "64MB",
    fsync: durable ? "on" : "off",
    logging_collector: "off",
  };
  const start = () => {
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = spawn(join(bin, `postgres${exe}`), ["-D", data, ...options], { ...how, stdio: ["ignore", "ignore", "pipe"] });
    return { server, ended: once(server, "exit") };
  };
  let { server, ended } = start();
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
  const address = `onehall:${password}@127.0.0.1:${port}/postgres`;
  return {
    url: `postgres://${address}`,
    version,
    pid: () => server.pid ?? 0,
    async kill() {
      server.kill("SIGQUIT");
      await ended;
    },
    async restart() {
      ({ server, ended } = start());
      await accepting(server);
    },
    async standby(portOfIt) {
      const beside = join(bin, `pg_basebackup${exe}`);
      const program = existsSync(beside) ? beside : "pg_basebackup";
      const following = await startCluster({ bin, durable, password, port: portOfIt }, (copy, as) =>
        run(as, program, ["--pgdata", copy, "--dbname", `postgres://${address}`, "--write-recovery-conf", "--checkpoint", "fast", "--no-sync"]),
      );
      const primary = new Client({ connectionString: `postgres://${address}` });
      await primary.connect();
      await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
      await primary.query("SELECT pg_reload_conf()");
      await primary.end();
      return following;
    },
    stop,
  };
}

/**
 * Makes a cluster in a temporary folder and starts it.
 * @param bin folder of the programs
 * @param durable flush every commit to the disk; for measurements only, tests are quicker without
 * @throws Error when it cannot be made or started, with what the program said
 */
export async function startPostgres(bin: string, durable = false): Promise<TestPostgres> {
  const password = randomBytes(16).toString("hex");
  return startCluster({ bin, durable, password }, (data, how) => {
    const passwordFile = join(how.cwd, "password");
    writeFileSync(passwordFile, password);
    if (how.uid !== undefined && how.gid !== undefined) chownSync(passwordFile, how.uid, how.gid);
    const options = { pgdata: data, username: "onehall", pwfile: passwordFile, auth: "scram-sha-256", encoding: "UTF8", locale: "C" };
    run(how, join(bin, `initdb${exe}`), [...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]), "--no-sync", "--no-instructions"]);
  });
}
