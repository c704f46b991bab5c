// The portal as it is served: both faces, the contract and the documents on one port.
import cluster from "node:cluster";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createListener } from "./http/app";
import { createDrain } from "./http/drain";
import { createHttpServer } from "./http/http-server";
import { createLog, type Log } from "./common/log";
import { measureProcess } from "./common/metrics";
import { followContent, importInBackground } from "./operations/content";
import { openData, openServices, type OpenData } from "./operations/open-services";
import { exitWithStartError } from "./operations/start-error";
import { unsafeSettings } from "./operations/production";
import { stopGracefully, logUnhandledRejections } from "./operations/stop";
import { answerMetrics, superviseWorkers, shareMetrics } from "./operations/workers";
import { importPack, packState } from "./province/import";
import { createProgress } from "./province/progress";
import { readSettings, type Settings } from "./settings";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const faceFolder = (name: string) => resolve(root, "apps", name, "build");
const face = async (name: string) => (await import(pathToFileURL(resolve(faceFolder(name), "server/index.js")).href)) as ServerBuild;

/** Time for requests to old content to end, in milliseconds. */
const OLD_CONTENT = 60_000;

const started = (port: number) => console.log(`OneHall 已启动：http://localhost:${port}/portal/index`);

/** Imports what has changed, in the background. */
const importChanges = (log: Log) => importInBackground(fileURLToPath(new URL("./province.js", import.meta.url)), log);

/** Opens the database, and fills it where it is empty. */
async function openFilled(settings: Settings, log: Log): Promise<OpenData & { outdated: boolean }> {
  const data = await openData(settings, log);
  const state = await packState(data.database, settings.packDir);
  if (state === "empty") await importPack(data.database, settings.packDir, createProgress());
  return { ...data, outdated: state === "outdated" };
}

/** Starts the portal, or says in a sentence why it cannot and ends the process. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings(env, root, unsafeSettings);
    const log = createLog(settings.logLevel);
    logUnhandledRejections(log);
    await (settings.workers > 1 && cluster.isPrimary ? serveByWorkers(settings, env, log) : serveHere(settings, log));
  } catch (error) {
    exitWithStartError(error);
  }
}

/** This process serves nothing: it prepares the database, and keeps the workers that share the port. Each is to the database what another host is. @see OPS-15 */
async function serveByWorkers(settings: Settings, env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  const { close, outdated } = await openFilled(settings, log);
  await close();
  answerMetrics();
  // Workers accept for themselves: whoever is busy takes nothing, and no connection is on its way to one that has just ended.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const workers = superviseWorkers({
    count: settings.workers,
    fork: () => cluster.fork({ NODE_ENV: env.NODE_ENV ?? "" }),
    onServing: started,
    log,
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => workers.stop(settings.stopGraceSeconds * 1000));
  if (outdated) void importChanges(log);
  const { code, sentence } = await workers.ended;
  if (sentence !== undefined) console.error(sentence);
  process.exit(code);
}

async function serveHere(settings: Settings, log: Log): Promise<void> {
  measureProcess();
  if (cluster.isWorker) shareMetrics();
  const [data, v2, v3] = await Promise.all([openFilled(settings, log), face("portal-v2"), face("portal-v3")]);
  const { database } = data;
  const assets = {
    v2: resolve(faceFolder("portal-v2"), "client"),
    v3: resolve(faceFolder("portal-v3"), "client"),
    kit: resolve(root, "packages/ui/storybook-static"),
  };
  let isStopping = () => false;
  /** The portal with what the database holds now. */
  const open = async () => {
    const services = await openServices(settings, log, database);
    const ready = async () => !isStopping() && services.ready();
    return { services, listener: createListener({ settings, log, services: { ...services, ready }, faces: { v2, v3 }, assets, mode: "production" }) };
  };
  let current = await open();
  const content = await followContent({
    database,
    log,
    onChange: async () => {
      const old = current;
      current = await open();
      setTimeout(() => void old.services.close(), OLD_CONTENT).unref();
    },
  });
  const server = createHttpServer((request, response) => current.listener(request, response));
  server.on("error", (error) => exitWithStartError(error, settings));
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    if (!cluster.isWorker) started(typeof address === "object" && address ? address.port : settings.port);
  });
  if (data.outdated && !cluster.isWorker) void importChanges(log).then(content.look);
  const close = async () => {
    content.close();
    await current.services.close();
    await data.close();
  };
  isStopping = stopGracefully({ drain: createDrain(server), close, grace: settings.stopGraceSeconds * 1000, log });
}
