import { defineConfig } from "rolldown";

const bundled = [/^\.{0,2}\//, /^@onehall\//];

export default defineConfig({
  // The workers are started by their file names beside the bundle, so they stay files of their own.
  input: {
    main: "src/main.ts",
    province: "src/province/cli.ts",
    "sqlite-worker": "src/data/sqlite-worker.js",
    "pdf-worker": "src/documents/pdf/pdf-worker.js",
  },
  platform: "node",
  // Only our own code is bundled; packages are loaded from node_modules, where native parts are found.
  external: (id, _importer, resolved) => !resolved && !bundled.some((pattern) => pattern.test(id)),
  output: { dir: "dist", format: "esm", sourcemap: true },
});
