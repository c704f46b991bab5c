// Counts and times tests from the JSON reports that vitest and Playwright write.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
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

/** The reports of a workspace folder. */
function reportsOf(folder) {
  const reports = join(root, folder, "reports");
  const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith(".json")) : [];
  return files.map((file) => JSON.parse(readFileSync(join(reports, file), "utf8")));
}

/**
 * Sums up the reports of the given workspace folders; `missing` are those without one.
 * @param {string[]} folders
 * @returns {{ passed: number, failed: number, skipped: number, missing: string[] }}
 */
export function countReports(folders) {
  const total = { passed: 0, failed: 0, skipped: 0, missing: [] };
  for (const folder of folders) {
    const reports = reportsOf(folder);
    if (reports.length === 0) total.missing.push(folder);
    for (const report of reports) {
      const counts = report.stats ? fromPlaywright(report) : fromVitest(report);
      for (const key of ["passed", "failed", "skipped"]) total[key] += counts[key];
    }
  }
  return total;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const filesOfVitest = ({ testResults }) =>
  testResults.map(({ name, assertionResults }) => ({ file: relative(root, name), milliseconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) }));

/** Milliseconds of all tests of a suite and of the suites within it. */
const timeOfSuite = ({ specs = [], suites = [] }) =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) + sum(suites.map(timeOfSuite));
const filesOfPlaywright = ({ config, suites }) =>
  suites.map((suite) => ({ file: relative(root, join(config.rootDir, suite.file)), milliseconds: timeOfSuite(suite) }));

/**
 * The test files whose tests took longest, hooks and loading left out; tests that ran beside each other are added up.
 * @param {string[]} folders
 * @param {number} most
 * @returns {{ file: string, seconds: number }[]}
 */
export function slowestFiles(folders, most) {
  const total = new Map();
  for (const report of folders.flatMap(reportsOf)) {
    for (const { file, milliseconds } of report.stats ? filesOfPlaywright(report) : filesOfVitest(report)) {
      total.set(file, (total.get(file) ?? 0) + milliseconds / 1000);
    }
  }
  return [...total]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
