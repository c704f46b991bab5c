import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Outside a bundle the router's two names become two routers with contexts of their own.
  resolve: { alias: { "react-router-dom": "react-router" } },
  test: {
    environment: "jsdom",
    include: ["app/**/*.test.{ts,tsx}"],
    setupFiles: ["../../packages/portal/src/testing/setup.ts"],
    unstubEnvs: true,
    // Ends what hangs; says nothing of speed.
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
  },
});
