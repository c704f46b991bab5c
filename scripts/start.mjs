// `npm start`: installs, builds what changed, fills the database, and serves the portal; the catalogue of the kit is built while it already answers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, fail, pnpmInBackground, root, runUntilStopped, step } from "./bootstrap.mjs";
import { buildCatalogue, buildPortal } from "./build.mjs";

/** Imports the province pack from source, so that it need not wait for the build; returns at once where the database holds content: the server itself imports what has changed. */
async function importPack() {
  const { status, output } = await pnpmInBackground(["--filter", "@onehall/server", "run", "province", "import", "--when-empty"]);
  if (status !== 0) fail(`${output}\n内容包没有导入成功，请看上面的信息。`);
}

await step("安装依赖", ensureInstalled);
await Promise.all([step("构建", buildPortal), step("导入内容包", importPack)]);
const server = join(root, "apps/server");
// What node is told stands in one place: the server's own start script.
const [, ...command] = JSON.parse(readFileSync(join(server, "package.json"), "utf8")).scripts.start.split(" ");
const file = join(server, command.pop());
runUntilStopped([...command, file]);
const faults = await step("构建组件目录 (/portal/kit/)", buildCatalogue);
if (faults !== "") console.error(`${faults}\n组件目录没有构建成功，门户不受影响。`);
