import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    globalSetup: ["src/data/testing-folder.ts", "src/data/testing-postgres.ts"],
    // Data tests work with real databases, and two processors have more to do than these.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file would load the server's modules anew, which takes as long as its tests.
    isolate: false,
    // Vitest leaves one processor free, which of two is half of them.
    maxWorkers: 2,
    // As the server itself is started: objects of a request die young, and are collected in fewer rounds.
    execArgv: ["--max-semi-space-size=64"],
  },
});
