import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/portal";

const MANIFEST = join(import.meta.dirname, "peers.json");
const FOLDER = join(root, "node_modules/.cache/kit-bench");

/**
 * Installs what the kit is compared with, at the exact versions of `peers.json`, outside the workspace and its lockfile.
 * Answers the folder; later runs find it there.
 */
export function installPeers(): string {
  const wanted = readFileSync(MANIFEST, "utf8");
  const manifest = join(FOLDER, "package.json");
  const done = join(FOLDER, "installed");
  if (existsSync(done) && existsSync(manifest) && readFileSync(manifest, "utf8") === wanted) return FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(manifest, wanted);
  console.log("installing the other kits …");
  // Some of them do not name React 19 as a peer yet, and none needs a script to be installed.
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--no-package-lock", "--silent"], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the other kits could not be installed: this bench needs the package registry once");
  writeFileSync(done, "");
  return FOLDER;
}

/** Version of a package as it was installed. */
export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(FOLDER, "node_modules", name, "package.json"), "utf8")) as { version: string }).version;
