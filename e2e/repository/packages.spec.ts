import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { root } from "../support/portal";

/** Licences that ask for no more than to be named, and those of data and fonts. LGPL: a library that is loaded at run time and can be replaced. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MIT AND Apache-2.0",
  "MIT AND OFL-1.1",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
]);
/** Packages whose package.json names no licence; their LICENSE file is that of MIT. */
const BY_FILE = new Set(["eval", "only", "png-js", "require-like", "spawndamnit"]);

type Manifest = { name: string; license?: unknown };

/** The manifests of everything that is installed. */
function installed(): Manifest[] {
  const store = join(root, "node_modules/.pnpm");
  const names = (folder: string): string[] =>
    readdirSync(folder).flatMap((entry) => (entry.startsWith("@") ? readdirSync(join(folder, entry)).map((name) => `${entry}/${name}`) : [entry]));
  return readdirSync(store).flatMap((entry) => {
    const folder = join(store, entry, "node_modules");
    if (!existsSync(folder)) return [];
    return names(folder)
      .map((name) => join(folder, name))
      .filter((path) => !lstatSync(path).isSymbolicLink() && existsSync(join(path, "package.json")))
      .map((path) => JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest);
  });
}

test("every package that is installed may be used: by its licence, or by its licence file", () => {
  const packages = installed();
  expect(packages.length).toBeGreaterThan(400);
  const wrong = packages.filter(({ name, license }) => !BY_FILE.has(name) && !(typeof license === "string" && ALLOWED.has(license)));
  expect(wrong.map(({ name, license }) => `${name}: ${JSON.stringify(license)}`)).toEqual([]);
});

test("the lockfile has the digest of every package, and the list of parts names them all", () => {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const packages = lockfile.slice(lockfile.indexOf("\npackages:"), lockfile.indexOf("\nsnapshots:"));
  const resolved = packages.match(/^ {4}resolution: .*$/gm) ?? [];
  expect(resolved.filter((line) => !line.includes("integrity: sha512-"))).toEqual([]);
  const { stdout } = spawnSync(process.execPath, [join(root, "scripts/sbom.mjs")], { encoding: "utf8" });
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string; purl: string; hashes: { content: string }[] }[] };
  expect(bomFormat).toBe("CycloneDX");
  expect(components).toHaveLength(resolved.length);
  expect(components.find(({ name }) => name === "hono")).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/hono@\d/) });
});
