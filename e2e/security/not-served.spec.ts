import { request as rawRequest } from "node:http";
import { expect, origin, test } from "../support/test";

/** Files of the checkout and of the machine, and where a server that serves too much has them. @see ASVS-19 */
const FILES = [
  ".git/config",
  ".git/HEAD",
  ".git/index",
  ".gitignore",
  ".svn/entries",
  ".hg/store",
  ".env",
  ".env.production",
  ".npmrc",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.json",
  "Dockerfile",
  "node_modules/hono/package.json",
  "src/main.ts",
  "src/settings.ts",
  "dist/main.js",
  "dist/main.js.map",
  "server/index.js",
  ".data/onehall.db",
  "onehall.db",
];
const FOLDERS = ["/", "/portal/", "/portal/v2/", "/portal/v3/", "/portal/v2/assets/", "/portal/v3/assets/", "/portal/kit/"];
/** Ways out of a served folder, as they are sent: a client that tidies paths up would never ask for them. */
const OUT = ["..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e", "..%5c.."];

/** Status of a path that is sent byte for byte. */
const statusOf = (path: string): Promise<number> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(origin());
    rawRequest({ hostname, port, path }, (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    })
      .on("error", failed)
      .end();
  });

test("no metadata of source control, no settings, sources or data of the server are served", async () => {
  const served: string[] = [];
  for (const folder of FOLDERS) {
    for (const file of FILES) if ((await statusOf(folder + file)) !== 404) served.push(folder + file);
    for (const way of OUT)
      for (const file of ["package.json", ".git/config"])
        if (![400, 404].includes(await statusOf(`${folder}${way}/${file}`))) served.push(`${folder}${way}/${file}`);
  }
  expect(served).toEqual([]);
});
