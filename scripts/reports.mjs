// Counts tests from the JSON reports that vitest and Playwright write.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const fromVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, success }) => ({
  passed: numPassedTests,
  // A file that could not even be loaded has no tests of its own to fail.
  failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
  skipped: numPendingTests + numTodoTests,
});
const fromPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (errors?.length ?? 0),
  skipped: stats.skipped,
});

/**
 * Sums up the reports of the given workspace folders; `missing` are those without one.
 * @param {string[]} folders
 * @returns {{ passed: number, failed: number, skipped: number, missing: string[] }}
 */
export function countReports(folders) {
  const total = { passed: 0, failed: 0, skipped: 0, missing: [] };
  for (const folder of folders) {
    const reports = join(root, folder, "reports");
    const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith(".json")) : [];
    if (files.length === 0) total.missing.push(folder);
    for (const file of files) {
      const report = JSON.parse(readFileSync(join(reports, file), "utf8"));
      const counts = report.stats ? fromPlaywright(report) : fromVitest(report);
      for (const key of ["passed", "failed", "skipped"]) total[key] += counts[key];
    }
  }
  return total;
}
