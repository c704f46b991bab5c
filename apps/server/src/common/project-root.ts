import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the project: commands run from src/… and, bundled, from dist. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "pnpm-workspace.yaml")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
