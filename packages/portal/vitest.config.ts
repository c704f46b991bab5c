import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Outside a bundle the router's two names become two routers with contexts of their own.
  resolve: { alias: { "react-router-dom": "react-router" } },
  test: {
    // A test of components is a .tsx and has a DOM; any other test starts quicker without one. `@vitest-environment jsdom` gives it to a .ts that needs it.
    projects: [
      { extends: true, test: { name: "node", environment: "node", include: ["src/**/*.test.ts", "vite/*.test.ts"] } },
      { extends: true, test: { name: "dom", environment: "jsdom", include: ["src/**/*.test.tsx"], setupFiles: ["./src/testing/dom.ts"] } },
    ],
    // Each file would make a DOM and load the kit anew, which takes longer than its tests.
    isolate: false,
    setupFiles: ["./src/testing/setup.ts"],
    unstubEnvs: true,
    // Ends what hangs; says nothing of speed.
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
  },
});
