// `npm run dev`: the same server, with both faces served from source by Vite: hot reload in apps and packages, one port.
import { createServer as createHttpServer } from "node:http";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { createListener } from "./http/app";
import { createLog } from "./common/log";
import { openData, openServices } from "./operations/open-services";
import { exitWithStartError } from "./operations/start-error";
import { importPack } from "./province/import";
import { createProgress } from "./province/progress";
import { readSettings } from "./settings";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const http = createHttpServer();

const startVite = (name: string) =>
  createServer({
    root: resolve(root, "apps", name),
    configFile: resolve(root, "apps", name, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: http, path: `__hmr_${name}` } },
  });

const newest = (vite: ViteDevServer) => async () => {
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("the ssr environment of Vite cannot run modules");
  return environment.runner.import<ServerBuild>("virtual:react-router/server-build");
};

try {
  const settings = readSettings(process.env, root);
  const log = createLog(process.env.LOG_LEVEL ?? "warn");
  const [data, v2, v3] = await Promise.all([openData(settings, log), startVite("portal-v2"), startVite("portal-v3")]);
  await importPack(data.database, settings.packDir, createProgress());
  const services = await openServices(settings, log, data.database);
  const hono = createListener({
    settings,
    log,
    services,
    faces: { v2: newest(v2), v3: newest(v3) },
    mode: "development",
  });
  http.on("request", (request, response) => {
    const url = request.url ?? "/";
    // One Vite for each base path, never chained: the first would answer the files of the second with an error.
    const vite = url.startsWith("/portal/v3/") ? v3 : url.startsWith("/portal/v2/") ? v2 : undefined;
    if (!vite) return hono(request, response);
    vite.middlewares(request, response, () => {
      request.url = url; // Vite's base middleware cuts the base off; the pages need the whole address.
      hono(request, response);
    });
  });
  http.on("error", (error) => exitWithStartError(error, settings));
  http.listen(settings.port, settings.host, () => console.log(`OneHall（开发）：http://localhost:${settings.port}/portal/index`));
  const stop = async () => {
    http.close();
    await Promise.allSettled([v2.close(), v3.close(), services.close()]);
    await data.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
} catch (error) {
  exitWithStartError(error);
}
