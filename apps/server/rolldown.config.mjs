import { defineConfig } from "rolldown";

const bundled = [/^\.{0,2}\//, /^@onehall\//];

export default defineConfig({
  // The worker is started by its file name beside the bundle, so it stays a file of its own.
  input: { main: "src/main.ts", province: "src/province/cli.ts", "sqlite-worker": "src/data/sqlite-worker.js" },
  platform: "node",
  // Only our own code is bundled; packages are loaded from node_modules, where native parts are found.
  external: (id, _importer, resolved) => !resolved && !bundled.some((pattern) => pattern.test(id)),
  output: { dir: "dist", format: "esm", sourcemap: true },
});
