import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { newDataDir, root, startPortal } from "../support/portal";

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, "apps/server/dist/main.js")], { env: { ...process.env, ...env }, encoding: "utf8", timeout: 60_000 });

test("a port in use gets one clear sentence and exit code 1", async () => {
  const taken = createServer();
  const port = await new Promise<number>((listening) => taken.listen(0, "127.0.0.1", () => listening((taken.address() as { port: number }).port)));
  const dataDir = await newDataDir(); // filled: a start that has to import the pack first is another matter
  const { status, stderr } = start({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true, force: true });
  await new Promise((closed) => taken.close(closed));
  expect(stderr.trim()).toMatch(/^端口 \d+ 已被占用：[^\n]+。$/);
  expect(status).toBe(1);
});

test("a wrong setting gets one clear sentence and exit code 1", () => {
  const { status, stderr } = start({ PORT: "八十" });
  expect(stderr.trim()).toBe("PORT 的值“八十”不对：应为 0 到 65535 的整数。");
  expect(status).toBe(1);
});

test("a data folder that cannot be made gets one clear sentence and exit code 1", () => {
  const { status, stderr } = start({ PORT: "0", DATA_DIR: "/dev/null/data" });
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test("SIGTERM ends a portal with exit code 0", async () => {
  const portal = await startPortal();
  await portal.stop("SIGTERM");
  expect(portal.process.exitCode).toBe(0);
});
