import { defineConfig } from "rolldown";

export default defineConfig({
  input: { index: "src/index.ts", "contract/index": "src/contract/index.ts", "openapi/index": "src/openapi/index.ts" },
  external: [/^@onehall\/regions$/, /^@valibot\//, "ky", "valibot"],
  output: { dir: "dist", format: "esm", preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
});
