import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/portal";

/**
 * Installs what a bench compares or measures with, at the exact versions of a manifest, outside the workspace and its lockfile.
 * Answers the folder; later runs find it there.
 * @param name of the folder below `node_modules/.cache`
 */
export function installBenchTools(name: string, manifest: string): string {
  const folder = join(root, "node_modules/.cache", name);
  const wanted = readFileSync(manifest, "utf8");
  const own = join(folder, "package.json");
  const done = join(folder, "installed");
  if (existsSync(done) && existsSync(own) && readFileSync(own, "utf8") === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, wanted);
  console.log(`installing what ${name} needs …`);
  // Some kits do not name React 19 as a peer yet, and nothing needs a script to be installed.
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--no-package-lock", "--silent"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`what ${name} needs could not be installed: it takes the package registry once`);
  writeFileSync(done, "");
  return folder;
}
