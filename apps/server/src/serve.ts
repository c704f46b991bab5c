// The portal as it is served: both faces, the contract and the documents on one port.
import { createServer } from "node:http";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createListener } from "./http/app";
import { createLog } from "./common/log";
import { measureProcess } from "./common/metrics";
import { openServices } from "./operations/open-services";
import { exitWithStartError } from "./operations/start-error";
import { stopGracefully, logUnhandledRejections } from "./operations/stop";
import { readSettings } from "./settings";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const faceFolder = (name: string) => resolve(root, "apps", name, "build");
const face = async (name: string) => (await import(pathToFileURL(resolve(faceFolder(name), "server/index.js")).href)) as ServerBuild;

/** Starts the portal, or says in a sentence why it cannot and ends the process. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings(env, root);
    const log = createLog(settings.logLevel);
    logUnhandledRejections(log);
    measureProcess();
    const [services, v2, v3] = await Promise.all([openServices(settings, log), face("portal-v2"), face("portal-v3")]);
    const listener = createListener({
      settings,
      log,
      services,
      faces: { v2, v3 },
      assets: {
        v2: resolve(faceFolder("portal-v2"), "client"),
        v3: resolve(faceFolder("portal-v3"), "client"),
        kit: resolve(root, "packages/ui/storybook-static"),
      },
      mode: "production",
    });
    const server = createServer(listener);
    server.on("error", (error) => exitWithStartError(error, settings));
    server.listen(settings.port, settings.host, () => {
      const address = server.address();
      console.log(`OneHall 已启动：http://localhost:${typeof address === "object" && address ? address.port : settings.port}/portal/index`);
    });
    stopGracefully(server, services.close, log);
  } catch (error) {
    exitWithStartError(error);
  }
}
