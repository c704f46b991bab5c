// What a machine with nothing but Node and npm needs before anything else: the pinned pnpm and the installed packages. No dependencies of its own.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = [20, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(
    `OneHall 需要 Node.js ${OLDEST_NODE.join(".")} 或更高版本，当前是 ${process.version}。请先升级 Node.js。 (Node >= ${OLDEST_NODE.join(".")} is required.)`,
  );
}

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const version = manifest.packageManager.split("@")[1].split("+")[0];
const home = join(root, "node_modules", ".pnpm-tool", version); // a dot folder survives `pnpm install`
const cli = join(home, "node_modules", "pnpm", "bin", "pnpm.cjs");
const windows = process.platform === "win32";

/** The environment of everything that the scripts start. npm's own variables would be read by a nested pnpm as its settings. */
export const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(config|package|lifecycle)_/i.test(key) || key === "npm_config_registry"),
);
const pathKey = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
env[pathKey] = [join(home, "node_modules", ".bin"), join(root, "node_modules", ".bin"), env[pathKey]].join(delimiter); // turbo needs a pnpm on PATH
Object.assign(env, { TURBO_TELEMETRY_DISABLED: "1", STORYBOOK_DISABLE_TELEMETRY: "1", npm_config_update_notifier: "false", DO_NOT_TRACK: "1" });

/** Says one sentence and ends with exit code 1. @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Milliseconds between two looks at whether npm is still there. */
const WATCH_INTERVAL = 500;

// npm hands a signal on to its shell only, and the shell ends without handing it on to us. Without npm nothing is watched, so that a program
// that was put into the background outlives its terminal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, WATCH_INTERVAL).unref();
}

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: "inherit", shell: windows && command === "npm", ...options });
  return status ?? 1;
}

function ensurePnpm() {
  if (existsSync(cli)) return;
  try {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{"private":true}');
  } catch (error) {
    fail(`无法写入 ${home}：${error.message}。请检查文件夹权限。`);
  }
  console.log(`Fetching pnpm ${version} …`);
  const status = run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", `pnpm@${version}`], { cwd: home });
  if (status !== 0) fail(`没能从 npm 获取 pnpm ${version}。请检查网络后重试。`);
}

/** Runs pnpm to its end and gives its exit code. */
export function pnpm(args, options = {}) {
  ensurePnpm();
  return run(process.execPath, [cli, ...args], { ...options, env: { ...env, ...options.env } });
}

/** Runs pnpm beside other work and gives its exit code with everything that it wrote. @returns {Promise<{ status: number, output: string }>} */
export function pnpmInBackground(args, options = {}) {
  ensurePnpm();
  return new Promise((done) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...env, ...options.env } });
    process.on("exit", () => child.kill());
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (status) => done({ status: status ?? 1, output }));
  });
}

/** Runs a step and prints its name with the seconds that it took. */
export async function step(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(`${name}：${((performance.now() - started) / 1000).toFixed(1)} 秒`);
  return result;
}

/** Installs the packages of the lockfile, once for each state of it. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules", ".install-stamp");
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml"]) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(stamp, { force: true });
  if (pnpm(["install", "--frozen-lockfile", "--reporter=append-only"]) !== 0) fail("安装依赖没有成功，请看上面的信息。");
  writeFileSync(stamp, wanted);
}

/** Starts a long-running Node program of the project with signals handed on; ends with its exit code. */
export function runUntilStopped(args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", ...options, env: { ...env, ...options.env } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  process.on("exit", () => child.kill());
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
