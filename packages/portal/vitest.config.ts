import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Outside a bundle the router's two names become two routers with contexts of their own.
  resolve: { alias: { "react-router-dom": "react-router" } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    unstubEnvs: true,
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
  },
});
