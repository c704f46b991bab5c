import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

const BOOTSTRAP = new URL("../../../../scripts/bootstrap.mjs", import.meta.url).href;

/** A program that runs until it is told to stop, and says its process id. */
const PROGRAM = "console.log('pid ' + process.pid); setInterval(() => undefined, 1_000);";

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("ending `npm start` by its process id ends the server too", { timeout: 60_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), "onehall-npm-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await writeFile(join(dir, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
  await writeFile(
    join(dir, "start.mjs"),
    `import { runUntilStopped } from ${JSON.stringify(BOOTSTRAP)};\nrunUntilStopped(["-e", ${JSON.stringify(PROGRAM)}]);\n`,
  );
  const npm = spawn("npm", ["start", "--silent"], { cwd: dir, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(npm.stdout.setEncoding("utf8"), "data")) as [string];
  const pid = Number(/pid (\d+)/.exec(line)?.[1]);
  onTestFinished(() => void (runs(pid) && process.kill(pid, "SIGKILL")));
  expect(runs(pid)).toBe(true);

  npm.kill("SIGTERM");
  while (runs(pid)) await pause(100);
});
