import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../support/portal";

type Plugin = {
  name: string;
  resolveId?: (id: string) => string | undefined;
  load?: (id: string) => { code: string; moduleSideEffects: boolean; moduleType: "js" } | string | undefined;
};
type Output = { type: "chunk"; fileName: string; code: string; isEntry: boolean; imports: string[] } | { type: "asset"; fileName: string };
type Rolldown = (options: object) => Promise<{ generate: (options: object) => Promise<{ output: Output[] }>; close: () => Promise<void> }>;

const UI = join(root, "packages/ui");
/** The kit's own bundler, with which its size test measures too. */
const { rolldown } = (await import(pathToFileURL(createRequire(join(UI, "package.json")).resolve("rolldown")).href)) as { rolldown: Rolldown };

const ENTRY = "\0entry";
const REACT = /^react(-dom)?(\/|$)/;
/** Stands for a style sheet in the code of the modules that need it, so that it goes where they go. */
const MARK = /globalThis\.kitSheet(\d+)=1[,;]?/g;

export type Chunk = { fileName: string; code: string; isEntry: boolean; imports: string[] };
export type Bundle = { chunks: Chunk[]; css: string };

export type BundleOptions = {
  /** Source of the entry; imports are seen from this folder. */
  entry: string;
  /** Where the other kits lie. */
  peers: string;
  /** For the browser React may be inside; on the server it stays outside, so that all kits share one. @default "external" */
  react?: "external" | "inside";
  /** @default "browser" */
  platform?: "browser" | "node";
};

/** Bundles as an application would for production: minified, unused code left out, style sheets beside it. The kit is taken as it is published. */
export async function bundle({ entry, peers, react = "external", platform = "browser" }: BundleOptions): Promise<Bundle> {
  const sheets: string[] = [];
  const plugin: Plugin = {
    name: "kit-bench",
    resolveId: (id) => {
      if (id === ENTRY) return id;
      if (id.startsWith("./")) return undefined;
      const [, widget] = /^@onehall\/ui\/(.+)$/.exec(id) ?? [];
      return widget === undefined ? undefined : join(UI, "dist", widget.startsWith("themes/") ? `theme/${widget}.css.js` : `${widget}/index.js`);
    },
    load: (id) => {
      if (id === ENTRY) return entry;
      if (!id.endsWith(".css")) return undefined;
      sheets.push(readFileSync(id, "utf8"));
      return { code: `globalThis.kitSheet${sheets.length - 1} = 1;`, moduleSideEffects: true, moduleType: "js" };
    },
  };
  const build = await rolldown({
    input: { main: ENTRY },
    cwd: import.meta.dirname,
    platform,
    external: react === "external" ? REACT : [],
    plugins: [plugin],
    resolve: { modules: ["node_modules", join(peers, "node_modules")], alias: react === "inside" ? oneReact(peers) : {} },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    moduleTypes: { ".jsx": "jsx" },
    logLevel: "silent",
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  const needed = new Set<number>();
  const chunks = output
    .filter((file) => file.type === "chunk")
    .map(({ fileName, code, isEntry, imports }) => ({
      fileName,
      isEntry,
      imports,
      code: code.replaceAll(MARK, (_, index: string) => {
        needed.add(Number(index));
        return "";
      }),
    }));
  return { chunks, css: sheets.filter((_, index) => needed.has(index)).join("\n") };
}

/** Ours brings a React of its own for its tests: in a page there is one. */
const oneReact = (peers: string) => Object.fromEntries(["react", "react-dom"].map((name) => [name, join(peers, "node_modules", name)]));

/** Source of an entry that holds the named modules, each export in use. */
export const exporting = (modules: readonly string[]): string =>
  modules.map((path, index) => `export * as use${index} from ${JSON.stringify(join(import.meta.dirname, path))};`).join("\n");
