import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { type OutputChunk, rolldown } from "rolldown";
import { describe, expect, test } from "vitest";

/** Limits in KiB of gzip (level 9), React outside. Raise one only with a reason in the changeset. */
type Limits = Record<string, { js: number; css: number }>;
type SizeLimits = {
  /** One widget alone, as a host gets it who imports nothing else. */
  widgets: Limits;
  /** All widgets that this file names, in one bundle. */
  together: { js: number; css: number };
  /** Of these, the script that a page reads before anything opens. */
  atFirst: number;
};

const ROOT = import.meta.dirname;
const limits = JSON.parse(readFileSync(join(ROOT, "size-limits.json"), "utf8")) as SizeLimits;
const folders = Object.keys(limits.widgets);
const kib = (text: string) => Math.round((gzipSync(text, { level: 9 }).length / 1024) * 100) / 100;

/** The chunks that an entry imports, and those that these import; what is loaded at a touch is not among them. */
function loadedAtFirst(chunks: readonly OutputChunk[]): OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

/** Bundles folders of `src` as an application would, and measures what it would send. */
async function sizeOf(...names: string[]): Promise<{ js: number; css: number; atFirst: number }> {
  const entry = "\0size";
  const bundle = await rolldown({
    input: entry,
    cwd: ROOT,
    external: /^react(-dom)?(\/|$)/,
    plugins: [
      {
        name: "size-entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? names.map((name) => `export * from ${JSON.stringify(join(ROOT, "src", name, "index.ts"))};`).join("\n") : undefined),
      },
      vanillaExtractPlugin({ identifiers: "short" }),
    ],
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");
  const script = (some: readonly OutputChunk[]) => kib(some.map(({ code }) => code).join("\n"));
  const styles = output.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : []));
  return { js: script(chunks), css: kib(styles.join("\n")), atFirst: script(loadedAtFirst(chunks)) };
}

describe("gzip KiB", () => {
  test.each(folders)("%s", async (name) => {
    const size = await sizeOf(name);
    const limit = limits.widgets[name]!;
    expect(size.js, `js ${size.js}`).toBeLessThanOrEqual(limit.js);
    expect(size.css, `css ${size.css}`).toBeLessThanOrEqual(limit.css);
    // A limit far above the size would let it grow unseen.
    expect(limit.js - size.js, `js is only ${size.js}: lower its limit`).toBeLessThan(1);
    expect(limit.css - size.css, `css is only ${size.css}: lower its limit`).toBeLessThan(1);
  });

  test("all together", async () => {
    const size = await sizeOf(...folders);
    expect(size.js, `js ${size.js}`).toBeLessThanOrEqual(limits.together.js);
    expect(size.css, `css ${size.css}`).toBeLessThanOrEqual(limits.together.css);
    expect(size.atFirst, `at first ${size.atFirst}`).toBeLessThanOrEqual(limits.atFirst);
    expect(size.atFirst, "some widgets load their parts when they open").toBeLessThan(size.js);
  });
});
