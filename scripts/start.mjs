// `npm start`: installs, builds what changed, and serves the portal with the embedded database.
import { join } from "node:path";
import { ensureInstalled, root, runUntilStopped } from "./bootstrap.mjs";
import { buildPortal } from "./build.mjs";

ensureInstalled();
buildPortal();
runUntilStopped([join(root, "apps/server/dist/main.js")]);
