import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../support/portal";

/** One forbidden import for each room of the house. @see design.md, rooms */
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

const lint = (folder: string) =>
  spawnSync(join(root, "node_modules/.bin/oxlint"), ["-c", join(root, ".oxlintrc.json"), folder], { cwd: root, encoding: "utf8" });

for (const [path, source] of Object.entries(forbidden)) {
  test(`the lint rule refuses ${source.trim()} in ${dirname(path)}`, async () => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(file, source);
      const { status, stdout } = lint(path);
      expect(stdout).toContain("no-restricted-imports");
      expect(status).not.toBe(0);
    } finally {
      await rm(file, { force: true });
    }
  });
}
