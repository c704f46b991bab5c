import { defineConfig } from "@playwright/test";

/** Flags for a Chromium that runs as root without a display and stays quiet. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What starts portals and other programs of its own, or changes files: one after the other. */
const PROGRAMS = [
  "faults/calls",
  "faults/crash",
  "personal/sample-people",
  "repository/*",
  "pages/second-province",
  "security/attacks",
  "security/differential",
  "register/*",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/start.ts",
  workers: 2,
  fullyParallel: true,
  // Both end what hangs, and say nothing of speed: a machine of two cores that has other work takes its time.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  outputDir: "reports/output",
  // Text alone: the same on every machine.
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  projects: [
    { name: "programs", testMatch: PROGRAMS, workers: 1 },
    { name: "browser", testIgnore: PROGRAMS },
  ],
  use: {
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: { args, ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) },
  },
});
