import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    // Property tests share two processors with everything else that runs.
    testTimeout: 20_000,
  },
});
