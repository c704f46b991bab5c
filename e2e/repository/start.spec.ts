import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, createServer } from "node:net";
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

/** Asks on one connection until it is closed. @returns all statuses; rejects where an answer is missing */
async function askUntilClosed(origin: string, asked: () => void): Promise<Set<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  for (let time = 0; ; time += 1) {
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      get(`${origin}/portal/v3/faq?visit=${time}`, { agent }, answered).on("error", failed);
    });
    for await (const _ of response) asked();
    statuses.add(response.statusCode ?? 0);
    if (response.headers.connection === "close") return statuses;
  }
}

test("SIGTERM ends a portal with exit code 0: connections in use are closed with an answer, and those that say nothing are not waited for", async () => {
  const portal = await startPortal({ env: { STOP_GRACE_SECONDS: "1" } });
  const { port } = new URL(portal.origin);
  connect(Number(port), "127.0.0.1").on("error", () => undefined);
  const half = connect(Number(port), "127.0.0.1", () => half.write("GET / HTTP/1.1\r\nHos")).on("error", () => undefined);
  let parts = 0;
  const visitors = Array.from({ length: 4 }, () => askUntilClosed(portal.origin, () => (parts += 1)));
  await expect.poll(() => parts).toBeGreaterThan(20);
  await portal.stop("SIGTERM");
  for (const visitor of await Promise.all(visitors)) expect(visitor).toEqual(new Set([200]));
  expect(portal.process.exitCode).toBe(0);
});
