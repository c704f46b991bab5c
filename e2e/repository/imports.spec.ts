import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../support/portal";

const PACKAGES = "no-restricted-imports";
const CYCLE = "no-cycle";

/** One forbidden import for each package and each folder of the server, and one cycle of types. @see ARCH-01 */
const forbidden: readonly { file: string; source: string; rule: string }[] = [
  { file: "packages/ui/src/forbidden.ts", source: 'import "@onehall/regions";\n', rule: PACKAGES },
  { file: "packages/ui/src/forbidden-element.ts", source: 'import { createElement } from "react";\nexport const element = createElement;\n', rule: PACKAGES },
  { file: "packages/regions/src/forbidden.ts", source: 'import "@onehall/api";\n', rule: PACKAGES },
  { file: "packages/language/src/forbidden.ts", source: 'import "@onehall/regions";\n', rule: PACKAGES },
  { file: "packages/rules/src/forbidden.ts", source: 'import "@onehall/api";\n', rule: PACKAGES },
  { file: "packages/api/src/forbidden.ts", source: 'import "@onehall/ui/button";\n', rule: PACKAGES },
  { file: "packages/routes/src/forbidden.ts", source: 'import "@onehall/portal/paths";\n', rule: PACKAGES },
  { file: "packages/portal/src/forbidden.ts", source: 'import "@onehall/portal-v2";\n', rule: PACKAGES },
  { file: "apps/portal-v2/app/forbidden.ts", source: 'import "@onehall/portal-v3";\n', rule: PACKAGES },
  { file: "apps/portal-v3/app/forbidden.ts", source: 'import "@onehall/server";\n', rule: PACKAGES },
  { file: "apps/server/src/forbidden.ts", source: 'import "@onehall/ui/button";\n', rule: PACKAGES },
  { file: "apps/server/src/common/forbidden.ts", source: 'import "../data";\n', rule: PACKAGES },
  { file: "apps/server/src/data/forbidden.ts", source: 'import "../search/search";\n', rule: PACKAGES },
  { file: "apps/server/src/search/forbidden.ts", source: 'import "../province/import";\n', rule: PACKAGES },
  { file: "apps/server/src/province/families/forbidden.ts", source: 'import "../../identity";\n', rule: PACKAGES },
  { file: "apps/server/src/identity/forbidden.ts", source: 'import "../contract/router";\n', rule: PACKAGES },
  { file: "apps/server/src/contract/forbidden.ts", source: 'import "../documents";\n', rule: PACKAGES },
  { file: "apps/server/src/documents/forbidden.ts", source: 'import "../reading/text";\n', rule: PACKAGES },
  { file: "apps/server/src/reading/forbidden.ts", source: 'import type { Page } from "../http/page-cache";\nexport type Forbidden = Page;\n', rule: PACKAGES },
  { file: "apps/server/src/operations/forbidden.ts", source: 'import "../http/app";\n', rule: PACKAGES },
  { file: "apps/server/src/http/forbidden.ts", source: 'import "@onehall/portal";\n', rule: PACKAGES },
  {
    file: "apps/server/src/http/cycle.ts",
    source: 'import type { Other } from "./cycle-other";\nexport type One = { other?: Other };\n',
    rule: CYCLE,
  },
  {
    file: "apps/server/src/http/cycle-other.ts",
    source: 'import type { One } from "./cycle";\nexport type Other = { one?: One };\n',
    rule: CYCLE,
  },
];

/** What no rule forbids: whatever is said of it is said of everything. */
const ALLOWED = { file: "apps/server/src/http/allowed.ts", source: "export const allowed = true;\n" };

type Diagnostic = { code: string; filename: string };

let found: Diagnostic[] = [];

/** Lints a folder that stands where our own stand, beside a copy of our rules, in one run: our tree stays as it is while other tests read it. */
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "onehall-imports-"));
  try {
    await cp(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    for (const { file, source } of [...forbidden, ALLOWED]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), source);
    }
    const args = ["-c", ".oxlintrc.json", "--format", "json", "packages", "apps"];
    const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

for (const { file, source, rule } of forbidden) {
  test(`${rule} refuses ${source.split("\n", 1)[0]} in ${file}`, () => {
    expect(found.filter(({ code, filename }) => filename === file && code.includes(rule))).not.toEqual([]);
  });
}

test("what is not forbidden passes", () => {
  expect(found.filter(({ filename }) => filename === ALLOWED.file)).toEqual([]);
});
