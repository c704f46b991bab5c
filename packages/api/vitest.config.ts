import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    // Ends what hangs; says nothing of speed.
    testTimeout: 60_000,
  },
});
