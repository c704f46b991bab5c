import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../support/portal";

/** One forbidden import for each room of the house. @see ARCH-01 */
const forbidden: Record<string, string> = {
  "packages/ui/src/forbidden.ts": 'import "@onehall/regions";\n',
  "packages/regions/src/forbidden.ts": 'import "@onehall/api";\n',
  "packages/api/src/forbidden.ts": 'import "@onehall/ui/button";\n',
  "packages/routes/src/forbidden.ts": 'import "@onehall/portal/paths";\n',
  "packages/portal/src/forbidden.ts": 'import "@onehall/portal-v2";\n',
  "apps/portal-v2/app/forbidden.ts": 'import "@onehall/portal-v3";\n',
  "apps/portal-v3/app/forbidden.ts": 'import "@onehall/server";\n',
  "apps/server/src/forbidden.ts": 'import "@onehall/ui/button";\n',
};

/** Lints a folder that stands where our own stand, beside a copy of our rules: our tree stays as it is while other tests read it. */
const lint = (folder: string, path: string) =>
  spawnSync(join(root, "node_modules/.bin/oxlint"), ["-c", ".oxlintrc.json", path], { cwd: folder, encoding: "utf8" });

for (const [path, source] of Object.entries(forbidden)) {
  test(`the lint rule refuses ${source.trim()} in ${dirname(path)}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "onehall-imports-"));
    try {
      await cp(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), "export const allowed = true;\n");
      expect(lint(folder, path).status, "what is not forbidden passes").toBe(0);
      await writeFile(join(folder, path), source);
      const { status, stdout } = lint(folder, path);
      expect(stdout).toContain("no-restricted-imports");
      expect(status).not.toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
