import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "rolldown";
import { globSync } from "tinyglobby";

const entry = (file) => [file.replace(/^src\//, "").replace(/\.tsx?$/, ""), file];
/** What the package's own `imports` choose between; no entry leads there. */
const chosen = ["src/internal/{onServer,inBrowser}.ts", "src/qr-code/picture{Now,Later}.ts"];
const entries = globSync(["src/index.ts", "src/*/index.ts", "src/theme/themes/*.css.ts", ...chosen], { ignore: ["src/testing/**"] });

/** Whichever stylesheet a host happens to load first, it settles the order of the layers for all of them. */
const order = "@layer onehall.reset, onehall.theme, onehall.components, onehall.portal;\n";
const layerOrder = {
  name: "layer-order",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = order + String(file.source);
  },
};

export default defineConfig({
  input: Object.fromEntries(entries.map(entry)),
  plugins: [vanillaExtractPlugin({ identifiers: "short" }), layerOrder],
  external: [/^react(-dom)?(\/|$)/, /^@vanilla-extract\//, /^@floating-ui\//, "uqr", /^#/],
  // "use client" is kept although the bundler says it may not be.
  onLog(level, log, handler) {
    if (log.code !== "MODULE_LEVEL_DIRECTIVE") handler(level, log);
  },
  output: {
    dir: "dist",
    format: "esm",
    preserveModules: true,
    preserveModulesRoot: "src",
    entryFileNames: "[name].js",
    assetFileNames: (asset) => (asset.originalFileNames[0] ?? asset.names[0]).replace(/^.*src\//, "").replace(/\.css\.ts\.vanilla\.css$/, ".css"),
  },
});
