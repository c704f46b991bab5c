import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../support/portal";

const PACKAGES = "no-restricted-imports";
const CYCLE = "no-cycle";

/** One forbidden import for each package and each layer of the portal and the server, and cycles of types. @see ARCH-01 */
const forbidden: readonly { file: string; source: string; rule: string }[] = [
  { file: "packages/ui/src/forbidden.ts", source: 'import "@onehall/regions";\n', rule: PACKAGES },
  { file: "packages/ui/src/forbidden-element.ts", source: 'import { createElement } from "react";\nexport const element = createElement;\n', rule: PACKAGES },
  { file: "packages/ui/src/forbidden-routes.ts", source: 'import "@onehall/routes";\n', rule: PACKAGES },
  { file: "packages/regions/src/forbidden.ts", source: 'import "@onehall/api";\n', rule: PACKAGES },
  { file: "packages/language/src/forbidden.ts", source: 'import "@onehall/regions";\n', rule: PACKAGES },
  { file: "packages/rules/src/forbidden.ts", source: 'import "@onehall/api";\n', rule: PACKAGES },
  { file: "packages/api/src/forbidden.ts", source: 'import "@onehall/ui/button";\n', rule: PACKAGES },
  { file: "packages/routes/src/forbidden.ts", source: 'import "@onehall/portal/paths";\n', rule: PACKAGES },
  { file: "packages/portal/src/forbidden.ts", source: 'import "@onehall/portal-v2";\n', rule: PACKAGES },
  { file: "packages/portal/src/paths/forbidden.ts", source: 'import "../app/face";\n', rule: PACKAGES },
  { file: "packages/portal/src/app/forbidden.ts", source: 'import "../errors";\n', rule: PACKAGES },
  { file: "packages/portal/src/errors/forbidden.ts", source: 'import "../page/query";\n', rule: PACKAGES },
  { file: "packages/portal/src/page/forbidden.ts", source: 'import "../regions";\n', rule: PACKAGES },
  { file: "packages/portal/src/regions/forbidden.ts", source: 'import "../shell";\n', rule: PACKAGES },
  { file: "packages/portal/src/guides/answer/forbidden.ts", source: 'import "../../shell";\n', rule: PACKAGES },
  { file: "packages/portal/src/guides/forbidden-app.ts", source: 'import "@onehall/portal-v3";\n', rule: PACKAGES },
  { file: "packages/portal/src/shell/forbidden.ts", source: 'import "../loading";\n', rule: PACKAGES },
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
    file: "packages/ui/src/cycle.ts",
    source: 'import type { Other } from "./cycle-other";\nexport type One = { other?: Other };\n',
    rule: CYCLE,
  },
  {
    file: "packages/ui/src/cycle-other.ts",
    source: 'import type { One } from "./cycle";\nexport type Other = { one?: One };\n',
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

/** A relative import as the formatter writes it, of types and on demand too. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Folders at the top of a package, each with those that its sources import; tests and their tools left out. */
function foldersOf(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const [folder = ""] = file.split("/");
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const [, address = ""] of source.matchAll(IMPORT)) {
      const [target = ""] = join(dirname(file), address).split("/");
      if (target !== folder) imported.add(target);
    }
  }
  return folders;
}

/** Takes away what imports nothing that is left, until nothing more can be taken: what remains imports in a circle, or what does. */
function circular(folders: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...folders.keys()];
  for (;;) {
    const next = left.filter((folder) => [...(folders.get(folder) ?? [])].some((other) => left.includes(other)));
    if (next.length === left.length) return left;
    left = next;
  }
}

test("no folders of the portal import each other in a circle", async () => {
  const source = join(root, "packages/portal/src");
  const files = (await readdir(source, { recursive: true })).filter((file) => /\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  const sources = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(source, file), "utf8")] as const)));
  expect(sources.size).toBeGreaterThan(300);
  expect(circular(foldersOf(sources))).toEqual([]);
  const wrong = new Map([...sources, ["paths/wrong.ts", 'import("../guides/load");\n']]);
  expect(circular(foldersOf(wrong))).toContain("paths");
});

test("what is not forbidden passes", () => {
  expect(found.filter(({ filename }) => filename === ALLOWED.file)).toEqual([]);
});
