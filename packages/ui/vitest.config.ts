import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
// Playwright's own download serves where neither a setting nor a system Chromium is there. The headless shell needs less than half of the CPU time.
const executablePath = process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "uqr",
    "@floating-ui/dom",
    "storybook/test",
    "@storybook/react-vite",
  ],
};
const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
/** Ends what hangs; says nothing of speed. */
const testTimeout = 60_000;
const launchOptions = { ...(executablePath ? { executablePath } : {}), args };

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
    projects: [
      // A test of components is a .tsx and has a DOM; any other test starts quicker without one.
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: "node", testTimeout, environment: "node", include: ["src/**/*.test.ts", "*.test.ts"] },
      },
      {
        plugins: [vanillaExtractPlugin()],
        // Each file would make a DOM and load React anew, which takes longer than its tests.
        test: { name: "dom", testTimeout, isolate: false, environment: "jsdom", setupFiles: ["src/testing/setup.ts"], include: ["src/**/*.test.tsx"] },
      },
      {
        // Without this a cold cache makes Vite optimise again in the middle of a run, and the first story file fails.
        optimizeDeps,
        plugins: [storybookTest({ configDir })],
        test: {
          name: "storybook",
          testTimeout,
          // Each file would fetch kit, stories and Storybook's own parts anew, one module at a time, which takes as long as its tests.
          isolate: false,
          setupFiles: [".storybook/vitest.setup.ts"],
          // Another theme for the whole run; `pnpm test:themes` goes through all of them.
          env: { STORYBOOK_THEME: process.env.STORYBOOK_THEME ?? "classic" },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Still pictures: what fades in would count as unseen.
            provider: playwright({ contextOptions: { reducedMotion: "reduce" }, launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        // Colours that the reader's system forces cannot be set from within a page: stories about them have a browser of their own.
        optimizeDeps,
        plugins: [storybookTest({ configDir, tags: { include: ["forced-colors"], exclude: [], skip: [] } })],
        test: {
          name: "forced-colors",
          testTimeout,
          // Only there; opening all other story files to find nothing in them would take as long as testing them.
          exclude: ["src/!(testing)/**"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
