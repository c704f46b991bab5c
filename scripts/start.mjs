// `npm start`: installs, builds what changed, and serves the portal with the embedded database.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root, runUntilStopped } from "./bootstrap.mjs";
import { buildPortal } from "./build.mjs";

ensureInstalled();
buildPortal();
const server = join(root, "apps/server");
// What node is told stands in one place: the server's own start script.
const [, ...command] = JSON.parse(readFileSync(join(server, "package.json"), "utf8")).scripts.start.split(" ");
const file = join(server, command.pop());
runUntilStopped([...command, file]);
