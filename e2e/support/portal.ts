import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Ends a start that hangs, in milliseconds; a first one with a full import takes its time beside other work. */
const START_PATIENCE = 600_000;

/** A port of this machine that nobody listens on. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? found(address.port) : failed(new Error("no port"))));
    });
  });

/** Imports the province pack into an empty folder, as the first start of a portal does. A database that is in use cannot be copied: the portal ends. */
export async function importTemplate(dataDir: string): Promise<void> {
  const portal = await startPortal({ dataDir });
  await portal.stop();
}

/**
 * Makes a data folder that nobody else writes to: a copy of the imported database at ONEHALL_TEMPLATE_DIR, so that the province pack is imported once for a
 * whole run; an empty folder where there is no such database, as in benchmarks. Whoever asked for it removes it.
 */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "onehall-"));
  const template = process.env.ONEHALL_TEMPLATE_DIR;
  if (template) await cp(template, folder, { recursive: true });
  return folder;
}

export type Portal = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends the server with the signal and waits for it. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

export type PortalOptions = {
  env?: Record<string, string>;
  /** An existing folder of the database; without it the portal gets {@link newDataDir}, which is removed at the end. */
  dataDir?: string;
  /** Command in front of node, such as `["taskset", "-c", "0"]`. */
  prefix?: string[];
  /** Where it listens. @default 127.0.0.1 */
  host?: string;
  /** `npm run dev` instead of the built server. @default false */
  fromSource?: boolean;
};

const serverFolder = join(root, "apps/server");
const { scripts } = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8")) as { scripts: { start: string } };
/** What `npm start` gives to node, in the server's folder. */
const [, ...BUILT] = scripts.start.split(" ");
const FROM_SOURCE = ["--import", "tsx", "src/dev.ts"];

/** Starts the server on a free port of the loopback address and waits until it is ready. */
export async function startPortal({ env = {}, dataDir, prefix = [], host = "127.0.0.1", fromSource = false }: PortalOptions = {}): Promise<Portal> {
  const folder = dataDir ?? (await newDataDir());
  const port = await freePort();
  const [command = process.execPath, ...args] = [...prefix, process.execPath, ...(fromSource ? FROM_SOURCE : BUILT)];
  const child = spawn(command, args, {
    cwd: serverFolder,
    env: { ...process.env, PORT: String(port), HOST: host, DATA_DIR: folder, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const origin = `http://${host}:${port}`;
  const deadline = Date.now() + START_PATIENCE;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the portal did not start:\n${output}`);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    origin,
    dataDir: folder,
    process: child,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false, // Not listening yet: asked again until the deadline.
  );
