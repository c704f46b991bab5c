// Packs the built package as the registry would get it, and looks at it with publint and attw.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "onehall-ui-"));
const run = (command, ...args) => execFileSync(command, args, { cwd: import.meta.dirname, stdio: "inherit" });
const tool = (name) => join(import.meta.dirname, "node_modules", ".bin", name);

try {
  run("pnpm", "pack", "--pack-destination", folder);
  const tarball = join(
    folder,
    readdirSync(folder).find((file) => file.endsWith(".tgz")),
  );
  run(tool("publint"), tarball, "--strict");
  run(tool("attw"), tarball, "--profile", "esm-only", "--exclude-entrypoints", "package.json");
} finally {
  rmSync(folder, { recursive: true });
}
