// The portal as it is served: both faces, the contract and the documents on one port.
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createListener } from "./http/app";
import { createHttpServer } from "./http/http-server";
import { createLog } from "./common/log";
import { measureProcess } from "./common/metrics";
import { followContent, importBeside } from "./operations/content";
import { openData, openServices } from "./operations/open-services";
import { exitWithStartError } from "./operations/start-error";
import { unsafeSettings } from "./operations/production";
import { stopGracefully, logUnhandledRejections } from "./operations/stop";
import { importPack, packState } from "./province/import";
import { createProgress } from "./province/progress";
import { readSettings } from "./settings";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const faceFolder = (name: string) => resolve(root, "apps", name, "build");
const face = async (name: string) => (await import(pathToFileURL(resolve(faceFolder(name), "server/index.js")).href)) as ServerBuild;

/** Time for requests to old content to end, in milliseconds. */
const OLD_CONTENT = 60_000;

/** Starts the portal, or says in a sentence why it cannot and ends the process. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings(env, root, unsafeSettings);
    const log = createLog(settings.logLevel);
    logUnhandledRejections(log);
    measureProcess();
    const [data, v2, v3] = await Promise.all([openData(settings, log), face("portal-v2"), face("portal-v3")]);
    const { database } = data;
    const state = await packState(database, settings.packDir);
    if (state === "empty") await importPack(database, settings.packDir, createProgress());
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
      console.log(`OneHall 已启动：http://localhost:${typeof address === "object" && address ? address.port : settings.port}/portal/index`);
    });
    if (state === "outdated") void importBeside(fileURLToPath(new URL("./province.js", import.meta.url)), log).then(content.look);
    const close = async () => {
      content.close();
      await current.services.close();
      await data.close();
    };
    isStopping = stopGracefully({ server, close, grace: settings.stopGraceSeconds * 1000, log });
  } catch (error) {
    exitWithStartError(error);
  }
}
