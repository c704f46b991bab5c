import { spawn, type ChildProcess } from "node:child_process";
import { get, type IncomingHttpHeaders } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { freePort, startPortal, type Portal } from "../support/portal";
import { childrenOf } from "../faults/chaos.workers";
import { journeyPages } from "../support/pages";
import { usedBy } from "./api-load";
import { requireTools, wrk, type Load } from "./tools";

const FIRST_CORE = ["taskset", "-c", "0"];
const SECONDS = 5;
/** V8 compiles what runs often little by little: a page that was drawn a few hundred times takes twice as long as one that was drawn thousands of times. */
const WARM_SECONDS = 12;
/** Rounds of cached page and nginx in turn: the machine's speed drifts, the ratio of neighbours does not. */
const ROUNDS = 3;

/**
 * Uncached renders a second of home, list and guide; cached pages a second beside nginx serving the same bytes, headers and body, on the same core.
 * Goals: cached ≥ 0.6 of nginx, uncached pages ≥ 500 a second. The time of the processor for one request, in microseconds, says the same where other programs
 * use the machine too.
 * Option: `--only cached` or `--only uncached`.
 */
export async function run(args: readonly string[] = []): Promise<number> {
  requireTools({ wrk: "wrk", nginx: "nginx-light", taskset: "util-linux" });
  const { only } = parseArgs({ args: [...args], options: { only: { type: "string" } } }).values;
  if (only !== "cached") await runUncached();
  if (only !== "uncached") await runCached();
  return 0;
}

async function runUncached(): Promise<void> {
  const uncached = await startPortal({ prefix: FIRST_CORE, env: { PAGE_CACHE_MIB: "0" } });
  const pages = await journeyPages(uncached.origin);
  console.log("\nuncached, one process on one core");
  for (const [name, path] of Object.entries(pages)) {
    wrk(uncached.origin + path, WARM_SECONDS);
    measured(name, uncached.origin + path, [uncached.process.pid ?? 0]);
  }
  await uncached.stop();
}

async function runCached(): Promise<void> {
  const cached = await startPortal({ prefix: FIRST_CORE });
  const { ours, bare } = await beside(cached, (await journeyPages(cached.origin)).home);
  await cached.stop();
  console.log(`\ncached / nginx: ${told(ours.speed)}; processor time of nginx / cached: ${told(ours.processor)}`);
  console.log(`a server of Node that does nothing else / nginx: ${told(bare.speed)}; processor time: ${told(bare.processor)}`);
}

function told(ratios: number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b);
  return `${sorted.map((ratio) => ratio.toFixed(2)).join(" ")}, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)}`;
}

/** What browsers ask for, and so what nearly all traffic is. */
const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

/** An answer as it travels: its body still compressed. */
type Answer = { headers: IncomingHttpHeaders; bytes: Buffer };

const answerOf = (url: string) =>
  new Promise<Answer>((done, failed) => {
    get(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on("error", failed);
  });

/** The portal and the least that a server of Node can do, each as a part of what nginx sends in the same round. */
async function beside(portal: Portal, path: string): Promise<{ ours: Ratios; bare: Ratios }> {
  const { headers, bytes } = await answerOf(portal.origin + path);
  const folder = await mkdtemp(join(tmpdir(), "onehall-bytes-"));
  await writeFile(join(folder, "page.html"), bytes);
  const nginx = await startNginx(folder, headers);
  const least = await startBare(folder);
  console.log(`\ncached home (${bytes.length} bytes, brotli) beside nginx with the same headers and body, same core, in turn`);
  const [ours, bare]: [Ratios, Ratios] = [
    { speed: [], processor: [] },
    { speed: [], processor: [] },
  ];
  wrk(portal.origin + path, 2, BROWSER);
  for (const { url } of [nginx, least]) wrk(url, 1, BROWSER);
  for (let round = 0; round < ROUNDS; round += 1) {
    const portals = measured("onehall", portal.origin + path, [portal.process.pid ?? 0], BROWSER);
    const nodes = measured("bare node", least.url, [least.pid], BROWSER);
    const theirs = measured("nginx", nginx.url, childrenOf(nginx.pid), BROWSER);
    for (const [ratios, own] of [
      [ours, portals],
      [bare, nodes],
    ] as const) {
      ratios.speed.push(own.perSecond / theirs.perSecond);
      ratios.processor.push(theirs.micros / own.micros);
    }
  }
  await Promise.all([nginx.stop(), least.stop()]);
  await rm(folder, { recursive: true, force: true });
  return { ours, bare };
}

/** By round: answers a second, and the other way round time of the processor, beside nginx. */
type Ratios = { speed: number[]; processor: number[] };

/** Answers a second, and microseconds of the processor that the processes used for each. */
function measured(name: string, url: string, pids: readonly number[], headers: Record<string, string> = {}): Load & { micros: number } {
  const used = () => pids.reduce((sum, pid) => sum + usedBy(pid), 0);
  const before = used();
  const load = wrk(url, SECONDS, headers);
  const micros = (used() - before) / (load.perSecond * SECONDS);
  print(name, load, `   ${micros.toFixed(1)} µs of the processor each`);
  return { ...load, micros };
}

const BARE = `const { readFileSync } = require("node:fs"); const page = readFileSync(process.argv[1]);
const head = { "Content-Type": "text/html", "Content-Length": page.length };
require("node:http").createServer((_, answer) => answer.writeHead(200, head).end(page)).listen(Number(process.argv[2]), "127.0.0.1");`;

async function startBare(folder: string): Promise<Served> {
  const port = await freePort();
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", BARE, join(folder, "page.html"), String(port)], { stdio: "inherit" });
  return served(child, `http://127.0.0.1:${port}/page.html`);
}

type Served = { url: string; pid: number; stop: () => Promise<void> };

/** A server once it answers. */
async function served(child: ChildProcess, url: string): Promise<Served> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await answers()); tries += 1) await new Promise((next) => setTimeout(next, 50));
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Headers that nginx writes by itself. */
const ITS_OWN = new Set(["connection", "content-length", "content-type", "date", "etag", "keep-alive"]);

async function startNginx(folder: string, headers: IncomingHttpHeaders): Promise<Served> {
  const added = Object.entries(headers).flatMap(([name, value]) => (ITS_OWN.has(name) ? [] : [`add_header ${name} "${String(value)}";`]));
  const port = await freePort();
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 100000000; default_type text/html;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(" ")} } }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const child = spawn("taskset", ["-c", "0", "nginx", "-c", join(folder, "nginx.conf"), ...(process.getuid?.() === 0 ? ["-g", "user root;"] : [])], {
    stdio: "inherit",
  });
  return served(child, `http://127.0.0.1:${port}/page.html`);
}

const print = (name: string, { perSecond, p50, p99, errors }: Load, more = "") =>
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(7)} /s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms${errors ? `   ${errors} errors` : ""}${more}`,
  );
