// `npm test`: everything that CI runs, in the order in which a fault is cheapest to find. Ends with the counts of the real reports.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, pnpm, pnpmInBackground, root, step } from "./bootstrap.mjs";
import { findBrowser } from "./browser.mjs";
import { countReports, slowestFiles } from "./reports.mjs";

/** Workspace folders whose tests write a report. */
const tested = [
  "packages/ui",
  "packages/regions",
  "packages/language",
  "packages/api",
  "packages/rules",
  "packages/portal",
  "apps/portal-v2",
  "apps/portal-v3",
  "apps/server",
  "e2e",
];

await step("安装依赖", ensureInstalled);
const env = { CHROMIUM_PATH: await step("浏览器", findBrowser) };
rmSync(join(root, "reports"), { recursive: true, force: true });

const lint = await step("lint", () => pnpm(["run", "lint"], { env }));
const turbo = (args, more) =>
  pnpm(["exec", "turbo", "run", ...args, "--output-logs=errors-only", "--env-mode=loose", "--continue=dependencies-successful"], { env: { ...env, ...more } });
const build = await step("build", () => turbo(["build", "catalogue", "--concurrency=2"]));
// The province pack, of which each portal of the browser tests gets a copy: half a minute of one core, for which they would wait.
const template = { ONEHALL_TEMPLATE_DIR: mkdtempSync(join(tmpdir(), "onehall-template-")) };
const importing = pnpmInBackground(["--filter", "@onehall/e2e", "run", "template"], { env: template });
const packages = await step("typecheck, test", () => turbo(["typecheck", "test", "--concurrency=2", "--filter=!@onehall/e2e"]));
const { status: imported, output } = await importing;
if (imported !== 0) console.log(output);
// Alone: a browser, the portal and its database need both cores that are promised.
const journeys = await step("journeys", () => turbo(["typecheck", "test", "--filter=@onehall/e2e"], imported === 0 ? template : {}));
rmSync(template.ONEHALL_TEMPLATE_DIR, { recursive: true, force: true });

const { passed, failed, skipped, missing } = countReports(tested);
for (const folder of missing) console.log(`没有测试报告：${folder}`);
const steps = [
  ["lint", lint],
  ["build", build],
  ["typecheck, test", packages],
  ["import", imported],
  ["journeys", journeys],
];
for (const [name, status] of steps) if (status !== 0) console.log(`失败：${name}`);
const broken = steps.filter(([, status]) => status !== 0).length > 0 || missing.length > 0;
console.log("最慢的 20 个测试文件（秒）：");
for (const { file, seconds } of slowestFiles(tested, 20)) console.log(`${seconds.toFixed(1).padStart(8)}  ${file}`);
const failures = failed + (broken && failed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failures} failed, ${skipped} skipped`);
process.exit(failures === 0 ? 0 : 1);
