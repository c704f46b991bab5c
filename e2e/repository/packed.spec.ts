import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../support/portal";
import { expect, test } from "../support/test";

/** What the registry would get of the packages without a browser; the kit has such a test of its own (`packages/ui/packed.test.ts`). */
const PACKAGES = ["regions", "api"] as const;

type Manifest = { version: string; exports: Record<string, unknown>; dependencies?: Record<string, string> };

const read = (file: string): Manifest & { packageManager: string } => JSON.parse(readFileSync(file, "utf8")) as Manifest & { packageManager: string };

test("the contract and the regions work where only their tarballs are installed: every entry is imported, and its types are checked", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "onehall-packed-")));
  const version = /@([\d.]+)/.exec(read(join(root, "package.json")).packageManager)?.[1] ?? "";
  const pnpm = join(root, "node_modules/.pnpm-tool", version, "node_modules/pnpm/bin/pnpm.cjs");
  const modules = join(folder, "node_modules");
  const entries: string[] = [];
  try {
    for (const name of PACKAGES) {
      const source = join(root, "packages", name);
      execFileSync(process.execPath, [pnpm, "pack", "--pack-destination", folder], { cwd: source, stdio: "pipe" });
      const installed = join(modules, "@onehall", name);
      mkdirSync(installed, { recursive: true });
      const {
        exports,
        dependencies = {},
        version: own,
      } = unpacked(join(folder, `onehall-${name}-${read(join(source, "package.json")).version}.tgz`), installed);
      expect(own).toMatch(/^\d+\.\d+\.\d+$/);
      expect(
        Object.values(dependencies).filter((range) => /^(?:workspace|catalog|link|file):/.test(range)),
        `${name} asks for what the registry has`,
      ).toEqual([]);
      // Links to what is installed here, as tests must not need a network.
      for (const dependency of Object.keys(dependencies).filter((one) => !one.startsWith("@onehall/"))) {
        mkdirSync(dirname(join(modules, dependency)), { recursive: true });
        symlinkSync(realpathSync(join(source, "node_modules", dependency)), join(modules, dependency));
      }
      for (const path of Object.keys(exports)) if (!/package\.json$|\*|\.json$|\.css$/.test(path)) entries.push(`@onehall/${name}${path.slice(1)}`);
    }
    expect(entries.length).toBeGreaterThan(PACKAGES.length);
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
    const names = entries.map((entry, number) => `import * as m${number} from "${entry}";`);
    const used = `for (const one of [${entries.map((_, number) => `m${number}`).join(", ")}]) if (Object.keys(one).length === 0) throw new Error("an empty entry");`;
    writeFileSync(join(folder, "use.mjs"), [...names, used].join("\n"));
    execFileSync(process.execPath, ["use.mjs"], { cwd: folder, stdio: "pipe" });
    const call = 'import { createClient, currentRegion } from "@onehall/api";\nconst client = createClient({ baseUrl: "https://portal.example" });';
    const right = `${call}\nexport const name: Promise<string> = client.call(currentRegion, { regCode: "440000" }).then((view) => view.current.name);\n`;
    writeFileSync(join(folder, "use.ts"), [...names, used, right].join("\n"));
    const options = [
      "--noEmit",
      "--pretty",
      "false",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--lib",
      "es2023,dom,dom.iterable",
      "--types",
      "",
    ];
    const tsc = join(dirname(createRequire(join(root, "e2e/package.json")).resolve("typescript/package.json")), "bin/tsc");
    expect(said(() => execFileSync(process.execPath, [tsc, ...options, "use.ts"], { cwd: folder, encoding: "utf8", stdio: "pipe" }))).toBe("");
    writeFileSync(join(folder, "wrong.ts"), `${call}\nvoid client.call(currentRegion, { regCode: 440000 });\n`);
    expect(said(() => execFileSync(process.execPath, [tsc, ...options, "wrong.ts"], { cwd: folder, encoding: "utf8", stdio: "pipe" }))).toContain(
      "error TS2322",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a release by changesets gives each published package a new version and a changelog of everything that was noted, and leaves no note", () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "onehall-release-")));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: copy, encoding: "utf8", stdio: "pipe" });
  const filesOf = (folder: string) => readdirSync(join(root, folder));
  const manifests = ["packages", "apps"].flatMap((parent) => filesOf(parent).map((name) => `${parent}/${name}/package.json`));
  try {
    for (const file of [
      "package.json",
      "pnpm-workspace.yaml",
      "pnpm-lock.yaml",
      "e2e/package.json",
      ...manifests,
      ...filesOf(".changeset").map((name) => `.changeset/${name}`),
    ]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      copyFileSync(join(root, file), join(copy, file));
    }
    run("git", "init", "--quiet");
    run("git", "add", ".");
    run("git", "-c", "user.name=a", "-c", "user.email=a@example.invalid", "commit", "--quiet", "--message", "before the release");
    run(process.execPath, join(root, "node_modules/@changesets/cli/bin.js"), "version");
    for (const name of [...PACKAGES, "ui"]) {
      const notes = filesOf(".changeset")
        .filter((file) => file.endsWith(".md") && file !== "README.md")
        .map((file) => readFileSync(join(root, ".changeset", file), "utf8"))
        .filter((text) => text.includes(`"@onehall/${name}":`));
      const [before, after] = [root, copy].map((top) => read(join(top, "packages", name, "package.json")).version);
      const changelog = notes.length === 0 ? "" : readFileSync(join(copy, "packages", name, "CHANGELOG.md"), "utf8");
      expect(after === before, name).toBe(notes.length === 0);
      expect(changelog.includes(`## ${after}`), name).toBe(notes.length > 0);
      const lost = notes.filter((text) => !changelog.includes(text.split("---").at(-1)?.trim().split("\n")[0] ?? ""));
      expect(lost).toEqual([]);
    }
    expect(readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md") && file !== "README.md")).toEqual([]);
    expect(read(join(copy, "packages/api/package.json")).dependencies?.["@onehall/regions"]).toBe("workspace:*");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Unpacks a tarball of npm. @returns its manifest */
function unpacked(tarball: string, into: string): Manifest {
  execFileSync("tar", ["-xzf", tarball, "-C", into, "--strip-components=1"]);
  return read(join(into, "package.json"));
}

/** What a compiler says, be it with an exit code. */
function said(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  }
}
